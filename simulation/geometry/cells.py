"""What every grid function shares: cells, neighbours, facings, step costs, masks."""

from functools import lru_cache
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Cell = tuple[int, int]
"""(x, y): origin top left, y down. Arrays are indexed [y, x]."""

Mask = NDArray[np.bool_] | NDArray[np.integer[Any]]
"""A yes or no per cell, [h, w]; anything but zero is yes."""

STRAIGHT: Final = 100_000
"""Cost of a straight step; lengths are sums of whole steps and so exact."""

DIAGONAL: Final = 141_421
"""Cost of a diagonal step."""

UNREACHABLE: Final = 1 << 60
"""Distance of a cell from which no goal can be reached."""

NEIGHBOURS: Final[tuple[Cell, ...]] = (
    (0, -1),
    (1, 0),
    (0, 1),
    (-1, 0),
    (1, -1),
    (1, 1),
    (-1, 1),
    (-1, -1),
)
"""n, e, s, w, ne, se, sw, nw: the order in which ties are broken, straight steps first.

The diagonal at index k passes between the straight neighbours at k - 4 and (k - 3) % 4.
"""

ACROSS, DOWN = np.array(NEIGHBOURS, np.int64).T.copy()
"""The `NEIGHBOURS` for kernels: columns, rows."""

FACINGS: Final[dict[str, Cell]] = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
"""Step that goes one cell in a facing."""


def inside(mask: Mask, cell: Cell) -> bool:
    """Whether `cell` lies on the map that `mask` covers."""
    height, width = int(mask.shape[0]), int(mask.shape[1])
    return 0 <= cell[0] < width and 0 <= cell[1] < height


def as_bytes(mask: Mask) -> NDArray[np.uint8]:
    """`mask` as contiguous uint8 [h, w], without a copy where none is needed."""
    if mask.dtype == np.uint8:
        return np.ascontiguousarray(mask)
    if mask.dtype == np.bool_ and mask.flags.c_contiguous:
        return mask.view(np.uint8)
    return np.ascontiguousarray(mask, np.bool_).view(np.uint8)


def cells_of(mask: Mask) -> list[Cell]:
    """The cells that are set in `mask`, row by row."""
    rows, columns = np.nonzero(mask)
    return list(zip(columns.tolist(), rows.tolist(), strict=True))


@lru_cache(maxsize=8)
def steps_of(stride: int) -> NDArray[np.int64]:
    """From a cell of a flat map to its `NEIGHBOURS`."""
    return np.array([dx + dy * stride for dx, dy in NEIGHBOURS], np.int64)


def in_pairs(numbers: NDArray[np.int64]) -> list[Cell]:
    """The cells that a kernel wrote as x, y, x, y …"""
    each = iter(numbers.tolist())
    return list(zip(each, each, strict=True))
