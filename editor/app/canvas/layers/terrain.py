"""Terrain in detail: chunks of pixmaps, painted when first seen, patched where the level changed."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from editor.app.canvas.layers.chunks import Chunks, Key, cells_per_side
from editor.app.canvas.layers.ground import REACH, paint_ground
from editor.app.canvas.scene import Scene, dirty_cells
from editor.core.change import Change, Region


class TerrainLayer:
    """Paints chunks over the plan. Whoever asks sees to it that not too many are new in one frame."""

    def __init__(self) -> None:
        self.chunks = Chunks()

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint the chunks in view."""
        if not scene.detailed:
            return
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for key in self._keys(scene):
            pixmap = self._fresh(key, scene)
            region = _cells_of(key, scene)
            target = scene.rect(region.x, region.y, region.width, region.height)
            painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))

    def changed(self, scene: Scene, change: Change) -> None:
        """Mark what must be painted anew."""
        if change.resized:
            self.chunks.clear()
            return
        if change.region is not None:
            self.chunks.spoil(_grown(change.region, REACH))
        doors = Region.around(dirty_cells(scene, change))
        if doors is not None and change.objects:
            self.chunks.spoil(_grown(doors, REACH))

    def _keys(self, scene: Scene) -> Iterator[Key]:
        pixels = ceil(scene.camera.scale * scene.ratio)
        side = cells_per_side(pixels)
        left, top, right, bottom = scene.visible()
        for row in range(top // side, (bottom - 1) // side + 1):
            for column in range(left // side, (right - 1) // side + 1):
                yield pixels, column, row

    def _fresh(self, key: Key, scene: Scene) -> QPixmap:
        pixmap = self.chunks.get(key)
        if pixmap is not None and not self.chunks.is_stale(key):
            return pixmap
        part = self.chunks.stale_part(key) if pixmap is not None else None
        whole = _cells_of(key, scene)
        if pixmap is None:
            pixmap = QPixmap(whole.width * key[0], whole.height * key[0])
            pixmap.fill(Qt.GlobalColor.transparent)
        _paint_part(pixmap, whole, part or whole, key[0], scene)
        self.chunks.put(key, pixmap)
        return pixmap


def _cells_of(key: Key, scene: Scene) -> Region:
    pixels, column, row = key
    side = cells_per_side(pixels)
    x, y = column * side, row * side
    return Region(x, y, min(side, scene.level.width - x), min(side, scene.level.height - y))


def _paint_part(pixmap: QPixmap, whole: Region, part: Region, pixels: int, scene: Scene) -> None:
    left, top = max(part.x, whole.x), max(part.y, whole.y)
    right = min(part.x + part.width, whole.x + whole.width)
    bottom = min(part.y + part.height, whole.y + whole.height)
    if right <= left or bottom <= top:
        return
    painter = QPainter(pixmap)
    painter.translate(-whole.x * pixels, -whole.y * pixels)
    painter.setClipRect(QRectF(left * pixels, top * pixels, (right - left) * pixels, (bottom - top) * pixels))
    paint_ground(painter, scene, Region(left, top, right - left, bottom - top), pixels)
    painter.end()


def _grown(region: Region, by: int) -> Region:
    return Region(region.x - by, region.y - by, region.width + 2 * by, region.height + 2 * by)
