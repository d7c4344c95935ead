"""Kernels of the distance field: settling it, going down it."""

from collections.abc import MutableSequence, Sequence

from simulation.geometry.backend import kernel, part
from simulation.geometry.cells import DIAGONAL, STRAIGHT, UNREACHABLE


@part
def push(
    heads: MutableSequence[int], entries: MutableSequence[int], bucket: int, cell: int, fresh: int
) -> int:
    """Put `cell` into a bucket, in a used entry when there is one, else in entry `fresh`.

    An entry is two numbers, its cell and the next entry. The last head is the spare ones'.
    Returns the entry that is fresh next.
    """
    spare = len(heads) - 1
    entry = heads[spare]
    if entry < 0:
        entry = fresh
        fresh += 2
    else:
        heads[spare] = entries[entry + 1]
    entries[entry] = cell
    entries[entry + 1] = heads[bucket]
    heads[bucket] = entry
    return fresh


@part
def pop(heads: MutableSequence[int], entries: MutableSequence[int], bucket: int) -> int:
    """Take the cell that was put into `bucket` last."""
    entry = heads[bucket]
    heads[bucket] = entries[entry + 1]
    entries[entry + 1] = heads[len(heads) - 1]
    heads[len(heads) - 1] = entry
    return entries[entry]


@kernel("rrww")
def spread(
    steps: Sequence[int], goals: Sequence[int], dist: MutableSequence[int], queue: MutableSequence[int]
) -> None:
    """Fill `dist` from its distinct `goals` where every cell costs the same to enter.

    `dist` has a closed rim; it starts unreachable where one may walk, negative elsewhere.
    `steps` leads to the `NEIGHBOURS`. Cells are taken nearest first, so those reached by a
    straight step come in order, and so do those reached by a diagonal one: two queues, each
    in one half of `queue`, and the nearer of the two fronts is the nearest cell of all.
    """
    middle = len(queue) // 2
    straight_at, straight_end, diagonal_at, diagonal_end = 0, 0, middle, middle
    for goal in goals:
        dist[goal] = 0
        queue[straight_end] = goal
        straight_end += 1
    while straight_at < straight_end or diagonal_at < diagonal_end:
        near = dist[queue[straight_at]] if straight_at < straight_end else UNREACHABLE
        far = dist[queue[diagonal_at]] if diagonal_at < diagonal_end else UNREACHABLE
        if near <= far:
            cell, there = queue[straight_at], near + STRAIGHT
            straight_at += 1
        else:
            cell, there = queue[diagonal_at], far + STRAIGHT
            diagonal_at += 1
        for k in range(4):
            other = cell + steps[k]
            if dist[other] > there:
                dist[other] = there
                queue[straight_end] = other
                straight_end += 1
        there += DIAGONAL - STRAIGHT
        for k in range(4):
            other = cell + steps[k + 4]
            if dist[other] > there and dist[cell + steps[k]] >= 0 and dist[cell + steps[(k + 1) & 3]] >= 0:
                dist[other] = there
                queue[diagonal_end] = other
                diagonal_end += 1


@kernel("rrrrwww")
def settle(
    steps: Sequence[int],
    weight: Sequence[int],
    extra: Sequence[int],
    goals: Sequence[int],
    dist: MutableSequence[int],
    heads: MutableSequence[int],
    entries: MutableSequence[int],
) -> None:
    """Fill `dist` from its distinct `goals`; `dist`, `steps` and `goals` as for `spread`.

    `heads` are empty (-1): a power of two of buckets, more than the dearest step is long in
    straight ones, and one more. Dial's buckets, one
    straight step wide: no step is cheaper, so nothing in the bucket at hand can still
    improve, and the distances are exact whatever the order inside it.
    """
    ring = len(heads) - 2
    pending, fresh, now = len(goals), 0, 0
    for goal in goals:
        dist[goal] = 0
        fresh = push(heads, entries, 0, goal, fresh)
    while pending > 0:
        while heads[now & ring] >= 0:
            cell = pop(heads, entries, now & ring)
            pending -= 1
            here = dist[cell]
            if here // STRAIGHT != now:
                continue  # it was improved and settled earlier
            straight = here + STRAIGHT * weight[cell] + extra[cell]
            diagonal = here + DIAGONAL * weight[cell] + extra[cell]
            for k in range(8):
                there = straight if k < 4 else diagonal
                other = cell + steps[k]
                before = dist[other]
                if there >= before:
                    continue
                if k > 3 and (dist[cell + steps[k - 4]] < 0 or dist[cell + steps[(k - 3) & 3]] < 0):
                    continue
                dist[other] = there
                bucket = there // STRAIGHT
                if bucket != before // STRAIGHT:
                    fresh = push(heads, entries, bucket & ring, other, fresh)
                    pending += 1
        now += 1


@kernel("rrmrrriiiw")
def go_down(
    across: Sequence[int],
    down: Sequence[int],
    free: Sequence[int],
    dist: Sequence[int],
    weight: Sequence[int],
    extra: Sequence[int],
    width: int,
    x: int,
    y: int,
    way: MutableSequence[int],
) -> int:
    """Write the cells after (x, y) to `way` as x, y, x, y …, until a goal or it is full; return the end.

    `across` and `down` are the `NEIGHBOURS`. Each step takes the first of the cheapest in
    their order. Stops early where nothing leads down. No rim; `weight` and `extra` are empty
    when they make no difference.
    """
    height, costly = len(free) // width, len(weight) > 0
    here, end = UNREACHABLE, 0
    while end < len(way) and dist[y * width + x] != 0:
        best, chosen = UNREACHABLE, -1
        for k in range(8):
            u, v = x + across[k], y + down[k]
            if not (0 <= u < width and 0 <= v < height) or free[v * width + u] == 0:
                continue
            if k > 3 and (free[y * width + u] == 0 or free[v * width + x] == 0):
                continue
            other = v * width + u
            cost = dist[other] + (STRAIGHT if k < 4 else DIAGONAL)
            if costly:
                cost += (STRAIGHT if k < 4 else DIAGONAL) * (weight[other] - 1) + extra[other]
            if dist[other] < here and cost < best:
                best, chosen = cost, k
        if chosen < 0:
            break
        x, y = x + across[chosen], y + down[chosen]
        here = dist[y * width + x]
        way[end], way[end + 1] = x, y
        end += 2
    return end
