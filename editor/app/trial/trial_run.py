"""A trial of a level's circuits: clicks at moments, played by the simulation. No Qt."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from editor.app.playtest.run import Run
from schemas.message import Message
from schemas.scenario import Scenario
from simulation.kernel.attempts import Thwarted
from simulation.level.level import Level

if TYPE_CHECKING:
    from simulation.session import Session

FAR = 3_600_000
"""What lies farther ahead (ms) than any delay is a clock that runs out in days, not worth a step."""


@dataclass(frozen=True, slots=True)
class Click:
    """A click on the object `key`, `after` so many ms since the beginning. An empty key: rearm everything."""

    after: int
    key: str


class TrialRun(Run):
    """It never ends by itself, and no quiet time is skipped: one watches timers run."""

    leaps = False

    def __init__(self, level: Level) -> None:
        super().__init__(level, 0)
        self.present = self.clock
        """The latest moment that was come to."""
        self.clicks: list[Click] = []

    def _started(self, level: Level, seed: int, scenario: Scenario | None) -> Session:
        from simulation.trial import begin_trial

        return begin_trial(level)

    @property
    def ended(self) -> bool:
        """Never."""
        return False

    @property
    def next_time(self) -> int | None:
        """When the next signal comes, seen from the clock."""
        due = super().next_time
        return None if due is None or due - self.clock > FAR else due

    def advance(self, to: int, budget_s: float) -> bool:
        """Let time pass until `to`, as far as the budget reaches; whether it got there."""
        arrived = super().advance(to, budget_s)
        self.present = max(self.present, self.clock)
        return arrived

    def step(self) -> None:
        """Let the next thing happen, whenever that is."""
        if self.next_time is not None:
            super().step()
            self.present = max(self.present, self.clock)

    def click(self, key: str) -> Message | None:
        """What is clicked on at the moment shown goes off, off again, or is rearmed; why it does not.

        In the past this begins another future: later clicks are dropped.
        """
        if not self.live:
            self.clicks = [click for click in self.clicks if self.began + click.after <= self.clock]
            self.present = self.clock
        self.clicks.append(Click(self.clock - self.began, key))
        before = len(self.log)
        refusal = self._press(key) if key else self._rearm_all()
        self.present = max(self.present, self.clock)
        thwarted = (entry.happening for entry in self.log[before:])
        return refusal or next((what.reason for what in thwarted if isinstance(what, Thwarted)), None)

    def _press(self, key: str) -> Message | None:
        from simulation.orders.circuits import press

        order = press(self.world, key)
        return None if order is None else self.order(order)

    def _rearm_all(self) -> Message | None:
        """Rearm whatever needs it; one rearm may do for both parts of a trap."""
        from simulation.orders.circuits import RearmTrap

        refusal: Message | None = None
        for part in sorted(part.id for part in self.world.parts.values() if part.needs_rearm):
            order = RearmTrap(part)
            if order.check(self.world) is None:
                refusal = self.order(order) or refusal
        return refusal

    def anew(self, level: Level) -> TrialRun:
        """The same clicks at the same moments on the level as it is now; shows the same moment."""
        again = TrialRun(level)
        for click in self.clicks:
            again.advance(again.began + click.after, 1)
            again.click(click.key)
        again.advance(again.began + self.present - self.began, 1)
        again.look_at_time(again.began + self.clock - self.began)
        return again
