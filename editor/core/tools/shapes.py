"""Cells of lines, rectangles, ellipses and brushes, in whole numbers; and what a flood reaches.

Lines are lists of cells; what has an area is a mask of the map, so that large ones keep up with the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

import numpy as np

from schemas.model import Cell
from simulation.level.level import Array, Level

Mask: TypeAlias = Array
"""A truth for each cell of the map, [y, x]."""


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


def rectangle(start: Cell, end: Cell, level: Level, *, hollow: bool = False) -> Mask:
    """The box between two corners, or its rim only."""
    mask = nothing(level)
    (x0, x1), (y0, y1) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    if not hollow:
        mask[_within(y0, y1, level.height), _within(x0, x1, level.width)] = True
        return mask
    for y in (y0, y1):
        mask[_within(y, y, level.height), _within(x0, x1, level.width)] = True
    for x in (x0, x1):
        mask[_within(y0, y1, level.height), _within(x, x, level.width)] = True
    return mask


def ellipse(start: Cell, end: Cell, level: Level, *, hollow: bool = False) -> Mask:
    """The cells whose middle lies in the ellipse that fills the box, or those of its rim."""
    (x0, x1), (y0, y1) = sorted((start[0], end[0])), sorted((start[1], end[1]))
    width, height = x1 - x0 + 1, y1 - y0 + 1
    across = 2 * (np.arange(-1, level.width + 1) - x0) + 1 - width
    down = 2 * (np.arange(-1, level.height + 1) - y0) + 1 - height
    covered = (across * height) ** 2 + ((down * width) ** 2)[:, None] <= (width * height) ** 2
    inside = covered[1:-1, 1:-1]
    if not hollow:
        return inside
    deep = covered[:-2, 1:-1] & covered[2:, 1:-1] & covered[1:-1, :-2] & covered[1:-1, 2:]
    return inside & ~deep


def stamp(mask: Mask, cells: Iterable[Cell], shape: Mask) -> None:
    """Set a brush, given as a square of cells, down on each cell; an even one more to the right and below."""
    side = len(shape)
    before = (side - 1) // 2
    for x, y in cells:
        left, top = x - before, y - before
        rows, columns = _within(top, top + side - 1, len(mask)), _within(left, left + side - 1, mask.shape[1])
        mask[rows, columns] |= shape[
            rows.start - top : rows.stop - top, columns.start - left : columns.stop - left
        ]


def nothing(level: Level) -> Mask:
    """A mask of no cell."""
    return np.zeros((level.height, level.width), np.bool_)


def _within(first: int, last: int, length: int) -> slice:
    """From the first to the last, as far as they lie on a side of the map."""
    start = min(max(first, 0), length)
    return slice(start, max(min(last + 1, length), start))


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
