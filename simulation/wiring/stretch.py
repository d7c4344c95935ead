"""Stretches of wire: what an edge belongs to, up to the next joints, ends or objects."""

from __future__ import annotations

from collections.abc import Sequence

from schemas.model import Cell
from simulation.wiring.arm import arm
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.net_table import Node
from simulation.wiring.sides import BITS, OPPOSITE, Edge, by_row, edge_of, side_towards


def stretch(grid: WireGrid, objects: ObjectCells, edge: Edge) -> list[Edge]:
    """The edges on either side of this one up to the next joints, ends or objects, in their order."""
    here, there = edge
    side = side_towards(here, there)
    onward = arm(grid, objects, here, side)
    if onward.end[0] == here:  # a ring
        return list(onward.edges)
    back = arm(grid, objects, there, OPPOSITE[side]).edges[1:]
    return [*reversed(back), *onward.edges]


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
