"""Small pictures of stamps: their objects and wires on a piece of floor, painted as on the map."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QPixmap

from editor.app.canvas.art.palette import MapStyle
from editor.app.canvas.picture import image_of
from editor.core.fragment import Fragment
from editor.core.stamps.stamp import on_floor

CELL = 32
LARGEST = 1_600
"""Pixels on the longer side that are painted at most."""


def stamp_icon(fragment: Fragment, style: MapStyle, size: QSize, ratio: float = 2.0) -> QIcon:
    """The stamp as large as fits into `size`."""
    level = on_floor(fragment)
    pixels = max(min(CELL, LARGEST // max(level.width, level.height)), 4)
    image = image_of(level, style, pixels, ("wires", "objects", "creatures"))
    keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    pixmap = QPixmap.fromImage(image.scaled(size * ratio, keep, smooth))
    pixmap.setDevicePixelRatio(ratio)
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon
