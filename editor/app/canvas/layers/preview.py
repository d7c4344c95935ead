"""What a click would do: cells and objects at 60 % with a bright edge, or hatched red with the reason."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from editor.app.canvas.art.creatures import paint_creature
from editor.app.canvas.art.overlays import (
    GHOST_OPACITY,
    paint_cell_selection,
    paint_ghost,
    paint_ghost_cells,
    paint_refusal,
    paint_ruler,
    paint_selection,
)
from editor.app.canvas.art.plan_dots import plan_colour
from editor.app.canvas.layers.objects import ObjectLayer
from editor.app.canvas.layers.plan import materials
from editor.app.canvas.layers.tip import say
from editor.app.canvas.layers.wire_preview import (
    paint_glow,
    paint_notes,
    paint_plugs,
    paint_targets,
    paint_wires,
)
from editor.app.canvas.layers.wires import WireLayer
from editor.app.canvas.looks import body_of, creature_look, is_area, look_of, ring_of
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from editor.core.tools.preview import Preview
from schemas.model import Cell
from schemas.objects import AnyPlaced, Area, Creature
from simulation.level.level import area_cells

NOTHING = Preview()


class PreviewLayer:
    """Painted last over the map; whoever works on the canvas fills it in. `tip` is said at the pointer."""

    def __init__(self, wires: WireLayer, objects: ObjectLayer) -> None:
        self._wires = wires
        self._objects = objects
        self.shown = NOTHING
        self.tip = ""
        self.refused = False

    @property
    def empty(self) -> bool:
        """Whether nothing is shown."""
        return self.shown is NOTHING and not self.tip

    def clear(self) -> None:
        """Show nothing."""
        self.shown, self.tip, self.refused = NOTHING, "", False

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint what would come, what would go, then why it would not."""
        if self.shown is NOTHING and not self.tip:
            return
        painter.save()
        painter.translate(scene.rect(0, 0).topLeft())
        self._paint_ground(painter, scene)
        paint_wires(painter, scene, self.shown, self._wires)
        self._paint_refusal(painter, scene)
        painter.restore()
        for placed in self.shown.objects:
            if not is_area(placed):
                ghost(painter, scene, placed)
        self._paint_targets(painter, scene)
        self._paint_marks(painter, scene)
        paint_notes(painter, scene, self.shown)
        if self.tip and scene.hover is not None:
            say(painter, scene, scene.rect(*scene.hover), self.tip, self.refused)

    def changed(self, scene: Scene, change: Change) -> None:
        """Nothing is kept."""

    def _paint_ground(self, painter: QPainter, scene: Scene) -> None:
        shown, scale, style = self.shown, scene.camera.scale, scene.style
        if shown.cells:
            colour = ""
            if shown.layer == "terrain" and shown.value is not None:
                colour = plan_colour(materials()[shown.value], style).name()
            paint_ghost_cells(painter, shown.cells, scale, style, colour)
        for placed in shown.objects:
            if isinstance(placed, Area):
                paint_ghost_cells(painter, area_cells([placed]), scale, style)
        if shown.selection is not None and shown.selection.cells:
            paint_cell_selection(painter, shown.selection.cells, scale, style)

    def _paint_refusal(self, painter: QPainter, scene: Scene) -> None:
        refusal = self.shown.refusal
        cells = _refused_cells(scene, refusal.cells, refusal.objects) if refusal else frozenset()
        if cells:
            paint_refusal(painter, cells, scene.camera.scale, scene.style)

    def _paint_targets(self, painter: QPainter, scene: Scene) -> None:
        shown, objects = self.shown, scene.level.objects
        if shown.targets is not None:
            paint_targets(painter, scene, shown.targets)
        attached = shown.drag.attached if shown.drag is not None else ()
        keys = sorted({*attached, *shown.glow} & objects.keys())
        self._objects.paint_some(painter, scene, set(keys))  # they lie above the wires just painted
        paint_glow(painter, scene, [objects[key] for key in keys if not is_area(objects[key])])
        painter.save()
        painter.translate(scene.rect(0, 0).topLeft())
        paint_plugs(painter, scene, shown.wires, refused=shown.refusal is not None)
        painter.restore()

    def _paint_marks(self, painter: QPainter, scene: Scene) -> None:
        shown, objects = self.shown, scene.level.objects
        if shown.selection is not None:
            chosen = [objects[key] for key in sorted(shown.selection.objects) if key in objects]
            rects = [scene.rect(*body_of(placed)) for placed in chosen if not is_area(placed)]
            paint_selection(painter, rects, scene.style, primary=False)
        painter.setPen(QPen(QColor(scene.style.danger), 2))
        for key in sorted(shown.gone & objects.keys()):
            if not is_area(objects[key]):
                _cross(painter, scene.rect(*body_of(objects[key])))
        if shown.band is not None:
            _band(painter, scene.rect(shown.band.x, shown.band.y, shown.band.width, shown.band.height), scene)
        if len(shown.line) > 1:
            painter.translate(scene.rect(0, 0).topLeft())
            paint_ruler(painter, shown.line[0], shown.line[-1], scene.camera.scale, scene.style, "")


def ghost(painter: QPainter, scene: Scene, placed: AnyPlaced) -> None:
    """An object or creature as it would stand there."""
    rect = scene.rect(*body_of(placed))
    if not isinstance(placed, Creature):
        paint_ghost(painter, placed.kind, rect, scene.style, look_of(placed))
        return
    painter.save()
    painter.setOpacity(GHOST_OPACITY)
    paint_creature(painter, placed.kind, ring_of(placed), rect, scene.style, creature_look(placed))
    painter.restore()


def _refused_cells(scene: Scene, cells: tuple[Cell, ...], objects: tuple[str, ...]) -> frozenset[Cell]:
    there = (cell for key in objects for cell in scene.index.places(key))
    return frozenset(cell for cell in (*cells, *there) if scene.level.contains(cell))


def _cross(painter: QPainter, rect: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.drawLine(rect.topLeft(), rect.bottomRight())
    painter.drawLine(rect.topRight(), rect.bottomLeft())


def _band(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    painter.setPen(QPen(QColor(scene.style.select), 1, Qt.PenStyle.DashLine))
    fill = QColor(scene.style.select)
    fill.setAlpha(24)
    painter.setBrush(fill)
    painter.drawRect(rect.translated(QPointF(0, 0)))
