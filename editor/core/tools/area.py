"""Rooms: dragged rectangles make a sanctum, treasury, barracks, prison or room, add to it or take from it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from editor.core.change import Region
from editor.core.document import Document, Plan
from editor.core.edits.place_objects import PlaceObjects
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.edits.set_property import SetProperty
from editor.core.facing import new_object
from editor.core.rects import spanned, with_rect, without
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture, Tool
from schemas.ids import new_id
from schemas.message import Message
from schemas.model import Cell
from schemas.naming import kind_name
from schemas.objects import Area, AreaKind


class AreaDrag(Gesture):
    """A rectangle for a new area; Shift adds it to the area that is selected or here, Ctrl cuts it out."""

    def __init__(self, document: Document, kind: AreaKind, pointer: Pointer) -> None:
        self._document = document
        self._kind = kind
        self._start = self._now = self._inside(pointer.cell)
        self._pointer = pointer
        self._id = new_id(document.level.objects)

    def move(self, pointer: Pointer) -> None:
        """The other corner follows."""
        self._pointer, self._now = pointer, self._inside(pointer.cell)

    def plan(self) -> Plan:
        """A new area, or another shape for one that is there."""
        level, rect = self._document.level, spanned(self._start, self._now)
        area = self._area()
        if self._pointer.ctrl:
            return self._cut(area)
        if self._pointer.shift and area is not None:
            return SetProperty.plan(level, [area.id], "rects", with_rect(area.rects, rect))
        middle = (rect[0] + rect[2] // 2, rect[1] + rect[3] // 2)
        return PlaceObjects.plan(level, [new_object(self._kind, middle, self._id, rects=(rect,))])

    def preview(self) -> Preview:
        """The rectangle and what comes of it."""
        band = Region(*spanned(self._start, self._now))
        says = Message("tool.area", what=kind_name(self._kind), width=band.width, height=band.height)
        return replace(Gesture.preview(self), band=band).saying(says)

    def _cut(self, area: Area | None) -> Plan:
        if area is None:
            return None
        left = without(area.rects, spanned(self._start, self._now))
        if not left:
            return RemoveObjects.plan(self._document.level, [area.id])
        return SetProperty.plan(self._document.level, [area.id], "rects", left)

    def _area(self) -> Area | None:
        """The selected area of this kind, else the one under the press."""
        areas = [area for area in self._document.level.of_kind(self._kind) if isinstance(area, Area)]
        selected = [area for area in areas if area.id in self._document.selection.objects]
        here = [area for area in areas if any(self._start in Region(*rect) for rect in area.rects)]
        return next(iter((*selected, *here)), None)

    def _inside(self, cell: Cell) -> Cell:
        level = self._document.level
        return (min(max(cell[0], 0), level.width - 1), min(max(cell[1], 0), level.height - 1))


@dataclass(slots=True)
class AreaTool(Tool):
    """Draws areas of `kind`."""

    id: ClassVar[str] = "area"
    kind: AreaKind = "room"

    def begin(self, document: Document, pointer: Pointer) -> AreaDrag:
        """Start a rectangle."""
        return AreaDrag(document, self.kind, pointer)
