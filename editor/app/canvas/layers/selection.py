"""What is selected: a bright edge round objects and cells, and the place of the keyboard's cell cursor."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

from editor.app.canvas.art.overlays import paint_cell_selection, paint_selection
from editor.app.canvas.art.palette import tint
from editor.app.canvas.layers.wire_paths import edges_path
from editor.app.canvas.looks import Body, body_of, is_area
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from simulation.wiring.sides import Edge

MOST_EDGES = 4_000
"""More pieces of wire than this are told by their nets alone, which stand out as it is."""


class SelectionLayer:
    """Edges over everything that stands."""

    def __init__(self) -> None:
        self._wires: tuple[frozenset[Edge], QPainterPath] | None = None

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint the edges of what is selected, and what is under the pointer or the cell cursor."""
        if scene.selected_cells:
            painter.save()
            painter.translate(scene.rect(0, 0).topLeft())
            paint_cell_selection(painter, scene.selected_cells, scene.camera.scale, scene.style)
            painter.restore()
        self._paint_wires(painter, scene)
        objects = scene.level.objects
        chosen = [objects[key] for key in sorted(scene.selected_objects) if key in objects]
        bodies = [body_of(placed) for placed in chosen if not is_area(placed)]
        rects = [scene.rect(*body) for body in bodies if _is_in_view(scene, body)]
        paint_selection(painter, rects, scene.style)
        if scene.hover is not None and scene.level.contains(scene.hover):
            _ring(painter, scene.rect(*scene.hover), scene.style.paper, 1)
        if scene.cursor is not None:
            _ring(painter, scene.rect(*scene.cursor).adjusted(-2, -2, 2, 2), scene.style.ink, 4)
            _ring(painter, scene.rect(*scene.cursor).adjusted(-1, -1, 1, 1), scene.style.accent, 3)

    def changed(self, scene: Scene, change: Change) -> None:
        """Wires may lie otherwise."""
        self._wires = None

    def _paint_wires(self, painter: QPainter, scene: Scene) -> None:
        edges = scene.selected_edges
        if not edges or len(edges) > MOST_EDGES:
            return
        if self._wires is None or self._wires[0] is not edges:
            self._wires = (edges, edges_path(scene.level.wires, sorted(edges)))
        scale, style = scene.camera.scale, scene.style
        path = QTransform.fromScale(scale, scale).map(self._wires[1])
        painter.save()
        painter.translate(scene.rect(0, 0).topLeft())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for colour, wide in ((tint(style.ink, 200), 0.17), (tint(style.select), 0.1)):
            pen = QPen(colour, max(wide * scale, 2.0), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
            painter.strokePath(path, pen)
        painter.restore()


def _is_in_view(scene: Scene, body: Body) -> bool:
    """Whether a body, or the edge round it, lies where painting is needed: a whole map may be selected."""
    left, top, right, bottom = scene.visible()
    x, y, width, height = body
    return left - 1 <= x + width and x <= right + 1 and top - 1 <= y + height and y <= bottom + 1


def _ring(painter: QPainter, rect: QRectF, colour: str, width: float) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(colour), width))
    inset = width / 2
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), 4, 4)
