"""Sections of wire: from one joint, end or object to the next; and what of them a click takes."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.model import Cell
from simulation.wiring.arm import arm, ends_section
from simulation.wiring.grid import AXIS_OF_STRAIGHT, HOPS, ObjectCells, WireGrid
from simulation.wiring.net_table import Node
from simulation.wiring.nets import walk
from simulation.wiring.sides import BITS, OPPOSITE, STRAIGHTS, Edge, by_row, edge_of, side_towards


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
        if current != node and ends_section(objects, current):
            continue
        for side, other in zip(BITS[current[1]], walk(grid, current), strict=True):
            found[edge_of(current[0], side)] = None
            if other not in reached:
                reached[other] = None
                queue.append(other)
    return _by_row(found)


def section_of(grid: WireGrid, objects: ObjectCells, edge: Edge) -> list[Edge]:
    """The edges on either side of this one up to the next joints, ends or objects, in their order."""
    here, there = edge
    side = side_towards(here, there)
    onward = arm(grid, objects, here, side)
    if onward.end[0] == here:  # a ring
        return list(onward.edges)
    back = arm(grid, objects, there, OPPOSITE[side]).edges[1:]
    return [*reversed(back), *onward.edges]


def longest_section(grid: WireGrid, objects: ObjectCells, nodes: Sequence[Node]) -> list[Edge]:
    """The longest of the sections of a net, the first from the top left of equals; its first node first."""
    cell, group = nodes[0]
    longest = section_of(grid, objects, edge_of(cell, BITS[group][0]))
    left = sum(len(BITS[group]) for _, group in nodes) // 2 - len(longest)
    if left < len(longest):
        return longest  # most nets are one section
    longest = []
    seen: dict[Edge, None] = {}
    for cell, group in sorted(nodes, key=lambda node: (by_row(node[0]), node[1])):
        for side in BITS[group]:
            edge = edge_of(cell, side)
            if edge not in seen:
                found = section_of(grid, objects, edge)
                seen.update(dict.fromkeys(found))
                longest = found if len(found) > len(longest) else longest
    return longest


def net_edges(nodes: Sequence[Node]) -> list[Edge]:
    """All edges of a net (`Nets.nodes[net]`), row by row."""
    return _by_row({edge_of(cell, side): None for cell, group in nodes for side in BITS[group]})


def _by_row(edges: dict[Edge, None]) -> list[Edge]:
    return sorted(edges, key=lambda edge: (by_row(edge[0]), by_row(edge[1])))
