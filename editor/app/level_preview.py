"""A level in small with what stands in it, before it is taken over."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPixmap

from editor.app.canvas.art.palette import DUNGEON
from editor.app.canvas.layers.plan import PlanImage
from editor.app.canvas.picture import image_of
from simulation.level.level import Level

SMALLEST, LARGEST = 10, 24
"""Pixels per cell between which a preview is painted: doors are pictures, not dots."""
PAINTED = 2_400
"""Pixels on the longer side that are painted at most, to be scaled down."""


def preview_of(level: Level, size: QSize, ratio: float) -> QPixmap:
    """The level as the canvas shows it; one too large for that from its terrain alone.

    `size` is in pixels of the view, `ratio` the device's pixels for each of them.
    """
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = _picture(level).scaled(size * ratio, keep, smooth)
    pixmap = QPixmap.fromImage(small)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _picture(level: Level) -> QImage:
    pixels = min(LARGEST, PAINTED // max(level.width, level.height))
    if pixels < SMALLEST:
        return PlanImage(level, DUNGEON).image.copy()
    return image_of(level, DUNGEON, pixels, ("objects", "creatures"))
