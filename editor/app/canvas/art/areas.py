"""Rooms with a purpose: a tinted field with a dashed border, a name tab and an emblem."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPen

from editor.app.canvas.art.easel import Easel
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


def paint_area(e: Easel, kind: str, look: ObjectLook) -> None:
    """The area over its whole body; the emblem fills small bodies and sits in a corner of large ones."""
    colour = area_colour(kind, e.style)
    e.fill(tint(colour, 40), None)
    left, top = -e.width / 2, -e.height / 2
    e.box(left, top, e.width, e.height)
    _border(e, colour)
    if look.label:
        _tab(e, left, top, look.label, colour)
    elif e.width <= 48 and e.height <= 48:
        e.fill(colour, width=1.6)
        with e.moved(0, 0, 0.9):
            e.draw(EMBLEMS[kind])
    else:
        e.fill(tint(colour, 170), None)
        with e.moved(left + 12, top + 12, 0.36):
            e.draw(EMBLEMS[kind])


def _border(e: Easel, colour: str) -> None:
    pen = QPen(tint(colour), max(1.8, e.thin), Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([4, 2.4])
    e.painter.setPen(pen)
    e.painter.setBrush(Qt.BrushStyle.NoBrush)
    e.box(1 - e.width / 2, 1 - e.height / 2, e.width - 2, e.height - 2)


def _tab(e: Easel, left: float, top: float, label: str, colour: str) -> None:
    """The name on a tab in the upper left corner, of readable size whatever the body's size."""
    high = 15.0 * max(1.0, 24 / max(1.0, e.px)) if e.px < 24 else 15.0
    high = min(high, e.height)
    wide = min(e.width, high * (0.62 * len(label) + 1.0))
    e.fill(tint(colour, 225), None)
    e.box(left, top, wide, high, 3)
    e.text(
        QRectF(left, top, wide, high), label, high * 0.74, e.style.label_ink if e.style.dark else "#ffffff"
    )
