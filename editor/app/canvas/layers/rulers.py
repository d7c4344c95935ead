"""Rulers along the top and left edge: the numbers of columns and rows, with the pointer's marked."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from editor.app.canvas.scene import Scene
from editor.app.theme.style import colours
from editor.core.change import Change

BREADTH = 20
STEPS = (1, 2, 5, 10, 20, 50, 100, 200)
ROOM = 36
"""Pixels that a number needs."""


class RulerLayer:
    """Numbers along two edges of the view."""

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint both rulers."""
        if not scene.overlays.rulers:
            return
        font = QFont(painter.font())
        font.setPixelSize(10)
        painter.setFont(font)
        step = next((step for step in STEPS if step * scene.camera.scale >= ROOM), STEPS[-1])
        width, height = scene.camera.width, scene.camera.height
        ground = QColor(colours().panel)
        painter.fillRect(QRectF(0, 0, width, BREADTH), ground)
        painter.fillRect(QRectF(0, 0, BREADTH, height), ground)
        left, top, right, bottom = scene.visible()
        for x in range(left - left % step, right, step):
            here = scene.hover is not None and scene.hover[0] == x
            _number(painter, QRectF(scene.rect(x, 0).center().x() - ROOM / 2, 0, ROOM, BREADTH), x, here)
        for y in range(top - top % step, bottom, step):
            here = scene.hover is not None and scene.hover[1] == y
            middle = scene.rect(0, y).center().y()
            _number(painter, QRectF(0, middle - BREADTH / 2, BREADTH, BREADTH), y, here)
        _pointer(painter, scene)
        painter.fillRect(QRectF(0, 0, BREADTH, BREADTH), ground)
        painter.fillRect(QRectF(0, BREADTH - 1, width, 1), QColor(colours().border))
        painter.fillRect(QRectF(BREADTH - 1, 0, 1, height), QColor(colours().border))

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""


def _number(painter: QPainter, rect: QRectF, number: int, here: bool) -> None:
    painter.setPen(QColor(colours().accent_text if here else colours().muted))
    painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, str(number))


def _pointer(painter: QPainter, scene: Scene) -> None:
    if scene.hover is None:
        return
    at = scene.rect(*scene.hover)
    accent = QColor(colours().accent)
    painter.fillRect(QRectF(at.left(), BREADTH - 3, at.width(), 2), accent)
    painter.fillRect(QRectF(BREADTH - 3, at.top(), 2, at.height()), accent)
