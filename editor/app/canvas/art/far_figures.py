"""Creatures seen from far off: a dot each; the Master and whoever lies there have a shape of their own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from editor.app.canvas.art.palette import MapStyle, tint
from editor.app.canvas.art.plan_dots import OUTLINED_FROM

MASTER_SIZE = 1.6
LEAST_MASTER = 4.0
"""Pixels from the middle to a corner, so that he is found on the largest map."""
FLATNESS = 0.4


@dataclass(frozen=True, slots=True)
class FarFigure:
    """Where it is in pixels, whose ring it wears, and whether it is down."""

    x: float
    y: float
    ring: str
    down: bool = False


def paint_far_figures(
    painter: QPainter, figures: Iterable[FarFigure], radius: float, style: MapStyle
) -> None:
    """Discs for those who stand, bars for those who lie, a diamond for the Master, who comes last."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for figure in sorted(figures, key=lambda each: each.ring == "master"):
        _paint(painter, figure, radius, style)
    painter.restore()


def _paint(painter: QPainter, figure: FarFigure, radius: float, style: MapStyle) -> None:
    colour, master = tint(style.ring(figure.ring)), figure.ring == "master"
    if master:
        radius = max(radius * MASTER_SIZE, LEAST_MASTER)
    elif radius < OUTLINED_FROM:
        # Very small ones have no outline, which would be all that one saw of them.
        high = radius * FLATNESS if figure.down else radius
        painter.fillRect(QRectF(figure.x - radius, figure.y - high, 2 * radius, 2 * high), colour)
        return
    painter.setPen(tint(style.ink, 230))
    painter.setBrush(colour)
    middle = QPointF(figure.x, figure.y)
    if figure.down:
        wide = radius * 1.3
        painter.drawRect(
            QRectF(figure.x - wide, figure.y - radius * FLATNESS, 2 * wide, 2 * radius * FLATNESS)
        )
    elif master:
        corners = ((0, -radius), (radius, 0), (0, radius), (-radius, 0))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in corners]))
    else:
        painter.drawEllipse(middle, radius, radius)
