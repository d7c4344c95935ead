"""Distance fields: how far every cell is from the nearest goal, and the way down.

Eight-way steps that cut no wall corner, exact integer lengths (`STRAIGHT`, `DIAGONAL`).
Entering a cell costs `step × weight + extra`: a weight of 2 is difficult ground, an extra
is a door that takes time to open. The cell that one starts from costs nothing.
"""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from simulation.geometry.backend import run
from simulation.geometry.cells import (
    ACROSS,
    DIAGONAL,
    DOWN,
    STRAIGHT,
    UNREACHABLE,
    Cell,
    Mask,
    as_bytes,
    in_pairs,
    inside,
    steps_of,
)
from simulation.geometry.field_kernels import go_down, settle, spread

Field = NDArray[np.int64]
"""Distance to the nearest goal per cell, [h, w]; `UNREACHABLE` where there is no way."""

Costs = NDArray[np.integer[Any]] | None


def distance_field(
    passable: Mask, goals: Sequence[Cell], extra_cost: Costs = None, weight: Costs = None
) -> Field:
    """Cost of the cheapest walk from each cell to the nearest of `goals`.

    `extra_cost` (≥ 0, below 2³¹) is added for each cell entered, `weight` (≥ 1) multiplies
    the step into it; both [h, w]. Goals that are not passable or outside count as none.
    """
    height, width = passable.shape
    stride = width + 2
    free = np.zeros((height + 2, stride), np.bool_)
    free[1:-1, 1:-1] = passable
    rimmed = np.where(free, UNREACHABLE, _CLOSED)
    dist, steps = rimmed.reshape(-1), steps_of(stride)
    starts = {(y + 1) * stride + x + 1 for x, y in goals if inside(passable, (x, y)) and passable[y, x]}
    first = np.array(sorted(starts), np.int64)
    if extra_cost is None and weight is None:
        run(spread, dist.size, steps, first, dist, np.empty(2 * dist.size, np.int64))
    else:
        weights, extras = _costs(passable, extra_cost, weight, rim=1)
        heads = np.full(_bucket_count(weights, extras) + 1, -1, np.int64)
        entries = np.empty(_ENTRIES * dist.size, np.int64)
        run(settle, dist.size, steps, weights, extras, first, dist, heads, entries)
    return rimmed[1:-1, 1:-1] & ~_SIGN


def descend(
    field: Field, passable: Mask, start: Cell, extra_cost: Costs = None, weight: Costs = None
) -> Cell | None:
    """The next cell on a cheapest way from `start`; None at a goal or where no way leads on.

    Ties go to the first in the order n, e, s, w, ne, se, sw, nw. `start` itself need not be
    passable: who stands in a closed door may leave it. Costs as they were given to the field.
    """
    way = _way(field, passable, start, (extra_cost, weight), 1)
    return way[0] if way else None


def path_down(
    field: Field, passable: Mask, start: Cell, extra_cost: Costs = None, weight: Costs = None
) -> list[Cell]:
    """The cells after `start` down to a goal, by `descend`; empty at a goal or without a way."""
    distance = int(field[start[1], start[0]])
    most = field.size if distance == UNREACHABLE else distance // STRAIGHT  # no step is cheaper
    return _way(field, passable, start, (extra_cost, weight), most)


def _way(field: Field, passable: Mask, start: Cell, costs: tuple[Costs, Costs], limit: int) -> list[Cell]:
    weights, extras = _costs(passable, *costs, rim=0)
    way = np.empty(2 * limit, np.int64)
    flat = as_bytes(passable).reshape(-1), field.reshape(-1), weights, extras
    end = run(go_down, 32, ACROSS, DOWN, *flat, passable.shape[1], *start, way)
    return in_pairs(way[:end])


def _costs(
    passable: Mask, extra_cost: Costs, weight: Costs, rim: int
) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Weights and extras, flat, with a rim; empty when they make no difference."""
    if extra_cost is None and weight is None:
        return _NONE, _NONE
    height, width = passable.shape
    weights = np.ones((height + 2 * rim, width + 2 * rim), np.int64)
    extras = np.zeros_like(weights)
    middle = (slice(rim, rim + height), slice(rim, rim + width))
    weights[middle] = 1 if weight is None else weight
    extras[middle] = 0 if extra_cost is None else extra_cost
    return weights.reshape(-1), extras.reshape(-1)


def _bucket_count(weights: NDArray[np.int64], extras: NDArray[np.int64]) -> int:
    """A power of two of buckets, one straight step wide, more than the dearest step spans."""
    if not 0 <= int(extras.min()) <= int(extras.max()) < 1 << 31:
        raise ValueError("extra costs must be at least 0 and below 2**31")
    if int(weights.min()) < 1:
        raise ValueError("weights must be at least 1")
    dearest = DIAGONAL * int(weights.max()) + int(extras.max())
    return int(1 << (dearest // STRAIGHT + 1).bit_length())


_SIGN: Final = -1 << 63

_CLOSED: Final = UNREACHABLE | _SIGN
"""A cell that cannot be walked, while a field is worked out: negative, and unreachable but for its sign."""

_NONE = np.empty(0, np.int64)

_ENTRIES = 18
"""Room for nine entries of two numbers a cell: each is settled once and improves eight others."""
