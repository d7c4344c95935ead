"""One shortest path between two cells, for pairs too rare to keep a distance field."""

from typing import Final

import numpy as np

from simulation.geometry.backend import run
from simulation.geometry.cells import (
    ACROSS,
    DIAGONAL,
    DOWN,
    STRAIGHT,
    UNREACHABLE,
    Cell,
    Mask,
    in_pairs,
    inside,
    steps_of,
)
from simulation.geometry.path_kernels import search, trace


def shortest_path(passable: Mask, start: Cell, goal: Cell) -> list[Cell] | None:
    """The cells of a shortest walk from `start` to `goal`, both included; None without one.

    Eight-way, no corner cut. `start` need not be passable, `goal` must be. Among equally
    short walks the choice is fixed, but need not be the one that `path_down` takes.
    """
    if not (inside(passable, goal) and passable[goal[1], goal[0]]):
        return None
    height, width = passable.shape
    stride = width + 2
    free = np.zeros((height + 2, stride), np.bool_)
    free[1:-1, 1:-1] = passable
    marks, size = free.view(np.uint8).reshape(-1), free.size
    first, last = [(y + 1) * stride + x + 1 for x, y in (start, goal)]
    costs, entries = np.empty(size, np.int64), np.empty(2 * _BUCKETS * size, np.int64)
    cost = run(
        search,
        size,
        ACROSS,
        DOWN,
        steps_of(stride),
        stride,
        first,
        last,
        marks,
        costs,
        _HEADS.copy(),
        entries,
    )
    if cost == UNREACHABLE:
        return None
    way = np.empty(2 * (cost // STRAIGHT + 1), np.int64)  # no step is cheaper
    begin = run(trace, len(way) // 2, ACROSS, DOWN, stride, first, last, marks, way)
    return in_pairs(way[begin:])


def length(path: list[Cell]) -> int:
    """Cost of walking along `path` when no cell costs extra."""
    return sum(
        DIAGONAL if x != u and y != v else STRAIGHT for (x, y), (u, v) in zip(path, path[1:], strict=False)
    )


_BUCKETS: Final = 8
"""A cell waits at most once in each."""

_HEADS: Final = np.full(_BUCKETS + 1, -1, np.int64)
"""Of the buckets, and of the spare entries."""
