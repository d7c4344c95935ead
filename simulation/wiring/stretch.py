"""Pieces of wire: the stretch that an edge belongs to, up to the next joints, ends or objects."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.model import Cell
from simulation.wiring.grid import ObjectCells, WireGrid, terminal_at
from simulation.wiring.net_table import Node
from simulation.wiring.sides import BITS, OPPOSITE, Edge, by_row, edge_of, neighbour, side_towards


def stretch(grid: WireGrid, objects: ObjectCells, edge: Edge) -> list[Edge]:
    """The edges on either side of this one up to the next joints, ends or objects, in their order."""
    here, there = edge
    onward = _walked(grid, objects, here, there)
    if onward and onward[-1][1] == here:  # a ring
        return [_spelled(step) for step in onward]
    back = _walked(grid, objects, there, here)[1:]
    return [_spelled(step) for step in (*((b, a) for a, b in reversed(back)), *onward)]


def longest_stretch(grid: WireGrid, objects: ObjectCells, nodes: Sequence[Node]) -> list[Edge]:
    """The longest of the stretches of a net, the first from the top left of equals; its first node first."""
    cell, group = nodes[0]
    longest = stretch(grid, objects, edge_of(cell, BITS[group][0]))
    left = sum(len(BITS[group]) for _, group in nodes) // 2 - len(longest)
    if left < len(longest):
        return longest  # most nets are one stretch
    longest = []
    seen: dict[Edge, None] = {}
    for cell, group in sorted(nodes, key=lambda node: (by_row(node[0]), node[1])):
        for side in BITS[group]:
            edge = edge_of(cell, side)
            if edge not in seen:
                found = stretch(grid, objects, edge)
                seen.update(dict.fromkeys(found))
                longest = found if len(found) > len(longest) else longest
    return longest


def ends_stretch(objects: ObjectCells, node: Node) -> bool:
    """Whether more or fewer than two sides meet in a wire, or it lies in an object's cell."""
    return len(BITS[node[1]]) != 2 or terminal_at(objects, node[0]) is not None


def _walked(grid: WireGrid, objects: ObjectCells, here: Cell, there: Cell) -> list[tuple[Cell, Cell]]:
    """The steps from `here` over `there` to where the stretch ends."""
    steps, start, cells = [(here, there)], (here, there), grid.cells
    side = side_towards(here, there)
    while True:
        wires = cells.get(there)
        group = wires.group(OPPOSITE[side]) if wires is not None else 0
        if ends_stretch(objects, (there, group)):
            return steps
        side = group & ~OPPOSITE[side]
        here, there = there, neighbour(there, side)
        if (here, there) == start:
            return steps
        steps.append((here, there))


def _spelled(step: tuple[Cell, Cell]) -> Edge:
    here, there = step
    return (here, there) if here < there else (there, here)


def edges_along(way: list[Cell]) -> list[Edge]:
    """The edges of a way from cell to neighbouring cell."""
    return [_spelled(step) for step in zip(way, way[1:], strict=False)]


def has_edge(grid: WireGrid, edge: Edge) -> bool:
    """Whether wire leads from the one cell to the other."""
    here, there = edge
    side = side_towards(here, there)
    return bool(grid.mask(here) & side and grid.mask(there) & OPPOSITE[side])
