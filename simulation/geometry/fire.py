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
