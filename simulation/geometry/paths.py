"""One shortest path between two cells, for pairs too rare to keep a distance field."""

import numpy as np

from simulation.geometry.backend import run
from simulation.geometry.cells import DIAGONAL, STRAIGHT, Cell, Mask, inside
from simulation.geometry.path_kernels import jump_search


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
    free[1:-1, 1:-1] = passable != 0
    first, last = [(y + 1) * stride + x + 1 for x, y in (start, goal)]
    costs = np.zeros(free.size, np.int64)
    came = np.empty(free.size, np.int64)
    run(jump_search, free.size, free.reshape(-1), stride, first, last, costs, came)
    if costs[last] == 0:
        return None
    turns = [last]
    while turns[-1] != first:
        turns.append(int(came[turns[-1]]))
    return _walked([(cell % stride - 1, cell // stride - 1) for cell in reversed(turns)])


def length(path: list[Cell]) -> int:
    """Cost of walking along `path` when no cell costs extra."""
    return sum(
        DIAGONAL if x != u and y != v else STRAIGHT for (x, y), (u, v) in zip(path, path[1:], strict=False)
    )


def _walked(turns: list[Cell]) -> list[Cell]:
    """All cells on the straight and diagonal runs from turn to turn."""
    path = turns[:1]
    for (x, y), (u, v) in zip(turns, turns[1:], strict=False):
        dx, dy = (u > x) - (u < x), (v > y) - (v < y)
        path.extend((x + n * dx, y + n * dy) for n in range(1, max(abs(u - x), abs(v - y)) + 1))
    return path
