"""Lines between cells, fading out where they would be noise; every tenth is stronger."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from editor.app.canvas.scene import Scene
from editor.core.change import Change

FAINT_BELOW = 12
STRONG_EVERY = 10


class GridLayer:
    """The grid over the terrain."""

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint the lines in view."""
        if not scene.overlays.grid:
            return
        colour = QColor(255, 255, 255) if scene.style.dark else QColor(0, 0, 0)
        if scene.camera.scale >= FAINT_BELOW:
            self._lines(painter, scene, colour, 11, 1)
        if scene.camera.scale * STRONG_EVERY >= FAINT_BELOW * 2:
            self._lines(painter, scene, colour, 22, STRONG_EVERY)

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""

    def _lines(self, painter: QPainter, scene: Scene, colour: QColor, alpha: int, every: int) -> None:
        left, top, right, bottom = scene.visible()
        whole = scene.rect(left, top, right - left, bottom - top)
        colour.setAlpha(alpha)
        thin = 1 / scene.ratio
        for x in range(left + -left % every, right + 1, every):
            painter.fillRect(QRectF(scene.rect(x, top).left(), whole.top(), thin, whole.height()), colour)
        for y in range(top + -top % every, bottom + 1, every):
            painter.fillRect(QRectF(whole.left(), scene.rect(left, y).top(), whole.width(), thin), colour)
