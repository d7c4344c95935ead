"""Moving and duplicating what is selected by dragging it: `Select` begins it."""

from __future__ import annotations

from dataclasses import replace
from functools import cached_property

from editor.core.document import Document, Plan
from editor.core.edits.group import EditGroup
from editor.core.edits.paste import plan_move, plan_paste
from editor.core.fragment import Fragment, cut_out, with_inner_nets
from editor.core.keeping_the_way import refused_if_cutting
from editor.core.link_news import changed_links
from editor.core.selection import Selection
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture
from editor.core.transform import shift
from schemas.message import Message
from schemas.objects import AnyPlaced


class Moving(Gesture):
    """The selection follows the pointer; Ctrl sets down a copy instead, Alt leaves outer wires behind.

    Without any movement it ends as the click `clicked`. `grabbed`: something not selected so far, which
    is then moved instead, and selected.
    """

    def __init__(
        self,
        document: Document,
        pointer: Pointer,
        *,
        clicked: Gesture | None = None,
        grabbed: Selection | None = None,
    ) -> None:
        self._document = document
        self._start = pointer.cell
        self._pointer = pointer
        self._clicked = clicked
        self._grabbed = grabbed
        self._selection = with_inner_nets(document.derived.nets, grabbed or document.selection)

    @cached_property
    def _copy(self) -> Fragment:
        return cut_out(self._document.level, self._selection).renamed(self._document.level.objects)

    @property
    def distance(self) -> tuple[int, int]:
        """Columns and rows from the press."""
        return self._pointer.cell[0] - self._start[0], self._pointer.cell[1] - self._start[1]

    def move(self, pointer: Pointer) -> None:
        """All follows."""
        self._pointer = pointer

    def plan(self) -> Plan:
        """Move, or set down a copy."""
        level, (dx, dy) = self._document.level, self.distance
        if (dx, dy) == (0, 0):
            return None
        if self._pointer.ctrl:
            x, y = self._copy.origin
            return plan_paste(level, self._copy, (x + dx, y + dy), Message("edit.duplicate"), fresh=False)
        follow = not (self._pointer.alt or self._selection.cells)
        plan = plan_move(level, self._selection, dx, dy, self._document.derived.placement, follow=follow)
        return refused_if_cutting(self._document, plan)

    def preview(self) -> Preview:
        """What would stand where."""
        if self.distance == (0, 0) and self._clicked is not None:
            return self._clicked.preview()
        copies = self._pointer.ctrl
        dx, dy = self.distance
        preview = Gesture.preview(self)
        if preview.refusal is not None:
            others = tuple(key for key in preview.refusal.objects if key not in self._selection.objects)
            refusal = replace(preview.refusal, objects=others)  # where they come from is not in the way
            return replace(preview, objects=self._refused(dx, dy), refusal=refusal)
        said = Message("tool.copies" if copies else "tool.moves", dx=dx, dy=dy)
        shown = preview.saying(said, *(() if copies else self._relinked()))
        return shown if self._grabbed is None else replace(shown, selection=self._grabbed)

    def _relinked(self) -> tuple[Message, ...]:
        """The links that change after all: with Alt, or when something without wires comes to lie on one."""
        nets, plan = self._document.derived.nets, self.plan()
        follows = any(nets.of(key) for key in self._selection.objects) and not self._pointer.alt
        if follows or self._selection.cells or not isinstance(plan, EditGroup):
            return ()
        return changed_links(self._document.level, plan)

    def _refused(self, dx: int, dy: int) -> tuple[AnyPlaced, ...]:
        """The objects where they may not come to stand, shown in red."""
        moved = shift(dx, dy)
        objects = (moved.placed(self._document.level.objects[key]) for key in sorted(self._selection.objects))
        return tuple(objects)

    def finish(self) -> Plan:
        """The move, or the click."""
        if self.distance == (0, 0) and self._clicked is not None:
            return self._clicked.finish()
        return Gesture.finish(self)

    def done(self) -> None:
        """What was grabbed is selected; a copy has its own ids, and the original is not."""
        if self._grabbed is not None and not self._pointer.ctrl:
            self._document.select(self._grabbed)
