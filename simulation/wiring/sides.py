"""The four sides of a cell as bits, and unit edges between neighbouring cells."""

from __future__ import annotations

from schemas.model import Cell

N, E, S, W = 1, 2, 4, 8
SIDES = (N, E, S, W)
ALL = 15
VERTICAL = N | S
HORIZONTAL = E | W
STRAIGHTS = (VERTICAL, HORIZONTAL)
LETTER = {N: "N", E: "E", S: "S", W: "W"}
OPPOSITE = {N: S, E: W, S: N, W: E}
STEP = {N: (0, -1), E: (1, 0), S: (0, 1), W: (-1, 0)}
BITS = tuple(tuple(side for side in SIDES if mask & side) for mask in range(16))
"""The sides of a mask, in the order N, E, S, W."""

Edge = tuple[Cell, Cell]
"""Two neighbouring cells; `edge_of` gives the one spelling of the two."""


def neighbour(cell: Cell, side: int) -> Cell:
    """The cell on that side."""
    dx, dy = STEP[side]
    return (cell[0] + dx, cell[1] + dy)


def side_towards(cell: Cell, other: Cell) -> int:
    """The side of `cell` on which its neighbour `other` lies; ValueError when they are no neighbours."""
    step = (other[0] - cell[0], other[1] - cell[1])
    for side in SIDES:
        if STEP[side] == step:
            return side
    raise ValueError(f"{cell} and {other} are no neighbours")


def edge_of(cell: Cell, side: int) -> Edge:
    """The edge on that side of the cell, its upper or left cell first."""
    other = neighbour(cell, side)
    return (cell, other) if side in (E, S) else (other, cell)


def apart(cell: Cell, other: Cell) -> int:
    """How many edges the shortest way from cell to cell has."""
    return abs(cell[0] - other[0]) + abs(cell[1] - other[1])


def by_row(cell: Cell) -> tuple[int, int]:
    """Sorting key of cells: row, then column."""
    return (cell[1], cell[0])
