"""Rooms with a purpose: a tinted field with a dashed border, a name tab and an emblem."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPen

from editor.app.canvas.art.easel import easel
from editor.app.canvas.art.labels import paint_tab
from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.palette import MapStyle, tint

# The emblem of each area, drawn 48 units high about the origin.
EMBLEMS = {
    "sanctum": "M -17 13 L -19 -9 L -9 1 L 0 -16 L 9 1 L 19 -9 L 17 13 Z R -17 16 34 4 1",
    "treasury": "M -17 -4 L -9 -15 L 9 -15 L 17 -4 L 0 18 Z",
    "barracks": "M -17 -17 L -10 -15 L 4 5 L 9 2 L 11 5 L 8 8 L 15 16 L 12 18 L 5 11 L 2 14 L -1 12 L 2 "
    "8 L -15 -10 Z "
    "M 17 -17 L 10 -15 L -4 5 L -9 2 L -11 5 L -8 8 L -15 16 L -12 18 L -5 11 L -2 14 L 1 12 L -2 8 L 15 "
    "-10 Z",
    "prison": "R -18 -18 36 5 1 R -18 13 36 5 1 R -16 -16 5 32 1 R -5.5 -16 4 32 1 R 4 -16 4 32 1 R 13 "
    "-16 5 32 1",
    "room": "M -17 -17 L 17 -17 L 17 17 L 7 17 L 7 12 L 12 12 L 12 -12 L -12 -12 L -12 12 L -7 12 L -7 "
    "17 L -17 17 Z",
}


def area_colour(kind: str, style: MapStyle) -> str:
    """The hue that tells areas of this kind."""
    return {
        "sanctum": style.master,
        "treasury": style.wild,
        "barracks": style.dungeon,
        "prison": style.adventurers,
    }.get(kind, style.visitors)


def paint_area(painter: QPainter, kind: str, rect: QRectF, style: MapStyle, look: ObjectLook) -> None:
    """The area over its whole body with its name on a tab; without a name its emblem shows."""
    colour = area_colour(kind, style)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, tint(colour, 40))
    pen = QPen(tint(colour), min(2.0, max(1.0, rect.height() / 20)))
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([4, 2.4])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(rect.adjusted(1, 1, -1, -1))
    painter.restore()
    if look.label:
        paint_tab(painter, rect.topLeft(), look.label, colour, style)
    else:
        _emblem(painter, kind, rect, style, colour)


def _emblem(painter: QPainter, kind: str, rect: QRectF, style: MapStyle, colour: str) -> None:
    side = min(rect.width(), rect.height(), 56.0)
    large = max(rect.width(), rect.height()) > 56
    spot = (
        QRectF(rect.left() + 4, rect.top() + 4, 22, 22)
        if large
        else QRectF(rect.topLeft(), QSizeF(side, side))
    )
    with easel(painter, spot, style) as e, e.moved(0, 0, 0.9):
        e.fill(colour, width=1.6)
        e.draw(EMBLEMS[kind])
