"""Questions about mechanisms: what the catalogue says, which cells one acts on, whom it reaches there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from schemas.catalogue.mechanisms import MechanismPart
from schemas.model import Cell
from simulation.geometry.areas import around, burst, straight_line
from simulation.kernel.rolls import Ask, Contribution
from simulation.world.creature import Creature
from simulation.world.facing import OFFSETS, chebyshev
from simulation.world.structures import PartState

if TYPE_CHECKING:
    from simulation.world.world import World

Reached = tuple[tuple[Cell, ...], tuple[str, ...]]
"""Cells, and the ids of the bodies that a mechanism reaches there."""


@dataclass(frozen=True, slots=True)
class TrapAttack(Ask):
    """The attack of the mechanism `actor` on `object` (TRP-08)."""

    purpose: str = field(default="trap attack", init=False)


@dataclass(frozen=True, slots=True)
class Resist(Ask):
    """`actor` resists what the mechanism `object` does (TRP-08)."""

    purpose: str = field(default="resist", init=False)


def mechanism_part(world: World, id: str) -> MechanismPart | None:
    """The catalogue's data of a mechanism; None for anything else."""
    return world.catalogue.object_kind(world.parts[id].kind).mechanism if id in world.parts else None


def quality_against(world: World, mechanism: str) -> tuple[Contribution, ...]:
    """TRP-09: what a mechanism's quality adds to the number that its victim has to reach."""
    part = world.parts.get(mechanism)
    shift = getattr(world.ruleset.traps.quality_shift, part.quality) if part is not None else 0
    return (Contribution("TRP-09", "opposing", shift),) if shift else ()


def is_wild(creature: Creature) -> bool:
    """Whether it is a wild creature, and not one of the dungeon's own that has turned enemy (OWN-02)."""
    return creature.side == "wild" and creature.turned is None


def is_foe(creature: Creature) -> bool:
    """Whether the dungeon's traps are meant for it."""
    return creature.side not in ("dungeon", "visitors") and not creature.prisoner


def middle_of(world: World, part: PartState) -> Cell:
    """Where a mechanism's blast begins: its cell, or the one in front of it when it sits in a wall."""
    x, y = part.cell
    if not world.setting.ground.stops_shots[y, x]:
        return part.cell
    dx, dy = OFFSETS[part.facing]
    return (x + dx, y + dy)


def reached(world: World, id: str, by: str) -> Reached:
    """What the mechanism acts on now, by its pattern. `by` set it off."""
    part, kind = world.parts[id], mechanism_part(world, id)
    if kind is None:
        return (), ()
    return PATTERNS[kind.pattern](world, part, kind, by)


def _area(world: World, cells: list[Cell]) -> Reached:
    bodies = (world.bodies[cell] for cell in cells if cell in world.bodies)
    return tuple(cells), tuple(sorted(bodies))


def _around(world: World, part: PartState, kind: MechanismPart, by: str) -> Reached:
    return _area(world, around(world.derived.sight.stops_shots(), part.cell, kind.reach))


def _burst(world: World, part: PartState, kind: MechanismPart, by: str) -> Reached:
    return _area(world, burst(world.derived.sight.stops_shots(), middle_of(world, part), kind.reach))


def _line(world: World, part: PartState, kind: MechanismPart, by: str) -> Reached:
    return _area(world, _straight(world, part, kind))


def _first_on_line(world: World, part: PartState, kind: MechanismPart, by: str) -> Reached:
    cells = _straight(world, part, kind)
    for count, cell in enumerate(cells, 1):
        if cell in world.bodies:
            return tuple(cells[:count]), (world.bodies[cell],)
    return tuple(cells), ()


def _nearest(world: World, part: PartState, kind: MechanismPart, by: str) -> Reached:
    """The nearest foes in clear sight; whoever set it off counts as one."""
    _, bodies = _area(world, around(world.derived.sight.stops_shots(), part.cell, kind.reach))
    near = (world.creatures[id] for id in bodies)
    foes = [c for c in near if is_foe(c) or c.id == by]
    clear = [c for c in foes if world.derived.sight.between(part.cell, c.cell)]
    chosen = sorted(clear, key=lambda c: (chebyshev(part.cell, c.cell), c.id))[: kind.targets]
    return tuple(c.cell for c in chosen), tuple(c.id for c in chosen)


def _none(world: World, part: PartState, kind: MechanismPart, by: str) -> Reached:
    return (), ()


def _straight(world: World, part: PartState, kind: MechanismPart) -> list[Cell]:
    return straight_line(world.derived.sight.stops_shots(), part.cell, part.facing, kind.reach)


PATTERNS: dict[str, Callable[[World, PartState, MechanismPart, str], Reached]] = {
    "around": _around,
    "burst": _burst,
    "cloud": _burst,
    "line": _line,
    "first_on_line": _first_on_line,
    "nearest": _nearest,
    "none": _none,
}
"""How each pattern of the catalogue picks cells and bodies."""
