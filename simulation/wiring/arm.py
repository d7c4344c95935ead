"""One arm of a wire: from a cell out by one side to the next joint, end or object."""

from __future__ import annotations

from dataclasses import dataclass

from schemas.model import Cell
from simulation.wiring.grid import ObjectCells, WireGrid, terminal_at
from simulation.wiring.net_table import Node
from simulation.wiring.sides import BITS, OPPOSITE, Edge, edge_of, neighbour


@dataclass(frozen=True, slots=True)
class Arm:
    """The edges in order from the start, and the wire in the cell where it ends."""

    edges: tuple[Edge, ...]
    end: Node
    entry: int
    """The side by which it comes into the last cell."""

    @property
    def beyond(self) -> int:
        """The sides of the wire in the last cell beside the one by which it is entered."""
        return self.end[1] & ~self.entry


def arm(grid: WireGrid, objects: ObjectCells, cell: Cell, side: int) -> Arm:
    """Follow the wire that leaves `cell` by `side`; hops and bends lie inside an arm."""
    start, edges = (cell, grid.cells[cell].group(side)), []
    while True:
        edges.append(edge_of(cell, side))
        cell, entry = neighbour(cell, side), OPPOSITE[side]
        group = grid.cells[cell].group(entry)
        ends = len(BITS[group]) != 2 or terminal_at(objects, cell) is not None
        if ends or (cell, group) == start:
            return Arm(tuple(edges), (cell, group), entry)
        side = group & ~entry
