"""Laying a whole piece of wiring over what is there, as if every wire of it were drawn by hand."""

from __future__ import annotations

from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.change import WireChange, change_to
from simulation.wiring.decide import decide
from simulation.wiring.grid import HOP_H, ObjectCells, WireCell, WireGrid, terminal_at


def plan_lay(level: Level, wires: WireGrid) -> WireChange:
    """Lay `wires` on the level: alone in a cell they stay as they are, else the drag's rules hold."""
    objects = level.object_cells()
    return change_to(
        level.wires,
        {cell: _laid(level.wires, objects, cell, wires.cells[cell]) for cell in wires.sorted_cells()},
    )


def _laid(grid: WireGrid, objects: ObjectCells, cell: Cell, new: WireCell) -> WireCell | None:
    old, terminal = grid.at(cell), terminal_at(objects, cell)
    if old is None and bool(terminal) == bool(new.part):
        return new
    groups = sorted(new.groups, key=lambda sides: (sides & 5 == 0) == (new.x4 == HOP_H))
    laid = decide(old, groups, terminal[1] if terminal else None)
    return laid if laid is None or laid.label else laid._replace(label=new.label)
