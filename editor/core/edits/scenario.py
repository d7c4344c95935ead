"""Scenarios of the level: added, changed or removed, one at a time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from editor.core.change import Change
from editor.core.edits.edit import Edit
from editor.core.refusal import Refusal
from schemas.message import Message
from schemas.scenario import Scenario
from simulation.level.level import Level


@dataclass(frozen=True, slots=True, eq=False)
class SetScenario(Edit):
    """The scenario of id `of` before and after; None where there was or will be none."""

    kind: ClassVar[str] = "set_scenario"
    of: str
    before: Scenario | None
    after: Scenario | None

    @classmethod
    def plan(cls, level: Level, scenario: Scenario) -> SetScenario:
        """Add the scenario, or replace the one with its id."""
        return cls(scenario.id, level.scenarios.get(scenario.id), scenario)

    @classmethod
    def plan_removal(cls, level: Level, of: str) -> SetScenario | Refusal:
        """Remove the scenario `of`; refuses where there is none."""
        if of not in level.scenarios:
            return Refusal(Message("edit.no_such_scenario", id=of))
        return cls(of, level.scenarios[of], None)

    def apply(self, level: Level) -> None:
        """Set the scenario after."""
        self._set(level, self.after)

    def revert(self, level: Level) -> None:
        """Set the scenario before."""
        self._set(level, self.before)

    def _set(self, level: Level, scenario: Scenario | None) -> None:
        if scenario is None:
            level.scenarios.pop(self.of, None)
        else:
            level.scenarios[self.of] = scenario

    def merged_with(self, later: Edit) -> Edit | None:
        """Changes of one scenario in a row may be one step."""
        if isinstance(later, SetScenario) and later.of == self.of:
            return SetScenario(self.of, self.before, later.after)
        return None

    @property
    def title(self) -> Message:
        """Says what became of which scenario."""
        shown = self.after or self.before
        verb = "change" if self.before and self.after else "add" if self.after else "remove"
        return Message(f"edit.scenario.{verb}", name=(shown.name or shown.id) if shown else self.of)

    @property
    def change(self) -> Change:
        """Scenarios."""
        return Change(scenario=not self.empty)

    @property
    def empty(self) -> bool:
        """The scenario stays as it is."""
        return self.before == self.after

    @property
    def weight(self) -> int:
        """A guess from the parties."""
        return 500 + sum(500 * len(each.parties) for each in (self.before, self.after) if each)
