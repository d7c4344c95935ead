"""Erasing wire, edge by edge. A hop is one piece: losing one arm it loses the opposite arm as well."""

from __future__ import annotations

from collections.abc import Iterable

from simulation.wiring.change import WireChange, change_to
from simulation.wiring.grid import HOPS, ObjectCells, WireCell, WireGrid, wire_cell
from simulation.wiring.sides import OPPOSITE, Edge, edge_of, neighbour, side_towards


def plan_erase(grid: WireGrid, objects: ObjectCells, edges: Iterable[Edge]) -> WireChange:
    """Erase these edges and what hangs on them through hops; edges without wire are passed over.

    Erasing never joins: a stub left at a hop would end on the other wire and join it.
    """
    del objects  # every plan is asked with them; here the groups in the cells say it all
    return without_edges(grid, with_bridges(grid, edges))


def with_bridges(grid: WireGrid, edges: Iterable[Edge]) -> list[Edge]:
    """The edges that have wire, and all that go with them since their hops are one piece."""
    waiting = [(cell, side_towards(cell, other)) for cell, other in edges]
    found: dict[Edge, None] = {}
    while waiting:
        cell, side = waiting.pop()
        edge = edge_of(cell, side)
        if edge in found or not grid.mask(cell) & side:
            continue
        found[edge] = None
        for end, arm in ((cell, side), (neighbour(cell, side), OPPOSITE[side])):
            wires = grid.at(end)
            if wires is not None and wires.x4 in HOPS and not wires.part:
                waiting.append((end, OPPOSITE[arm]))
    return list(found)


def without_edges(grid: WireGrid, edges: Iterable[Edge]) -> WireChange:
    """The change that takes exactly these edges."""
    lost: dict[tuple[int, int], int] = {}
    for cell, other in edges:
        lost[cell] = lost.get(cell, 0) | side_towards(cell, other)
        lost[other] = lost.get(other, 0) | side_towards(other, cell)
    return change_to(grid, {cell: _without(grid.at(cell), sides) for cell, sides in lost.items()})


def _without(wires: WireCell | None, sides: int) -> WireCell | None:
    if wires is None:
        return None
    part = tuple(sorted(group & ~sides for group in wires.part if group & ~sides))
    return wire_cell(wires.mask & ~sides, wires.x4, part, wires.label)
