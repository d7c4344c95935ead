"""DOR-29 while a level is edited: does a way to the sanctum remain, and would this cut the last one?

A `WitnessPath` is kept in step with the level; the answer after an edit costs microseconds, so that
painting never waits. DOR-30: a door, locked or not, is no bar.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from schemas.catalogue import Catalogue
from schemas.model import Cell
from schemas.objects import AnyPlaced, Door
from simulation.checks.passable import bars, passable, stands_open, walkable_materials
from simulation.geometry.connectivity import WitnessPath
from simulation.level.level import Array, Level, area_cells, body_cells
from simulation.level.occupancy import Occupancy

RULES = ("DOR-29", "DOR-30")
ENDS = ("portal", "sanctum")


class LastWay:
    """The way of one level. Whoever edits the level tells every change, once `occupancy` knows of it."""

    def __init__(self, level: Level, catalogue: Catalogue, occupancy: Occupancy) -> None:
        self._level = level
        self._catalogue = catalogue
        self._occupancy = occupancy
        self._walkable = walkable_materials(catalogue)
        self._steps = self._walkable.tolist()
        self._open = passable(level, catalogue)
        self._decided = {cell for placed in level.objects.values() for cell in self._decides(placed)}
        self._bodies = {key: self._decides(placed) for key, placed in level.objects.items()}
        self._ends = {key for key, placed in level.objects.items() if placed.kind in ENDS}
        self._witness = WitnessPath(self._open, self._portals(), self._sanctum())

    @property
    def exists(self) -> bool:
        """Whether a walking path leads from a portal to the sanctum."""
        return self._witness.exists

    @property
    def path(self) -> list[Cell]:
        """One such path, portal first."""
        return self._witness.path

    def painting_cuts(self, index: Array, materials: Array) -> bool:
        """Whether giving cells (flat index, row by row) these materials would cut the last way."""
        now, after = self._open.reshape(-1)[index] != 0, self._walkable[materials] != 0
        if not self._on_path(index[now & ~after]):
            return False
        closing, opening = (self._cells(index[change]) for change in (now & ~after, after & ~now))
        return self._witness.would_cut(self._undecided(closing), self._undecided(opening))

    def placing_cuts(self, before: Iterable[AnyPlaced], after: Iterable[AnyPlaced]) -> bool:
        """Whether the last way would be cut if the objects `before` gave place to those `after`.

        What is planned counts as built: minions would build it.
        """
        old, new = list(before), [_finished(placed) for placed in after]
        gone = {placed.id for placed in old}
        closing: list[Cell] = []
        opening: list[Cell] = []
        for cell in sorted({cell for placed in (*old, *new) for cell in self._decides(placed)}):
            there = [placed for placed in self._occupancy.at(cell) if placed.id not in gone]
            opens = self._stands_open(cell, [*there, *(each for each in new if cell in body_cells(each))])
            (opening if opens else closing).append(cell)
        return self._witness.would_cut(closing, opening)

    def ground_changed(self, x: int, y: int, width: int, height: int) -> None:
        """The terrain of this rectangle may have changed."""
        if width == height == 1 and (x, y) not in self._decided:
            self._set_cell(x, y, self._steps[self._level.terrain.item(y, x)])
            return
        block = (slice(y, y + height), slice(x, x + width))
        ys, xs = np.nonzero(self._walkable[self._level.terrain[block]] != self._open[block])
        self._look_at(zip((xs + x).tolist(), (ys + y).tolist(), strict=True))

    def objects_changed(self, ids: Iterable[str]) -> None:
        """These objects came, went or changed."""
        cells: dict[Cell, None] = {}
        ends = False
        for key in sorted(ids):
            placed = self._level.objects.get(key)
            new = self._decides(placed) if placed is not None else ()
            cells.update(dict.fromkeys((*self._bodies.pop(key, ()), *new)))
            self._decided.update(new)
            is_end = placed is not None and placed.kind in ENDS
            ends = ends or is_end or key in self._ends
            (self._ends.add if is_end else self._ends.discard)(key)
            if placed is not None:
                self._bodies[key] = new
        self._look_at(cells)
        if ends:
            self._witness.set_ends(self._portals(), self._sanctum())

    def _set_cell(self, x: int, y: int, opens: int) -> None:
        """What `_look_at` does for one cell that no object decides: most edits, so kept short."""
        if opens != self._open.item(y, x):
            self._open[y, x] = opens
            self._witness.set_passable(((x, y),), bool(opens))

    def _look_at(self, cells: Iterable[Cell]) -> None:
        """Bring cells in step with the level, all in one change."""
        closing: list[Cell] = []
        opening: list[Cell] = []
        for cell in cells:
            there = self._occupancy.at(cell) if cell in self._decided else ()
            opens = self._stands_open(cell, there)
            if opens != self._open[cell[1], cell[0]]:
                self._open[cell[1], cell[0]] = opens
                (opening if opens else closing).append(cell)
        if closing or opening:
            self._witness.change(closing, opening)

    def _stands_open(self, cell: Cell, there: Iterable[AnyPlaced]) -> bool:
        ground = bool(self._walkable[self._level.terrain[cell[1], cell[0]]])
        return stands_open(there, ground, self._catalogue)

    def _decides(self, placed: AnyPlaced) -> tuple[Cell, ...]:
        """The cells in which the object decides whether one can walk."""
        if isinstance(placed, Door) or bars(placed, self._catalogue):
            return tuple(cell for cell in body_cells(placed) if self._level.contains(cell))
        return ()

    def _undecided(self, cells: Iterator[Cell]) -> list[Cell]:
        """Those in which no object decides, so that the ground does."""
        return [cell for cell in cells if cell not in self._decided or not self._occupied(cell)]

    def _occupied(self, cell: Cell) -> bool:
        return any(cell in self._decides(placed) for placed in self._occupancy.at(cell))

    def _on_path(self, index: Array) -> bool:
        """Whether the witness goes through one of these cells; a large fill is told at once."""
        if not len(index):
            return False
        hit = np.zeros(self._open.size, np.bool_)
        hit[index] = True
        return any(hit[y * self._level.width + x] for x, y in self._witness.path)

    def _cells(self, index: Array) -> Iterator[Cell]:
        ys, xs = np.divmod(index, self._level.width)
        return zip(xs.tolist(), ys.tolist(), strict=True)

    def _portals(self) -> list[Cell]:
        return [portal.cell for portal in self._level.of_family("portal")]

    def _sanctum(self) -> list[Cell]:
        return area_cells(self._level.of_kind("sanctum"))


def _finished(placed: AnyPlaced) -> AnyPlaced:
    built = getattr(placed, "built", True)
    return placed if built else placed.model_copy(update={"built": True})
