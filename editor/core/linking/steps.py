"""Several plans of links in a row as one step, with what they change taken together."""

from __future__ import annotations

from editor.core.edits.draft import Draft
from editor.core.linking.diff import link_diff, touched_cells
from editor.core.linking.plan import LinkPlan
from editor.core.linking.sweep import sweep
from editor.core.refusal import Refusal
from schemas.message import Message
from simulation.level.level import Level


class Steps:
    """Each plan is made on `draft.level`. Refused when one is, without an edit when one has none."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self.draft = Draft(level)
        self.refusal: Refusal | None = None
        self._stuck = False

    def take(self, plan: LinkPlan) -> None:
        """Add a plan."""
        self.refusal = self.refusal or plan.refusal
        if plan.edit is not None:
            self.draft.do(plan.edit)
        elif plan.refusal is not None:
            self._stuck = True

    def as_one(self, name: Message) -> LinkPlan:
        """All of them, and timers swept up that delay nothing any more."""
        if self._stuck:
            return LinkPlan(refusal=self.refusal)
        sweep(self.draft, self._level)
        edit, now = self.draft.as_one(name), self.draft.level
        cells = touched_cells(edit, self._level, now)
        return LinkPlan(edit, link_diff(self._level, now, cells), self.refusal)
