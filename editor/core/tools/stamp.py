"""Setting down stamps: a trap with all its parts hangs on the pointer, checked before the click."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from editor.core.document import Document, Plan
from editor.core.edits.paste import plan_paste
from editor.core.edits.plan_stamp import plan_stamp
from editor.core.keeping_the_way import refused_if_cutting
from editor.core.refusal import Refusal
from editor.core.tools.ghost import FragmentTool, Ghost
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview, preview_of
from schemas.message import Message


class Stamping(Ghost):
    """The ghost of a stamp; Alt sets it down anyway."""

    _tool: StampTool

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
        return self.banded(shown).saying(Message("tool.stamps", name=self._tool.name_of))


@dataclass(slots=True)
class StampTool(FragmentTool):
    """Sets down a stamp; `key_of` tells one of the palette from another."""

    id: ClassVar[str] = "stamp"
    name_of: Message | str
    key_of: str

    def begin(self, document: Document, pointer: Pointer) -> Stamping:
        """Start to set it down."""
        return Stamping(document, self, pointer)
