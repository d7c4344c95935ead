"""Breakpoints: a small stop sign at every object and wire at which a play-test pauses."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from editor.app.canvas.scene import Scene
from editor.core.change import Change
from schemas.model import Cell

RADIUS = 0.17
LEAST = 5.0
"""Pixels that a sign's radius has at least."""
OFFSET = 0.2
"""Where in its cell a sign stands, from the upper left corner."""
CORNERS = [(pi / 8 + turn * pi / 4) for turn in range(8)]


class StopLayer:
    """Signs stand in cells; an octagon tells them from badges, whatever their colour looks like."""

    def __init__(self) -> None:
        self.cells: tuple[Cell, ...] = ()

    def show(self, cells: Iterable[Cell]) -> None:
        """Show signs in these cells."""
        self.cells = tuple(cells)

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint the signs in view."""
        left, top, right, bottom = scene.visible()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = max(RADIUS * scene.camera.scale, LEAST)
        for x, y in self.cells:
            if left <= x < right and top <= y < bottom:
                box = scene.rect(x, y)
                _sign(painter, box.topLeft() + QPointF(box.width(), box.height()) * OFFSET, radius, scene)

    def changed(self, scene: Scene, change: Change) -> None:
        """Whoever keeps the breakpoints shows them anew."""


def _sign(painter: QPainter, at: QPointF, radius: float, scene: Scene) -> None:
    painter.setPen(QPen(QColor("#ffffff"), max(radius * 0.28, 1.2)))
    painter.setBrush(QColor(scene.style.danger))
    painter.drawPolygon(QPolygonF([at + QPointF(cos(turn), sin(turn)) * radius for turn in CORNERS]))
