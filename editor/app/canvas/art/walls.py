"""Where solid meets open: the lit cap on the solid side, the face and the soft shadows on the open side.

A neighbourhood is eight bits, clockwise from the north: n ne e se s sw w nw.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QRadialGradient

from editor.app.canvas.art.easel import Easel, easel
from editor.app.canvas.art.noise import spread
from editor.app.canvas.art.palette import MapStyle, mix, tint

N, NE, E, SE, S, SW, W, NW = (1 << bit for bit in range(8))
CAP = 6.0
FACE = 13.0


def draw_cap(painter: QPainter, mask: int, px: int, style: MapStyle) -> None:
    """On a solid cell: the top of the wall along every open neighbour of `mask`."""
    with easel(painter, QRectF(0, 0, px, px), style) as e:
        wide = max(CAP if style.relief else CAP * 0.55, e.thin * 1.6)
        e.fill(style.cap, None)
        for x, y, w, h in _bands(mask, wide):
            e.box(x, y, w, h)
        if not style.relief:
            return
        rim = max(1.7, e.thin)
        e.fill(style.cap_light, None)
        for x, y, w, h in _bands(mask & (N | W | NW | SW | NE), rim):
            e.box(x, y, w, h)
        e.fill(tint(style.cap_light, 150), None)
        for x, y, w, h in _bands(mask & (S | E | SE), rim):
            e.box(x, y, w, h)
        _inner_line(e, mask, wide)


def _bands(mask: int, wide: float) -> list[tuple[float, float, float, float]]:
    edge = 24 - wide
    table = {
        N: (-24.0, -24.0, 48.0, wide),
        E: (edge, -24.0, wide, 48.0),
        S: (-24.0, edge, 48.0, wide),
        W: (-24.0, -24.0, wide, 48.0),
        NE: (edge, -24.0, wide, wide),
        SE: (edge, edge, wide, wide),
        SW: (-24.0, edge, wide, wide),
        NW: (-24.0, -24.0, wide, wide),
    }
    return [band for bit, band in table.items() if mask & bit]


def _inner_line(e: Easel, mask: int, wide: float) -> None:
    """The dark line where the wall's top ends and the rock begins."""
    e.fill(tint(e.style.ink, 130), None)
    at = 24 - wide
    table = {
        N: (-24.0, -at, 48.0, 1.2),
        E: (at - 1.2, -24.0, 1.2, 48.0),
        S: (-24.0, at - 1.2, 48.0, 1.2),
        W: (-at, -24.0, 1.2, 48.0),
    }
    for bit, (x, y, w, h) in table.items():
        if mask & bit:
            left = max(x, -at) if mask & W and bit in (N, S) else x
            right = min(x + w, at) if mask & E and bit in (N, S) else x + w
            top = max(y, -at) if mask & N and bit in (E, W) else y
            low = min(y + h, at) if mask & S and bit in (E, W) else y + h
            e.box(left, top, right - left, low - top)


def draw_inside(painter: QPainter, mask: int, variant: int, px: int, style: MapStyle) -> None:
    """On an open cell: what the solid neighbours of `mask` do to it (face under a northern wall, shadows)."""
    with easel(painter, QRectF(0, 0, px, px), style) as e:
        if style.shadow:
            _shadows(e, mask)
        if mask & N:
            _face(e, mask, variant)


def _shadows(e: Easel, mask: int) -> None:
    """Walls in the north and west throw long shadows (light from the upper left), the others short ones."""
    deep = min(230, e.style.shadow * 15 // 10)
    top = FACE if mask & N and e.style.relief else 0.0
    if mask & W:
        _fade(e, QRectF(-24, -24, 19, 48), QPointF(-24, 0), QPointF(-5, 0), deep)
    if mask & E:
        _fade(e, QRectF(14, -24, 10, 48), QPointF(24, 0), QPointF(14, 0), deep * 7 // 10)
    if mask & S:
        _fade(e, QRectF(-24, 15, 48, 9), QPointF(0, 24), QPointF(0, 15), deep * 7 // 10)
    if mask & N:
        _fade(e, QRectF(-24, top - 24, 48, 16), QPointF(0, top - 24), QPointF(0, top - 8), deep)
    for bit, x, y, reach in ((NW, -24, -24, 19), (NE, 24, -24, 10), (SE, 24, 24, 9), (SW, -24, 24, 14)):
        if mask & bit:
            glow = QRadialGradient(QPointF(x, y), reach)
            glow.setColorAt(0, QColor(0, 0, 0, deep * 8 // 10))
            glow.setColorAt(1, QColor(0, 0, 0, 0))
            e.painter.fillRect(QRectF(x - 24 if x > 0 else x, y - 24 if y > 0 else y, 24, 24), glow)


def _fade(e: Easel, rect: QRectF, dark: QPointF, clear: QPointF, alpha: int) -> None:
    gradient = QLinearGradient(dark, clear)
    gradient.setColorAt(0, QColor(0, 0, 0, alpha))
    gradient.setColorAt(0.45, QColor(0, 0, 0, alpha * 35 // 100))
    gradient.setColorAt(1, QColor(0, 0, 0, 0))
    e.painter.fillRect(rect, gradient)


def _face(e: Easel, mask: int, variant: int) -> None:
    """The wall's side that looks south: a course of blocks, lit above and dark at its foot."""
    if not e.style.relief:
        e.fill(tint(e.style.face, 90), None)
        e.box(-24, -24, 48, 5)
        return
    gradient = QLinearGradient(0, -24, 0, FACE - 24)
    gradient.setColorAt(0, tint(mix(e.style.face, e.style.cap_light, 25)))
    gradient.setColorAt(0.5, tint(e.style.face))
    gradient.setColorAt(1, tint(e.style.face_dark))
    e.painter.fillRect(QRectF(-24, -24, 48, FACE), gradient)
    if e.fine:
        e.stroke(tint(e.style.ink, 110), 1)
        e.line(-24, -17.6, 24, -17.6)
        for k in range(2):
            upper, lower = spread(variant, k, 1, -20, 2) + k * 22, spread(variant, k, 2, -22, 0) + k * 23
            e.line(upper, -24, upper, -17.6)
            e.line(lower, -17.6, lower, FACE - 24)
    e.fill(tint(e.style.ink, 170), None)
    e.box(-24, FACE - 25, 48, max(1.3, e.thin))
    for bit, x in ((W, -24.0), (E, 19.0)):
        if mask & bit:
            side = QLinearGradient(x if bit == W else x + 5, 0, x + 5 if bit == W else x, 0)
            side.setColorAt(0, QColor(0, 0, 0, 110))
            side.setColorAt(1, QColor(0, 0, 0, 0))
            e.painter.fillRect(QRectF(x, -24, 5, FACE), side)
