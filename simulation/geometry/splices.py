"""Mends a path that was broken: the shortest search from both ends of the gap at once."""

from collections import deque
from collections.abc import Callable, Mapping, Sequence, Set
from typing import Final

PATIENCE: Final = 4_000
"""Cells searched on either side before a full search is the better way."""


class _Front:
    """A search outward from one side of the gap."""

    def __init__(self, start: Sequence[int], ends: Callable[[int], bool]) -> None:
        self.came: dict[int, int] = {cell: cell for cell in start}
        self.queue = deque(start)
        self.ends = ends

    def advance(self, free: Sequence[int], stride: int, met: Mapping[int, int]) -> int | None:
        """Look around one cell; the cell where this search ends or meets the other one."""
        if not self.queue:
            return None
        cell = self.queue.popleft()
        for other in (cell - stride, cell + 1, cell + stride, cell - 1):
            if free[other] and other not in self.came:
                self.came[other] = cell
                if other in met or self.ends(other):
                    return other
                self.queue.append(other)
        return None

    def way_from(self, cell: int, kept: Callable[[int], bool]) -> list[int]:
        """From `cell` back to the first cell that the path keeps, or to the start."""
        way = [cell]
        while not kept(way[-1]) and self.came[way[-1]] != way[-1]:
            way.append(self.came[way[-1]])
        return way


class Gap:
    """A path with the cells `first` … `last` (indices) taken out; some may be closed."""

    def __init__(self, path: Sequence[int], where: Mapping[int, int], first: int, last: int) -> None:
        self.path, self.where, self.first, self.last = path, where, first, last

    def splice(
        self, free: Sequence[int], stride: int, portals: Set[int], goals: Set[int]
    ) -> list[int] | None:
        """A whole path again, from a portal to a goal.

        Empty when there is surely none, None when none was found nearby.
        It keeps the head up to some cell and the tail from some cell, or ends at another
        portal or goal. `free` has a closed rim. Four-way steps: a diagonal step needs both
        cells beside it, so eight ways lead no further.
        """
        ahead = _Front(self.path[: self.first][-1:], lambda c: c in goals or self._in_tail(c))
        back = _Front(self.path[self.last + 1 :][:1], lambda c: c in portals or self._in_head(c))
        for front in (ahead, back):
            for start in list(front.queue):
                if front.ends(start):  # a mended path may lead through a second portal or goal
                    return self._joined(start, ahead, back)
        for _ in range(PATIENCE):
            for front, other in ((ahead, back), (back, ahead)):
                cell = front.advance(free, stride, other.came)
                if cell is not None:
                    return self._joined(cell, ahead, back)
            if not ahead.queue and portals <= ahead.came.keys():
                return []
            if not back.queue and goals <= back.came.keys():
                return []
        return None

    def _in_head(self, cell: int) -> bool:
        return self.where.get(cell, self.first) < self.first

    def _in_tail(self, cell: int) -> bool:
        return self.where.get(cell, self.last) > self.last

    def _joined(self, cell: int, ahead: _Front, back: _Front) -> list[int]:
        left, right = [cell], [cell]
        if cell in ahead.came:
            left = ahead.way_from(cell, self._in_head)
        if cell in back.came:
            right = back.way_from(cell, self._in_tail)
        head = self.path[: self.where[left[-1]]] if self._in_head(left[-1]) else []
        tail = self.path[self.where[right[-1]] + 1 :] if self._in_tail(right[-1]) else []
        return [*head, *reversed(left), *right[1:], *tail]
