"""Kernels of the search for one path: A* on buckets, without cutting corners; the way back.

Cells wait in buckets by the least length of a path through them. A step adds less than
five buckets are wide to that, so eight are enough. A cell that becomes cheaper inside
the bucket at hand waits there again, so buckets need no order inside; once the goal was
reached, what cannot be shorter is passed over.

The map is bytes with a closed rim: 0 closed, 1 open, and once a cell was reached the
neighbour's number k by which it was, as `REACHED` + k, or `WAITING` + k while it waits.
"""

from collections.abc import MutableSequence, Sequence
from typing import Final

from simulation.geometry.backend import kernel, part
from simulation.geometry.cells import DIAGONAL, STRAIGHT, UNREACHABLE
from simulation.geometry.field_kernels import pop, push

BUCKET: Final = 16
"""A bucket is 2 to the power of this wide."""

REACHED: Final = 8
WAITING: Final = 16


@part
def octile(dx: int, dy: int) -> int:
    """Cost of the walk over `dx` columns and `dy` rows when nothing stands in the way."""
    dx, dy = abs(dx), abs(dy)
    return STRAIGHT * max(dx, dy) + (DIAGONAL - STRAIGHT) * min(dx, dy)


@part
def onward(marks: Sequence[int], steps: Sequence[int], cell: int) -> int:
    """Which neighbours to go on to from `cell`, as bits: none that its origin reaches as well without it.

    After a diagonal step that leaves the same way and its two straight halves; after a straight
    one the same way, and to a side where the cell beside the origin is closed. Of two equally
    short ways the one with its diagonal step first is kept: it goes on straight, which is never
    left out, so lengths stay exact.
    """
    k = marks[cell] & 7
    bits = 1 << k
    if k > 3:
        bits |= 1 << (k - 4) | 1 << ((k - 3) & 3)
    else:
        left, right = (k + 3) & 3, (k + 1) & 3
        origin = cell - steps[k]
        if marks[origin + steps[left]] == 0:
            bits |= 1 << left | 1 << (left + 4)
        if marks[origin + steps[right]] == 0:
            bits |= 1 << right | 1 << (k + 4)
    return bits


@kernel("rrriiibwww")
def search(
    across: Sequence[int],
    down: Sequence[int],
    steps: Sequence[int],
    stride: int,
    start: int,
    goal: int,
    marks: MutableSequence[int],
    costs: MutableSequence[int],
    heads: MutableSequence[int],
    entries: MutableSequence[int],
) -> int:
    """Search from `start` until the cost of `goal` is final, or nothing is left; return the cost.

    `across`, `down` and `steps` lead to the `NEIGHBOURS`; `heads`, buckets and one more, start at -1.
    """
    ring, gx, gy = len(heads) - 2, goal % stride, goal // stride
    best, pending = (0 if start == goal else UNREACHABLE), 1
    costs[start], marks[start] = 0, WAITING
    now = octile(start % stride - gx, start // stride - gy) >> BUCKET
    fresh = push(heads, entries, now & ring, start, 0)
    while pending > 0 and best >> BUCKET >= now:
        while heads[now & ring] >= 0:
            cell, pending = pop(heads, entries, now & ring), pending - 1
            here, dx, dy = costs[cell], cell % stride - gx, cell // stride - gy
            total = here + octile(dx, dy)
            if marks[cell] < WAITING or total >> BUCKET != now:
                continue  # it went on from an earlier bucket
            marks[cell] += REACHED - WAITING
            if total >= best:
                continue
            bits = 255 if cell == start else onward(marks, steps, cell)
            for k in range(8):
                other = cell + steps[k]
                mark, cost = marks[other], here + (STRAIGHT if k < 4 else DIAGONAL)
                if bits >> k & 1 == 0 or mark == 0 or (mark >= REACHED and costs[other] <= cost):
                    continue
                if k > 3 and (marks[cell + steps[k - 4]] == 0 or marks[cell + steps[(k - 3) & 3]] == 0):
                    continue
                left = octile(dx + across[k], dy + down[k])
                if cost + left >= best:
                    continue
                bucket = (cost + left) >> BUCKET
                moved = mark < WAITING or (costs[other] + left) >> BUCKET != bucket
                costs[other], marks[other] = cost, WAITING + k
                best = cost if other == goal else best
                if moved:
                    fresh, pending = push(heads, entries, bucket & ring, other, fresh), pending + 1
        now += 1
    return best


@kernel("rriiimw")
def trace(
    across: Sequence[int],
    down: Sequence[int],
    stride: int,
    start: int,
    goal: int,
    marks: Sequence[int],
    way: MutableSequence[int],
) -> int:
    """Write the way that `search` found to the end of `way`, as x, y, x, y …; return where it begins.

    `start` and `goal` count the rim, what is written does not.
    """
    at, cell = len(way) - 2, goal
    way[at], way[at + 1] = goal % stride - 1, goal // stride - 1
    while cell != start:
        k = marks[cell] & 7
        cell -= across[k] + down[k] * stride
        way[at - 2], way[at - 1] = way[at] - across[k], way[at + 1] - down[k]
        at -= 2
    return at
