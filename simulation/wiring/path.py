"""The way of a drag: from fixed corners to cells, and what it does in each cell that it visits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from schemas.model import Cell
from simulation.wiring.sides import Edge, side_towards


def drag_path(corners: Iterable[Cell]) -> list[Cell]:
    """The cells of a drag over its corners, neighbour by neighbour.

    Two corners that are not in line are joined by an L, its horizontal leg first. Going straight back
    over what was just drawn takes it back, so no cell is left on the side on which it was entered.
    """
    path: list[Cell] = []
    for corner in corners:
        for cell in _legs(path[-1], corner) if path else (corner,):
            if len(path) > 1 and path[-2] == cell:
                path.pop()
            else:
                path.append(cell)
    return path


def turns(way: Sequence[Cell]) -> list[Cell]:
    """The cells in which a way turns, its ends left out. `way`: cell by cell or corner by corner."""
    steps = zip(way, way[1:], way[2:], strict=False)
    return [cell for before, cell, after in steps if before[0] != after[0] and before[1] != after[1]]


def l_corners(start: Cell, end: Cell, horizontal_first: bool = True) -> list[Cell]:
    """The corners of an L (or a straight line) from `start` to `end`."""
    knee = (end[0], start[1]) if horizontal_first else (start[0], end[1])
    return [start, *([knee] if knee not in (start, end) else []), end]


def edges_along(way: Sequence[Cell]) -> list[Edge]:
    """The edges of a way from cell to neighbouring cell."""
    return [
        (here, there) if here < there else (there, here) for here, there in zip(way, way[1:], strict=False)
    ]


def visits(path: Sequence[Cell]) -> dict[Cell, list[int]]:
    """Per cell of the path the sides taken at each visit, in the order of the drag; ends have one side."""
    found: dict[Cell, list[int]] = {}
    last = len(path) - 1
    for index, cell in enumerate(path):
        sides = side_towards(cell, path[index - 1]) if index else 0
        if index < last:
            sides |= side_towards(cell, path[index + 1])
        found.setdefault(cell, []).append(sides)
    return found


def _legs(start: Cell, end: Cell) -> list[Cell]:
    """The cells after `start` up to and with `end`."""
    (x0, y0), (x1, y1) = start, end
    step_x, step_y = (1 if x1 >= x0 else -1), (1 if y1 >= y0 else -1)
    across = [(x, y0) for x in range(x0 + step_x, x1 + step_x, step_x)] if x1 != x0 else []
    down = [(x1, y) for y in range(y0 + step_y, y1 + step_y, step_y)] if y1 != y0 else []
    return across + down
