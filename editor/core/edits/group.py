"""Several edits as one: a step, a paste, a quick fix."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any, ClassVar, Self

from editor.core.change import Change
from editor.core.edits.edit import Edit
from editor.core.edits.stored import read, stored
from schemas.message import Message
from simulation.level.level import Level


@dataclass(frozen=True, slots=True, eq=False)
class EditGroup(Edit):
    """Edits applied in order and reverted in reverse order, under one title."""

    kind: ClassVar[str] = "group"
    name: Message
    edits: tuple[Edit, ...]

    @classmethod
    def of(cls, name: Message, edits: Iterable[Edit]) -> EditGroup:
        """The edits that change something, each planned on the level as its forerunners leave it."""
        return cls(name, tuple(edit for edit in edits if not edit.empty))

    def apply(self, level: Level) -> None:
        """Apply all; when one raises, those before it are taken back and the level is as it was."""
        for count, edit in enumerate(self.edits):
            try:
                edit.apply(level)
            except Exception:
                self._revert(level, count)
                raise

    def revert(self, level: Level) -> None:
        """Revert all, last first."""
        self._revert(level, len(self.edits))

    def _revert(self, level: Level, count: int) -> None:
        for edit in reversed(self.edits[:count]):
            edit.revert(level)

    @property
    def title(self) -> Message:
        """The name given to the group."""
        return self.name

    @property
    def change(self) -> Change:
        """All that its edits change."""
        return reduce(or_, (edit.change for edit in self.edits), Change())

    @property
    def empty(self) -> bool:
        """None of its edits changes anything."""
        return all(edit.empty for edit in self.edits)

    @property
    def weight(self) -> int:
        """The sum of its edits."""
        return 100 + sum(edit.weight for edit in self.edits)

    def to_data(self) -> dict[str, Any]:
        """The edits inside in their own form."""
        parts = [edit.to_data() for edit in self.edits]
        return {"edit": self.kind, "name": stored(self.name), "edits": parts}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Self:
        """The group of `to_data`."""
        from editor.core.edits import edit_from_data  # a group holds every kind, itself included

        return cls(read(data["name"]), tuple(edit_from_data(part) for part in data["edits"]))
