"""Kernel of the flood: which cells can be reached, four ways, and from where."""

from collections.abc import MutableSequence, Sequence

from simulation.geometry.backend import kernel


@kernel("mirmww")
def flood(
    free: Sequence[int],
    stride: int,
    starts: Sequence[int],
    goals: Sequence[int],
    came: MutableSequence[int],
    queue: MutableSequence[int],
) -> int:
    """Flood a map with a closed rim from `starts`; the first goal reached, or -1.

    `came` holds the cell before each one reached, + 1; 0 where nothing came yet. It must be
    set for the starts and may hold an earlier flood. `queue` has room for every cell.
    """
    count = 0
    for start in starts:
        queue[count] = start
        count += 1
        if goals[start] != 0:
            return start
    at = 0
    while at < count:
        cell = queue[at]
        at += 1
        for k in range(4):
            step = stride if k % 2 == 0 else 1
            other = cell + (step if k in (1, 2) else -step)
            if free[other] != 0 and came[other] == 0:
                came[other] = cell + 1
                queue[count] = other
                count += 1
                if goals[other] != 0:
                    return other
    return -1
