"""Tidying wires: section by section laid anew, straighter and shorter, with fewer hops, and nothing relinked.

A section runs between two joints, ends or objects, which stay. A new way is taken only where it is worse in
nothing: not longer, no more bends, no more hops. So a tidy level stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from editor.core.edits.routing import BEND, Router, drawn
from schemas.model import Cell
from simulation.wiring.arm import arm, ends_section
from simulation.wiring.change import WireChange, apply, change_to, revert
from simulation.wiring.decide import united
from simulation.wiring.erase import without_edges
from simulation.wiring.grid import HOPS, ObjectCells, WireGrid, wire_cell
from simulation.wiring.nets import nodes_in
from simulation.wiring.path import turns
from simulation.wiring.sides import BITS, by_row, side_towards

HOP = 2
"""Crossing a wire counts as much as this many cells of way."""
MOST_PASSES = 12


@dataclass(frozen=True, slots=True)
class Shape:
    """What is to become less."""

    cells: int = 0
    bends: int = 0
    hops: int = 0

    @property
    def cost(self) -> int:
        """All in one number, as the router counts."""
        return self.cells + BEND * self.bends + HOP * self.hops

    def __add__(self, other: Shape) -> Shape:
        return Shape(self.cells + other.cells, self.bends + other.bends, self.hops + other.hops)

    def __sub__(self, other: Shape) -> Shape:
        return Shape(self.cells - other.cells, self.bends - other.bends, self.hops - other.hops)

    def better_than(self, other: Shape) -> bool:
        """Less of something and more of nothing."""
        less = other - self
        return less != Shape() and min(less.cells, less.bends, less.hops) >= 0


def tidied(
    grid: WireGrid, objects: ObjectCells, size: tuple[int, int], cells: Iterable[Cell]
) -> tuple[WireChange, Shape]:
    """The change that tidies all sections that begin in these cells, and what it saves."""
    work, saved, touched = _Work(grid.copy(), objects, size), Shape(), set[Cell]()
    wanted = sorted(cells, key=by_row)
    for _ in range(MOST_PASSES):
        less = Shape()
        for start, side in [begin for cell in wanted for begin in work.begins(cell)]:
            less += work.improve(start, side, touched)
        saved += less
        if less == Shape():
            break
    return change_to(grid, {cell: work.grid.at(cell) for cell in touched}), saved


class _Work:
    """A grid in which sections are taken up and laid anew."""

    def __init__(self, grid: WireGrid, objects: ObjectCells, size: tuple[int, int]) -> None:
        self.grid = grid
        self._objects = objects
        self._router = Router(grid, objects, size, hop=HOP)

    def begins(self, cell: Cell) -> list[tuple[Cell, int]]:
        """The sections that begin here, by their side."""
        ends = [node for node in nodes_in(self.grid, cell) if ends_section(self._objects, node)]
        return [(cell, side) for _, group in ends for side in BITS[group]]

    def improve(self, start: Cell, side: int, touched: set[Cell]) -> Shape:
        """Lay the section anew if that saves something; what it saves."""
        wires = self.grid.at(start)
        if wires is None or not wires.mask & side:
            return Shape()
        old = arm(self.grid, self._objects, start, side)
        end = old.end[0]
        path = old.cells
        before = self._shape(path)
        if by_row(end) <= by_row(start) or before.cost <= _least(start, end):  # each once, and no loops
            return Shape()
        rests = (wires.group(side) & ~side, old.beyond)
        taking = without_edges(self.grid, old.edges)
        named = [self.grid.cells[cell].label for cell in path]
        apply(self.grid, taking)
        way = self._router.way_from([start], end, below=before.cost)
        after = self._shape_to_be(way) if way is not None else before
        if way is None or not after.better_than(before):
            revert(self.grid, taking)
            return Shape()
        lost = [name for cell, name in zip(path, named, strict=True) if name and not self.grid.mask(cell)]
        self._lay(way, rests, lost)
        touched.update(path, way)
        return before - after

    def _lay(self, way: list[Cell], rests: tuple[int, int], names: list[str]) -> None:
        for cell, wires in drawn(self.grid, self._objects, way).items():
            self.grid.put(cell, wires)
        self._unite(way[0], side_towards(way[0], way[1]), rests[0])
        self._unite(way[-1], side_towards(way[-1], way[-2]), rests[1])
        for cell, label in zip(way[len(way) // 2 :] + way, names, strict=False):
            self.grid.put(cell, self.grid.cells[cell]._replace(label=label))

    def _unite(self, cell: Cell, side: int, rest: int) -> None:
        """At an object the section is one wire again with what it was one with."""
        wires = self.grid.cells[cell]
        if wires.part and rest:
            part = united([*wires.part, side | rest])
            self.grid.put(cell, wire_cell(wires.mask, wires.x4, part, wires.label))

    def _shape(self, path: list[Cell]) -> Shape:
        """Of a section as it lies."""
        hops = sum(1 for cell in path[1:-1] if self.grid.cells[cell].x4 in HOPS)
        return Shape(len(path) - 1, len(turns(path)), hops)

    def _shape_to_be(self, path: list[Cell]) -> Shape:
        """Of a way before it is laid."""
        return Shape(len(path) - 1, len(turns(path)), sum(1 for cell in path[1:-1] if self.grid.mask(cell)))


def _least(start: Cell, end: Cell) -> int:
    """What the best of all ways would cost."""
    across, down = abs(start[0] - end[0]), abs(start[1] - end[1])
    return across + down + (BEND if across and down else 0)
