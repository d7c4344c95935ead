"""The designer's hand on the canvas: turns mouse and keys into pointers and sees gestures to their end."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from editor.app.canvas.widget import Canvas
from editor.app.document import LevelDocument
from editor.app.i18n.language import words
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture, Tool
from editor.core.tools.wire import Wire, plan_crossing_key
from schemas.model import Cell

ARROWS = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
FAR = 5
KEY_NAMES = {
    Qt.Key.Key_Space: "space",
    Qt.Key.Key_Return: "enter",
    Qt.Key.Key_Enter: "enter",
    Qt.Key.Key_Backspace: "backspace",
}
CROSSING_KEYS = ("f", "j")
PER_CELL = 256
AT_ONCE = ("pencil", "fill", "place", "wand", "paste", "erase")
"""Tools that Enter applies at once; the others need a second place, and Enter again."""


class Hand(QObject):
    """Works on a canvas with one tool. A gesture ends once: finished by release or Enter, else cancelled."""

    says = Signal(str, bool)
    """What a click will do or why not; whether it is a refusal."""
    tool_changed = Signal()
    """A key changed the settings of the tool."""
    picked = Signal(tuple)
    """The cell that the right button or Space asks about."""

    def __init__(self, canvas: Canvas, document: LevelDocument, tool: Tool) -> None:
        super().__init__(canvas)
        self._canvas = canvas
        self._document = document
        self._tool = tool
        self._gesture: Gesture | None = None
        self._pointer: Pointer | None = None
        self._by_key = False
        self._done_at: Cell | None = None
        """Where something was just done: what stands in the way there now is what the designer put there."""
        self._hint = QTimer(self)
        self._hint.setSingleShot(True)
        self._hint.timeout.connect(self._show_hint)

    @property
    def tool(self) -> Tool:
        """The tool in the hand."""
        return self._tool

    @property
    def busy(self) -> bool:
        """Whether a gesture is under way."""
        return self._gesture is not None

    def take(self, tool: Tool) -> None:
        """Take another tool; what was begun is given up."""
        self.cancel()
        self._tool = tool
        self.refresh()

    def offer_key(self, name: str) -> bool:
        """Offer a key to the gesture or the tool; says whether it means something there."""
        used = self._gesture.key(name) if self._gesture is not None else self._tool.key(name)
        if used and self._gesture is not None:
            self._show_gesture()
        elif used:
            self.tool_changed.emit()
            self.refresh()
        return used

    def refresh(self) -> None:
        """Show again what a click would do: the tool's settings or the level changed."""
        if self._gesture is None:
            self._hint.start(0)

    def press(self, event: QMouseEvent, cell: Cell) -> None:
        """Left begins a gesture, right picks what is there; a press during a gesture cancels it."""
        self._canvas.set_cursor_cell(None)
        if self._gesture is not None:
            self.cancel()
        elif event.button() == Qt.MouseButton.RightButton:
            self.picked.emit(cell)
        elif event.button() == Qt.MouseButton.LeftButton:
            self._begin(self._at(event.position(), event.modifiers()), by_key=False)

    def move(self, event: QMouseEvent, cell: Cell) -> None:
        """Move the gesture on, or show what a click would do."""
        self._go(self._at(event.position(), event.modifiers()))

    def release(self, event: QMouseEvent, cell: Cell) -> None:
        """Finish the gesture."""
        if self._gesture is not None and event.button() == Qt.MouseButton.LeftButton and not self._by_key:
            self._gesture.move(self._at(event.position(), event.modifiers()))
            self.finish()

    def key(self, event: QKeyEvent) -> bool:
        """Arrows move the cell cursor, Enter applies, Space picks, Escape cancels; the rest is the tool's."""
        key = Qt.Key(event.key())
        if key == Qt.Key.Key_Escape:
            return self._escape()
        if key in ARROWS:
            self._walk(ARROWS[key], event.modifiers())
            return True
        name = KEY_NAMES.get(key) or event.text().lower()
        if self._by_key and self._gesture is not None and name == "enter":
            return self._end_by_key(event.modifiers())
        if self._tool.id == Wire.id and self._gesture is None and name in CROSSING_KEYS:
            return self._cross(name)
        return self.offer_key(name) or self._apply(name, event.modifiers())

    def wants(self, event: QKeyEvent) -> bool:
        """A gesture has every plain key; the Wiring tool has those for the crossing under the pointer."""
        plain = not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        crossing = self._tool.id == Wire.id and event.text().lower() in CROSSING_KEYS
        return plain and (self._gesture is not None or crossing)

    def cycle(self, way: int) -> bool:
        """Tab: select the next object and put the cell cursor on it; only once the cell cursor is out."""
        objects = self._document.level.objects
        keys = sorted(objects, key=lambda key: (objects[key].cell[1], objects[key].cell[0], key))
        if self._canvas.scene.cursor is None or not keys:
            return False
        chosen = min(self._document.core.selection.objects, default="")
        at = keys.index(chosen) + way if chosen in keys else 0
        key = keys[at % len(keys)]
        self._document.core.select(Selection(objects=frozenset({key})))
        self._canvas.set_cursor_cell(objects[key].cell)
        return True

    def lost(self) -> None:
        """The canvas lost the keyboard: what was begun is given up."""
        self.cancel()

    def finish(self) -> None:
        """End the gesture and do what it planned."""
        gesture, self._gesture = self._gesture, None
        if gesture is None:
            return
        plan = gesture.finish()
        self._clear()
        if isinstance(plan, Refusal):
            self.says.emit(words(plan.message), True)
        if self._document.do(plan) and self._pointer is not None:
            self._done_at = self._pointer.cell
        self.refresh()

    def cancel(self) -> None:
        """End the gesture without doing anything."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        self._clear()

    def _begin(self, pointer: Pointer, by_key: bool) -> None:
        self._pointer, self._by_key = pointer, by_key
        self._gesture = self._tool.begin(self._document.core, pointer)
        self._show_gesture()

    def _go(self, pointer: Pointer) -> None:
        if pointer == self._pointer:
            return
        moved = self._pointer is None or pointer.cell != self._pointer.cell
        self._pointer = pointer
        if moved:
            self._done_at = None
        if self._gesture is not None:
            self._gesture.move(pointer)
            self._show_gesture()
        elif moved:
            self._hint.start(0)

    def _apply(self, name: str, modifiers: Qt.KeyboardModifier) -> bool:
        cell = self._canvas.scene.cursor
        if cell is None or name not in ("enter", "space"):
            return False
        if name == "space":
            self.picked.emit(cell)
        elif self._gesture is not None:
            self.finish()
        else:
            self._begin(_pointer(cell, modifiers), by_key=True)
            if self._tool.id in AT_ONCE:
                self.finish()
        return True

    def _end_by_key(self, modifiers: Qt.KeyboardModifier) -> bool:
        """Enter ends what Enter began; with Shift it is the gesture's: the Wiring tool fixes a corner."""
        if modifiers & Qt.KeyboardModifier.ShiftModifier:
            return self.offer_key("enter")
        self.finish()
        return True

    def _walk(self, way: tuple[int, int], modifiers: Qt.KeyboardModifier) -> None:
        scene = self._canvas.scene
        start = scene.cursor or scene.hover or (int(scene.camera.x), int(scene.camera.y))
        far = FAR if modifiers & Qt.KeyboardModifier.ControlModifier else 1
        x = min(max(start[0] + way[0] * far, 0), scene.level.width - 1)
        y = min(max(start[1] + way[1] * far, 0), scene.level.height - 1)
        self._canvas.set_cursor_cell((x, y))
        self._go(_pointer((x, y), modifiers))

    def _cross(self, name: str) -> bool:
        cell = self._canvas.scene.cursor or self._canvas.scene.hover
        if cell is not None:
            self._document.do(plan_crossing_key(self._document.level, cell, name))
        return cell is not None

    def _escape(self) -> bool:
        if self._gesture is not None:
            self.cancel()
        elif self._canvas.scene.cursor is not None:
            self._canvas.set_cursor_cell(None)
        else:
            self._document.core.select(Selection())
        self.refresh()
        return True

    def _show_gesture(self) -> None:
        if self._gesture is not None:
            self._show(self._gesture.preview())

    def _show_hint(self) -> None:
        pointer = self._pointer
        inside = pointer is not None and self._document.level.contains(pointer.cell)
        if pointer is None or not inside or self._canvas.scene.hover is None or self._gesture is not None:
            self._clear()
            return
        preview = self._tool.hover(self._document.core, pointer)
        if preview.refusal is not None and pointer.cell == self._done_at:
            self._clear()
        else:
            self._show(preview)

    def _show(self, preview: Preview) -> None:
        layer = self._canvas.preview
        said = [words(message) for message in preview.says]
        layer.shown = preview
        layer.refused = preview.refusal is not None
        reason = preview.refusal.message if preview.refusal is not None else preview.warning
        layer.tip = words(reason) if reason is not None else ""
        self._canvas.update()
        self.says.emit(" · ".join(said), layer.refused)

    def _clear(self) -> None:
        if not self._canvas.preview.empty:
            self._canvas.preview.clear()
            self._canvas.update()
        self.says.emit("", False)

    def _at(self, position: QPointF, modifiers: Qt.KeyboardModifier) -> Pointer:
        x, y = self._canvas.scene.camera.to_map((position.x(), position.y()))
        cell = (int(x // 1), int(y // 1))
        point = (int((x - cell[0]) * PER_CELL), int((y - cell[1]) * PER_CELL))
        return _pointer(cell, modifiers, point)


def _pointer(
    cell: Cell, modifiers: Qt.KeyboardModifier, point: tuple[int, int] = (PER_CELL // 2, PER_CELL // 2)
) -> Pointer:
    return Pointer(
        cell,
        shift=bool(modifiers & Qt.KeyboardModifier.ShiftModifier),
        ctrl=bool(modifiers & Qt.KeyboardModifier.ControlModifier),
        alt=bool(modifiers & Qt.KeyboardModifier.AltModifier),
        point=point,
    )
