"""What a play-test shows over the map: traps going off, gas that lingers, the way somebody goes."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QPainter

from editor.app.canvas.art.fog import paint_fog
from editor.app.canvas.art.overlays import paint_area_outline
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from schemas.model import Cell


@dataclass(frozen=True, slots=True)
class Flash:
    """Cells on which something happens now; `left` is how much of it is left to see, 1 to 0."""

    cells: frozenset[Cell]
    label: str
    left: float


class EffectLayer:
    """Filled in by the play-test."""

    def __init__(self) -> None:
        self.flashes: list[Flash] = []
        self.fog: dict[Cell, int] = {}

    def clear(self) -> None:
        """Show nothing."""
        self.flashes, self.fog = [], {}

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint gas, then what flashes."""
        if not (self.flashes or self.fog):
            return
        painter.translate(scene.rect(0, 0).topLeft())
        scale = scene.camera.scale
        if self.fog and scene.detailed:
            paint_fog(painter, self.fog, max(round(scale), 1), scene.style)
        left, top, right, bottom = scene.visible()
        for flash in self.flashes:
            if not any(left <= x < right and top <= y < bottom for x, y in flash.cells):
                continue
            painter.setOpacity(flash.left)
            paint_area_outline(painter, flash.cells, scale, scene.style, scene.style.danger, flash.label)

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""
