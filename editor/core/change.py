"""What changed in the level, said once, so that views redraw only that."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from schemas.model import Cell


@dataclass(frozen=True, slots=True)
class Region:
    """A rectangle of cells: its top left cell, columns and rows."""

    x: int
    y: int
    width: int
    height: int

    @classmethod
    def around(cls, cells: Iterable[Cell]) -> Region | None:
        """The smallest region that holds all cells; None for no cell."""
        points = list(cells)
        if not points:
            return None
        xs, ys = [x for x, _ in points], [y for _, y in points]
        return cls(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)

    def __contains__(self, cell: Cell) -> bool:
        return self.x <= cell[0] < self.x + self.width and self.y <= cell[1] < self.y + self.height

    def __or__(self, other: Region | None) -> Region:
        if other is None:
            return self
        left, top = min(self.x, other.x), min(self.y, other.y)
        right = max(self.x + self.width, other.x + other.width)
        bottom = max(self.y + self.height, other.y + other.height)
        return Region(left, top, right - left, bottom - top)

    def cells(self) -> list[Cell]:
        """Every cell, row by row."""
        return [
            (x, y) for y in range(self.y, self.y + self.height) for x in range(self.x, self.x + self.width)
        ]


def _joined(first: Region | None, second: Region | None) -> Region | None:
    return second if first is None else first | second


@dataclass(frozen=True, slots=True)
class Change:
    """A description of what an edit touched. Empty fields mean: untouched.

    `region` bounds the changed cells of `layers`, `wires` those of wires, which are in `wired`; `objects` are
    ids that came, went or changed; `settings` covers the name, rule overrides and kept parts; after `resized`
    all is new.
    """

    layers: frozenset[str] = frozenset()
    region: Region | None = None
    objects: frozenset[str] = frozenset()
    wires: Region | None = None
    wired: tuple[Cell, ...] = ()
    scenario: bool = False
    settings: bool = False
    resized: bool = False

    def __or__(self, other: Change) -> Change:
        return Change(
            self.layers | other.layers,
            _joined(self.region, other.region),
            self.objects | other.objects,
            _joined(self.wires, other.wires),
            self.wired + other.wired,
            self.scenario or other.scenario,
            self.settings or other.settings,
            self.resized or other.resized,
        )

    @classmethod
    def of_wires(cls, cells: tuple[Cell, ...], objects: frozenset[str] = frozenset()) -> Change:
        """Wires changed in these cells, and these objects."""
        return cls(objects=objects, wires=Region.around(cells), wired=cells)

    @property
    def empty(self) -> bool:
        """Whether nothing changed."""
        return self == Change()
