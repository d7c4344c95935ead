"""The diagram of circuits: activators, timers and what they set off, in step with the map's selection."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView, QWidget

from editor.app.canvas.layers.wire_looks import hue_at
from editor.app.panels.circuits.diagram_items import COLUMN, ROW, SPACE, Face, NodeItem, edge_item
from editor.core.linking.diagram import Diagram

EDGE_OF_SCENE = 16
ZOOM_STEP, LEAST_ZOOM, MOST_ZOOM = 1.2, 0.3, 2.0
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class DiagramView(QGraphicsView):
    """`chosen`: the object that the designer clicked or moved to; arrow keys go from box to box."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setScene(QGraphicsScene(self))
        self.setAccessibleName(self.tr("Diagram of the circuits"))
        self.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setDragMode(QGraphicsView.DragMode.ScrollHandDrag)
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)
        self._shown: tuple[Diagram, Mapping[str, tuple[str, str]]] = (Diagram(), {})
        self._nodes: dict[str, NodeItem] = {}
        self._marked: list[str] = []

    def show_diagram(self, diagram: Diagram, faces: Mapping[str, Face]) -> None:
        """Draw this; nothing is done when it is what is drawn already."""
        said = {key: (face.text, face.wrong) for key, face in faces.items()}
        if (diagram, said) == self._shown:
            return
        self._shown = (diagram, said)
        scene = self.scene()
        with QSignalBlocker(scene):
            scene.clear()
            self._nodes = {node.key: NodeItem(node, faces[node.key]) for node in diagram.nodes}
            for item in self._nodes.values():
                scene.addItem(item)
            for edge in diagram.edges:
                hue = hue_at(edge.anchor)
                scene.addItem(edge_item(self._nodes[edge.source], self._nodes[edge.target], hue))
        size = QRectF(0, 0, diagram.columns * COLUMN, diagram.rows * ROW + diagram.circuits * SPACE)
        margin = EDGE_OF_SCENE
        scene.setSceneRect(size.adjusted(-margin, -margin, margin, margin))

    def choose(self, keys: Sequence[str]) -> None:
        """Mark these objects and bring the first into sight."""
        self._marked = [key for key in keys if key in self._nodes]
        self._mark()
        for key in self._marked[:1]:
            self.ensureVisible(self._nodes[key], EDGE_OF_SCENE, EDGE_OF_SCENE)

    def _mark(self) -> None:
        for key, item in self._nodes.items():
            item.setSelected(key in self._marked)

    def keys(self) -> list[str]:
        """What is drawn."""
        return list(self._nodes)

    def place_of(self, key: str) -> QPoint:
        """The middle of a box, in the view."""
        return self.mapFromScene(self._nodes[key].sceneBoundingRect().center())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A box is chosen, the ground is dragged."""
        item = self.itemAt(event.position().toPoint())
        if isinstance(item, NodeItem):
            self.chosen.emit(item.key)
            event.accept()
        else:
            super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """The hand of dragging is gone; Qt would unmark everything where nothing was dragged."""
        super().mouseReleaseEvent(event)
        self._mark()
        self.viewport().setCursor(Qt.CursorShape.ArrowCursor)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; with Ctrl, zoom about the pointer."""
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().wheelEvent(event)
            return
        factor = ZOOM_STEP if event.angleDelta().y() > 0 else 1 / ZOOM_STEP
        if LEAST_ZOOM <= self.transform().m11() * factor <= MOST_ZOOM:
            self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
            self.scale(factor, factor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows go to the next box in their direction."""
        step = ARROWS.get(Qt.Key(event.key()))
        target = self._beside(*step) if step is not None else None
        if target is not None:
            self.chosen.emit(target.key)
        else:
            super().keyPressEvent(event)

    def _beside(self, across: int, down: int) -> NodeItem | None:
        """The nearest box in a direction; the first one when none is chosen."""
        boxes = list(self._nodes.values())
        here = next((item for item in boxes if item.isSelected()), None)
        if here is None:
            return boxes[0] if boxes else None

        def far(item: NodeItem) -> tuple[int, int]:
            x, y = item.place[0] - here.place[0], item.place[1] - here.place[1]
            return (abs(x), abs(y)) if across else (abs(y), abs(x))

        ahead = [
            item
            for item in boxes
            if (item.place[0] - here.place[0]) * across > 0
            or (item.place[0] == here.place[0] and (item.place[1] - here.place[1]) * down > 0)
        ]
        return min(ahead, key=far, default=None)
