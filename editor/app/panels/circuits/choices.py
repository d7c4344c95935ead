"""What can be chosen in a row: mechanisms and activators, those that are free and near first; doors."""

from __future__ import annotations

from collections.abc import Iterable

from editor.app.i18n.language import words
from editor.app.level_view import LevelView
from editor.app.panels.circuits.editors import Choice
from editor.app.panels.circuits.lines import natural
from editor.app.wording import full_name
from schemas.message import Message
from simulation.level.level import Level


def mechanisms_for(view: LevelView, activator: str) -> list[Choice]:
    """Every mechanism; those that another activator fires say so and come last."""
    level, links = view.document.level, view.wiring.links
    taken = {}
    for placed in level.of_family("mechanism"):
        others = [key for key in links.activators(placed.id) if key != activator]
        taken[placed.id] = ("linking.choice.fired_by", others[0]) if others else None
    return _nearest(level, activator, taken.items())


def activators_for(view: LevelView, sink: str) -> list[Choice]:
    """Every activator; for a mechanism those that fire another one say so and come last."""
    level, links = view.document.level, view.wiring.links
    fires = level.objects[sink].id in {placed.id for placed in level.of_family("mechanism")}
    taken = {}
    for activator, link in links.of.items():
        others = [key for key, _ in link.mechanisms if key != sink] if fires else []
        taken[activator] = ("linking.choice.fires", others[0]) if others else None
    return _nearest(level, sink, taken.items())


def doors_of(level: Level) -> list[Choice]:
    """Every door, sorted by name."""
    named = [Choice(placed.id, full_name(level, placed.id)) for placed in level.of_family("door")]
    return sorted(named, key=lambda door: (natural(door.text), door.key))


def activator_of(view: LevelView, objects: frozenset[str]) -> str | None:
    """The activator whose row goes with a selection: itself, else the first that reaches what is selected."""
    links, chosen = view.wiring.links, sorted(objects)
    own = [key for key in chosen if key in links.of]
    by = [activator for key in chosen for activator in links.activators(key)]
    return next(iter((*own, *by)), None)


def sink_of(view: LevelView, objects: frozenset[str]) -> str | None:
    """The mechanism or door whose row goes with a selection: itself, else the first that it reaches."""
    links, chosen = view.wiring.links, sorted(objects)
    families = view.wiring.nets.families
    own = [key for key in chosen if families.get(key) in ("mechanism", "door")]
    fired = [key for each in chosen for key, _ in links.link(each).mechanisms]
    driven = [key for each in chosen for key, _, _ in links.link(each).doors]
    return next(iter((*own, *fired, *driven)), None)


Taken = tuple[str, str] | None


def _nearest(level: Level, owner: str, taken: Iterable[tuple[str, Taken]]) -> list[Choice]:
    x, y = level.objects[owner].cell
    found: list[tuple[bool, int, Choice]] = []
    for key, reason in taken:
        there = level.objects[key].cell
        name = full_name(level, key)
        if reason is not None:
            name = words(Message(reason[0], what=name, other=full_name(level, reason[1])))
        found.append((reason is not None, abs(there[0] - x) + abs(there[1] - y), Choice(key, name)))
    return [choice for *_, choice in sorted(found, key=lambda each: (*each[:2], each[2].key))]
