"""One shortest path between two cells, for pairs too rare to keep a distance field."""

import numpy as np
from numpy.typing import NDArray

from simulation.geometry.backend import run
from simulation.geometry.cells import DIAGONAL, NEIGHBOURS, STRAIGHT, Cell, Mask, inside
from simulation.geometry.path_kernels import search


def shortest_path(passable: Mask, start: Cell, goal: Cell) -> list[Cell] | None:
    """The cells of a shortest walk from `start` to `goal`, both included; None without one.

    Eight-way, no corner cut. `start` need not be passable, `goal` must be. Among equally
    short walks the choice is fixed, but need not be the one that `path_down` takes.
    """
    if not (inside(passable, goal) and passable[goal[1], goal[0]]):
        return None
    height, width = passable.shape
    stride = width + 2
    free = np.zeros((height + 2, stride), np.uint8)
    np.not_equal(passable, 0, out=free[1:-1, 1:-1], casting="unsafe")
    first, last = [(y + 1) * stride + x + 1 for x, y in (start, goal)]
    costs = np.zeros(free.size, np.int64)
    came = np.empty(free.size, np.int64)
    run(
        search,
        free.size,
        free.reshape(-1),
        np.array([dx + dy * stride for dx, dy in NEIGHBOURS], np.int64),
        stride,
        first,
        last,
        costs,
        came,
        np.zeros(free.size, np.uint8),
        np.full(_BUCKETS + 1, -1, np.int64),
        np.empty(2 * _BUCKETS * free.size, np.int64),
    )
    if costs[last] == 0:
        return None
    way = _way_back(came, first, last)
    return [(cell % stride - 1, cell // stride - 1) for cell in reversed(way)]


def length(path: list[Cell]) -> int:
    """Cost of walking along `path` when no cell costs extra."""
    return sum(
        DIAGONAL if x != u and y != v else STRAIGHT for (x, y), (u, v) in zip(path, path[1:], strict=False)
    )


def _way_back(came: NDArray[np.int64], first: int, last: int) -> list[int]:
    before, way = came.data, [last]
    while way[-1] != first:
        way.append(before[way[-1]])
    return way


_BUCKETS = 8
"""A cell waits at most once in each."""
