"""CMB-07: the line of fire, stricter than sight: a wall's corner stops the shot."""

from collections.abc import Iterator

from simulation.geometry.cells import Cell, Mask


def cells_on_line(a: Cell, b: Cell) -> list[Cell]:
    """The cells that the straight line between the centres of `a` and `b` runs through.

    In order from `a` to `b`, both included; the same cells in reverse from `b` to `a`.
    A line through the very corner of four cells goes on diagonally.
    """
    return [cell for cell, _ in _walk(a, b)]


def line_of_fire(blocks: Mask, a: Cell, b: Cell) -> bool:
    """Whether a shot from `a` reaches `b`: the line touches no blocking cell between them.

    The corner of a blocking cell counts as touched; `a` and `b` themselves do not block.
    Symmetric, and wherever it holds, the two also see each other.
    """
    for cell, beside in _walk(a, b):
        if cell not in (a, b) and blocks[cell[1], cell[0]]:
            return False
        if any(blocks[y, x] for x, y in beside):
            return False
    return True


def _walk(a: Cell, b: Cell) -> Iterator[tuple[Cell, tuple[Cell, ...]]]:
    """Each cell on the line, with the two cells whose corner was passed to come to it."""
    (x, y), (bx, by) = a, b
    width, height = abs(bx - x), abs(by - y)
    sx, sy = (1 if bx > x else -1), (1 if by > y else -1)
    right = down = 0
    yield (x, y), ()
    while right < width or down < height:
        turn = (1 + 2 * right) * height - (1 + 2 * down) * width
        beside: tuple[Cell, ...] = ()
        if turn == 0:
            beside = (x + sx, y), (x, y + sy)
        if turn <= 0:
            x, right = x + sx, right + 1
        if turn >= 0:
            y, down = y + sy, down + 1
        yield (x, y), beside
