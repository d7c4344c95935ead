"""From placed objects to what the art paints: their look, their body and what lies over what."""

from __future__ import annotations

from editor.app.canvas.art.looks import CreatureLook, ObjectLook
from editor.app.wording import duration
from schemas.objects import (
    Activator,
    AnyPlaced,
    Area,
    Creature,
    Door,
    Furnishing,
    Mechanism,
    Padlock,
    Portal,
    Timer,
    family_of,
)
from simulation.level.level import body_cells
from simulation.loading import default_catalogue

FULL_AMOUNT = 1_000
"""The amount at which a heap of metal or treasure looks full."""
ORDER = ("furnishing", "portal", "door", "activator", "mechanism", "timer", "padlock", "creature")
Body = tuple[int, int, int, int]
"""x, y, width, height in cells."""


def body_of(placed: AnyPlaced) -> Body:
    """The box of cells round an object's body."""
    cells = body_cells(placed)
    xs, ys = [x for x, _ in cells], [y for _, y in cells]
    return min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1


def rank(placed: AnyPlaced) -> int:
    """What is painted later lies above."""
    return ORDER.index(family_of(placed.kind))


def ring_of(creature: Creature) -> str:
    """The side whose ring a creature wears; the Master has one of his own."""
    if creature.kind == "master":
        return "master"
    return creature.side or side_of(creature.kind)


def side_of(kind: str) -> str:
    """The side that creatures of a kind usually are on."""
    return "master" if kind == "master" else default_catalogue().creature_kind(kind).side


def look_of(placed: AnyPlaced, badges: tuple[str, ...] = ()) -> ObjectLook:
    """How an object stands there as the level says."""
    return ObjectLook(
        facing=getattr(placed, "facing", None),
        state=_state(placed),
        form=placed.form if isinstance(placed, Portal | Furnishing) else "",
        quality=getattr(placed, "quality", "normal"),
        built=getattr(placed, "built", True),
        amount=min(placed.amount / FULL_AMOUNT, 1.0) if isinstance(placed, Furnishing) else None,
        label=duration(placed.delay_ms) if isinstance(placed, Timer) else "",
        horizontal=getattr(placed, "facing", "n") in ("n", "s"),
        badges=(*badges, *_badges(placed)),
    )


def creature_look(creature: Creature) -> CreatureLook:
    """How a creature stands there as the level says."""
    return CreatureLook(
        facing=creature.facing,
        stance="" if creature.stance == "aggressive" else creature.stance,
        prisoner=creature.prisoner,
        name=creature.name,
    )


def _state(placed: AnyPlaced) -> str:
    if isinstance(placed, Door):
        return "open" if placed.open or placed.held_open else "closed"
    if isinstance(placed, Padlock):
        return "armed" if placed.armed else "disarmed"
    if isinstance(placed, Activator):
        return "on" if placed.on else "off"
    if isinstance(placed, Furnishing) and placed.kind == "remains":
        return placed.form
    return ""


def _badges(placed: AnyPlaced) -> tuple[str, ...]:
    found = []
    if isinstance(placed, Activator | Mechanism) and placed.needs_rearm:
        found.append("rearm")
    if isinstance(placed, Activator) and placed.rigged:
        found.append("rigged")
    return tuple(found)


def is_area(placed: AnyPlaced) -> bool:
    """Whether the object covers cells instead of standing on them."""
    return isinstance(placed, Area)
