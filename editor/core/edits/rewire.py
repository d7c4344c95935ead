"""How wires answer when objects come, go or take other cells: always through wiring's own plans."""

from __future__ import annotations

from collections.abc import Iterable

from editor.core.naming import label
from editor.core.refusal import Refusal
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced, family_of
from simulation.level.level import Level, body_cells
from simulation.wiring.change import WireChange, after
from simulation.wiring.grid import WireGrid
from simulation.wiring.placing import plan_lift, plan_place

WIRED = ("activator", "mechanism", "timer", "door")
"""The families that wires attach to by a cell of their own; a padlock shares its door's."""


def rewired(level: Level, old: Iterable[AnyPlaced], new: Iterable[AnyPlaced]) -> WireChange:
    """What happens to wires when `old` objects are lifted and `new` ones set down, in order of ids."""
    lifted, placed = _footprints(old), _footprints(new)
    if not any(level.wires.mask(cell) for cells, _ in (*lifted.values(), *placed.values()) for cell in cells):
        return WireChange()
    grid, objects = level.wires, dict(level.object_cells())
    total = WireChange()
    for key in sorted(key for key in lifted if lifted[key] != placed.get(key)):
        change = plan_lift(grid, objects, key)
        for cell in lifted[key][0]:
            objects.pop(cell, None)
        grid, total = _onwards(grid, total, change)
    for key in sorted(key for key in placed if placed[key] != lifted.get(key)):
        cells, family = placed[key]
        change = plan_place(grid, objects, key, family, cells)
        objects |= dict.fromkeys(cells, (key, family))
        grid, total = _onwards(grid, total, change)
    return total


def clash(level: Level, old: Iterable[AnyPlaced], new: Iterable[AnyPlaced]) -> Refusal | None:
    """Two objects that wires attach to never share a cell: the wires there could not tell whose they are."""
    lifted = {placed.id for placed in old}
    taken = {cell: key for cell, (key, _) in level.object_cells().items() if key not in lifted}
    for key, (cells, _) in _footprints(new).items():
        for cell in cells:
            if other := taken.get(cell):
                return Refusal(Message("placement.taken", other=label(level, other)), (cell,), (key, other))
            taken[cell] = key
    return None


def _onwards(grid: WireGrid, total: WireChange, change: WireChange) -> tuple[WireGrid, WireChange]:
    return (after(grid, change), total.then(change)) if change else (grid, total)


def _footprints(objects: Iterable[AnyPlaced]) -> dict[str, tuple[tuple[Cell, ...], str]]:
    """Body cells and family of those that wires attach to, by id."""
    found = ((each, family_of(each.kind)) for each in objects)
    return {each.id: (body_cells(each), family) for each, family in found if family in WIRED}
