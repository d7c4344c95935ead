"""A way for a wire that makes no connection by itself: it crosses others only straight and avoids objects."""

from __future__ import annotations

from collections.abc import Container, Iterable
from heapq import heappop, heappush

from schemas.model import Cell
from simulation.wiring.decide import decide
from simulation.wiring.grid import ObjectCells, WireCell, WireGrid, terminal_at
from simulation.wiring.path import visits
from simulation.wiring.sides import OPPOSITE, SIDES, STRAIGHTS, apart, by_row, neighbour

BEND = 3
"""A bend counts as much as this many cells of way."""
MARGIN = 16
"""How many cells outside the box of both ends a way may go."""
FAR_TOO_MUCH = 1 << 30
"""More than any way costs."""

State = tuple[Cell, int]
"""A cell and the side by which it was left towards the next, 0 at the start."""


class Router:
    """Ways on one grid. `avoid`: cells that no way may use but as an end."""

    def __init__(
        self,
        grid: WireGrid,
        objects: ObjectCells,
        size: tuple[int, int],
        avoid: Container[Cell] = (),
        hop: int = 0,
    ) -> None:
        """`hop`: as how many cells of way crossing a wire counts."""
        self._grid = grid
        self._objects = objects
        self._size = size
        self._avoid = avoid
        self._hop = hop

    def way(self, start: Cell, end: Cell) -> list[Cell] | None:
        """The cells of the way with the fewest bends for its length; None without one."""
        return self.way_from([start], end)

    def way_from(self, starts: Iterable[Cell], end: Cell, below: int = FAR_TOO_MUCH) -> list[Cell] | None:
        """The best way that begins in any of these cells, the first of them if that makes no difference.

        None as well when none costs less than `below`.
        """
        begun = list(dict.fromkeys(starts))
        if end in begun:
            return [end]
        box = self._box([*begun, end])
        best: dict[State, int] = {(start, 0): 0 for start in begun}
        came: dict[State, State] = {}
        waiting = [(apart(cell, end), rank, (0, 0), 0, cell) for rank, cell in enumerate(begun)]
        waiting.sort()
        while waiting:
            guess, rank, _, side, cell = heappop(waiting)
            if guess >= below:
                return None
            if cell == end:
                return _traced(came, (cell, side))
            cost = best[(cell, side)]
            if guess > cost + apart(cell, end):
                continue
            for way_out in self._ways_out(cell, side):
                there = neighbour(cell, way_out)
                if not (_inside(there, box) and self._enters(there, way_out, end)):
                    continue
                total = cost + self._step(side, way_out, there, end)
                if total < best.get((there, way_out), total + 1):
                    best[(there, way_out)] = total
                    came[(there, way_out)] = (cell, side)
                    heappush(waiting, (total + apart(there, end), rank, by_row(there), way_out, there))
        return None

    def _step(self, side: int, way_out: int, there: Cell, end: Cell) -> int:
        bends = bool(side) and way_out != side
        hops = there != end and bool(self._grid.mask(there))
        return 1 + BEND * bends + self._hop * hops

    def _ways_out(self, cell: Cell, side: int) -> tuple[int, ...]:
        """At the start by sides without wire; over a wire straight on; never straight back."""
        mask = self._grid.mask(cell)
        if not side:
            return tuple(out for out in SIDES if not mask & out)
        if mask:
            return (side,)
        return tuple(out for out in SIDES if out != OPPOSITE[side])

    def _enters(self, cell: Cell, side: int, end: Cell) -> bool:
        """Whether a way may come into the cell when it goes towards `side`; a name would change its wire."""
        wires = self._grid.at(cell)
        if cell == end:
            return wires is None or not wires.mask & OPPOSITE[side]
        if cell in self._avoid or terminal_at(self._objects, cell) is not None:
            return False
        return wires is None or (wires.mask in STRAIGHTS and not wires.mask & side and not wires.label)

    def _box(self, ends: list[Cell]) -> tuple[int, int, int, int]:
        xs, ys = [x for x, _ in ends], [y for _, y in ends]
        width, height = self._size
        return (
            max(min(xs) - MARGIN, 0),
            max(min(ys) - MARGIN, 0),
            min(max(xs) + MARGIN, width - 1),
            min(max(ys) + MARGIN, height - 1),
        )


def drawn(grid: WireGrid, objects: ObjectCells, way: list[Cell]) -> dict[Cell, WireCell | None]:
    """The cells of a way as they are once it is drawn, by the Wiring tool's rules; no rule is asked."""
    after: dict[Cell, WireCell | None] = {}
    for cell, sides in visits(way).items() if len(way) > 1 else ():
        terminal = terminal_at(objects, cell)
        after[cell] = decide(grid.at(cell), sides, terminal[1] if terminal else None)
    return after


def _inside(cell: Cell, box: tuple[int, int, int, int]) -> bool:
    return box[0] <= cell[0] <= box[2] and box[1] <= cell[1] <= box[3]


def _traced(came: dict[State, State], state: State) -> list[Cell]:
    way = [state[0]]
    while state in came:
        state = came[state]
        way.append(state[0])
    return way[::-1]
