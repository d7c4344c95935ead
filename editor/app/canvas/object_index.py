"""Which objects lie where: buckets of cells, kept up to date by changes, so that no view scans them all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from editor.app.canvas.camera import CellRect
from schemas.model import Cell
from schemas.objects import AnyPlaced, Area
from simulation.level.level import Level, body_cells

BUCKET = 16
Bucket = tuple[int, int]


class ObjectIndex:
    """Objects of a level by where they stand; areas are kept apart, they cover and do not stand."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._buckets: dict[Bucket, set[str]] = {}
        self._places: dict[str, tuple[Cell, ...]] = {}
        self._cells: dict[Cell, tuple[str, ...]] = {}
        self.areas: list[Area] = []
        self.reset(level)

    def reset(self, level: Level) -> None:
        """Index a level from nothing."""
        self._level = level
        self._buckets, self._places, self._cells = {}, {}, {}
        for key in sorted(level.objects):
            self._add(level.objects[key])
        self._collect_areas()

    def update(self, ids: Iterable[str]) -> None:
        """Look again at objects that came, went or changed."""
        for key in sorted(ids):
            self._remove(key)
            if key in self._level.objects:
                self._add(self._level.objects[key])
        self._collect_areas()

    def at(self, cell: Cell) -> list[AnyPlaced]:
        """The objects whose body fills the cell, by id."""
        return [self._level.objects[key] for key in self._cells.get(cell, ())]

    def within(self, rect: CellRect) -> Iterator[AnyPlaced]:
        """The objects whose body may touch the rectangle, each once, from the top row down."""
        left, top, right, bottom = rect
        found: set[str] = set()
        for by in range((top - 1) // BUCKET, bottom // BUCKET + 1):
            for bx in range((left - 1) // BUCKET, right // BUCKET + 1):
                found |= self._buckets.get((bx, by), set())
        objects = self._level.objects
        yield from sorted((objects[key] for key in found), key=lambda o: (o.cell[1], o.cell[0], o.id))

    def places(self, key: str) -> tuple[Cell, ...]:
        """The cells of an object's body when it was last looked at."""
        return self._places.get(key, ())

    def _add(self, placed: AnyPlaced) -> None:
        cells = body_cells(placed)
        self._places[placed.id] = cells
        for cell in cells:
            self._buckets.setdefault(_bucket(cell), set()).add(placed.id)
            self._cells[cell] = tuple(sorted({*self._cells.get(cell, ()), placed.id}))

    def _remove(self, key: str) -> None:
        for cell in self._places.pop(key, ()):
            self._buckets.get(_bucket(cell), set()).discard(key)
            left = tuple(other for other in self._cells.get(cell, ()) if other != key)
            if left:
                self._cells[cell] = left
            else:
                self._cells.pop(cell, None)

    def _collect_areas(self) -> None:
        self.areas = [o for o in self._level.of_family("area") if isinstance(o, Area)]


def _bucket(cell: Cell) -> Bucket:
    return cell[0] // BUCKET, cell[1] // BUCKET
