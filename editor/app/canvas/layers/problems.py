"""What is wrong on the map: signs in cells without an object, and the wire that shows what is chosen."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from editor.app.canvas.art.badges import paint_badges
from editor.app.canvas.art.easel import easel
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from schemas.model import Cell

COLOURS = {"error": "#d62839", "warning": "#f2b01e", "hint": "#4f9be0"}
SIGN_FROM = 10
"""Pixels per cell from which signs are painted."""


class ProblemLayer:
    """Filled in by the panel of problems; painted over objects, under what a click would do."""

    def __init__(self) -> None:
        self.hidden = False
        self.signs: Mapping[Cell, str] = {}
        """Cells with findings of their own, each with the severity."""
        self.marker: Cell | None = None
        """Where what is chosen has its marker."""
        self.way: tuple[Cell, ...] = ()
        """The witness of what is chosen."""
        self.severity = ""
        self.touched: frozenset[Cell] = frozenset()
        """Cells that a quick fix would change without a wire coming or going."""

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """The way first, then its marker, then the signs."""
        if self.hidden:
            return
        colour = QColor(COLOURS.get(self.severity, COLOURS["hint"]))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.way:
            _glow(painter, _path(scene, self.way), colour, scene.camera.scale)
        if self.marker is not None and scene.level.contains(self.marker):
            _ring(painter, scene.rect(*self.marker), colour)
        for cell in sorted(self.touched):
            _ring(painter, scene.rect(*cell), QColor(scene.style.select))
        if scene.camera.scale >= SIGN_FROM:
            self._paint_signs(painter, scene)

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""

    def _paint_signs(self, painter: QPainter, scene: Scene) -> None:
        left, top, right, bottom = scene.visible()
        for (x, y), severity in self.signs.items():
            if severity != "hint" and left <= x < right and top <= y < bottom:
                with easel(painter, scene.rect(x, y), scene.style) as drawing:
                    paint_badges(drawing, (severity,))


def _path(scene: Scene, cells: tuple[Cell, ...]) -> QPainterPath:
    """A line through the middles of the cells; a second way goes off from a neighbour of its first cell."""
    path = QPainterPath()
    seen: dict[Cell, None] = {}
    before: Cell | None = None
    for cell in cells:
        middle = scene.rect(*cell).center()
        if before is None or not _beside(before, cell):
            forks = (other for other in seen if _beside(other, cell))
            path.moveTo(scene.rect(*next(forks, cell)).center() + QPointF(0.01, 0))
        path.lineTo(middle)
        seen[cell] = None
        before = cell
    if len(cells) > 3 and _beside(cells[0], cells[-1]):  # a loop
        path.lineTo(scene.rect(*cells[0]).center())
    return path


def _beside(cell: Cell, other: Cell) -> bool:
    return abs(cell[0] - other[0]) + abs(cell[1] - other[1]) == 1


def _glow(painter: QPainter, path: QPainterPath, colour: QColor, scale: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for share, alpha in ((0.62, 70), (0.36, 110)):
        soft = QColor(colour)
        soft.setAlpha(alpha)
        pen = QPen(soft, max(4.0, share * scale))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)


def _ring(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for pen in (QPen(QColor("#15161b"), 5), QPen(colour, 3)):
        painter.setPen(pen)
        painter.drawEllipse(rect.adjusted(-3, -3, 3, 3))
