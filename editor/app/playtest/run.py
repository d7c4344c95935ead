"""A play-through with a clock that can be set back: the past is folded, the future is played. No Qt."""

from __future__ import annotations

from bisect import bisect_right
from time import perf_counter
from typing import TYPE_CHECKING

from schemas.message import Message
from schemas.scenario import Scenario
from simulation.happenings.orders import OrderGiven, OrderRefused
from simulation.kernel.happening import Entry, enact
from simulation.level.level import Level
from simulation.orders.order import Order
from simulation.world.world import World

if TYPE_CHECKING:
    from simulation.session import Session

SLICE = 20
"""Entries of the queue between two looks at the wall clock."""


class Run:
    """What is shown is `world` at `clock` (ms): the session's own, or one folded out of its log."""

    leaps = True
    """Whether a player may skip long quiet times."""

    def __init__(self, level: Level, seed: int, scenario: Scenario | None = None) -> None:
        self.session = self._started(level, seed, scenario)
        self.world: World = self.session.world
        self.clock = self.session.scenario.start.time_ms
        self.began = self.clock
        self.index = len(self.log) - 1
        """The last entry of the log that is shown."""
        self.goes_on = False
        """Whether the dungeon's own days are watched after the last adventurer is gone or down."""

    def _started(self, level: Level, seed: int, scenario: Scenario | None) -> Session:
        from simulation.session import Session  # late: all rules come with it, the window needs none of them

        return Session.start(level, seed=seed, scenario=scenario)

    @property
    def log(self) -> list[Entry]:
        """All that happened so far."""
        return self.session.log

    @property
    def orders_given(self) -> int:
        """How many orders the log holds."""
        return sum(isinstance(entry.happening, OrderGiven) for entry in self.log)

    @property
    def live(self) -> bool:
        """Whether the present is shown; else a moment of the past."""
        return self.world is self.session.world

    @property
    def over(self) -> bool:
        """Whether nothing more will come."""
        return self.live and (self.ended or self.session.now >= self.session.last_moment)

    @property
    def ended(self) -> bool:
        """Whether what was planned has come and gone, and what comes after that is not asked for."""
        if self.goes_on and self.session.world.queue.first() is not None:
            return False
        return self.session.over

    @property
    def next_time(self) -> int | None:
        """When the next thing happens, seen from the clock; None when nothing will."""
        if not self.live:
            return self.log[self.index + 1].time
        first = self.session.world.queue.first()
        return None if first is None else first.time

    def advance(self, to: int, budget_s: float) -> bool:
        """Let time pass until `to`, as far as the budget reaches; whether it got there."""
        until = perf_counter() + budget_s
        if not self.live:
            self._recall(to)
            if not self.live:
                self.clock = to
                return True
        while not self.ended:
            taken = self.session.run_until(to, SLICE)
            self.index = len(self.log) - 1
            if taken < SLICE:
                break
            if perf_counter() > until:
                self.clock = max(self.clock, self.session.now)
                return False
        self.clock = self.session.now if self.ended else max(to, self.clock)
        return True

    def go_on(self) -> None:
        """Play on after the end: traps are rearmed, breaches closed, prisoners fetched."""
        self.goes_on = self.over

    def step(self) -> None:
        """Let the next thing happen, whenever that is."""
        if not self.live:
            self.look_at(self.index + 1)
        elif (time := self.next_time) is not None and not self.over:
            self.session.run_until(time, 1)
            self.index = len(self.log) - 1
            self.clock = time

    def look_at(self, index: int) -> None:
        """Show the moment just after an entry of the log."""
        last = len(self.log) - 1
        self.index = min(max(index, 0), last)
        self.world = self.session.world if self.index == last else self.session.world_at(self.index)
        self.clock = self.log[self.index].time

    def look_at_time(self, time: int) -> None:
        """Show a moment (ms) up to the present, whether something happened then or not."""
        self.look_at(bisect_right(self.log, time, key=lambda entry: entry.time) - 1)
        self.clock = max(time, self.clock)

    def order(self, order: Order) -> Message | None:
        """Give an order at the moment that is shown; why it is refused, or None.

        In the past this begins another future: what the log held of the old one is dropped.
        """
        refusal = order.check(self.world)
        if refusal is not None:
            return refusal
        if not self.live:
            self.session = self.session.branch(self._settled())
            self.world = self.session.world
            self.goes_on = False
        before = len(self.log)
        self.session.order(order, self.clock)
        self.index = len(self.log) - 1
        self.clock = max(self.clock, self.session.now)
        given = (entry.happening for entry in self.log[before:])
        return next((what.reason for what in given if isinstance(what, OrderRefused)), None)

    def _settled(self) -> int:
        """The last entry of the instant that is shown: nothing is cut off between cause and effect."""
        index = self.index
        while index + 1 < len(self.log) and not _begins(self.log[index + 1]):
            index += 1
        return index

    def _recall(self, to: int) -> None:
        """Go on through what is in the log already; at its end the present is shown."""
        while self.index + 1 < len(self.log) and self.log[self.index + 1].time <= to:
            self.index += 1
            enact(self.world, self.log[self.index])
        if self.index + 1 == len(self.log):
            self.world = self.session.world


def _begins(entry: Entry) -> bool:
    """Whether an entry follows from nothing in the instant before it: it was due, or ordered."""
    return entry.taken is not None or isinstance(entry.happening, OrderGiven)
