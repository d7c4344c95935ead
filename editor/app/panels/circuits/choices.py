"""What can be chosen for an activator: mechanisms, free ones first and the nearest of them first; doors."""

from __future__ import annotations

from editor.app.level_view import LevelView
from editor.app.panels.circuits.editors import Choice
from editor.app.panels.circuits.lines import natural
from editor.app.wording import full_name
from schemas.model import Cell
from simulation.level.level import Level


def mechanisms_for(view: LevelView, activator: str) -> list[Choice]:
    """Every mechanism; those that another activator fires are marked and come last."""
    level, links = view.document.level, view.wiring.links
    here = level.objects[activator].cell
    free: list[tuple[int, Choice]] = []
    taken: list[tuple[int, Choice]] = []
    for placed in level.of_family("mechanism"):
        others = [key for key in links.activators(placed.id) if key != activator]
        choice = Choice(placed.id, full_name(level, placed.id), full_name(level, others[0]) if others else "")
        (taken if others else free).append((_far(here, placed.cell), choice))
    nearest = [sorted(found, key=lambda pair: (pair[0], pair[1].key)) for found in (free, taken)]
    return [choice for found in nearest for _, choice in found]


def doors_of(level: Level) -> list[tuple[str, str]]:
    """Every door and its name, sorted by it."""
    named = [(placed.id, full_name(level, placed.id)) for placed in level.of_family("door")]
    return sorted(named, key=lambda door: (natural(door[1]), door[0]))


def followed_by(view: LevelView, objects: frozenset[str]) -> str | None:
    """The activator whose row goes with a selection: itself, else the one that reaches what is selected."""
    links, chosen = view.wiring.links, sorted(objects)
    own = [key for key in chosen if key in links.of]
    return next(iter(own), None) or next(
        (activator for key in chosen for activator in links.activators(key)[:1]), None
    )


def _far(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])
