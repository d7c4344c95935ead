"""The engine: settles one instant depth-first and takes what is pending from the queue, one after another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.kernel.attempts import Attempt, Attempted, Thwarted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Entry, Happening, enact
from simulation.kernel.registry import RuleTables

if TYPE_CHECKING:
    from simulation.world.world import World

DEEPEST = 300
"""Reactions to reactions in one instant: more than this is a rule that answers itself."""


class EndlessReactionError(Exception):
    """Rules answer each other without end; the message names the last ones."""


class Engine:
    """Plays a world on: applies, logs, then asks the rules, in the order of their tables."""

    __slots__ = ("_depth", "log", "rules", "world")

    def __init__(self, world: World, rules: RuleTables, log: list[Entry]) -> None:
        self.world = world
        self.rules = rules
        self.log = log
        self._depth = 0

    def happen(
        self,
        happening: Happening,
        *,
        at: int | None = None,
        cause: int | None = None,
        rule: str = "",
        taken: int | None = None,
    ) -> Entry:
        """Let something happen, and all that follows from it in the same instant."""
        world = self.world
        entry = Entry(len(self.log), world.now if at is None else at, cause, rule, happening, taken)
        self.log.append(entry)
        enact(world, entry)
        for answer in self.rules.answering("reacts", type(happening)):
            follows = answer.function(world, happening)
            if follows:
                self._all(follows, entry.id, answer.id)
        if isinstance(happening, Attempted):
            self._attempt(happening.attempt, entry.id, rule)
        elif isinstance(happening, Deciding):
            self._decide(happening, entry.id)
        return entry

    def run_until(self, time: int, most: int | None = None) -> int:
        """Take what is due up to `time` (ms, inclusive), at most `most`; returns how many."""
        count = 0
        while most is None or count < most:
            first = self.world.queue.first()
            if first is None or first.time > time:
                break
            rule = self.log[first.cause].rule
            self.happen(first.happening, at=first.time, cause=first.cause, rule=rule, taken=first.number)
            count += 1
        return count

    def _all(self, happenings: tuple[Happening, ...], cause: int, rule: str) -> None:
        """Let these happen one after another. A choice, or an attempt that nobody may interrupt, leaves no
        entry of its own: what it comes to is logged, with the same cause."""
        self._depth += 1
        if self._depth > DEEPEST:
            raise EndlessReactionError(" ← ".join(str(past) for past in self.log[:-6:-1]))
        for happening in happenings:
            if isinstance(happening, Deciding):
                self._decide(happening, cause)
            elif isinstance(happening, Attempted) and not self._interruptible(happening.attempt):
                self._attempt(happening.attempt, cause, rule)
            else:
                self.happen(happening, cause=cause, rule=rule)
        self._depth -= 1

    def _interruptible(self, attempt: Attempt) -> bool:
        return bool(self.rules.answering("interrupts", type(attempt)))

    def _decide(self, choice: Deciding, cause: int) -> None:
        if not self.world.may_decide(choice.actor, choice.about):
            return
        creature = self.world.creatures[choice.actor]
        for answer in self.rules.answering("decides", choice.about or self.world.role_of(creature)):
            happenings = answer.function(self.world, creature)
            if happenings is not None:
                self._all(happenings, cause, answer.id)
                return

    def _attempt(self, attempt: Attempt, cause: int, rule: str) -> None:
        for answer in self.rules.answering("interrupts", type(attempt)):
            self._all(answer.function(self.world, attempt), cause, answer.id)
        refusal = self.rules.refusal(self.world, attempt)
        if refusal is None:
            self._all(attempt.fact(self.world), cause, rule)
        else:
            thwarted = Thwarted(attempt.actor, type(attempt).__name__, refusal.reason, refusal.rule)
            self.happen(thwarted, cause=cause, rule=refusal.rule)
