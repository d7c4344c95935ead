"""The minimap: the plan image at the size of a stamp, with a frame round what the canvas shows."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from editor.app.canvas.camera import Camera
from editor.app.canvas.layers.plan import PlanImage
from editor.app.theme.style import colours

SIDE = 168
SHARE = 3
"""The part of the canvas's breadth and height that it may cover."""


class Minimap(QWidget):
    """Shares the canvas's plan image, so it never looks at the level itself. Dragging moves the canvas."""

    pointed = Signal(float, float)

    def __init__(self, plan: PlanImage, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan = plan
        self._camera = Camera()
        self.setAccessibleName(self.tr("Minimap"))
        self.setToolTip(self.tr("Click or drag to move the view"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.fit()

    def sizeHint(self) -> QSize:
        """A stamp in the shape of the map."""
        room, image = QSize(SIDE, SIDE), self._plan.image.size()
        canvas = self.parentWidget()
        if canvas is not None:
            room = room.boundedTo(canvas.size() / SHARE)
        return image.scaled(room, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(32, 32))

    def fit(self) -> None:
        """The map or the canvas has another size."""
        self.setFixedSize(self.sizeHint())
        self.update()

    def look(self, camera: Camera) -> None:
        """The canvas shows another part."""
        self._camera = camera
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, then the frame."""
        painter = QPainter(self)
        image = self._plan.image
        painter.setOpacity(0.92)
        painter.drawImage(QRectF(self.rect()), image, QRectF(image.rect()))
        painter.setOpacity(1)
        painter.setPen(QPen(QColor(colours().border), 1))
        painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))
        left, top = self._camera.to_map((0, 0))
        right, bottom = self._camera.to_map((self._camera.width, self._camera.height))
        across, down = self.width() / max(image.width(), 1), self.height() / max(image.height(), 1)
        frame = QRectF(left * across, top * down, (right - left) * across, (bottom - top) * down)
        painter.setPen(QPen(QColor(colours().accent), 2))
        painter.drawRect(frame.intersected(QRectF(self.rect()).adjusted(1, 1, -1, -1)))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        self._point(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the hand."""
        self._point(event.position())

    def _point(self, at: QPointF) -> None:
        image = self._plan.image
        self.pointed.emit(at.x() * image.width() / self.width(), at.y() * image.height() / self.height())
