"""The paste ghost: a fragment that hangs on the pointer, turned and mirrored before it is set down."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from editor.core.change import Region
from editor.core.document import Document, Plan
from editor.core.edits.paste import plan_paste
from editor.core.fragment import Fragment
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture, Tool
from schemas.message import Message
from schemas.model import Cell


class Pasting(Gesture):
    """The fragment with its middle under the pointer; R turns and H mirrors it."""

    def __init__(self, document: Document, tool: Paste, pointer: Pointer) -> None:
        self._document = document
        self._tool = tool
        self._pointer = pointer

    def move(self, pointer: Pointer) -> None:
        """The ghost follows."""
        self._pointer = pointer

    def key(self, name: str) -> bool:
        """R and H, as between gestures."""
        return self._tool.key(name)

    def corner(self) -> Cell:
        """Where the top left cell comes to lie."""
        fragment, (x, y) = self._tool.fragment, self._pointer.cell
        return (x - fragment.width // 2, y - fragment.height // 2)

    def plan(self) -> Plan:
        """Set it down."""
        return plan_paste(self._document.level, self._tool.fragment, self.corner())

    def preview(self) -> Preview:
        """The ghost, and how many of its objects the level check would flag."""
        fragment, preview = self._tool.fragment, Gesture.preview(self)
        band = Region(*self.corner(), max(fragment.width, 1), max(fragment.height, 1))
        rules = self._document.derived.placement
        flagged = (
            sum(1 for placed in preview.objects if rules.why_not(placed) is not None)
            if not preview.cells
            else 0
        )
        said = [Message("tool.paste_flags", count=flagged)] if flagged else []
        if fragment.cut:
            said.append(Message("tool.paste_cuts", count=fragment.cut))
        return replace(preview, band=band).saying(*said, Message("tool.pastes"))


@dataclass(slots=True)
class Paste(Tool):
    """Sets down `fragment` at each click."""

    id: ClassVar[str] = "paste"
    fragment: Fragment

    def begin(self, document: Document, pointer: Pointer) -> Pasting:
        """Start to paste."""
        return Pasting(document, self, pointer)

    def key(self, name: str) -> bool:
        """R turns the fragment clockwise, H mirrors it left to right."""
        if name not in ("r", "h"):
            return False
        self.fragment = self.fragment.turned() if name == "r" else self.fragment.mirrored()
        return True
