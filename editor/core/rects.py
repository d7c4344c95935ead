"""Areas as lists of rectangles that do not overlap."""

from __future__ import annotations

from typing import TypeAlias

from schemas.model import Cell

Rect: TypeAlias = tuple[int, int, int, int]
"""x, y, width, height."""


def spanned(start: Cell, end: Cell) -> Rect:
    """The rectangle between two corner cells, both inside."""
    left, top = min(start[0], end[0]), min(start[1], end[1])
    return (left, top, abs(start[0] - end[0]) + 1, abs(start[1] - end[1]) + 1)


def without(rects: tuple[Rect, ...], cut: Rect) -> tuple[Rect, ...]:
    """The rectangles less what lies in `cut`, in at most four pieces each, by row."""
    pieces = (piece for rect in rects for piece in _pieces(rect, cut))
    return tuple(sorted(pieces, key=lambda rect: (rect[1], rect[0])))


def with_rect(rects: tuple[Rect, ...], added: Rect) -> tuple[Rect, ...]:
    """The rectangles and what of `added` they don't cover."""
    new: tuple[Rect, ...] = (added,)
    for rect in rects:
        new = without(new, rect)
    return tuple(sorted((*rects, *new), key=lambda rect: (rect[1], rect[0])))


def _pieces(rect: Rect, cut: Rect) -> list[Rect]:
    x, y, width, height = rect
    left, top = max(x, cut[0]), max(y, cut[1])
    right, bottom = min(x + width, cut[0] + cut[2]), min(y + height, cut[1] + cut[3])
    if left >= right or top >= bottom:
        return [rect]
    pieces = [
        (x, y, width, top - y),
        (x, top, left - x, bottom - top),
        (right, top, x + width - right, bottom - top),
        (x, bottom, width, y + height - bottom),
    ]
    return [piece for piece in pieces if piece[2] and piece[3]]
