"""Shapes made of cells: their rectangles, their area and their outline."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import lru_cache
from itertools import chain

import numpy as np
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

Cell = tuple[int, int]
BORDERS = (
    ((0, -1), (0, 0), (1, 0)),
    ((1, 0), (1, 0), (1, 1)),
    ((0, 1), (1, 1), (0, 1)),
    ((-1, 0), (0, 1), (0, 0)),
)
"""For each side of a cell: the neighbour there, and the ends of the edge between, clockwise."""


def cell_rect(cell: Cell, cell_px: float) -> QRectF:
    """The square of a cell."""
    return QRectF(cell[0] * cell_px, cell[1] * cell_px, cell_px, cell_px)


def cells_in(x0: int, y0: int, x1: int, y1: int) -> frozenset[Cell]:
    """The cells of a rectangle, its end excluded."""
    return frozenset((x, y) for y in range(y0, y1) for x in range(x0, x1))


def loops(cells: Collection[Cell]) -> list[list[Cell]]:
    """The closed outlines of a set of cells as corner points, outer ones clockwise, holes the other way.

    Cells that touch at a corner only stay apart.
    """
    inside = frozenset(cells)
    ahead = _edges(inside)
    found = []
    while ahead:
        start = min(ahead)
        at, came = start, (0, 0)
        loop: list[Cell] = []
        while True:
            ends = ahead[at]
            end = _turn(at, came, ends)
            ends.remove(end)
            if not ends:
                del ahead[at]
            way = (end[0] - at[0], end[1] - at[1])
            if way != came:
                loop.append(at)
            at, came = end, way
            if at == start:
                break
        found.append(loop)
    return found


def _edges(inside: frozenset[Cell]) -> dict[Cell, list[Cell]]:
    """Directed border edges, the inside on their right hand."""
    ahead: dict[Cell, list[Cell]] = {}
    flat = np.fromiter(chain.from_iterable(inside), np.int64, 2 * len(inside)).reshape(-1, 2)
    if not len(flat):
        return ahead
    corner = flat.min(axis=0) - 1
    xs, ys = (flat - corner).T
    mask = np.zeros((ys.max() + 2, xs.max() + 2), np.bool_)
    mask[ys, xs] = True
    for (dx, dy), start, end in BORDERS:
        bare = ~mask[ys + dy, xs + dx]
        for x, y in flat[bare].tolist():
            ahead.setdefault((x + start[0], y + start[1]), []).append((x + end[0], y + end[1]))
    return ahead


def _turn(at: Cell, came: tuple[int, int], ends: list[Cell]) -> Cell:
    """At a pinched corner turn right, which keeps to the same cell."""
    right = (at[0] - came[1], at[1] + came[0])
    return right if right in ends else ends[0]


def outline(cells: Collection[Cell], cell_px: float) -> QPainterPath:
    """The border of a set of cells as a closed path; it can be filled, holes stay open."""
    return QTransform.fromScale(cell_px, cell_px).map(_in_cells(frozenset(cells)))


@lru_cache(maxsize=4)
def _in_cells(cells: frozenset[Cell]) -> QPainterPath:
    """The border in cells, kept: what is selected or shown at the pointer is painted many times over."""
    path = QPainterPath()
    for loop in loops(cells):
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in loop]))
        path.closeSubpath()
    return path


def top_left(cells: Iterable[Cell]) -> Cell:
    """The cell where a label goes: the westernmost of the northernmost row."""
    return min(cells, key=lambda cell: (cell[1], cell[0]))
