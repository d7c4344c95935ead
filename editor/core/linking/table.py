"""The link table of a level: for every activator and every sink that it reaches, when the signal is there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

from schemas.model import Cell
from simulation.level.level import Level, body_cells
from simulation.wiring.grid import NO_CROSSING, WireCell, WireGrid
from simulation.wiring.links import Links, links
from simulation.wiring.net_table import Node
from simulation.wiring.nets import nodes_in, walk

Pair: TypeAlias = tuple[str, str]
"""An activator and a mechanism or door."""


class Entry(NamedTuple):
    """One link. Times are milliseconds after the activator; a mechanism answers switching on only."""

    on_ms: int
    off_ms: int
    fires: bool
    """Whether the sink is a mechanism."""


LinkTable: TypeAlias = Mapping[Pair, Entry]


def entries_of(found: Links) -> LinkTable:
    """The links as a table, sorted; those in conflict are in it as well, since wire leads there."""
    table: dict[Pair, Entry] = {}
    for activator, link in found.of.items():
        for sink, on_ms in link.mechanisms:
            table[(activator, sink)] = Entry(on_ms, on_ms, True)
        for sink, on_ms, off_ms in link.doors:
            table[(activator, sink)] = Entry(on_ms, off_ms, False)
    return {pair: table[pair] for pair in sorted(table)}


def link_table(level: Level) -> LinkTable:
    """Every link of a level, traced from scratch."""
    return entries_of(links(level.wires, level.object_cells(), level.timer_delays()))


def table_at(level: Level, activators: Collection[str]) -> LinkTable:
    """The part of the table that is about these activators, traced from their own wires alone."""
    bodies = (body_cells(level.objects[key]) for key in sorted(activators) if key in level.objects)
    near = circuits_at(level, (cell for body in bodies for cell in body))
    objects = {cell: found for cell, found in level.object_cells().items() if cell in near.cells}
    table = entries_of(links(near, objects, level.timer_delays()))
    return {pair: entry for pair, entry in table.items() if pair[0] in activators}


def activators_at(level: Level, cells: Iterable[Cell]) -> set[str]:
    """The activators whose links a change in these cells can touch: those on the circuits there."""
    near, objects = circuits_at(level, cells), level.object_cells()
    found = (objects[cell] for cell in near.cells if cell in objects)
    return {key for key, family in found if family == "activator"}


def circuits_at(level: Level, cells: Iterable[Cell]) -> WireGrid:
    """The wires in these cells and all that hang on them, through timers as well, and nothing else.

    A wire that hops over another comes without it.
    """
    grid, objects = level.wires, level.object_cells()
    reached = {node: None for cell in cells for node in nodes_in(grid, cell)}
    for node in (queue := list(reached)):
        through = nodes_in(grid, node[0]) if objects.get(node[0], ("", ""))[1] == "timer" else ()
        for other in (*walk(grid, node), *through):
            if other not in reached:
                reached[other] = None
                queue.append(other)
    return WireGrid(_cells(grid, reached))


def _cells(grid: WireGrid, nodes: Iterable[Node]) -> Iterator[tuple[Cell, WireCell]]:
    groups: dict[Cell, list[int]] = {}
    for cell, group in nodes:
        groups.setdefault(cell, []).append(group)
    for cell, found in groups.items():
        whole = grid.cells[cell]
        part = tuple(sorted(found)) if whole.part else ()
        yield cell, whole if len(found) == len(whole.groups) else WireCell(sum(found), NO_CROSSING, part)
