"""One play-through: started from a level, played on, ordered about, looked back into, branched."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, field
from itertools import count

from schemas.catalogue import Catalogue
from schemas.ruleset import Ruleset
from schemas.scenario import Member, PartyPlan, Scenario, member_ids
from simulation.digest import digest
from simulation.happenings.invasions import PartySetOut, PlayStarted
from simulation.happenings.orders import OrderGiven
from simulation.kernel.engine import Engine
from simulation.kernel.happening import Entry, enact
from simulation.kernel.queue import Phase
from simulation.kernel.registry import RuleTables
from simulation.kernel.scheduling import Scheduled
from simulation.keyframes import frame_of, world_of
from simulation.level.level import Level
from simulation.loading import default_catalogue, default_ruleset
from simulation.orders.order import Order
from simulation.rules.order import rule_tables
from simulation.world.beginning import begin
from simulation.world.goals import anyone_inside
from simulation.world.setting import Setting
from simulation.world.world import World

KEYFRAME_EVERY = 2_000
"""Happenings between keyframes: seeking folds at most so many."""


@dataclass(slots=True)
class Session:
    """A running play-through. `log` is all that happened; `world` is the fold of it."""

    setting: Setting
    scenario: Scenario
    world: World
    log: list[Entry] = field(default_factory=list)
    keyframes: list[tuple[int, bytes]] = field(default_factory=list)

    @classmethod
    def start(
        cls,
        level: Level,
        *,
        seed: int = 0,
        scenario: Scenario | None = None,
        ruleset: Ruleset | None = None,
        catalogue: Catalogue | None = None,
        rules: RuleTables | None = None,
    ) -> Session:
        """Begin a play-through of a copy of the level. Without a scenario a party comes at once (INV-35)."""
        numbers = ruleset or default_ruleset().with_overrides(level.ruleset)
        setting = Setting(level.copy(), numbers, catalogue or default_catalogue(), rules or rule_tables())
        return cls._begun(setting, scenario or party_now(numbers, level.objects), seed)

    def again(self, seed: int) -> Session:
        """A new play-through of the same level and scenario from the start, with other dice."""
        return self._begun(self.setting, self.scenario, seed)

    @classmethod
    def _begun(cls, setting: Setting, scenario: Scenario, seed: int) -> Session:
        session = cls(setting, scenario, begin(setting, scenario.start, seed))
        session._keep()
        engine = session._engine()
        engine.happen(PlayStarted())
        for plan in scenario.parties:
            due = scenario.start.time_ms + plan.arrives_ms
            engine.happen(Scheduled(due, Phase.EFFECTS, plan.id, PartySetOut(plan)), rule="INV-04")
        return session

    @property
    def now(self) -> int:
        """The time of the last happening, in ms."""
        return self.world.now

    @property
    def over(self) -> bool:
        """Whether all planned parties have come and gone, or nothing is left to come."""
        if self.world.queue.first() is None:
            return True
        return not anyone_inside(self.world) and all(
            plan.id in self.world.parties for plan in self.scenario.parties
        )

    @property
    def last_moment(self) -> int:
        """INV-34: the time at which a play-through stops at the latest."""
        return self.scenario.start.time_ms + self.setting.ruleset.invasions.playtest_max_ms

    def run_until(self, time: int, most: int | None = None) -> int:
        """Play on to `time` (ms), at most `most` entries of the queue; returns how many were taken."""
        engine, until, taken = self._engine(), min(time, self.last_moment), 0
        while (most is None or taken < most) and engine.run_until(until, 1):
            taken += 1
            if len(self.log) - self.keyframes[-1][0] > KEYFRAME_EVERY:
                self._keep()
        return taken

    def order(self, order: Order, time: int) -> None:
        """Give an order at `time` (ms), after all that was due until then has come. It may be refused."""
        self.run_until(time)
        self._engine().happen(OrderGiven(order), at=max(time, self.now), rule="")

    def run_to_end(self) -> None:
        """Play until the invasions are over, at most as long as INV-34 says."""
        while not self.over and self.run_until(self.last_moment, 1):
            pass

    def world_at(self, index: int) -> World:
        """The world just after entry `index` of the log (-1: before the first). Folds; runs no rule."""
        at, frame = max((kept for kept in self.keyframes if kept[0] <= index), key=lambda kept: kept[0])
        world = world_of(frame, self.setting, self.world.seed)
        for entry in self.log[at + 1 : index + 1]:
            enact(world, entry)
        return world

    def branch(self, index: int) -> Session:
        """Another play-through that shares the past up to entry `index` and goes on from there."""
        kept = [frame for frame in self.keyframes if frame[0] <= index]
        return Session(self.setting, self.scenario, self.world_at(index), self.log[: index + 1], kept)

    def digest(self) -> str:
        """A fingerprint of the whole state."""
        return digest(self.world)

    def _engine(self) -> Engine:
        return Engine(self.world, self.setting.rules, self.log)

    def _keep(self) -> None:
        self.keyframes.append((len(self.log) - 1, frame_of(self.world)))


def party_now(ruleset: Ruleset, taken: Container[str] = ()) -> Scenario:
    """INV-35: the scenario of a start from the editor: the default party, at once, under ids not `taken`."""
    members = tuple(Member(kind=m.kind, level=m.level) for m in ruleset.invasions.default_party)
    plans = (PartyPlan(id=f"party-{number}", members=members) for number in count(1))
    free = next(plan for plan in plans if not any(id in taken for id in (plan.id, *member_ids(plan))))
    return Scenario(id="now", parties=(free,))
