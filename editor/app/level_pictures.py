"""Small pictures of level files, from their terrain alone."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from editor.app.canvas.art.palette import DUNGEON
from editor.app.canvas.layers.plan import PlanImage
from schemas.problem import SayError
from simulation.level_files import load_level


def picture_of(path: Path, size: QSize) -> QIcon:
    """The map in small; an empty frame for a file that can't be read."""
    pixmap = QPixmap(size)
    pixmap.fill(QColor(DUNGEON.rock))
    try:
        level = load_level(path).level
    except SayError:
        return QIcon(pixmap)
    plan = PlanImage(level, DUNGEON).image
    small = plan.scaled(size, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    place = QRect(small.rect())
    place.moveCenter(pixmap.rect().center())
    painter = QPainter(pixmap)
    painter.drawImage(place, small)
    painter.end()
    return QIcon(pixmap)
