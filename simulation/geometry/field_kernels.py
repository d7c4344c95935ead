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


@kernel("miw")
def lay_out(free: Sequence[int], width: int, dist: MutableSequence[int]) -> None:
    """Write the start of a search to `dist`: a rim around the map, unreachable or not to be walked (-1)."""
    for cell in range(len(dist)):
        dist[cell] = -1
    for y in range(len(free) // width):
        row = (y + 1) * (width + 2) + 1
        for x in range(width):
            if free[y * width + x] != 0:
                dist[row + x] = UNREACHABLE


@kernel("riw")
def take_in(dist: Sequence[int], width: int, field: MutableSequence[int]) -> None:
    """Write `dist` without its rim to `field`."""
    for y in range(len(field) // width):
        row = (y + 1) * (width + 2) + 1
        for x in range(width):
            far = dist[row + x]
            field[y * width + x] = far if far >= 0 else UNREACHABLE


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


@kernel("rrmrrriiiww")
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
    columns: MutableSequence[int],
    rows: MutableSequence[int],
) -> int:
    """Write the cells after (x, y) until a goal or until `columns` is full; count them.

    `across` and `down` are the `NEIGHBOURS`. Each step takes the first of the cheapest in
    their order. Stops early where nothing leads down. No rim; `weight` and `extra` are empty
    when they make no difference.
    """
    height, costly = len(free) // width, len(weight) > 0
    here, count = UNREACHABLE, 0
    while count < len(columns) and dist[y * width + x] != 0:
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
        columns[count], rows[count] = x, y
        count += 1
    return count
