"""Kernels of the search for one path: jump point search without cutting corners.

All on a map with a closed rim. A jump point is where a way may have to turn: the goal, or
the first cell past a blocked one, from which the cell behind that one opens.
"""

from collections.abc import MutableSequence, Sequence
from heapq import heappop, heappush

from simulation.geometry.backend import kernel, part
from simulation.geometry.cells import ACROSS, DIAGONAL, DOWN, STRAIGHT


@part
def jump_straight(free: Sequence[int], goal: int, cell: int, step: int, side: int) -> int:
    """The next jump point from `cell` in the direction `step`, -1 when a wall comes first."""
    cell += step
    while free[cell] != 0 and cell != goal:
        opens = free[cell - side] != 0 and free[cell - side - step] == 0
        if opens or (free[cell + side] != 0 and free[cell + side - step] == 0):
            return cell
        cell += step
    return cell if free[cell] != 0 else -1


@part
def jump_diagonal(free: Sequence[int], goal: int, cell: int, across: int, down: int) -> int:
    """The next cell on the diagonal from which a straight jump leads on, or -1."""
    while free[cell + across] != 0 and free[cell + down] != 0 and free[cell + across + down] != 0:
        cell += across + down
        if cell == goal:
            return cell
        if jump_straight(free, goal, cell, across, down) >= 0:
            return cell
        if jump_straight(free, goal, cell, down, across) >= 0:
            return cell
    return -1


@part
def octile(a: int, b: int, stride: int) -> int:
    """Cost of the walk between two cells when nothing stands in the way."""
    dx, dy = abs(a % stride - b % stride), abs(a // stride - b // stride)
    return STRAIGHT * max(dx, dy) + (DIAGONAL - STRAIGHT) * min(dx, dy)


@part
def direction(a: int, b: int) -> int:
    """-1, 0 or 1: the way from `a` to `b` on one axis."""
    return (b > a) - (b < a)


@part
def worth_trying(free: Sequence[int], cell: int, stride: int, cx: int, cy: int, dx: int, dy: int) -> bool:
    """Whether a way that came to `cell` by (cx, cy) may go on by (dx, dy) without being beaten.

    Never back; off a straight way only to a side that was blocked one cell before.
    """
    if dx * cx < 0 or dy * cy < 0:
        return False
    if cx == 0 and cy != 0:
        return dx == 0 or free[cell - cy * stride + dx] == 0
    if cy == 0 and cx != 0:
        return dy == 0 or free[cell - cx + dy * stride] == 0
    return True


@kernel("miiiww")
def jump_search(
    free: Sequence[int],
    stride: int,
    start: int,
    goal: int,
    costs: MutableSequence[int],
    came: MutableSequence[int],
) -> None:
    """Search from `start` until the cost of `goal` is final, or nothing is left.

    `costs` is 0 where nothing was reached; what is reached gets its cost + 1, and in `came`
    the jump point before it. Of equal cost, the one nearer the goal, then the smaller cell
    goes first.
    """
    costs[start], came[start] = 1, start
    heap = [(octile(start, goal, stride), 0, start)]
    while len(heap) > 0:
        total, left, cell = heappop(heap)
        here = costs[cell]
        if cell == goal:
            break
        if total - left != here - 1 and cell != start:
            continue  # a better way here was found after this entry was made
        cx = direction(came[cell] % stride, cell % stride)
        cy = direction(came[cell] // stride, cell // stride)
        for k in range(8):
            dx, dy = ACROSS[k], DOWN[k]
            if not worth_trying(free, cell, stride, cx, cy, dx, dy):
                continue
            if k > 3:
                there = jump_diagonal(free, goal, cell, dx, dy * stride)
            else:
                there = jump_straight(free, goal, cell, dx + dy * stride, dy + dx * stride)
            if there < 0:
                continue
            cost = here + octile(cell, there, stride)
            if costs[there] == 0 or cost < costs[there]:
                costs[there], came[there] = cost, cell
                left = octile(there, goal, stride)
                heappush(heap, (cost - 1 + left, left, there))
