"""The plainest way to say what the grid maths must answer; slow, and written without it."""

from fractions import Fraction
from heapq import heappop, heappush
from math import ceil, floor

import numpy as np
from numpy.typing import NDArray

Cell = tuple[int, int]
HALF = Fraction(1, 2)


def is_open(free: NDArray[np.bool_], cell: Cell) -> bool:
    """On the map and free."""
    x, y = cell
    return 0 <= y < free.shape[0] and 0 <= x < free.shape[1] and bool(free[y, x])


def steps(free: NDArray[np.bool_], cell: Cell) -> list[tuple[Cell, int]]:
    """Where one may step from `cell` and what the step costs."""
    x, y = cell
    found = []
    for dx in (-1, 0, 1):
        for dy in (-1, 0, 1):
            sides = [(x + dx, y), (x, y + dy), (x + dx, y + dy)]
            if (dx or dy) and all(side == cell or is_open(free, side) for side in sides):
                found.append(((x + dx, y + dy), 141_421 if dx and dy else 100_000))
    return found


def cost_to_goal(
    free: NDArray[np.bool_],
    start: Cell,
    goals: set[Cell],
    extra: NDArray[np.int64],
    weight: NDArray[np.int64],
) -> int | None:
    """Dijkstra forwards from `start`: each cell entered costs step × weight + extra."""
    heap, done = [(0, start)], set()
    while heap:
        cost, cell = heappop(heap)
        if cell in goals:
            return cost
        if cell in done:
            continue
        done.add(cell)
        for (x, y), step in steps(free, cell):
            heappush(heap, (cost + step * int(weight[y, x]) + int(extra[y, x]), (x, y)))
    return None


def sees(opaque: NDArray[np.bool_], a: Cell, b: Cell) -> bool:
    """Each row that the line crosses lets it through a cell that it touches and that is not opaque."""
    if abs(b[0] - a[0]) > abs(b[1] - a[1]):
        return sees(opaque.T, (a[1], a[0]), (b[1], b[0]))
    for y in range(min(a[1], b[1]) + 1, max(a[1], b[1])):
        x = a[0] + Fraction(y - a[1], b[1] - a[1]) * (b[0] - a[0])
        touched = range(ceil(x - HALF), floor(x + HALF) + 1)
        if all(opaque[y, column] for column in touched):
            return False
    return True


def touches(cell: Cell, a: Cell, b: Cell) -> bool:
    """Whether the line between two centres touches the closed square of `cell` (doubled coordinates)."""
    x, y = 2 * cell[0], 2 * cell[1]
    ends = [(2 * a[0], 2 * b[0], x), (2 * a[1], 2 * b[1], y)]
    if any(max(p, q) < at - 1 or min(p, q) > at + 1 for p, q, at in ends):
        return False
    dx, dy = b[0] - a[0], b[1] - a[1]
    sides = [dx * (y + j - 2 * a[1]) - dy * (x + i - 2 * a[0]) for i in (-1, 1) for j in (-1, 1)]
    return min(sides) <= 0 <= max(sides)
