"""What a click on a wire takes: the wire on top, its section up to the next joint or object, its net."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.model import Cell
from simulation.wiring.arm import ends_stretch
from simulation.wiring.grid import AXIS_OF_STRAIGHT, HOPS, ObjectCells, WireGrid
from simulation.wiring.net_table import Node
from simulation.wiring.nets import walk
from simulation.wiring.sides import BITS, STRAIGHTS, Edge, by_row, edge_of


def wire_under(grid: WireGrid, cell: Cell) -> Node | None:
    """The wire in a cell that a click takes: the upper one of a hop, else the first; None without wire."""
    wires = grid.at(cell)
    if wires is None:
        return None
    if wires.x4 in HOPS and not wires.part:
        return (cell, next(group for group in STRAIGHTS if AXIS_OF_STRAIGHT[group] == wires.x4))
    return (cell, wires.groups[0])


def section(grid: WireGrid, objects: ObjectCells, node: Node) -> list[Edge]:
    """The edges from a wire to the next joints, ends or objects on either side, row by row.

    From a joint or an object it takes the sections of all its arms.
    """
    found: dict[Edge, None] = {}
    reached: dict[Node, None] = {node: None}
    for current in (queue := [node]):
        if current != node and ends_stretch(objects, current):
            continue
        for side, other in zip(BITS[current[1]], walk(grid, current), strict=True):
            found[edge_of(current[0], side)] = None
            if other not in reached:
                reached[other] = None
                queue.append(other)
    return _by_row(found)


def net_edges(nodes: Sequence[Node]) -> list[Edge]:
    """All edges of a net (`Nets.nodes[net]`), row by row."""
    return _by_row({edge_of(cell, side): None for cell, group in nodes for side in BITS[group]})


def _by_row(edges: dict[Edge, None]) -> list[Edge]:
    return sorted(edges, key=lambda edge: (by_row(edge[0]), by_row(edge[1])))
