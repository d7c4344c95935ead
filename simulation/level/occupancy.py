"""Which objects' bodies fill which cells: an index for those that ask often."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.level.level import body_cells


class Occupancy:
    """Objects by cell; areas fill no cell."""

    __slots__ = ("_by_cell", "_known")

    def __init__(self, objects: Iterable[AnyPlaced] = ()) -> None:
        self._by_cell: dict[Cell, dict[str, AnyPlaced]] = {}
        self._known: dict[str, AnyPlaced] = {}
        for placed in objects:
            self.put(placed.id, placed)

    def put(self, key: str, placed: AnyPlaced | None) -> tuple[Cell, ...]:
        """The object of this id is now `placed`, or gone; the cells that it filled or fills."""
        old = self._known.pop(key, None)
        left = body_cells(old) if old is not None else ()
        for cell in left:
            del self._by_cell[cell][key]
        if placed is None:
            return left
        self._known[key] = placed
        taken = body_cells(placed)
        for cell in taken:
            self._by_cell.setdefault(cell, {})[key] = placed
        return (*left, *taken)

    def at(self, cell: Cell) -> list[AnyPlaced]:
        """The objects in a cell, by id."""
        found = self._by_cell.get(cell, {})
        return [found[key] for key in sorted(found)]

    def around(self, cell: Cell, distance: int) -> Iterator[AnyPlaced]:
        """Objects with a body cell at a Chebyshev distance of at most `distance`, row by row."""
        x, y = cell
        if (2 * distance + 1) ** 2 > len(self._by_cell):  # fewer cells are known than would be looked at
            near = [c for c in self._by_cell if abs(c[0] - x) <= distance and abs(c[1] - y) <= distance]
            for known in sorted(near, key=lambda c: (c[1], c[0])):
                yield from self.at(known)
            return
        for row in range(y - distance, y + distance + 1):
            for column in range(x - distance, x + distance + 1):
                yield from self.at((column, row))

    def cells(self) -> list[Cell]:
        """The cells with an object in them, in no special order."""
        return [cell for cell, found in self._by_cell.items() if found]
