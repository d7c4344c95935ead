"""Kernels of the distance field: settling it, going down it."""

from collections.abc import MutableSequence, Sequence

from simulation.geometry.backend import kernel, part
from simulation.geometry.cells import ACROSS, DIAGONAL, DOWN, STRAIGHT, UNREACHABLE


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


@part
def corner_blocked(dist: Sequence[int], steps: Sequence[int], cell: int, k: int) -> bool:
    """Whether the diagonal step `k` from `cell` would cut a blocked cell's corner."""
    return k > 3 and (dist[cell + steps[k - 4]] < 0 or dist[cell + steps[(k - 3) & 3]] < 0)


@kernel("rrrirwww")
def settle(
    steps: Sequence[int],
    weight: Sequence[int],
    extra: Sequence[int],
    costly: int,
    goals: Sequence[int],
    dist: MutableSequence[int],
    heads: MutableSequence[int],
    entries: MutableSequence[int],
) -> None:
    """Fill `dist` from its distinct `goals`.

    `dist` has a closed rim; it starts unreachable where one may walk, negative elsewhere.
    `heads` are empty (-1): a power of two of buckets, more than the dearest step is long in
    straight ones, and one more. `steps` leads to the `NEIGHBOURS`. Dial's buckets, one
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
            times, more = (weight[cell], extra[cell]) if costly else (1, 0)
            straight, diagonal = here + STRAIGHT * times + more, here + DIAGONAL * times + more
            for k in range(8):
                there = straight if k < 4 else diagonal
                other = cell + steps[k]
                before = dist[other]
                if there >= before or corner_blocked(dist, steps, cell, k):
                    continue
                dist[other] = there
                bucket = there // STRAIGHT
                if bucket != before // STRAIGHT:
                    fresh = push(heads, entries, bucket & ring, other, fresh)
                    pending += 1
        now += 1


@part
def step_cost(free: Sequence[int], width: int, cell: int, k: int) -> int:
    """Cost of the step from `cell` to its neighbour `k`, 0 where it may not go.

    `free` has no rim and is `width` cells wide.
    """
    dx, dy = ACROSS[k], DOWN[k]
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


@kernel("mrrriiiw")
def go_down(
    free: Sequence[int],
    dist: Sequence[int],
    weight: Sequence[int],
    extra: Sequence[int],
    costly: int,
    width: int,
    start: int,
    path: MutableSequence[int],
) -> int:
    """Write the cells after `start` to `path` until a goal or `path` is full; count them.

    Each step takes the first of the cheapest neighbours in the order of `NEIGHBOURS`.
    Stops early where nothing leads down.
    """
    cell, count = start, 0
    here = UNREACHABLE
    while count < len(path) and dist[cell] != 0:
        best, chosen = UNREACHABLE, -1
        for k in range(8):
            cost = step_cost(free, width, cell, k)
            if cost == 0:
                continue
            other = cell + ACROSS[k] + DOWN[k] * width
            if costly:
                cost = cost * weight[other] + extra[other]
            if dist[other] < here and dist[other] + cost < best:
                best, chosen = dist[other] + cost, other
        if chosen < 0:
            break
        cell, here = chosen, dist[chosen]
        path[count] = cell
        count += 1
    return count
