"""The map at one pixel per cell: shown far out, on the minimap, and where a chunk is not ready yet."""

from __future__ import annotations

import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from editor.app.canvas.art.palette import MapStyle
from editor.app.canvas.art.plan_dots import plan_rgb
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from simulation.level.level import Array, Level
from simulation.loading import default_catalogue


class PlanImage:
    """A picture of the terrain that is patched, never painted anew, as long as the size stays."""

    def __init__(self, level: Level, style: MapStyle) -> None:
        self.reset(level, style)

    def reset(self, level: Level, style: MapStyle) -> None:
        """Take every cell of a level."""
        self._colours = _colours(style)
        self._pixels: Array = np.empty((level.height, level.width), np.uint32)
        self._pixels[:] = self._colours[level.terrain]
        height, width = self._pixels.shape
        self.image = QImage(self._pixels.data, width, height, width * 4, QImage.Format.Format_RGB32)

    def patch(self, level: Level, change: Change) -> None:
        """Look again at the cells of a change."""
        if change.region is None or "terrain" not in change.layers:
            return
        r = change.region
        rows, columns = slice(r.y, r.y + r.height), slice(r.x, r.x + r.width)
        self._pixels[rows, columns] = self._colours[level.terrain[rows, columns]]


class PlanLayer:
    """Paints the plan image under everything; chunks cover it where they are ready."""

    def __init__(self, plan: PlanImage) -> None:
        self.plan = plan

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Stretch the part in view."""
        left, top, right, bottom = scene.visible()
        if right <= left or bottom <= top:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, scene.camera.scale < 1)
        target = scene.rect(left, top, right - left, bottom - top)
        painter.drawImage(target, self.plan.image, QRectF(left, top, right - left, bottom - top))

    def changed(self, scene: Scene, change: Change) -> None:
        """Patch the picture."""
        if change.resized:
            self.plan.reset(scene.level, scene.style)
        else:
            self.plan.patch(scene.level, change)


def materials() -> tuple[str, ...]:
    """The ids of all materials, in the order of their values in the terrain."""
    return tuple(material.id for material in default_catalogue().materials)


def _colours(style: MapStyle) -> Array:
    table = np.full(256, plan_rgb("rock", style), np.uint32)
    for value, name in enumerate(materials()):
        table[value] = plan_rgb(name, style)
    return table
