"""DOR-29: is there a walking path from a portal to the sanctum, asked after every edit.

One such path is kept as a witness. An edit that does not touch it cannot cut the last
way, and is answered at once; one that does is answered by mending the witness around the
gap. Only where that fails is the whole map searched. Four-way steps are enough: eight-way
walking cuts no corners, so it reaches the same cells.
"""

from collections.abc import Iterable, Sequence

import numpy as np
from numpy.typing import NDArray

from simulation.geometry.backend import run
from simulation.geometry.cells import Cell, Mask
from simulation.geometry.flood_kernels import flood
from simulation.geometry.splices import Gap


class WitnessPath:
    """Keeps the answer for one map.

    The caller says which cells are walkable (DOR-30: a locked door counts as open) and
    tells every change.
    """

    def __init__(self, passable: Mask, portals: Iterable[Cell], sanctum: Iterable[Cell]) -> None:
        height, width = passable.shape
        self._stride = width + 2
        self._height = height
        rimmed = np.zeros((height + 2, width + 2), np.uint8)
        rimmed[1:-1, 1:-1] = passable != 0
        self._free = bytearray(rimmed.tobytes())
        self._path: list[int] = []
        self._where: dict[int, int] = {}
        self._reached: NDArray[np.int64] | None = None
        self._foreseen: tuple[object, list[int]] | None = None
        self.set_ends(portals, sanctum)

    @property
    def exists(self) -> bool:
        """Whether a walking path from a portal to the sanctum exists."""
        return bool(self._path)

    @property
    def path(self) -> list[Cell]:
        """The witness, portal first: each cell beside the one before; empty without one."""
        return [(cell % self._stride - 1, cell // self._stride - 1) for cell in self._path]

    def set_ends(self, portals: Iterable[Cell], sanctum: Iterable[Cell]) -> bool:
        """Give the portals and the sanctum's cells anew; those not walkable count as none."""
        self._portals = frozenset(self._flat(portals))
        self._goals = frozenset(self._flat(sanctum))
        marks = np.zeros(len(self._free), np.uint8)
        marks[sorted(self._goals)] = 1
        self._marks = marks
        self._foreseen = None
        self._keep(self._searched())
        return self.exists

    def would_cut(self, closing: Iterable[Cell], opening: Iterable[Cell] = ()) -> bool:
        """Whether closing and opening these cells would cut the last path. Changes nothing.

        A level that has no path is not cut any further.
        """
        shut, opened = self._changes(closing, opening)
        if self._gap(shut) is None:
            return False
        self._write(shut, 0)
        self._write(opened, 1)
        path = self._mended(shut)
        self._write(opened, 0)
        self._write(shut, 1)
        self._foreseen = ((shut, opened), path)
        return not path

    def set_passable(self, cells: Iterable[Cell], passable: bool) -> bool:
        """Open or close cells; whether a path exists afterwards."""
        return self.change((), cells) if passable else self.change(cells, ())

    def change(self, closing: Iterable[Cell], opening: Iterable[Cell]) -> bool:
        """Close some cells and open others in one edit; whether a path exists afterwards."""
        shut, opened = self._changes(closing, opening)
        if not (shut or opened):
            return self.exists
        foreseen, self._foreseen = self._foreseen, None
        self._write(shut, 0)
        self._write(opened, 1)
        if self._path:
            if self._gap(shut) is not None:
                known = foreseen is not None and foreseen[0] == (shut, opened)
                self._keep(foreseen[1] if foreseen and known else self._mended(shut))
        else:
            self._keep(self._first_path(shut, opened))
        return self.exists

    def _flat(self, cells: Iterable[Cell]) -> list[int]:
        """Cells as indices into the rimmed map; cells outside are left out."""
        width, height = self._stride - 2, self._height
        return [(y + 1) * self._stride + x + 1 for x, y in cells if 0 <= x < width and 0 <= y < height]

    def _changes(self, closing: Iterable[Cell], opening: Iterable[Cell]) -> tuple[list[int], list[int]]:
        """What really changes; a cell in both is opened."""
        free = self._free
        opened = self._flat(opening)
        shut = [cell for cell in self._flat(closing) if free[cell]]
        if opened and shut:
            both = frozenset(opened)
            shut = [cell for cell in shut if cell not in both]
        return shut, [cell for cell in opened if not free[cell]]

    def _write(self, cells: Sequence[int], value: int) -> None:
        for cell in cells:
            self._free[cell] = value

    def _gap(self, shut: Sequence[int]) -> tuple[int, int] | None:
        """First and last place of the path that these cells break."""
        broken = [self._where[cell] for cell in shut if cell in self._where]
        return (min(broken), max(broken)) if broken else None

    def _keep(self, path: list[int]) -> None:
        self._path = path
        self._where = {cell: place for place, cell in enumerate(path)}

    def _mended(self, shut: Sequence[int]) -> list[int]:
        """A path without the cells `shut`, which are closed by now; empty when there is none."""
        gap = self._gap(shut)
        if gap is None:
            return self._path
        mended = Gap(self._path, self._where, *gap).splice(
            self._free, self._stride, self._portals, self._goals
        )
        if mended is None:
            return self._searched()
        self._reached = None
        return mended

    def _searched(self) -> list[int]:
        """A path found by a full search; without one, what can be reached is remembered."""
        self._reached = reached = np.zeros(len(self._free), np.int64)
        starts = sorted(cell for cell in self._portals if self._free[cell])
        for cell in starts:
            reached[cell] = cell + 1
        return self._flooded(reached, starts, len(self._free))

    def _first_path(self, shut: Sequence[int], opened: Sequence[int]) -> list[int]:
        """While there is no path: the one that opening cells made, by going on from what was reached."""
        reached = self._reached
        if reached is None or any(reached[cell] for cell in shut):
            self._reached = None  # part of what was reached may lie cut off now
            return self._searched() if opened else []
        starts = []
        for cell in opened:
            beside = (cell - self._stride, cell + 1, cell + self._stride, cell - 1)
            came = [other for other in beside if reached[other] and self._free[other]]
            if cell in self._portals or came:
                reached[cell] = (cell if cell in self._portals else came[0]) + 1
                starts.append(cell)
        return self._flooded(reached, starts, 64) if starts else []

    def _flooded(self, reached: NDArray[np.int64], starts: list[int], work: int) -> list[int]:
        free = np.frombuffer(self._free, np.uint8)
        queue = np.empty(len(free), np.int64)
        found = run(flood, work, free, self._stride, np.array(starts, np.int64), self._marks, reached, queue)
        if found < 0:
            return []
        path = [int(found)]
        while reached[path[-1]] != path[-1] + 1:
            path.append(int(reached[path[-1]]) - 1)
        return path[::-1]
