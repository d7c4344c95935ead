"""Planning several edits in a row on a copy, each on what the last one leaves."""

from __future__ import annotations

from editor.core.edits.edit import Edit
from editor.core.edits.group import EditGroup
from editor.core.refusal import Refusal, RefusedError
from schemas.message import Message
from simulation.level.level import Level


class Draft:
    """A copy of a level and the edits done to it so far."""

    def __init__(self, level: Level) -> None:
        self.level = level.copy()
        self._edits: list[Edit] = []

    def do(self, plan: Edit | Refusal) -> None:
        """Add an edit planned on `self.level`. Raises RefusedError for a refusal."""
        if isinstance(plan, Refusal):
            raise RefusedError(plan)
        plan.apply(self.level)
        self._edits.append(plan)

    def as_one(self, name: Message) -> EditGroup:
        """All edits as one for the level that the draft was made of."""
        return EditGroup.of(name, self._edits)
