"""What the diagram of circuits consists of: boxes for objects, curves for wires."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPathItem,
    QStyle,
    QStyleOptionGraphicsItem,
    QWidget,
)

from editor.app.canvas.art.palette import mix
from editor.app.plain import plain_tip
from editor.app.theme.style import colours
from editor.core.linking.diagram import Node

WIDTH, HEIGHT = 208, 30
COLUMN, ROW = 296, 38
SPACE = 14
"""Between circuits."""
ICON = 20
GAP = 6
CORNER = 6


@dataclass(frozen=True, slots=True)
class Face:
    """How an object is shown: what it says, its picture, and whether something is wrong with it."""

    text: str
    picture: QIcon
    wrong: str = ""
    """The severity of the worst that was found about it, "" for nothing."""


class NodeItem(QGraphicsItem):
    """A box for one object."""

    def __init__(self, node: Node, face: Face) -> None:
        super().__init__()
        self.key = node.key
        self.place = (node.column, node.row)
        self._face = face
        self.setPos(node.column * COLUMN, node.row * ROW + node.circuit * SPACE)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIsSelectable)
        self.setToolTip(plain_tip(face.text))
        self.setZValue(1)

    def boundingRect(self) -> QRectF:
        """The box with its border."""
        return QRectF(-1, -1, WIDTH + 2, HEIGHT + 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Picture and name; who is selected stands out, and so does what is wrong."""
        theme = colours()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        border = {"error": theme.danger, "warning": theme.warning}.get(self._face.wrong, theme.border)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.setPen(QPen(QColor(theme.accent if chosen else border), 2 if chosen else 1))
        painter.setBrush(QColor(theme.selection if chosen else theme.raised))
        painter.drawRoundedRect(QRectF(0, 0, WIDTH, HEIGHT), CORNER, CORNER)
        self._face.picture.paint(painter, GAP, (HEIGHT - ICON) // 2, ICON, ICON)
        left = 2 * GAP + ICON
        room = QRectF(left, 0, WIDTH - left - GAP, HEIGHT)
        metrics = painter.fontMetrics()
        text = metrics.elidedText(self._face.text, Qt.TextElideMode.ElideMiddle, int(room.width()))
        painter.setPen(QColor(theme.text))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, text)


def edge_item(source: NodeItem, target: NodeItem, hue: str) -> QGraphicsPathItem:
    """A curve from the right of one box to the left of another."""
    start = source.pos() + QPointF(WIDTH, HEIGHT / 2)
    end = target.pos() + QPointF(0, HEIGHT / 2)
    pull = max(abs(end.x() - start.x()) / 2, 40)
    path = QPainterPath(start)
    path.cubicTo(start + QPointF(pull, 0), end - QPointF(pull, 0), end)
    item = QGraphicsPathItem(path)
    item.setPen(QPen(QColor(mix(hue, "#000000", 36) if colours().name == "light" else hue), 2))
    return item
