"""Moving the camera: wheel zooms about the pointer, middle button or Space drags, all of it smoothly."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QObject, QPointF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QWheelEvent

from editor.app.canvas.camera import Camera, CellRect, next_scale

NOTCH = 120
ZOOM_MS = 140


class Navigator(QObject):
    """Owns the camera of a canvas; says `moved` at every step on the way."""

    moved = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.camera = Camera()
        self.space_held = False
        self.map_size = (1, 1)
        self.fitted = True
        """Whether the view shows the whole map and keeps doing so when it is resized."""
        self._drag: QPointF | None = None
        self._notches = 0
        self._from = self.camera
        self._to = self.camera
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setDuration(ZOOM_MS)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._advance)

    @property
    def gliding(self) -> bool:
        """Whether the camera is on its way."""
        return self._running()

    def wheel(self, event: QWheelEvent) -> None:
        """Zoom about the pointer; with Shift move sideways."""
        delta = event.angleDelta()
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.pan(delta.y() / 2 + delta.x() / 2, 0)
            return
        self._notches += delta.y()
        steps = int(self._notches / NOTCH)
        self._notches -= steps * NOTCH
        if steps:
            self.zoom_by(steps, (event.position().x(), event.position().y()))

    def press(self, event: QMouseEvent) -> bool:
        """Begin a drag if the button asks for one; says whether it did."""
        middle = event.button() == Qt.MouseButton.MiddleButton
        if not (middle or (self.space_held and event.button() == Qt.MouseButton.LeftButton)):
            return False
        self._drag = event.position()
        return True

    def move(self, event: QMouseEvent) -> bool:
        """Drag on; says whether a drag is under way."""
        if self._drag is None:
            return False
        way = event.position() - self._drag
        self._drag = event.position()
        self.pan(way.x(), way.y())
        return True

    def release(self) -> bool:
        """End the drag; says whether there was one."""
        was, self._drag = self._drag is not None, None
        return was

    def pan(self, dx: float, dy: float) -> None:
        """Move the map by pixels, at once."""
        self.go(self.camera.panned(dx, dy))

    def zoom_by(self, steps: int, about: tuple[float, float] | None = None) -> None:
        """Zoom by rungs of the ladder, about a pixel or the middle of the view."""
        base = self._to if self._running() else self.camera
        self.zoom_to(next_scale(base.scale, steps), about)

    def zoom_to(self, scale: float, about: tuple[float, float] | None = None) -> None:
        """Zoom to pixels per cell, about a pixel or the middle of the view, in a short animation."""
        middle = (self.camera.width / 2, self.camera.height / 2)
        start = self._to if self._running() and about is None else self.camera
        self.glide(start.zoomed(scale, about or middle))

    def glide(self, to: Camera) -> None:
        """Go there in a short animation."""
        self.fitted = False
        self._from, self._to = self.camera, to.kept_near(*self.map_size)
        self._animation.stop()
        self._animation.start()

    def go(self, to: Camera) -> None:
        """Go there at once."""
        self.fitted = False
        self._animation.stop()
        self.camera = to.kept_near(*self.map_size)
        self.moved.emit()

    def come_back(self, to: Camera) -> None:
        """Go to where one looked before, in the view's present size."""
        self.go(to.resized(self.camera.width, self.camera.height))

    def fit(self, rect: CellRect, most: float = 64.0) -> None:
        """Show a rectangle of cells whole."""
        self.go(self.camera.fitted(rect, most))
        self.fitted = rect == (0, 0, *self.map_size)

    def show_cell(self, x: float, y: float) -> None:
        """Bring a cell into the middle."""
        self.glide(self.camera.centred(x + 0.5, y + 0.5))

    def reveal(self, x: float, y: float) -> None:
        """Bring a cell into the middle unless it is in sight: a view that jumps about loses the eye."""
        goal = self._to if self._running() else self.camera
        if not goal.sees(x + 0.5, y + 0.5):
            self.show_cell(x, y)

    def resized(self, width: int, height: int) -> None:
        """The view has another size."""
        self._to = self._to.resized(width, height)
        self._from = self._from.resized(width, height)
        self.camera = self.camera.resized(width, height)
        if self.fitted:
            self.fit((0, 0, *self.map_size))

    def _running(self) -> bool:
        return self._animation.state() == QAbstractAnimation.State.Running

    def _advance(self, part: float) -> None:
        start, end = self._from, self._to
        scale = start.scale * (end.scale / start.scale) ** part
        if end.scale == start.scale:
            share = part
        else:
            share = (1 / scale - 1 / start.scale) / (1 / end.scale - 1 / start.scale)
        here = self.camera.centred(start.x + (end.x - start.x) * share, start.y + (end.y - start.y) * share)
        self.camera = end if part >= 1 else here.zoomed(scale, (here.width / 2, here.height / 2))
        self.moved.emit()
