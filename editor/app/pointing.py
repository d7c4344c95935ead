"""From mouse and keys to the pointer that tools understand: a cell, the place in it, modifiers, clicks."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent

from editor.app.canvas.camera import Camera
from editor.core.tools.pointer import MIDDLE, Pointer
from schemas.model import Cell

PER_CELL = 256
KEY_NAMES = {
    Qt.Key.Key_Space: "space",
    Qt.Key.Key_Return: "enter",
    Qt.Key.Key_Enter: "enter",
    Qt.Key.Key_Backspace: "backspace",
}
MODIFIERS = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt)


def pointer_at(
    cell: Cell, modifiers: Qt.KeyboardModifier, point: tuple[int, int] = MIDDLE, clicks: int = 1
) -> Pointer:
    """The pointer in a cell."""
    return Pointer(
        cell,
        shift=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
        ctrl=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
        alt=bool(modifiers & Qt.KeyboardModifier.AltModifier),
        point=point,
        clicks=clicks,
    )


def pointer_of(camera: Camera, event: QMouseEvent, clicks: int = 1) -> Pointer:
    """The pointer where the mouse is."""
    x, y = camera.to_map((event.position().x(), event.position().y()))
    cell = (int(x // 1), int(y // 1))
    point = (int((x - cell[0]) * PER_CELL), int((y - cell[1]) * PER_CELL))
    return pointer_at(cell, event.modifiers(), point, clicks)


def modified(pointer: Pointer, event: QKeyEvent, down: bool) -> Pointer | None:
    """The pointer after a modifier key alone went down or up; None for any other key."""
    match Qt.Key(event.key()):
        case Qt.Key.Key_Shift:
            return replace(pointer, shift=down)
        case Qt.Key.Key_Control:
            return replace(pointer, ctrl=down)
        case Qt.Key.Key_Alt:
            return replace(pointer, alt=down)
    return None


def key_name(event: QKeyEvent) -> str:
    """What tools call a key: space, enter, corner (Enter with Shift), backspace, or its letter."""
    name = KEY_NAMES.get(Qt.Key(event.key()))
    if name == "enter" and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
        return "corner"
    letter = Qt.Key.Key_A <= event.key() <= Qt.Key.Key_Z
    return name or (chr(event.key()).lower() if letter else event.text().lower())


class Clicks:
    """Counts clicks in quick succession in one cell: the third follows a double click."""

    def __init__(self) -> None:
        self._last: tuple[int, Cell, int] | None = None

    def count(self, event: QMouseEvent, cell: Cell) -> int:
        """How many this press makes."""
        now, count = event.timestamp(), 1
        if event.type() == QEvent.Type.MouseButtonDblClick:
            count = 2
        elif self._last is not None and self._last[1:] == (cell, 2):
            count = 3 if now - self._last[0] <= QGuiApplication.styleHints().mouseDoubleClickInterval() else 1
        self._last = (now, cell, count)
        return count
