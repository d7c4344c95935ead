"""Rulers along the top and left edge: the numbers of columns and rows, with the pointer's marked."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter

from editor.app.canvas.scene import Scene
from editor.app.theme.style import colours
from editor.core.change import Change

BREADTH = 28
PIXELS = 10
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
        font.setPixelSize(PIXELS)
        painter.setFont(font)
        step = next((step for step in STEPS if step * scene.camera.scale >= ROOM), STEPS[-1])
        width, height = scene.camera.width, scene.camera.height
        ground = QColor(colours().panel)
        painter.fillRect(QRectF(0, 0, width, BREADTH), ground)
        painter.fillRect(QRectF(0, 0, BREADTH, height), ground)
        left, top, right, bottom = scene.visible()
        for x in range(left - left % step, right, step):
            here = scene.hover is not None and scene.hover[0] == x
            _number(painter, scene.rect(x, 0).center().x(), BREADTH / 2, x, here)
        for y in range(top - top % step, bottom, step):
            here = scene.hover is not None and scene.hover[1] == y
            _number(painter, BREADTH / 2, scene.rect(0, y).center().y(), y, here)
        _pointer(painter, scene)
        painter.fillRect(QRectF(0, 0, BREADTH, BREADTH), ground)
        painter.fillRect(QRectF(0, BREADTH - 1, width, 1), QColor(colours().border))
        painter.fillRect(QRectF(BREADTH - 1, 0, 1, height), QColor(colours().border))

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""


def clear_of_the_corner(text: QRectF) -> bool:
    """Whether the square where both rulers meet cuts nothing off."""
    return not text.intersects(QRectF(0, 0, BREADTH, BREADTH))


def _number(painter: QPainter, x: float, y: float, number: int, here: bool) -> None:
    room = QRectF(x - ROOM / 2, y - ROOM / 2, ROOM, ROOM)
    text = painter.boundingRect(room, Qt.AlignmentFlag.AlignCenter, str(number))
    if clear_of_the_corner(text):
        painter.setPen(QColor(colours().accent_text if here else colours().muted))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(number))


def _pointer(painter: QPainter, scene: Scene) -> None:
    if scene.hover is None:
        return
    at = scene.rect(*scene.hover)
    accent = QColor(colours().accent)
    painter.fillRect(QRectF(at.left(), BREADTH - 3, at.width(), 2), accent)
    painter.fillRect(QRectF(BREADTH - 3, at.top(), 2, at.height()), accent)
