"""Setting down stamps: a trap with all its parts hangs on the pointer, checked before the click."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from editor.core.change import Region
from editor.core.document import Document, Plan
from editor.core.edits.paste import plan_paste
from editor.core.edits.plan_stamp import plan_stamp
from editor.core.fragment import Fragment
from editor.core.keeping_the_way import refused_if_cutting
from editor.core.refusal import Refusal
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview, preview_of
from editor.core.tools.tool import Gesture, Tool
from schemas.message import Message
from schemas.model import Cell


class Stamping(Gesture):
    """The stamp with its middle under the pointer; R turns, H mirrors it, Alt sets it down anyway."""

    def __init__(self, document: Document, tool: StampTool, pointer: Pointer) -> None:
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
        """Set it down, or why it may not."""
        level, tool, name = self._document.level, self._tool, Message("edit.stamp", name=self._tool.name_of)
        if self._pointer.alt:
            return plan_paste(level, tool.fragment, self.corner(), name)
        plan = plan_stamp(level, tool.fragment, self.corner(), name, self._document.derived.ruleset)
        return refused_if_cutting(self._document, plan)

    def preview(self) -> Preview:
        """The ghost, also where it is refused."""
        fragment, plan = self._tool.fragment, self.plan()
        shown = preview_of(plan)
        if isinstance(plan, Refusal):
            ghost = preview_of(plan_paste(self._document.level, fragment, self.corner()))
            objects = ghost.objects or fragment.at(self.corner()).objects
            shown = replace(ghost, objects=objects, refusal=plan, says=(plan.message,))
        band = Region(*self.corner(), max(fragment.width, 1), max(fragment.height, 1))
        return replace(shown, band=band).saying(Message("tool.stamps", name=self._tool.name_of))


@dataclass(slots=True)
class StampTool(Tool):
    """Sets down a stamp at each click; `key_of` tells one of the palette from another."""

    id: ClassVar[str] = "stamp"
    fragment: Fragment
    name_of: Message | str
    key_of: str

    def begin(self, document: Document, pointer: Pointer) -> Stamping:
        """Start to set it down."""
        return Stamping(document, self, pointer)

    def key(self, name: str) -> bool:
        """R turns the stamp clockwise, H mirrors it left to right."""
        if name not in ("r", "h"):
            return False
        self.fragment = self.fragment.turned() if name == "r" else self.fragment.mirrored()
        return True
