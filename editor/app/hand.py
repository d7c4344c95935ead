"""The designer's hand on the canvas: turns mouse and keys into pointers and sees gestures to their end."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from editor.app.canvas.widget import Canvas
from editor.app.document import LevelDocument
from editor.app.hand_keys import HandKeys
from editor.app.hints import Hints
from editor.app.i18n.language import words
from editor.app.pointing import Clicks, pointer_at, pointer_of
from editor.app.wording import capital
from editor.core.refusal import Refusal
from editor.core.tools.erase import WireErasing
from editor.core.tools.pointer import Pointer
from editor.core.tools.tool import Gesture, Tool
from schemas.model import Cell

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton


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
        self.canvas = canvas
        self.document = document
        self._tool = tool
        self._gesture: Gesture | None = None
        self._pointer: Pointer | None = None
        self._button: Qt.MouseButton | None = None
        """What has to come up for the gesture to hear of it."""
        self._clicks, self._count = Clicks(), 1
        self._keys = HandKeys()
        self._hints = Hints(canvas, self)
        self._hints.says.connect(self.says)
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
    def gesture(self) -> Gesture | None:
        """What is under way."""
        return self._gesture

    @property
    def pointer(self) -> Pointer | None:
        """Where it last was."""
        return self._pointer

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
            self._go_on()
        elif used:
            self.tool_changed.emit()
            self.refresh()
        return used

    def refresh(self) -> None:
        """Show again what a click would do: the tool's settings or the level changed."""
        if self._gesture is None:
            self._hint.start(0)

    def press(self, event: QMouseEvent, cell: Cell) -> None:
        """Left begins a gesture, or goes on with one by clicks; right picks, or is the tool's."""
        self.canvas.set_cursor_cell(None)
        self._count = self._clicks.count(event, cell)
        pointer = self._at(event)
        if self._gesture is not None:
            self._press_again(event, pointer)
        elif event.button() == RIGHT:
            self._press_right(pointer)
        elif event.button() == LEFT and not self._is_echo(event, cell):
            self.begin(self._tool.begin(self.document.core, pointer), pointer, LEFT)

    def move(self, event: QMouseEvent, cell: Cell) -> None:
        """Move the gesture on, or show what a click would do."""
        self.go(self._at(event))

    def release(self, event: QMouseEvent, cell: Cell) -> None:
        """Finish the gesture, unless it goes on with clicks."""
        if self._gesture is None or event.button() != self._button:
            return
        self._pointer, self._button = self._at(event), None
        if self._gesture.release(self._pointer):
            self.finish()
        else:
            self._go_on()

    def key(self, event: QKeyEvent) -> bool:
        """A key went down."""
        return self._keys.key(self, event)

    def key_up(self, event: QKeyEvent) -> None:
        """A key came up."""
        self._keys.key_up(self, event)

    def wants(self, event: QKeyEvent) -> bool:
        """Whether a key is meant for the tool, not for the window."""
        return self._keys.wants(self, event)

    def cycle(self, way: int) -> bool:
        """Tab was pressed."""
        return self._keys.cycle(self, way)

    def lost(self) -> None:
        """The canvas lost the keyboard: what was begun is given up."""
        self.cancel()

    def begin(self, gesture: Gesture, pointer: Pointer, button: Qt.MouseButton | None = None) -> None:
        """Begin a gesture; without a button held it goes on by keys and clicks."""
        self._pointer, self._button, self._gesture = pointer, button, gesture
        if button is None and gesture.by_clicks:
            gesture.release(pointer)
        self._go_on()

    def begin_at(self, cell: Cell, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Begin in a cell, without a button."""
        pointer = pointer_at(cell, modifiers)
        self.begin(self._tool.begin(self.document.core, pointer), pointer)

    def go(self, pointer: Pointer) -> None:
        """The pointer is elsewhere, or has other modifiers."""
        if pointer == self._pointer:
            return
        old, self._pointer = self._pointer, pointer
        moved = old is None or pointer.cell != old.cell
        if moved:
            self._done_at = None
        if self._gesture is not None:
            self._gesture.move(pointer)
            self._go_on()
        elif moved or old is None or _held(pointer) != _held(old):
            self._hint.start(0)

    def finish(self) -> None:
        """End the gesture and do what it planned."""
        gesture, self._gesture = self._gesture, None
        if gesture is None:
            return
        plan = gesture.finish()
        self._hints.clear()
        if isinstance(gesture, WireErasing) and gesture.asks and self._pointer is not None:
            self.picked.emit(self._pointer.cell)
        if isinstance(plan, Refusal):
            self.says.emit(capital(words(plan.message)), True)
        if self.document.do(plan):
            gesture.done()
            self._done_at = self._pointer.cell if self._pointer is not None else None
        self.refresh()

    def cancel(self) -> None:
        """End the gesture without doing anything."""
        gesture, self._gesture = self._gesture, None
        if gesture is not None:
            gesture.cancel()
        self._hints.clear()

    def _press_again(self, event: QMouseEvent, pointer: Pointer) -> None:
        """A press during a gesture: a click of one that goes on by clicks, else it gives up."""
        if event.button() == LEFT and self._gesture is not None and self._gesture.press(pointer):
            self._pointer, self._button = pointer, LEFT
            self._go_on()
        else:
            self.cancel()

    def _at(self, event: QMouseEvent) -> Pointer:
        """The pointer where the mouse is; while a button is held it counts the clicks that led there."""
        count = self._count if self._button is not None or event.type() != QEvent.Type.MouseMove else 1
        return pointer_of(self.canvas.scene.camera, event, count)

    def _press_right(self, pointer: Pointer) -> None:
        gesture = self._tool.begin_right(self.document.core, pointer)
        if gesture is not None:
            self.begin(gesture, pointer, RIGHT)
        else:
            self.picked.emit(pointer.cell)

    def _is_echo(self, event: QMouseEvent, cell: Cell) -> bool:
        """Whether this is the second half of a double click whose first half ended a gesture by clicks."""
        return (
            event.type() == QEvent.Type.MouseButtonDblClick and self._tool.by_clicks and cell == self._done_at
        )

    def _go_on(self) -> None:
        if self._gesture is not None and self._gesture.settled:
            self.finish()
        elif self._gesture is not None:
            self._hints.show(self._gesture.preview())

    def _show_hint(self) -> None:
        if self._gesture is not None:
            return
        pointer = self._pointer
        inside = pointer is not None and self.document.level.contains(pointer.cell)
        if pointer is None or not inside or self.canvas.scene.hover is None:
            self._hints.clear()
            return
        preview = self._tool.hover(self.document.core, pointer)
        if preview.refusal is not None and pointer.cell == self._done_at:
            self._hints.clear()
        else:
            self._hints.show(preview)


def _held(pointer: Pointer) -> tuple[bool, bool, bool]:
    return pointer.shift, pointer.ctrl, pointer.alt
