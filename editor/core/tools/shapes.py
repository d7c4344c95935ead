"""Cells of lines, rectangles, ellipses and brushes, in whole numbers; and what a flood reaches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import numpy as np

from schemas.model import Cell
from simulation.level.level import Array
from simulation.wiring.sides import SIDES, neighbour


def line(start: Cell, end: Cell) -> list[Cell]:
    """The cells from `start` to `end`, corner to corner where it must (Bresenham)."""
    (x, y), (x1, y1) = start, end
    dx, dy = abs(x1 - x), abs(y1 - y)
    step_x, step_y = (1 if x1 > x else -1), (1 if y1 > y else -1)
    error, cells = dx - dy, [start]
    while (x, y) != end:
        double = 2 * error
        if double > -dy:
            error, x = error - dy, x + step_x
        if double < dx:
            error, y = error + dx, y + step_y
        cells.append((x, y))
    return cells


def straightened(start: Cell, end: Cell) -> Cell:
    """`end` brought onto the nearest horizontal, vertical or diagonal through `start`."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    if 2 * abs(dy) <= abs(dx):
        return (end[0], start[1])
    if 2 * abs(dx) <= abs(dy):
        return (start[0], end[1])
    length = max(abs(dx), abs(dy))
    return (start[0] + (length if dx > 0 else -length), start[1] + (length if dy > 0 else -length))


def squared(start: Cell, end: Cell) -> Cell:
    """`end` moved so that both sides of the box are equally long."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    side = max(abs(dx), abs(dy))
    return (start[0] + (side if dx >= 0 else -side), start[1] + (side if dy >= 0 else -side))


def rectangle(start: Cell, end: Cell, *, hollow: bool = False) -> list[Cell]:
    """The cells of the box between two corners, or its rim only."""
    (x0, x1), (y0, y1) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    return [
        (x, y)
        for y in range(y0, y1 + 1)
        for x in range(x0, x1 + 1)
        if not hollow or x in (x0, x1) or y in (y0, y1)
    ]


def ellipse(start: Cell, end: Cell, *, hollow: bool = False) -> list[Cell]:
    """The cells whose middle lies in the ellipse that fills the box, or those of its rim."""
    (x0, x1), (y0, y1) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    width, height = x1 - x0 + 1, y1 - y0 + 1

    def covers(x: int, y: int) -> bool:
        across, down = 2 * (x - x0) + 1 - width, 2 * (y - y0) + 1 - height
        return (across * height) ** 2 + (down * width) ** 2 <= (width * height) ** 2

    cells = [cell for cell in rectangle(start, end) if covers(*cell)]
    if not hollow:
        return cells
    filled = set(cells)
    return [cell for cell in cells if not filled.issuperset(neighbour(cell, side) for side in SIDES)]


def stamped(cells: Iterable[Cell], brush: Iterable[Cell]) -> set[Cell]:
    """The brush, given around (0, 0), set down on each cell."""
    offsets = list(brush)
    return {(x + dx, y + dy) for x, y in cells for dx, dy in offsets}


def flood(values: Array, seed: Cell) -> Array:
    """The flat, sorted index of the cells joined to `seed` side by side that hold its value.

    Works on runs of equal cells in a row, so that a whole map of one value is quick.
    """
    height, width = values.shape
    same = values == values[seed[1], seed[0]]
    edges = np.diff(np.pad(same, ((0, 0), (1, 1))).astype(np.int8), axis=1)
    rows, starts = np.nonzero(edges == 1)
    ends = np.nonzero(edges == -1)[1]
    first_of_row = np.searchsorted(rows, np.arange(height + 1))
    spans = list(zip(rows.tolist(), starts.tolist(), ends.tolist(), strict=True))
    seen = _reached(spans, first_of_row.tolist(), starts, ends, seed)
    return np.concatenate([np.arange(row * width + start, row * width + end) for row, start, end in seen])


Span = tuple[int, int, int]


def _reached(spans: list[Span], first: list[int], starts: Array, ends: Array, seed: Cell) -> Iterator[Span]:
    """The runs (row, first column, column after the last) that touch the seed's, by row."""

    def overlapping(row: int, left: int, right: int) -> range:
        if not 0 <= row < len(first) - 1:
            return range(0)
        low, high = first[row], first[row + 1]
        begin = low + int(np.searchsorted(ends[low:high], left, "right"))
        return range(begin, low + int(np.searchsorted(starts[low:high], right, "left")))

    waiting = list(overlapping(seed[1], seed[0], seed[0] + 1))
    seen = set(waiting)
    while waiting:
        row, left, right = spans[waiting.pop()]
        for near in (*overlapping(row - 1, left, right), *overlapping(row + 1, left, right)):
            if near not in seen:
                seen.add(near)
                waiting.append(near)
    return (spans[index] for index in sorted(seen))
