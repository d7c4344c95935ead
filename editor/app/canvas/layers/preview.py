"""What a click would do: cells and objects at 60 % with a bright edge, or hatched red with the reason."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from editor.app.canvas.art.creatures import paint_creature
from editor.app.canvas.art.overlays import GHOST_OPACITY, paint_ghost, paint_ghost_cells, paint_refusal
from editor.app.canvas.looks import body_of, creature_look, is_area, look_of, ring_of
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from schemas.model import Cell
from schemas.objects import AnyPlaced, Area, Creature

WIDEST = 320


class PreviewLayer:
    """Painted last over the map; whoever works on the canvas fills it in."""

    def __init__(self) -> None:
        self.clear()

    def clear(self) -> None:
        """Show nothing."""
        self.cells: frozenset[Cell] = frozenset()
        self.colour = ""
        self.objects: tuple[AnyPlaced, ...] = ()
        self.refused: frozenset[Cell] = frozenset()
        self.reason = ""

    @property
    def empty(self) -> bool:
        """Whether there is nothing to show."""
        return not (self.cells or self.objects or self.refused or self.reason)

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint what would come, then why it would not."""
        if self.empty:
            return
        painter.save()
        painter.translate(scene.rect(0, 0).topLeft())
        if self.cells:
            paint_ghost_cells(painter, self.cells, scene.camera.scale, scene.style, self.colour)
        for placed in self.objects:
            if isinstance(placed, Area):
                paint_ghost_cells(painter, _cells_of(placed), scene.camera.scale, scene.style)
        painter.restore()
        for placed in self.objects:
            if not is_area(placed):
                ghost(painter, scene, placed)
        self._say_why_not(painter, scene)

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""

    def _say_why_not(self, painter: QPainter, scene: Scene) -> None:
        if self.refused:
            painter.save()
            painter.translate(scene.rect(0, 0).topLeft())
            paint_refusal(painter, self.refused, scene.camera.scale, scene.style)
            painter.restore()
        if self.reason and scene.hover is not None:
            say(painter, scene, scene.rect(*scene.hover), self.reason)


def ghost(painter: QPainter, scene: Scene, placed: AnyPlaced) -> None:
    """An object or creature as it would stand there."""
    rect = scene.rect(*body_of(placed))
    if not isinstance(placed, Creature):
        paint_ghost(painter, placed.kind, rect, scene.style, look_of(placed))
        return
    painter.save()
    painter.setOpacity(GHOST_OPACITY)
    paint_creature(painter, placed.kind, ring_of(placed), rect, scene.style, creature_look(placed))
    painter.restore()


def say(painter: QPainter, scene: Scene, beside: QRectF, text: str) -> None:
    """A short sentence in a box beside a cell, kept inside the view."""
    font = QFont(painter.font())
    font.setPixelSize(12)
    painter.setFont(font)
    bounds = QFontMetricsF(font).boundingRect(QRectF(0, 0, WIDEST, 200), Qt.TextFlag.TextWordWrap, text)
    box = QRectF(0, 0, bounds.width() + 16, bounds.height() + 12)
    left = min(beside.right() + 8, scene.camera.width - box.width() - 8)
    top = min(max(beside.bottom() + 4, 24), scene.camera.height - box.height() - 8)
    box.moveTopLeft(QPointF(left, top))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QColor(scene.style.danger))
    painter.setBrush(QColor(20, 16, 16, 235))
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(QColor("#ffffff"))
    painter.drawText(box.adjusted(8, 6, -8, -6), Qt.TextFlag.TextWordWrap, text)


def _cells_of(area: Area) -> frozenset[Cell]:
    return frozenset(
        (x, y)
        for left, top, width, height in area.rects
        for y in range(top, top + height)
        for x in range(left, left + width)
    )
