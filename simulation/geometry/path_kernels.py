"""Kernel of the search for one path: A* on buckets, without cutting corners.

Cells wait in buckets by the least length of a path through them. A step adds less than
three straight ones to that, so eight buckets are enough. A cell that becomes cheaper inside
the bucket at hand waits there again, so buckets need no order inside; once the goal was
reached, what cannot be shorter is passed over.
"""

from collections.abc import MutableSequence, Sequence

from simulation.geometry.backend import kernel, part
from simulation.geometry.cells import DIAGONAL, STRAIGHT, UNREACHABLE
from simulation.geometry.field_kernels import pop, push


@part
def octile(cell: int, stride: int, gx: int, gy: int) -> int:
    """Cost of the walk from `cell` to (gx, gy) when nothing stands in the way."""
    y = cell // stride
    dx, dy = abs(cell - y * stride - gx), abs(y - gy)
    return STRAIGHT * max(dx, dy) + (DIAGONAL - STRAIGHT) * min(dx, dy)


@kernel("mriiiwwbww")
def search(
    free: Sequence[int],
    steps: Sequence[int],
    stride: int,
    start: int,
    goal: int,
    costs: MutableSequence[int],
    came: MutableSequence[int],
    waiting: MutableSequence[int],
    heads: MutableSequence[int],
    entries: MutableSequence[int],
) -> None:
    """Search from `start` until the cost of `goal` is final, or nothing is left.

    The map has a closed rim. What is reached gets its cost + 1 in `costs` and the cell before
    it in `came`. `costs` and `waiting` start at 0, `heads` (buckets and one more) at -1.
    """
    ring, gx, gy = len(heads) - 2, goal % stride, goal // stride
    costs[start], came[start], waiting[start] = 1, start, 1
    now = (1 + octile(start, stride, gx, gy)) // STRAIGHT
    best, pending = UNREACHABLE, 1
    fresh = push(heads, entries, now & ring, start, 0)
    while pending > 0 and best // STRAIGHT >= now:
        while heads[now & ring] >= 0:
            cell = pop(heads, entries, now & ring)
            pending -= 1
            total = costs[cell] + octile(cell, stride, gx, gy)
            if waiting[cell] == 0 or total // STRAIGHT != now:
                continue  # it went on from an earlier bucket
            waiting[cell] = 0
            if total >= best:
                continue
            for k in range(8):
                other, cost = cell + steps[k], costs[cell] + (STRAIGHT if k < 4 else DIAGONAL)
                if free[other] == 0 or 0 < costs[other] <= cost:
                    continue
                if k > 3 and (free[cell + steps[k - 4]] == 0 or free[cell + steps[(k - 3) & 3]] == 0):
                    continue
                left = octile(other, stride, gx, gy)
                if cost + left >= best:
                    continue
                bucket = (cost + left) // STRAIGHT
                moved = waiting[other] == 0 or (costs[other] + left) // STRAIGHT != bucket
                costs[other], came[other] = cost, cell
                best = cost if other == goal else best
                if moved:
                    waiting[other] = 1
                    fresh = push(heads, entries, bucket & ring, other, fresh)
                    pending += 1
        now += 1
