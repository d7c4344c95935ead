"""Pasting what was copied."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from editor.core.document import Document, Plan
from editor.core.edits.paste import plan_paste
from editor.core.selection import Selection
from editor.core.tools.ghost import FragmentTool, Ghost
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture
from schemas.message import Message


class Pasting(Ghost):
    """The ghost of what was copied."""

    _before: frozenset[str] = frozenset()

    def plan(self) -> Plan:
        """Set it down."""
        return plan_paste(self._document.level, self._tool.fragment, self.corner())

    def finish(self) -> Plan:
        """Set it down; what was there before is not of it."""
        self._before = frozenset(self._document.level.objects)
        return Gesture.finish(self)

    def done(self) -> None:
        """What was set down is selected, to be moved or turned on at once."""
        new = frozenset(self._document.level.objects) - self._before
        if new:
            self._document.select(Selection(objects=new))

    def preview(self) -> Preview:
        """The ghost, and how many of its objects the level check would flag."""
        fragment, preview = self._tool.fragment, Gesture.preview(self)
        rules = self._document.derived.placement
        flagged = (
            sum(1 for placed in preview.objects if rules.why_not(placed) is not None)
            if not preview.cells
            else 0
        )
        said = [Message("tool.paste_flags", count=flagged)] if flagged else []
        if fragment.cut:
            said.append(Message("tool.paste_cuts", count=fragment.cut))
        return self.banded(preview).saying(*said, Message("tool.pastes"))


@dataclass(slots=True)
class Paste(FragmentTool):
    """Sets down what was copied."""

    id: ClassVar[str] = "paste"

    def begin(self, document: Document, pointer: Pointer) -> Pasting:
        """Start to paste."""
        return Pasting(document, self, pointer)
