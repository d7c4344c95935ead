"""TRP-08: the patterns in which mechanisms act: around, straight line, burst."""

from typing import Literal

from simulation.geometry.cells import FACINGS, NEIGHBOURS, Cell, Mask, inside
from simulation.geometry.sight import sees

Facing = Literal["n", "e", "s", "w"]


def around(blocks: Mask, centre: Cell, radius: int = 1) -> list[Cell]:
    """The cells within `radius` (Chebyshev) of `centre`, itself included, that do not block.

    Row by row. `centre` is in it even when it blocks (a mechanism in a wall).
    """
    x0, y0 = centre
    height, width = blocks.shape
    return [
        (x, y)
        for y in range(max(0, y0 - radius), min(height, y0 + radius + 1))
        for x in range(max(0, x0 - radius), min(width, x0 + radius + 1))
        if (x, y) == centre or not blocks[y, x]
    ]


def straight_line(blocks: Mask, start: Cell, facing: Facing, length: int) -> list[Cell]:
    """Up to `length` cells beyond `start` in `facing`, nearest first, as far as nothing blocks."""
    dx, dy = FACINGS[facing]
    line: list[Cell] = []
    for n in range(1, length + 1):
        cell = start[0] + n * dx, start[1] + n * dy
        if not inside(blocks, cell) or blocks[cell[1], cell[0]]:
            break
        line.append(cell)
    return line


def burst(blocks: Mask, centre: Cell, radius: int) -> list[Cell]:
    """The cells that a blast or cloud at `centre` fills: within `radius`, not through walls.

    It spreads from cell to cell, cutting no wall corner, and only to cells in a clear line
    from `centre`. Row by row, `centre` included.
    """
    filled = {centre}
    front = [centre]
    while front:
        x, y = front.pop()
        for dx, dy in NEIGHBOURS:
            cell = x + dx, y + dy
            if max(abs(cell[0] - centre[0]), abs(cell[1] - centre[1])) > radius or cell in filled:
                continue
            if _spreads(blocks, (x, y), cell) and sees(blocks, centre, cell):
                filled.add(cell)
                front.append(cell)
    return sorted(filled, key=lambda cell: (cell[1], cell[0]))


def _spreads(blocks: Mask, here: Cell, there: Cell) -> bool:
    """Whether what fills `here` comes to its neighbour `there`; a corner must be open on both sides."""
    corner = (there[0], here[1]), (here[0], there[1])
    return _open(blocks, there) and all(c == here or _open(blocks, c) for c in corner)


def _open(blocks: Mask, cell: Cell) -> bool:
    return inside(blocks, cell) and not blocks[cell[1], cell[0]]
