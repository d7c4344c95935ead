"""Kernels of lines: one line of sight or of fire. Cheap to call on bytes as they are."""

from collections.abc import Sequence

from simulation.geometry.backend import kernel


@kernel("miiiii")
def sees_line(opaque: Sequence[int], width: int, ax: int, ay: int, bx: int, by: int) -> int:
    """1 when the line between two cells passes every row (or column) between them."""
    dx, dy = abs(bx - ax), abs(by - ay)
    across, along = (1 if bx > ax else -1), (width if by > ay else -width)
    if dx > dy:
        dx, dy, across, along = dy, dx, along, across
    cell, over = ay * width + ax, dy
    for _ in range(1, dy):
        cell += along
        over += 2 * dx
        if over >= 2 * dy:
            over -= 2 * dy
            cell += across
        if opaque[cell] != 0 and (over != 0 or opaque[cell - across] != 0):
            return 0  # over is 0 where the line runs between this cell and the one before it
    return 1


@kernel("miiiii")
def fire_line(blocks: Sequence[int], width: int, ax: int, ay: int, bx: int, by: int) -> int:
    """1 when the line between two cells touches no blocking cell but those two (CMB-07)."""
    dx, dy = abs(bx - ax), abs(by - ay)
    across, along = (1 if bx > ax else -1), (width if by > ay else -width)
    cell, last, turn = ay * width + ax, by * width + bx, dy - dx
    while cell != last:
        if turn < 0:
            cell, turn = cell + across, turn + 2 * dy
        elif turn > 0:
            cell, turn = cell + along, turn - 2 * dx
        else:  # the line passes through the corner of four cells
            if blocks[cell + across] != 0 or blocks[cell + along] != 0:
                return 0
            cell, turn = cell + across + along, 2 * (dy - dx)
        if blocks[cell] != 0 and cell != last:
            return 0
    return 1
