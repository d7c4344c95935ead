"""CMB-07: the line of fire, stricter than sight: a wall's corner stops the shot."""

from simulation.geometry.backend import run
from simulation.geometry.cells import Cell, Mask, as_bytes
from simulation.geometry.sight_kernels import fire_line


def line_of_fire(blocks: Mask, a: Cell, b: Cell) -> bool:
    """Whether a shot from `a` reaches `b`, both on the map: the line touches no blocking cell between them.

    The corner of a blocking cell counts as touched; `a` and `b` themselves do not block.
    Symmetric, and wherever it holds, the two also see each other.
    """
    flat = as_bytes(blocks).reshape(-1)
    return bool(run(fire_line, 8, flat, blocks.shape[1], a[0], a[1], b[0], b[1]))


def cells_on_line(a: Cell, b: Cell) -> list[Cell]:
    """The cells that the straight line between the centres of `a` and `b` runs through.

    In order from `a` to `b`, both included; the same cells in reverse from `b` to `a`.
    A line through the very corner of four cells goes on diagonally.
    """
    (x, y), (bx, by) = a, b
    dx, dy = abs(bx - x), abs(by - y)
    across, along = (1 if bx > x else -1), (1 if by > y else -1)
    line, turn = [a], dy - dx
    while line[-1] != b:
        beyond = turn
        if beyond <= 0:
            x, turn = x + across, turn + 2 * dy
        if beyond >= 0:
            y, turn = y + along, turn - 2 * dx
        line.append((x, y))
    return line
