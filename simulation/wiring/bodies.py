"""The objects that wires attach to, by id: their cells and families, kept up to date cell by cell."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from schemas.model import Cell
from simulation.wiring.grid import ObjectCells, terminal_at
from simulation.wiring.sides import by_row


class Bodies:
    """Bodies of the objects in `objects`, the caller's own; after changing it call `update`."""

    def __init__(self, objects: ObjectCells) -> None:
        self._objects = objects
        self._known: dict[Cell, tuple[str, str]] = {}
        self._cells: dict[str, dict[Cell, None]] = {}
        self._families: dict[str, str] = {}
        self._sorted = True
        self.update(objects)

    def update(self, cells: Iterable[Cell]) -> list[str]:
        """Look at these cells again; the ids of objects that came, went or have other cells, sorted."""
        changed: dict[str, None] = {}
        for cell in cells:
            old, now = self._known.pop(cell, None), terminal_at(self._objects, cell)
            if now is not None:
                self._known[cell] = now
            if old != now:
                self._take(cell, old)
                self._give(cell, now)
                changed.update({found[0]: None for found in (old, now) if found is not None})
        return sorted(changed)

    def _take(self, cell: Cell, old: tuple[str, str] | None) -> None:
        if old is not None:
            del self._cells[old[0]][cell]
            if not self._cells[old[0]]:
                del self._cells[old[0]]
                del self._families[old[0]]

    def _give(self, cell: Cell, now: tuple[str, str] | None) -> None:
        if now is not None:
            self._cells.setdefault(now[0], {})[cell] = None
            self._sorted = self._sorted and now[0] in self._families
            self._families[now[0]] = now[1]

    def cells(self, object_id: str) -> Sequence[Cell]:
        """The cells of an object, row by row; none of one that is unknown."""
        cells = self._cells.get(object_id, {})
        return sorted(cells, key=by_row) if len(cells) > 1 else list(cells)

    @property
    def families(self) -> Mapping[str, str]:
        """Per object its family, sorted by id."""
        if not self._sorted:
            self._families = {key: self._families[key] for key in sorted(self._families)}
            self._sorted = True
        return self._families
