"""Placing: new objects on the map."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from editor.core.edits.clipped import clipped_object
from editor.core.edits.object_edit import ObjectEdit, named
from editor.core.edits.rewire import clash, rewired
from editor.core.refusal import Refusal
from schemas.message import Message
from schemas.objects import AnyPlaced
from simulation.level.level import Level, body_cells
from simulation.level.placement import PlacementRules


@dataclass(frozen=True, slots=True, eq=False)
class PlaceObjects(ObjectEdit):
    """New objects; wires in their cells attach to them."""

    kind: ClassVar[str] = "place_objects"

    @classmethod
    def plan(
        cls, level: Level, objects: Iterable[AnyPlaced], placement: PlacementRules | None = None
    ) -> PlaceObjects | Refusal:
        """Place `objects`, which bring their ids.

        With a `placement` each must be allowed to stand where it is, those before it in place; without one
        (paste, import) only ids are looked at, and the level check flags the rest.
        """
        new = tuple(objects)
        taken = set(level.objects)
        for placed in new:
            if placed.id in taken:
                return Refusal(Message("edit.id_taken", id=placed.id), objects=(placed.id,))
            taken.add(placed.id)
        if refused_off := off_map(level, new):
            return refused_off
        if placement is not None and (refused := placement.first_refused(new)):
            return refusal_of(*refused)
        crowded = clash(level, (), new) if placement is None else None
        return crowded or cls.between((), new, rewired(level, (), new))

    @property
    def title(self) -> Message:
        """Says what was placed."""
        return Message("edit.place", what=named(self.after))


def off_map(level: Level, objects: Iterable[AnyPlaced]) -> Refusal | None:
    """The refusal of the first object that does not lie wholly on the map; no edit puts one there."""
    size = (level.width, level.height)
    for placed in objects:
        if clipped_object(placed, size) != placed:
            return refusal_of(placed, Message("placement.off_map"))
    return None


def refusal_of(placed: AnyPlaced, reason: Message) -> Refusal:
    """The refusal of one object, at its cells."""
    return Refusal(reason, cells=body_cells(placed) or (placed.cell,), objects=(placed.id,))
