"""The state of a four-way cell, turned by hand: which wire hops, or whether the two join."""

from __future__ import annotations

from schemas.model import Cell
from simulation.wiring.change import WireChange, change_to
from simulation.wiring.grid import HOP_H, HOP_V, HOPS, JOINT, WireGrid, wire_cell
from simulation.wiring.sides import ALL


def plan_crossing(grid: WireGrid, cell: Cell, x4: int) -> WireChange:
    """Make the crossing HOP_H, HOP_V or JOINT; no change where no four-way crossing without object is."""
    wires = grid.at(cell)
    if wires is None or wires.mask != ALL or wires.part or x4 not in (*HOPS, JOINT):
        return WireChange()
    return change_to(grid, {cell: wire_cell(wires.mask, x4, (), wires.label)})


def plan_flip(grid: WireGrid, cell: Cell) -> WireChange:
    """Put the other wire of a hop on top."""
    wires = grid.at(cell)
    if wires is None or wires.x4 not in HOPS:
        return WireChange()
    return plan_crossing(grid, cell, HOP_V if wires.x4 == HOP_H else HOP_H)


def plan_label(grid: WireGrid, cell: Cell, label: str) -> WireChange:
    """Write a name on the wire in a cell, or take it away with an empty one."""
    wires = grid.at(cell)
    return change_to(grid, {cell: wires._replace(label=label)}) if wires is not None else WireChange()
