"""What stands still, as one picture of the view: scrolled with the map, patched where it changes."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from PySide6.QtCore import QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap, QRegion

from editor.app.canvas.camera import Camera
from editor.app.canvas.scene import Layer, Scene

BUDGET_S = 0.008
TILE = 256
SMALL = 2 * TILE * TILE
EDGE = 2
"""Cells round a patch that are looked at too: badges and shadows stick out."""


class Backdrop:
    """A picture of `layers`, from the ground up, in device pixels of the view."""

    def __init__(self, layers: Sequence[Layer]) -> None:
        self._layers = layers
        self._pixmap = QPixmap()
        self._camera = Camera()
        self._origin = QPoint()
        self._stale = QRegion()
        self._bare = QRegion()

    @property
    def waiting(self) -> bool:
        """Whether part of it is not painted yet."""
        return not self._stale.isEmpty()

    def spoil(self, rect: QRectF | None = None) -> None:
        """Part of the view (logical pixels), or all of it, looks different now."""
        ratio = self._pixmap.devicePixelRatio()
        if rect is None:
            self._stale = QRegion(self._pixmap.rect())
            self._bare = QRegion(self._pixmap.rect())
        else:
            grown = QRectF(rect.topLeft() * ratio, rect.size() * ratio).toAlignedRect()
            self._stale = self._stale.united(grown.intersected(self._pixmap.rect()))

    def renew(self) -> None:
        """All of it is painted again; until then it stays as it is."""
        self._stale = QRegion(self._pixmap.rect())

    def draw(self, painter: QPainter, scene: Scene, moving: bool) -> None:
        """Paint the picture. While the camera glides to another scale, the old one is stretched."""
        self._fit(QSize(scene.camera.width, scene.camera.height), scene.ratio)
        if scene.camera != self._camera:
            if moving and scene.camera.scale != self._camera.scale:
                self._stretch(painter, scene)
                return
            self._follow(scene)
        self._patch(scene)
        painter.drawPixmap(0, 0, self._pixmap)

    def _fit(self, size: QSize, ratio: float) -> None:
        wanted = QSize(round(size.width() * ratio), round(size.height() * ratio))
        if self._pixmap.size() != wanted or self._pixmap.devicePixelRatio() != ratio:
            self._pixmap = QPixmap(wanted)
            self._pixmap.setDevicePixelRatio(ratio)
            self.spoil()

    def _follow(self, scene: Scene) -> None:
        origin = (scene.rect(0, 0).topLeft() * scene.ratio).toPoint()
        way = origin - self._origin
        if scene.camera.scale == self._camera.scale and self._camera.width == scene.camera.width:
            exposed = QRegion()
            self._pixmap.scroll(way.x(), way.y(), self._pixmap.rect(), exposed)
            self._stale.translate(way)
            self._stale = self._stale.united(exposed).intersected(self._pixmap.rect())
            self._bare = self._bare.united(exposed)
        else:
            self.spoil()
        self._camera, self._origin = scene.camera, origin

    def _patch(self, scene: Scene) -> None:
        """Paint what is stale, tile by tile, while there is time; the plan shows where there was none."""
        if self._stale.isEmpty():
            return
        until = perf_counter() + BUDGET_S
        painter = QPainter(self._pixmap)
        for part in _rects(self._bare):
            self._paint(painter, scene, part, self._layers[:1])
        self._bare = QRegion()
        for tile in self._tiles():
            self._paint(painter, scene, tile, self._layers)
            self._stale = self._stale.subtracted(QRegion(tile))
            if perf_counter() > until:
                break
        painter.end()

    def _tiles(self) -> list[QRect]:
        """The stale region cut into tiles, those in the middle first; a small one stays whole."""
        parts = _rects(self._stale)
        if sum(part.width() * part.height() for part in parts) <= SMALL:
            return parts
        box, middle = self._stale.boundingRect(), self._pixmap.rect().center()
        tiles = [
            QRect(x, y, TILE, TILE).intersected(box)
            for y in range(box.top() // TILE * TILE, box.bottom() + 1, TILE)
            for x in range(box.left() // TILE * TILE, box.right() + 1, TILE)
        ]
        stale = [tile for tile in tiles if self._stale.intersects(tile)]
        return sorted(
            (self._stale.intersected(tile).boundingRect() for tile in stale),
            key=lambda tile: (tile.center() - middle).manhattanLength(),
        )

    def _paint(self, painter: QPainter, scene: Scene, part: QRect, layers: Sequence[Layer]) -> None:
        ratio = scene.ratio
        rect = QRectF(QRectF(part).topLeft() / ratio, QRectF(part).size() / ratio)
        left, top = scene.camera.cell_at((rect.left(), rect.top()))
        right, bottom = scene.camera.cell_at((rect.right(), rect.bottom()))
        scene.clip = (left - EDGE, top - EDGE, right + 1 + EDGE, bottom + 1 + EDGE)
        painter.save()
        painter.setClipRect(rect)
        painter.fillRect(rect, surroundings(scene))
        for layer in layers:
            painter.save()
            layer.paint(painter, scene)
            painter.restore()
        painter.restore()
        scene.clip = None

    def _stretch(self, painter: QPainter, scene: Scene) -> None:
        painter.fillRect(QRectF(0, 0, scene.camera.width, scene.camera.height), surroundings(scene))
        self._layers[0].paint(painter, scene)
        corner = self._camera.to_map((0, 0))
        share = scene.camera.scale / self._camera.scale
        x, y = scene.camera.to_view(corner)
        target = QRectF(x, y, self._camera.width * share, self._camera.height * share)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, share < 1)
        painter.drawPixmap(target, self._pixmap, QRectF(self._pixmap.rect()))


def _rects(region: QRegion) -> list[QRect]:
    rects: list[QRect] = list(region)  # type: ignore[call-overload]  # iterable, though its stub does not say so
    return rects


def surroundings(scene: Scene) -> QColor:
    """The colour round the map."""
    return QColor(scene.style.rock).darker(130 if scene.style.dark else 106)
