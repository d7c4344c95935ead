"""Kernels of sight: one line, many lines, a whole field of view."""

from collections.abc import MutableSequence, Sequence

from simulation.geometry.backend import kernel


@kernel("miiiii")
def sees_line(opaque: Sequence[int], width: int, ax: int, ay: int, bx: int, by: int) -> int:
    """1 when the line between two cells passes every row (or column) between them."""
    dx, dy = bx - ax, by - ay
    along, across = width, 1
    if abs(dx) > abs(dy):
        dx, dy = dy, dx
        along, across = 1, width
    if dy < 0:
        dy, along = -dy, -along
    here = ay * width + ax
    for k in range(1, dy):
        twice = 2 * k * dx + dy
        place = twice // (2 * dy)
        cell = here + k * along + place * across
        if opaque[cell] == 0:
            continue
        if twice % (2 * dy) != 0 or opaque[cell - across] != 0:
            return 0
    return 1


@kernel("mirb")
def sees_pairs(opaque: Sequence[int], width: int, cells: Sequence[int], seen: MutableSequence[int]) -> None:
    """Set `seen[i * n + j]` for every two of the n `cells` (flat x, y) that see each other."""
    n = len(cells) // 2
    for i in range(n):
        seen[i * n + i] = 1
        for j in range(i):
            clear = sees_line(opaque, width, cells[2 * i], cells[2 * i + 1], cells[2 * j], cells[2 * j + 1])
            seen[i * n + j] = clear
            seen[j * n + i] = clear
