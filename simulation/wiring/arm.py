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

    start: Cell
    edges: tuple[Edge, ...]
    end: Node
    entry: int
    """The side by which it comes into the last cell."""

    @property
    def cells(self) -> list[Cell]:
        """The cells from the start to the end, both included."""
        cells = [self.start]
        for one, other in self.edges:
            cells.append(other if one == cells[-1] else one)
        return cells

    @property
    def beyond(self) -> int:
        """The sides of the wire in the last cell beside the one by which it is entered."""
        return self.end[1] & ~self.entry


def arm(grid: WireGrid, objects: ObjectCells, cell: Cell, side: int) -> Arm:
    """Follow the wire that leaves `cell` by `side`; hops and bends lie inside an arm."""
    begin, first = cell, (cell, grid.cells[cell].group(side))
    edges: list[Edge] = []
    while True:
        edges.append(edge_of(cell, side))
        cell, entry = neighbour(cell, side), OPPOSITE[side]
        group = grid.cells[cell].group(entry)
        if ends_section(objects, (cell, group)) or (cell, group) == first:
            return Arm(begin, tuple(edges), (cell, group), entry)
        side = group & ~entry


def ends_section(objects: ObjectCells, node: Node) -> bool:
    """Whether more or fewer than two sides meet in a wire, or it lies in an object's cell."""
    return len(BITS[node[1]]) != 2 or terminal_at(objects, node[0]) is not None
