"""Placing objects of one kind, with the reason before the click where one may not stand."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar

from editor.core.document import Document, Plan
from editor.core.edits.place_objects import PlaceObjects
from editor.core.facing import FACINGS, new_object, suggested_facing, turns
from editor.core.keeping_the_way import refused_if_cutting
from editor.core.link_news import changed_links
from editor.core.tools.chaining import chained
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview, preview_of
from editor.core.tools.tool import Gesture, Tool
from editor.core.transform import CLOCKWISE
from schemas.ids import new_id
from schemas.message import Message
from schemas.naming import kind_name
from schemas.objects import AnyPlaced, Facing, family_of


class PlaceGesture(Gesture):
    """A ghost that follows the pointer; releasing places it. R turns it, until then it turns itself."""

    def __init__(self, document: Document, tool: Place, pointer: Pointer) -> None:
        self._document = document
        self._tool = tool
        self._pointer = pointer
        self._id = new_id(document.level.objects)

    def move(self, pointer: Pointer) -> None:
        """The ghost follows."""
        self._pointer = pointer

    def key(self, name: str) -> bool:
        """R turns the ghost."""
        if name != "r":
            return False
        self._tool.turn(self.ghost())
        return True

    def ghost(self) -> AnyPlaced:
        """The object as it would be placed."""
        tool = self._tool
        numbers = self._document.derived.ruleset
        ghost = new_object(tool.kind, self._pointer.cell, self._id, tool.facing, numbers, **tool.properties)
        if tool.facing is not None or not turns(tool.kind):
            return ghost
        return ghost.model_copy(update={"facing": suggested_facing(self._document.derived.placement, ghost)})

    def plan(self) -> Plan:
        """Place the ghost; Alt places it even where it may not stand, for the level check to flag.

        Ctrl wires it to what was placed before it.
        """
        return self._chained()[0]

    def _chained(self) -> tuple[Plan, Message | None]:
        plan = self._placed()
        return chained(self._document, plan, self.ghost()) if self._pointer.ctrl else (plan, None)

    def _placed(self) -> Plan:
        level = self._document.level
        anyway = self._pointer.alt and level.contains(self._pointer.cell)
        if anyway:
            return PlaceObjects.plan(level, [self.ghost()])
        plan = PlaceObjects.plan(level, [self.ghost()], self._document.derived.placement)
        return refused_if_cutting(self._document, plan)

    def preview(self) -> Preview:
        """The ghost, also where it is refused."""
        plan, connects = self._chained()
        preview = preview_of(plan)
        if preview.refusal is not None:
            return Preview(objects=(self.ghost(),), refusal=preview.refusal, says=preview.says)
        places = Message("tool.places", what=kind_name(self._tool.kind))
        if connects is not None:
            return preview.saying(places, connects)
        if isinstance(plan, PlaceObjects) and plan.wires:
            return preview.saying(places, *changed_links(self._document.level, plan))
        chains = family_of(self._tool.kind) in ("activator", "mechanism", "door")
        return preview.saying(places, *([Message("tool.may_chain")] if chains else []))


@dataclass(slots=True)
class Place(Tool):
    """Places `kind`. `facing` None: chosen by the walls around; `properties`: those of new ones."""

    id: ClassVar[str] = "place"
    kind: str
    facing: Facing | None = None
    properties: dict[str, Any] = field(default_factory=dict)

    def begin(self, document: Document, pointer: Pointer) -> PlaceGesture:
        """Start to place one."""
        return PlaceGesture(document, self, pointer)

    def key(self, name: str) -> bool:
        """R turns new ones."""
        if name != "r":
            return False
        self.facing = CLOCKWISE[self.facing or FACINGS[-1]]
        return True

    def turn(self, ghost: AnyPlaced) -> None:
        """Turn on from where the ghost faces."""
        self.facing = CLOCKWISE[getattr(ghost, "facing", FACINGS[-1])]
