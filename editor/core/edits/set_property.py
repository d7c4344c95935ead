"""Plain properties of placed things: one edit for all of them, many objects at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, ClassVar

from pydantic import ValidationError

from editor.core.edits.edit import Edit
from editor.core.edits.object_edit import ObjectEdit, named
from editor.core.edits.place_objects import off_map
from editor.core.edits.rewire import clash, rewired
from editor.core.refusal import Refusal
from schemas.message import Message
from schemas.naming import kind_name
from schemas.objects import AnyPlaced
from simulation.level.level import Level

FIXED = ("id", "cell")
"""An id never changes; cells change by moving."""


@dataclass(frozen=True, slots=True, eq=False)
class SetProperty(ObjectEdit):
    """The property `name` of some objects; before and after hold the whole objects."""

    kind: ClassVar[str] = "set_property"
    name: str

    @classmethod
    def plan(cls, level: Level, ids: Iterable[str], name: str, value: Any) -> SetProperty | Refusal:
        """Set `name` to `value` for all objects of `ids`."""
        return cls.plan_each(level, dict.fromkeys(ids, value), name)

    @classmethod
    def plan_each(cls, level: Level, values: dict[str, Any], name: str) -> SetProperty | Refusal:
        """Set `name` to each object's own value; refuses what its model does not take, naming the reason."""
        before = [level.objects[key] for key in sorted(values) if key in level.objects]
        after = []
        for placed in before:
            changed = _changed(placed, name, values[placed.id])
            if isinstance(changed, Refusal):
                return changed
            after.append(changed)
        if refused := off_map(level, after) or clash(level, before, after):
            return refused
        wires = rewired(level, before, after)
        pairs = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
        return cls(tuple(old for old, _ in pairs), tuple(new for _, new in pairs), wires, name)

    def merged_with(self, later: Edit) -> Edit | None:
        """Turning the same knob of the same objects on stays one step."""
        if not isinstance(later, SetProperty) or later.name != self.name:
            return None
        if [placed.id for placed in later.before] != [placed.id for placed in self.before]:
            return None
        pairs = [(old, new) for old, new in zip(self.before, later.after, strict=True) if old != new]
        wires = self.wires.then(later.wires)
        return SetProperty(tuple(old for old, _ in pairs), tuple(new for _, new in pairs), wires, self.name)

    @property
    def title(self) -> Message:
        """Names the property and the objects."""
        return Message("edit.property", name=Message(f"property.{self.name}"), what=named(self.after))


def _changed(placed: AnyPlaced, name: str, value: Any) -> AnyPlaced | Refusal:
    if name in FIXED or name not in type(placed).model_fields:
        return Refusal(
            Message("edit.no_such_property", name=name, kind=kind_name(placed.kind)), (), (placed.id,)
        )
    try:
        return type(placed).model_validate(placed.model_dump() | {name: value})
    except ValidationError as error:
        reason = error.errors()[0]["msg"]
        return Refusal(
            Message("edit.bad_value", name=Message(f"property.{name}"), reason=reason), (), (placed.id,)
        )
