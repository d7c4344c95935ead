"""Planning several edits in a row on a copy, each on what the last one leaves."""

from __future__ import annotations

from editor.core.edits.edit import Edit
from editor.core.edits.group import EditGroup
from editor.core.edits.object_edit import ObjectEdit
from editor.core.edits.wire_edit import WireEdit
from editor.core.refusal import Refusal, RefusedError
from schemas.message import Message
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.sides import by_row


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

    @property
    def wired_cells(self) -> list[Cell]:
        """The cells whose wires the edits so far change, by row."""
        wired = (edit.wires for edit in self._edits if isinstance(edit, ObjectEdit | WireEdit))
        return sorted({cell for wires in wired for cell in wires.touched}, key=by_row)

    def as_one(self, name: Message) -> EditGroup:
        """All edits as one for the level that the draft was made of."""
        return EditGroup.of(name, self._edits)
