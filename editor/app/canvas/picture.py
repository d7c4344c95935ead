"""A level as a picture in a file: PNG, SVG or PDF, painted by the same layers as the canvas."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRect, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from editor.app.canvas.art.palette import MapStyle
from editor.app.canvas.camera import Camera
from editor.app.canvas.layers.areas import AreaLayer, FarNameLayer
from editor.app.canvas.layers.creatures import CreatureLayer
from editor.app.canvas.layers.grid import GridLayer
from editor.app.canvas.layers.ground import paint_ground
from editor.app.canvas.layers.objects import ObjectLayer
from editor.app.canvas.layers.wires import WireLayer
from editor.app.canvas.object_index import ObjectIndex
from editor.app.canvas.scene import Layer, Overlays, Scene
from editor.app.wiring_view import WiringView
from editor.core.change import Region
from editor.core.document import Document
from schemas.message import Message
from schemas.problem import SayError
from simulation.level.level import Level

LAYERS = ("grid", "areas", "wires", "objects", "creatures")
USUAL_LAYERS = ("areas", "wires", "objects", "creatures")
MOST_SIDE = 32_767
MOST_PIXELS = 256_000_000
STRIP = 32
"""Rows of cells painted at a time, so that no single piece of ground gets too large."""


def save_picture(path: Path, level: Level, style: MapStyle, pixels: int, layers: tuple[str, ...]) -> None:
    """Write the level at `pixels` a cell; the format is that of the name. Raises SayError if it can't be."""
    writer = WRITERS.get(path.suffix.lower())
    if writer is None:
        raise SayError(Message("picture.format", path=str(path), formats=", ".join(WRITERS)))
    size = QSize(level.width * pixels, level.height * pixels)
    too_large = max(size.width(), size.height()) > MOST_SIDE or size.width() * size.height() > MOST_PIXELS
    if path.suffix.lower() == ".png" and too_large:
        raise SayError(Message("picture.too_large", width=size.width(), height=size.height(), cell=pixels))
    scene = _scene(level, style, pixels, layers)
    writer(path, size, lambda painter: paint_level(painter, scene, pixels))


def image_of(level: Level, style: MapStyle, pixels: int, layers: tuple[str, ...] = USUAL_LAYERS) -> QImage:
    """The level at `pixels` a cell."""
    image = QImage(level.width * pixels, level.height * pixels, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint_level(painter, _scene(level, style, pixels, layers), pixels)
    painter.end()
    return image


def paint_level(painter: QPainter, scene: Scene, pixels: int) -> None:
    """Ground and layers with cell (0, 0) at the painter's origin."""
    level = scene.level
    painter.fillRect(QRect(0, 0, level.width * pixels, level.height * pixels), QColor(scene.style.rock))
    for top in range(0, level.height, STRIP):
        painter.save()
        rows = min(STRIP, level.height - top)
        painter.setClipRect(QRect(0, top * pixels, level.width * pixels, rows * pixels))
        paint_ground(painter, scene, Region(0, top, level.width, rows), pixels)
        painter.restore()
    wires = WireLayer()
    wires.view = WiringView(Document(level))
    layers: list[Layer] = [GridLayer(), AreaLayer(), wires, ObjectLayer(), CreatureLayer(), FarNameLayer()]
    for layer in layers:
        painter.save()
        layer.paint(painter, scene)
        painter.restore()


def _scene(level: Level, style: MapStyle, pixels: int, layers: tuple[str, ...]) -> Scene:
    camera = Camera(
        x=level.width / 2,
        y=level.height / 2,
        scale=float(pixels),
        width=level.width * pixels,
        height=level.height * pixels,
    )
    overlays = Overlays(
        grid="grid" in layers,
        areas="areas" in layers,
        objects="objects" in layers,
        creatures="creatures" in layers,
        rulers=False,
        wires="all" if "wires" in layers else "none",
    )
    return Scene(level=level, index=ObjectIndex(level), camera=camera, style=style, overlays=overlays)


def _write_png(path: Path, size: QSize, paint: Callable[[QPainter], None]) -> None:
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    paint(painter)
    painter.end()
    _check(path, image.save(str(path)))


def _write_svg(path: Path, size: QSize, paint: Callable[[QPainter], None]) -> None:
    generator = QSvgGenerator()
    generator.setFileName(str(path))
    generator.setSize(size)
    generator.setViewBox(QRect(0, 0, size.width(), size.height()))
    painter = QPainter()
    _check(path, painter.begin(generator))
    paint(painter)
    painter.end()


def _write_pdf(path: Path, size: QSize, paint: Callable[[QPainter], None]) -> None:
    writer = QPdfWriter(str(path))
    writer.setResolution(72)
    writer.setPageSize(QPageSize(QSizeF(size), QPageSize.Unit.Point))
    writer.setPageMargins(QMarginsF())
    painter = QPainter()
    _check(path, painter.begin(writer))
    paint(painter)
    painter.end()


def _check(path: Path, written: bool) -> None:
    if not written:
        raise SayError(Message("picture.unwritable", path=str(path)))


WRITERS = {".png": _write_png, ".svg": _write_svg, ".pdf": _write_pdf}
