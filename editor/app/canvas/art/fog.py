"""Fog and other things in the air that hide what is in them: drifting veils over cells."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QRadialGradient

from editor.app.canvas.art.easel import easel
from editor.app.canvas.art.noise import noise, spread
from editor.app.canvas.art.outlines import Cell
from editor.app.canvas.art.palette import MapStyle
from editor.app.canvas.art.stamps import STAMPS
from editor.app.canvas.art.textures import SHEET

_VEIL = QColor(205, 212, 222, 110)
"""What fog is on vector devices, where soft puffs would become pictures."""


def paint_fog(
    painter: QPainter, cells: Mapping[Cell, int], cell_px: int, style: MapStyle, *, vector: bool = False
) -> None:
    """Paint fog on cells, each with its density 0..100; cell (x, y) lies at (x * cell_px, y * cell_px)."""
    if not cells:
        return
    brush = QBrush(_VEIL) if vector else QBrush(_sheet(cell_px, style))
    painter.save()
    painter.setBrushOrigin(0, 0)
    for (x, y), density in sorted(cells.items()):
        painter.setOpacity(min(100, max(0, density)) / 100)
        painter.fillRect(QRectF(x * cell_px, y * cell_px, cell_px, cell_px), brush)
    painter.restore()


def _sheet(px: int, style: MapStyle) -> QImage:
    size = SHEET * px
    return STAMPS.picture((style.name, "fog", px), size, size, lambda p: _draw_sheet(p, px, style))


def _draw_sheet(painter: QPainter, px: int, style: MapStyle) -> None:
    grey = 205 if style.dark else 150
    size = SHEET * px
    painter.fillRect(QRectF(0, 0, size, size), QColor(grey, grey + 6, grey + 14, 70))
    for y in range(-1, SHEET + 1):
        for x in range(-1, SHEET + 1):
            with easel(painter, QRectF(x * px, y * px, px, px), style) as e:
                _puff(e.painter, x % SHEET, y % SHEET, grey)


def _puff(painter: QPainter, x: int, y: int, grey: int) -> None:
    """A soft cloud that reaches a little into the next cells."""
    a, b = spread(x, y, 1, -16, 16), spread(x, y, 2, -16, 16)
    reach = spread(x, y, 3, 18, 30)
    cloud = QRadialGradient(a, b, reach)
    cloud.setColorAt(0, QColor(grey + 20, grey + 24, grey + 30, 70 + noise(x, y, 4, 50)))
    cloud.setColorAt(1, QColor(grey, grey, grey, 0))
    painter.fillRect(QRectF(a - reach, b - reach, 2 * reach, 2 * reach), cloud)
