"""A way for a wire that makes no connection by itself: it crosses others only straight and avoids objects."""

from __future__ import annotations

from collections.abc import Container
from heapq import heappop, heappush

from schemas.model import Cell
from simulation.wiring.grid import ObjectCells, WireGrid, terminal_at
from simulation.wiring.sides import OPPOSITE, SIDES, STRAIGHTS, by_row, neighbour

BEND = 3
"""A bend counts as much as this many cells of way."""
MARGIN = 16
"""How many cells outside the box of both ends a way may go."""

State = tuple[Cell, int]
"""A cell and the side by which it was left towards the next, 0 at the start."""


class Router:
    """Ways on one grid. `avoid`: cells that no way may use but as an end."""

    def __init__(
        self, grid: WireGrid, objects: ObjectCells, size: tuple[int, int], avoid: Container[Cell] = ()
    ) -> None:
        self._grid = grid
        self._objects = objects
        self._size = size
        self._avoid = avoid

    def way(self, start: Cell, end: Cell) -> list[Cell] | None:
        """The cells of the way with the fewest bends for its length; None without one."""
        if start == end:
            return [start]
        box = self._box(start, end)
        best: dict[State, int] = {(start, 0): 0}
        came: dict[State, State] = {}
        waiting: list[tuple[int, tuple[int, int], int, Cell]] = [(0, by_row(start), 0, start)]
        while waiting:
            cost, _, side, cell = heappop(waiting)
            if cell == end:
                return _traced(came, (cell, side))
            if cost > best[(cell, side)]:
                continue
            for way_out in self._ways_out(cell, side, start):
                there = neighbour(cell, way_out)
                if not (_inside(there, box) and self._enters(there, way_out, end)):
                    continue
                total = cost + 1 + (BEND if side and way_out != side else 0)
                if total < best.get((there, way_out), total + 1):
                    best[(there, way_out)] = total
                    came[(there, way_out)] = (cell, side)
                    heappush(waiting, (total, by_row(there), way_out, there))
        return None

    def _ways_out(self, cell: Cell, side: int, start: Cell) -> tuple[int, ...]:
        """At the start by sides without wire; over a wire straight on; never straight back."""
        mask = self._grid.mask(cell)
        if cell == start:
            return tuple(out for out in SIDES if not mask & out)
        if mask:
            return (side,)
        return tuple(out for out in SIDES if out != OPPOSITE[side])

    def _enters(self, cell: Cell, side: int, end: Cell) -> bool:
        """Whether a way may come into the cell when it goes towards `side`."""
        mask = self._grid.mask(cell)
        if cell == end:
            return not mask & OPPOSITE[side]
        if cell in self._avoid or terminal_at(self._objects, cell) is not None:
            return False
        return not mask or (mask in STRAIGHTS and not mask & side)

    def _box(self, start: Cell, end: Cell) -> tuple[int, int, int, int]:
        (left, right), (top, bottom) = (sorted(pair) for pair in zip(start, end, strict=True))
        width, height = self._size
        return (
            max(left - MARGIN, 0),
            max(top - MARGIN, 0),
            min(right + MARGIN, width - 1),
            min(bottom + MARGIN, height - 1),
        )


def _inside(cell: Cell, box: tuple[int, int, int, int]) -> bool:
    return box[0] <= cell[0] <= box[2] and box[1] <= cell[1] <= box[3]


def _traced(came: dict[State, State], state: State) -> list[Cell]:
    way = [state[0]]
    while state in came:
        state = came[state]
        way.append(state[0])
    return way[::-1]
