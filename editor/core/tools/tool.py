"""What every tool and every gesture is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from editor.core.document import Document, Plan
from editor.core.edits.edit import Edit
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview, preview_of
from schemas.message import Message


class Gesture(ABC):
    """One press, drag and release, or several clicks. It ends once: in `finish` or in `cancel`."""

    by_clicks: ClassVar[bool] = False
    """Whether it may go on with clicks when the button came up."""

    @abstractmethod
    def move(self, pointer: Pointer) -> None:
        """The pointer moved, or a modifier changed."""

    @abstractmethod
    def plan(self) -> Plan:
        """The edit as it would be now; preview and finish both come from here."""

    def key(self, name: str) -> bool:
        """A key while dragging: space, enter, corner, backspace, r, f …; False when it means nothing here."""
        return False

    def press(self, pointer: Pointer) -> bool:
        """The button went down once more while it goes on; False gives the gesture up."""
        return False

    def release(self, pointer: Pointer) -> bool:
        """The button came up: whether that is the end, to be finished. False: further clicks follow."""
        self.move(pointer)
        return True

    @property
    def settled(self) -> bool:
        """Whether a key or a move has decided it, so that it is to be finished at once."""
        return False

    def preview(self) -> Preview:
        """What finishing now would do."""
        return preview_of(self.plan())

    def finish(self) -> Plan:
        """The edit to do, a refusal to show, or None."""
        plan = self.plan()
        return None if plan is None or (isinstance(plan, Edit) and plan.empty) else plan

    def done(self) -> None:  # noqa: B027  # most gestures leave nothing else to do
        """What `finish` planned was done."""

    def cancel(self) -> None:  # noqa: B027  # most gestures hold nothing that needs undoing
        """Forget it; the level was never touched."""


class Tool(ABC):
    """A tool with its settings; `begin` starts a gesture."""

    id: ClassVar[str]
    by_clicks: ClassVar[bool] = False
    """Whether its gestures may go on with clicks."""

    @property
    def name(self) -> Message:
        """What it is called."""
        return Message(f"tool.name.{self.id}")

    @abstractmethod
    def begin(self, document: Document, pointer: Pointer) -> Gesture:
        """The pointer was pressed (or Enter, on the keyboard's cell cursor)."""

    def begin_right(self, document: Document, pointer: Pointer) -> Gesture | None:
        """The right button was pressed; None where it picks what is there, as with most tools."""
        return None

    def key(self, name: str) -> bool:
        """A key between gestures; False when it means nothing here."""
        return False

    def hover(self, document: Document, pointer: Pointer) -> Preview:
        """What a click here would do, in the picture and in words; by default a gesture begun and dropped."""
        gesture = self.begin(document, pointer)
        preview = gesture.preview()
        gesture.cancel()
        return preview
