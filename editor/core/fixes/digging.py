"""The way that needs the least digging: through what can be walked, and rock where it must."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable

from schemas.model import Cell
from simulation.level.ground import Ground
from simulation.level.level import Level
from simulation.level.occupancy import Occupancy
from simulation.wiring.sides import SIDES, neighbour


class Digger:
    """Looks for ways in one level. Cells with an object are not dug; deep water and chasms bar the way."""

    def __init__(self, level: Level, ground: Ground, occupancy: Occupancy) -> None:
        self._level = level
        self._ground = ground
        self._occupancy = occupancy

    def way(self, starts: Iterable[Cell], arrived: Callable[[Cell], bool]) -> list[Cell] | None:
        """The cells from a start to the first cell that is `arrived`; None when there is no way."""
        came: dict[Cell, Cell | None] = {}
        dug = dict.fromkeys(starts, 0)
        waiting: deque[tuple[Cell, Cell | None]] = deque((cell, None) for cell in dug)
        while waiting:
            cell, before = waiting.popleft()
            if cell in came:
                continue
            came[cell] = before
            if arrived(cell):
                return _traced(came, cell)
            for there in (neighbour(cell, side) for side in SIDES):
                cost = self._cost(there)
                if cost is None or dug.get(there, dug[cell] + cost + 1) <= dug[cell] + cost:
                    continue
                dug[there] = dug[cell] + cost
                (waiting.append if cost else waiting.appendleft)((there, cell))
        return None

    def walkable(self, starts: Iterable[Cell]) -> list[Cell]:
        """The cells that one can walk to from the starts, in the order of their distance."""
        waiting = deque(cell for cell in starts if self._cost(cell) == 0)
        seen = dict.fromkeys(waiting)
        while waiting:
            cell = waiting.popleft()
            for there in (neighbour(cell, side) for side in SIDES):
                if there not in seen and self._cost(there) == 0:
                    seen[there] = None
                    waiting.append(there)
        return list(seen)

    def _cost(self, cell: Cell) -> int | None:
        """0 to walk, 1 to dig, None where neither can be."""
        if not self._level.contains(cell):
            return None
        if self._ground.is_floor(cell):
            return 0
        return None if not self._ground.is_solid(cell) or self._occupancy.at(cell) else 1


def _traced(came: dict[Cell, Cell | None], cell: Cell) -> list[Cell]:
    way = [cell]
    while (before := came[way[-1]]) is not None:
        way.append(before)
    return way[::-1]
