"""What terrain painting needs to know of a range of cells and the ring of cells around it, as arrays.

Masks of eight bits go clockwise from the north (n ne e se s sw w nw), those of four n e s w.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Protocol, TypeVar

import numpy as np
from numpy.typing import NDArray

from editor.app.canvas.art.textures import SOLID

AROUND = ((0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1))
SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))
Range = tuple[int, int, int, int]
Bools = NDArray[np.bool_]
Ints = NDArray[np.int32]
_T = TypeVar("_T", bound=np.generic)


class TerrainView(Protocol):
    """What the painter asks about a level. It is not asked about cells outside: those are rock."""

    @property
    def width(self) -> int:
        """Cells from west to east."""

    @property
    def height(self) -> int:
        """Cells from north to south."""

    def material(self, x: int, y: int) -> str:
        """The material's name."""

    def elevation(self, x: int, y: int) -> int:
        """Feet above the level's zero."""

    def light(self, x: int, y: int) -> int:
        """0 is pitch dark, 100 lit."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """Arrays [y, x] with a ring of one cell around the range."""

    materials: tuple[str, ...]
    codes: Ints
    """Index into `materials`."""
    solid: Bools
    elevation: Ints
    """0 on solid cells."""
    light: Ints
    """100 on solid cells."""

    def inner(self, array: Ints) -> Ints:
        """An array without its ring."""
        return array[1:-1, 1:-1]

    def open_inside(self) -> Bools:
        """Which cells of the range are open."""
        return ~self.solid[1:-1, 1:-1]

    def solid_around(self) -> Ints:
        """Eight bits a cell: which neighbours are solid."""
        return _bits(self.solid, AROUND)

    def steps(self) -> tuple[Ints, Ints]:
        """Four bits a cell: the open sides where the ground falls away, and those where it rises."""
        here = self.inner(self.elevation)
        lower, upper = np.zeros_like(here), np.zeros_like(here)
        for bit, side in enumerate(SIDES):
            there, free = _shifted(self.elevation, side), ~_shifted(self.solid, side)
            lower |= (free & (there < here)).astype(np.int32) << bit
            upper |= (free & (there > here)).astype(np.int32) << bit
        return lower, upper

    def borders(self) -> Bools:
        """Open cells with an open neighbour of another material."""
        here = self.inner(self.codes)
        found = np.zeros(here.shape, np.bool_)
        for side in SIDES:
            found |= ~_shifted(self.solid, side) & (_shifted(self.codes, side) != here)
        return found & self.open_inside()

    def beside(self, x: int, y: int) -> tuple[str, str, str, str]:
        """The materials n e s w of cell (x, y) of the range; empty where solid."""
        n, e, s, w = (
            "" if self.solid[y + 1 + dy, x + 1 + dx] else self.materials[self.codes[y + 1 + dy, x + 1 + dx]]
            for dx, dy in SIDES
        )
        return n, e, s, w


def survey(view: TerrainView, cells: Range) -> Surroundings:
    """Ask the view about a range (x0, y0, x1, y1, end excluded) and the ring around it."""
    x0, y0, x1, y1 = cells[0] - 1, cells[1] - 1, cells[2] + 1, cells[3] + 1
    wide, high, material = view.width, view.height, view.material
    numbers: dict[str, int] = {"rock": 0}
    codes = [
        [
            numbers.setdefault(material(x, y), len(numbers)) if 0 <= x < wide and 0 <= y < high else 0
            for x in range(x0, x1)
        ]
        for y in range(y0, y1)
    ]
    array = np.array(codes, np.int32)
    materials = tuple(numbers)
    solid = np.array([name in SOLID for name in materials], np.bool_)[array]
    elevation, light = np.zeros_like(array), np.full_like(array, 100)
    for y, x in np.argwhere(~solid).tolist():
        elevation[y, x] = view.elevation(x0 + x, y0 + y)
        light[y, x] = view.light(x0 + x, y0 + y)
    return Surroundings(materials, array, solid, elevation, light)


def relevant(mask: Ints) -> Ints:
    """Eight-bit masks without corners that do not show: a corner counts only between two clear sides."""
    kept = mask.copy()
    for corner in (1, 3, 5, 7):
        sides = 1 << (corner - 1) | 1 << ((corner + 1) % 8)
        kept[(mask & sides) != 0] &= ~(1 << corner)
    return kept


def runs(array: Ints, plain: int | None = None) -> Iterator[tuple[int, int, int, int]]:
    """Stretches of equal values row by row as (y, x, length, value), without those of value `plain`."""
    for y, row in enumerate(array):
        starts = np.concatenate(([0], np.flatnonzero(np.diff(row)) + 1, [len(row)])).tolist()
        for x, end in zip(starts, starts[1:], strict=False):
            value = int(row[x])
            if value != plain:
                yield y, x, end - x, value


def _shifted(array: NDArray[_T], side: tuple[int, int]) -> NDArray[_T]:
    """The inner cells' neighbours on that side."""
    dx, dy = side
    return array[1 + dy : array.shape[0] - 1 + dy, 1 + dx : array.shape[1] - 1 + dx]


def _bits(flags: Bools, sides: tuple[tuple[int, int], ...]) -> Ints:
    found = np.zeros((flags.shape[0] - 2, flags.shape[1] - 2), np.int32)
    for bit, side in enumerate(sides):
        found |= _shifted(flags, side).astype(np.int32) << bit
    return found
