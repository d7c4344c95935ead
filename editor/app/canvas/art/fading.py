"""See-through drawings: all of it equally, also where parts of the drawing overlap."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPaintEngine, QPainter


def paint_faded(painter: QPainter, rect: QRectF, opacity: float, draw: Callable[[QPainter], None]) -> None:
    """Let `draw` paint over `rect` (and a little beyond it) with that opacity.

    On pixels it is painted aside and laid over; on vector devices its parts are see-through each.
    """
    painter.save()
    painter.setOpacity(painter.opacity() * opacity)
    if painter.paintEngine().type() == QPaintEngine.Type.Raster:
        _aside(painter, rect, draw)
    else:
        draw(painter)
    painter.restore()


def _aside(painter: QPainter, rect: QRectF, draw: Callable[[QPainter], None]) -> None:
    matrix = painter.combinedTransform()
    scale = math.hypot(matrix.m11(), matrix.m12())
    margin = 0.12 * min(rect.width(), rect.height())
    area = rect.adjusted(-margin, -margin, margin, margin)
    picture = QImage(
        max(1, math.ceil(area.width() * scale)),
        max(1, math.ceil(area.height() * scale)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    picture.fill(Qt.GlobalColor.transparent)
    inner = QPainter(picture)
    inner.scale(picture.width() / area.width(), picture.height() / area.height())
    inner.translate(-area.topLeft())
    draw(inner)
    inner.end()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(area, picture)
