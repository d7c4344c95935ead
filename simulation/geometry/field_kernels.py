"""Kernels of the distance field: settling it, going down it."""

from collections.abc import MutableSequence, Sequence

from simulation.geometry.backend import kernel
from simulation.geometry.cells import DIAGONAL, STRAIGHT, UNREACHABLE


@kernel("mrii")
def step_cost(free: Sequence[int], steps: Sequence[int], cell: int, k: int) -> int:
    """Cost of the step from `cell` to its neighbour `k`, 0 when it is not allowed.

    On a map with a closed rim, so that no neighbour lies outside. `steps` holds what to
    add to a cell for each of the `NEIGHBOURS`. A diagonal needs both cells beside it.
    """
    if free[cell + steps[k]] == 0:
        return 0
    if k < 4:
        return STRAIGHT
    if free[cell + steps[k - 4]] == 0 or free[cell + steps[(k - 3) % 4]] == 0:
        return 0
    return DIAGONAL


@kernel("mrrrirwwww")
def settle(
    free: Sequence[int],
    steps: Sequence[int],
    weight: Sequence[int],
    extra: Sequence[int],
    costly: int,
    goals: Sequence[int],
    dist: MutableSequence[int],
    heads: MutableSequence[int],
    entry_cell: MutableSequence[int],
    entry_next: MutableSequence[int],
) -> None:
    """Fill `dist`, all unreachable, on a map with a closed rim from its distinct `goals`.

    `heads` are empty (-1) buckets, enough for the dearest step; `entry_cell` and `entry_next`
    are room for eight entries a cell: each is settled once and improves eight others.
    Dial's buckets, one straight step wide: no step is cheaper, so nothing in the bucket
    at hand can still improve, and the distances are exact whatever the order inside it.
    """
    buckets = len(heads)
    used = 0
    for goal in goals:
        dist[goal] = 0
        entry_cell[used] = goal
        entry_next[used] = heads[0]
        heads[0] = used
        used += 1
    pending = used
    now = 0
    while pending > 0:
        slot = now % buckets
        while heads[slot] >= 0:
            cell = entry_cell[heads[slot]]
            heads[slot] = entry_next[heads[slot]]
            pending -= 1
            here = dist[cell]
            if here // STRAIGHT != now:
                continue  # it was improved and settled earlier
            for k in range(8):
                cost = step_cost(free, steps, cell, k)
                if cost == 0:
                    continue
                if costly:
                    cost = cost * weight[cell] + extra[cell]
                other = cell + steps[k]
                there, before = here + cost, dist[other]
                if there >= before:
                    continue
                dist[other] = there
                target = there // STRAIGHT
                if target != before // STRAIGHT:
                    entry_cell[used] = other
                    entry_next[used] = heads[target % buckets]
                    heads[target % buckets] = used
                    used += 1
                    pending += 1
        now += 1


@kernel("miii")
def bounded_cost(free: Sequence[int], width: int, cell: int, k: int) -> int:
    """As `step_cost`, on a map without a rim, `width` cells wide."""
    dx = (k == 1 or k == 4 or k == 5) - (k == 3 or k > 5)
    dy = (k == 2 or k == 5 or k == 6) - (k == 0 or k == 4 or k == 7)
    x, y = cell % width + dx, cell // width + dy
    if not (0 <= x < width and 0 <= y < len(free) // width):
        return 0
    if free[y * width + x] == 0:
        return 0
    if k < 4:
        return STRAIGHT
    if free[cell + dx] == 0 or free[cell + dy * width] == 0:
        return 0
    return DIAGONAL


@kernel("mrrririw")
def go_down(
    free: Sequence[int],
    dist: Sequence[int],
    weight: Sequence[int],
    extra: Sequence[int],
    costly: int,
    steps: Sequence[int],
    start: int,
    path: MutableSequence[int],
) -> int:
    """Write the cells after `start` to `path` until a goal or `path` is full; count them.

    Each step takes the first of the cheapest neighbours in the order of `NEIGHBOURS`.
    Stops early where nothing leads down. No rim: `steps[2]` is the width.
    """
    cell, count = start, 0
    here = UNREACHABLE
    while count < len(path) and dist[cell] != 0:
        best, chosen = UNREACHABLE, -1
        for k in range(8):
            cost = bounded_cost(free, steps[2], cell, k)
            if cost == 0:
                continue
            other = cell + steps[k]
            if costly:
                cost = cost * weight[other] + extra[other]
            if dist[other] < here and dist[other] + cost < best:
                best, chosen = dist[other] + cost, other
        if chosen < 0:
            break
        cell = chosen
        here = dist[cell]
        path[count] = cell
        count += 1
    return count
