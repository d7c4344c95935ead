"""Names on coloured tabs; their size does not follow the zoom."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from editor.app.canvas.art.palette import MapStyle, tint
from editor.app.fonts import map_font

PADDING = 14
LEAST = 40
"""Pixels that a tab may always be wide: two digits and dots."""


def tab_at(at: QPointF, label: str, *, small: bool = False, most: float = 0) -> tuple[QRectF, str]:
    """Where a tab would be, and what of its name would stand on it; see `paint_tab`.

    A name that is too long gives up what follows its number (`12: two orcs`) before letters are cut off.
    """
    metrics = QFontMetricsF(_font(small))
    room = max(most, LEAST) - PADDING
    if most and metrics.horizontalAdvance(label) > room:
        label = metrics.elidedText(label.split(": ", maxsplit=1)[0], Qt.TextElideMode.ElideRight, room)
    high = 16.0 if small else 20.0
    return QRectF(at.x() + 4, at.y() + 3, metrics.horizontalAdvance(label) + PADDING, high), label


def _font(small: bool) -> QFont:
    return map_font(11 if small else 13)


def paint_tab(
    painter: QPainter,
    at: QPointF,
    label: str,
    colour: str,
    style: MapStyle,
    *,
    small: bool = False,
    most: float = 0,
) -> QRectF:
    """A name on a tab with its upper left corner just inside `at`; gives the tab's rectangle.

    `most`: pixels that the tab may be wide, if any; a longer name is cut off with dots.
    """
    rect, label = tab_at(at, label, small=small, most=most)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(colour, 232))
    painter.drawRoundedRect(rect, 4, 4)
    painter.setFont(_font(small))
    painter.setPen(QColor(style.label_ink if style.dark else "#ffffff"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, label)
    painter.restore()
    return rect
