"""Moving: objects to other cells, with all of their state (BLD-04)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from editor.core.edits.clipped import clipped_object
from editor.core.edits.edit import Edit
from editor.core.edits.object_edit import ObjectEdit, named
from editor.core.edits.place_objects import refusal_of
from editor.core.edits.remove_objects import with_padlocks
from editor.core.edits.rewire import clash, rewired
from editor.core.refusal import Refusal
from editor.core.transform import shift
from schemas.message import Message
from schemas.objects import AnyPlaced
from simulation.level.level import Level
from simulation.level.placement import PlacementRules

RULES = ("BLD-04", "RRM-09")


@dataclass(frozen=True, slots=True, eq=False)
class MoveObjects(ObjectEdit):
    """Objects elsewhere, padlocks with their doors. Ids, state and references stay."""

    kind: ClassVar[str] = "move_objects"

    @classmethod
    def plan(
        cls, level: Level, ids: Iterable[str], dx: int, dy: int, placement: PlacementRules | None = None
    ) -> MoveObjects | Refusal:
        """Shift the objects of `ids`; with a `placement` each must be allowed to stand where it comes to."""
        old = with_padlocks(level, [level.objects[key] for key in sorted(set(ids)) if key in level.objects])
        return cls.plan_to(level, [shift(dx, dy).placed(placed) for placed in old], placement)

    @classmethod
    def plan_to(
        cls, level: Level, moved: Iterable[AnyPlaced], placement: PlacementRules | None = None
    ) -> MoveObjects | Refusal:
        """Put objects of the level, known by their ids, where and as `moved` says; never off the map."""
        new, size = [], (level.width, level.height)
        for placed in moved:
            clipped = clipped_object(placed, size)
            if clipped is None:
                return refusal_of(placed, Message("placement.off_map"))
            new.append(clipped)
        old = [level.objects[placed.id] for placed in new]
        if placement is not None and (refused := placement.first_refused(new, {placed.id for placed in old})):
            return refusal_of(*refused)
        return clash(level, old, new) or cls.between(old, new, rewired(level, old, new))

    def merged_with(self, later: Edit) -> Edit | None:
        """Nudging the same objects on stays one step."""
        same = isinstance(later, MoveObjects) and [each.id for each in later.before] == [
            each.id for each in self.before
        ]
        if not same or not isinstance(later, MoveObjects):
            return None
        return MoveObjects.between(self.before, later.after, self.wires.then(later.wires))

    @property
    def title(self) -> Message:
        """Says what was moved."""
        return Message("edit.move", what=named(self.after))
