"""Shapes made of cells: their rectangles, their area and their outline."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

Cell = tuple[int, int]


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
    for x, y in sorted(inside):
        if (x, y - 1) not in inside:
            ahead.setdefault((x, y), []).append((x + 1, y))
        if (x + 1, y) not in inside:
            ahead.setdefault((x + 1, y), []).append((x + 1, y + 1))
        if (x, y + 1) not in inside:
            ahead.setdefault((x + 1, y + 1), []).append((x, y + 1))
        if (x - 1, y) not in inside:
            ahead.setdefault((x, y + 1), []).append((x, y))
    return ahead


def _turn(at: Cell, came: tuple[int, int], ends: list[Cell]) -> Cell:
    """At a pinched corner turn right, which keeps to the same cell."""
    right = (at[0] - came[1], at[1] + came[0])
    return right if right in ends else ends[0]


def outline(cells: Collection[Cell], cell_px: float) -> QPainterPath:
    """The border of a set of cells as a closed path; it can be filled, holes stay open."""
    path = QPainterPath()
    for loop in loops(cells):
        path.addPolygon(QPolygonF([QPointF(x * cell_px, y * cell_px) for x, y in loop]))
        path.closeSubpath()
    return path


def top_left(cells: Iterable[Cell]) -> Cell:
    """The cell where a label goes: the westernmost of the northernmost row."""
    return min(cells, key=lambda cell: (cell[1], cell[0]))
