"""Small pictures of level files, from their terrain alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from editor.app.canvas.art.palette import DUNGEON, PLAN, MapStyle
from editor.app.canvas.layers.plan import PlanImage
from editor.app.theme.style import colours
from schemas.problem import SayError
from simulation.level.level import Level
from simulation.level_files import load_level

LIGHT_FROM = 128
"""Of 255."""


def picture_of(path: Path, size: QSize) -> QIcon:
    """The map of a file in small; an empty frame for one that can't be read."""
    try:
        return picture_of_level(load_level(path).level, size)
    except SayError:
        empty = QPixmap(size)
        empty.fill(QColor(_style().rock))
        return QIcon(empty)


def picture_of_level(level: Level, size: QSize) -> QIcon:
    """A map in small."""
    pixmap = QPixmap(size)
    style = _style()
    pixmap.fill(QColor(style.rock))
    plan = PlanImage(level, style)
    modes = Qt.TransformationMode
    grows = level.width < size.width() and level.height < size.height()
    mode = modes.FastTransformation if grows else modes.SmoothTransformation
    small = plan.image.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, mode)
    place = QRect(small.rect())
    place.moveCenter(pixmap.rect().center())
    painter = QPainter(pixmap)
    painter.drawImage(place, small)
    painter.end()
    return QIcon(pixmap)


def _style() -> MapStyle:
    """A map that suits the theme: ink on paper where it is light."""
    return PLAN if QColor(colours().window).lightness() >= LIGHT_FROM else DUNGEON
