"""A short sentence in a box beside a cell."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from editor.app.canvas.scene import Scene
from editor.app.theme.style import colours

WIDEST = 320


def say(painter: QPainter, scene: Scene, beside: QRectF, text: str, refused: bool) -> None:
    """Write `text` beside a rectangle, inside the view and clear of what covers it.

    A refusal has a red edge and a sign.
    """
    font = QFont(painter.font())
    font.setPixelSize(12)
    painter.setFont(font)
    words = f"✖ {text}" if refused else text
    bounds = QFontMetricsF(font).boundingRect(QRectF(0, 0, WIDEST, 200), Qt.TextFlag.TextWordWrap, words)
    box = QRectF(0, 0, bounds.width() + 16, bounds.height() + 12)
    left = min(beside.right() + 8, scene.camera.width - box.width() - 8)
    top = min(max(beside.bottom() + 4, 24), scene.camera.height - box.height() - 8)
    box.moveTopLeft(QPointF(left, top))
    if box.intersects(scene.covered):
        box.moveRight(scene.covered.left() - 8)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(colours().danger if refused else colours().border))
    painter.setBrush(QColor(colours().raised))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QColor(colours().text))
    painter.drawText(box.adjusted(8, 6, -8, -6), Qt.TextFlag.TextWordWrap, words)
