"""Names on coloured tabs; their size does not follow the zoom."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from editor.app.canvas.art.palette import MapStyle, tint
from editor.app.fonts import map_font


def paint_tab(
    painter: QPainter, at: QPointF, label: str, colour: str, style: MapStyle, *, small: bool = False
) -> QRectF:
    """A name on a tab with its upper left corner just inside `at`; gives the tab's rectangle."""
    font = map_font(11 if small else 13)
    high = 16.0 if small else 20.0
    rect = QRectF(at.x() + 4, at.y() + 3, QFontMetricsF(font).horizontalAdvance(label) + 14, high)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(colour, 232))
    painter.drawRoundedRect(rect, 4, 4)
    painter.setFont(font)
    painter.setPen(QColor(style.label_ink if style.dark else "#ffffff"))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, label)
    painter.restore()
    return rect
