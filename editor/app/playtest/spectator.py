"""Who works on the canvas while a play-test runs: clicks choose and order, nothing can be edited."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from schemas.model import Cell


class Spectator(QObject):
    """Tells what was clicked and which keys mean something."""

    clicked = Signal(tuple)
    orders_asked = Signal(tuple)
    stop_asked = Signal()
    pause_asked = Signal()
    step_asked = Signal(int)

    def press(self, event: QMouseEvent, cell: Cell) -> None:
        """Left chooses who is there, right asks what can be ordered there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(cell)
        elif event.button() == Qt.MouseButton.RightButton:
            self.orders_asked.emit(cell)

    def move(self, event: QMouseEvent, cell: Cell) -> None:
        """Nothing follows the pointer."""

    def release(self, event: QMouseEvent, cell: Cell) -> None:
        """Nothing is dragged."""

    def wants(self, event: QKeyEvent) -> bool:
        """The keys below."""
        return Qt.Key(event.key()) in (Qt.Key.Key_Escape, Qt.Key.Key_Space, Qt.Key.Key_Left, Qt.Key.Key_Right)

    def key(self, event: QKeyEvent) -> bool:
        """Escape ends, Space pauses, arrows step."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            self.stop_asked.emit()
        elif key == Qt.Key.Key_Space:
            self.pause_asked.emit()
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.step_asked.emit(-1 if key == Qt.Key.Key_Left else 1)
        else:
            return False
        return True

    def key_up(self, event: QKeyEvent) -> None:
        """Nothing is held."""

    def cycle(self, way: int) -> bool:
        """Tab moves on to the panels."""
        return False

    def lost(self) -> None:
        """Nothing was begun."""
