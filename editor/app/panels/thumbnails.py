"""Small pictures of kinds and materials, painted with the art of the map."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap

from editor.app.canvas.art.creatures import paint_creature
from editor.app.canvas.art.looks import CreatureLook, ObjectLook
from editor.app.canvas.art.objects import paint_object
from editor.app.canvas.art.palette import MapStyle
from editor.app.canvas.art.terrain import paint_terrain
from editor.app.canvas.looks import side_of
from schemas.objects import family_of

SIDE = 40
WIDE = ("double_door", "wide_tripwire")


class _Patch:
    """A single material as far as the eye reaches."""

    width = height = 9

    def __init__(self, name: str) -> None:
        self._name = name

    def material(self, x: int, y: int) -> str:
        """The same everywhere."""
        return self._name

    def elevation(self, x: int, y: int) -> int:
        """Flat."""
        return 0

    def light(self, x: int, y: int) -> int:
        """Lit."""
        return 100


def material_icon(name: str, style: MapStyle, ratio: float = 2.0) -> QIcon:
    """A square of a material."""
    pixmap, painter = _canvas(ratio)
    cell = SIDE // 2
    painter.translate(-3 * cell, -3 * cell)
    paint_terrain(painter, _Patch(name), (3, 3, 5, 5), cell, style, vector=True)
    painter.end()
    return _untinted(pixmap)


def kind_icon(kind: str, style: MapStyle, ratio: float = 2.0) -> QIcon:
    """An object or a creature on a bit of floor."""
    pixmap, painter = _canvas(ratio)
    painter.setBrush(QColor(style.floor))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(QRectF(0, 0, SIDE, SIDE), 6, 6)
    if family_of(kind) == "creature":
        rect = QRectF(2, 2, SIDE - 4, SIDE - 4)
        paint_creature(painter, kind, side_of(kind), rect, style, CreatureLook())
    elif kind in WIDE:
        paint_object(painter, kind, QRectF(0, SIDE / 4, SIDE, SIDE / 2), style, ObjectLook())
    else:
        paint_object(painter, kind, QRectF(0, 0, SIDE, SIDE), style, ObjectLook())
    painter.end()
    return _untinted(pixmap)


def _untinted(pixmap: QPixmap) -> QIcon:
    """An icon that looks the same when its row is selected."""
    icon = QIcon(pixmap)
    icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon


def _canvas(ratio: float) -> tuple[QPixmap, QPainter]:
    pixmap = QPixmap(round(SIDE * ratio), round(SIDE * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    return pixmap, painter
