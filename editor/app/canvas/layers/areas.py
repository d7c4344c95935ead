"""Rooms with a purpose: a light tint over their cells, a dashed outline, a label that stays readable."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from editor.app.canvas.art.areas import area_colour
from editor.app.canvas.art.labels import paint_tab, tab_at
from editor.app.canvas.scene import Scene
from editor.app.wording import object_name
from editor.core.change import Change
from schemas.objects import Area

LABEL_FROM = 1.5
"""Pixels per cell from which labels fit."""
SMALL_BELOW = 24.0
ON_TOP_BELOW = 10.0
"""Pixels per cell below which names lie over what stands inside, not under it."""
FEWEST = 4
"""Letters below which a name that was cut off says nothing."""
ABOVE = QPointF(4, 22)
BELOW = QPointF(4, 0)
BARE = "room"
"""A plain room has no purpose to show: it is outlined, not tinted."""


class AreaLayer:
    """Areas under the objects; their outlines are kept in cells and scaled by the painter."""

    def __init__(self) -> None:
        self._paths: dict[str, tuple[Area, QPainterPath]] = {}

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint the areas in view."""
        if not scene.overlays.areas:
            return
        for area in scene.index.areas:
            self._paint(painter, scene, area)
        if scene.camera.scale >= ON_TOP_BELOW:
            paint_names(painter, scene)

    def changed(self, scene: Scene, change: Change) -> None:
        """Forget the outlines of changed areas."""
        for key in change.objects:
            self._paths.pop(key, None)

    def _paint(self, painter: QPainter, scene: Scene, area: Area) -> None:
        name = area_colour(area.kind, scene.style)
        colour = QColor(name)
        chosen = area.id in scene.selected_objects
        fill = QColor(colour)
        fill.setAlpha(70 if chosen else 12 if area.kind == BARE else 36)
        pen = QPen(colour, 3 if chosen else 1 if area.kind == BARE else 2, Qt.PenStyle.CustomDashLine)
        pen.setDashPattern([4, 2.4])
        pen.setCosmetic(True)
        painter.save()
        scene.to_cells(painter)
        painter.setPen(pen)
        painter.setBrush(fill)
        painter.drawPath(self._path(area))
        painter.restore()

    def _path(self, area: Area) -> QPainterPath:
        known = self._paths.get(area.id)
        if known is None or known[0] is not area:
            known = (area, _outline(area))
            self._paths[area.id] = known
        return known[1]


class FarNameLayer:
    """The names of areas over everything else, where objects are mere dots that would cover them."""

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint the names of the areas in view."""
        if scene.overlays.areas and LABEL_FROM <= scene.camera.scale < ON_TOP_BELOW:
            paint_names(painter, scene)

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""


def paint_names(painter: QPainter, scene: Scene) -> None:
    """The names of areas on tabs."""
    small = scene.camera.scale < SMALL_BELOW
    for area, corner, most in labelled(scene):
        colour = area_colour(area.kind, scene.style)
        paint_tab(painter, corner, object_name(area), colour, scene.style, small=small, most=most)


def labelled(scene: Scene) -> Iterator[tuple[Area, QPointF, float]]:
    """The areas whose names can be read, with the corner of each tab and how wide it may be, if that matters.

    The more important come first; one whose tab would lie over another's goes without, as does a room too
    narrow for its name.
    """
    small = scene.camera.scale < SMALL_BELOW
    taken: list[QRectF] = []
    for area in sorted(scene.index.areas, key=_standing):
        corner, most = _place_of_label(area, scene)
        tab, shown = tab_at(corner, object_name(area), small=small, most=most)
        if shown.endswith("…") and len(shown) <= FEWEST:
            continue
        if not any(tab.intersects(other) for other in taken):
            taken.append(tab)
            yield area, corner, most


def _standing(area: Area) -> tuple[bool, int, str]:
    """Those with a purpose first, then the largest; the same at every repaint."""
    return area.kind == BARE, -sum(width * height for _, _, width, height in area.rects), area.id


def _place_of_label(area: Area, scene: Scene) -> tuple[QPointF, float]:
    """The corner of an area's label, and how many pixels it may be wide, if any.

    On the wall above the room, else on that below it, so that it covers nothing that stands inside; inside,
    where either would lie over a door or a trap.
    """
    left, top, _, _ = min(area.rects, key=lambda rect: (rect[1], rect[0]))
    right = max(rect[0] + rect[2] for rect in area.rects)
    most = scene.rect(left, top, right - left).width() - 8 if area.kind == BARE else 0
    low_left, low, _, high = max(area.rects, key=lambda rect: (rect[1] + rect[3], -rect[0]))
    inside = scene.rect(left, top).topLeft()
    for corner in (inside - ABOVE, scene.rect(low_left, low + high).topLeft() - BELOW):
        tab, _ = tab_at(corner, object_name(area), small=scene.camera.scale < SMALL_BELOW, most=most)
        if not _covers(scene, tab):
            return corner, most
    return inside, most


def _covers(scene: Scene, tab: QRectF) -> bool:
    """Whether something stands in the cells under a tab; from afar, where all are dots, that is no matter."""
    if scene.camera.scale < ON_TOP_BELOW:
        return False
    left, top = (int(number // 1) for number in scene.camera.to_map((tab.left(), tab.top())))
    right, bottom = (int(number // 1) for number in scene.camera.to_map((tab.right(), tab.bottom())))
    cells = ((x, y) for y in range(top, bottom + 1) for x in range(left, right + 1))
    return any(scene.index.at(cell) for cell in cells)


def _outline(area: Area) -> QPainterPath:
    whole = QPainterPath()
    for rect in area.rects:
        part = QPainterPath()
        part.addRect(QRectF(*rect))
        whole = whole.united(part)
    return whole.simplified()
