"""How hard the minions with the Traps task work: rearms a day, how busy they are, what is left undone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from schemas.clock import DAY
from simulation.happenings.allegiance import TurnedEnemy
from simulation.happenings.building import Built, PartSetUp
from simulation.happenings.fights import CreatureFell, FightBegan, FightJoined
from simulation.happenings.jobs import JobLeft, JobTaken
from simulation.happenings.rearming import PartRearmed, RearmFumbled, RearmRolled
from simulation.kernel.activities import ActivityBegan, ActivityEnded
from simulation.kernel.happening import Entry
from simulation.world.jobs import TASK_OF, is_overdue
from simulation.world.rearming import to_rearm
from simulation.world.structures import Job
from simulation.world.tasks import TRAPS

if TYPE_CHECKING:
    from simulation.world.world import World

RULES = ("RRM-14",)
ALL = 100


@dataclass(frozen=True, slots=True)
class WorkFigures:
    """`needing`: parts that need a rearm now, `overdue`: those that have waited too long.

    `per_day_tenths`: rearms a day, times ten; a run of less than a day counts as one. `busy_percent`: the
    share of `elapsed_ms`, the time so far, that all minions with the Traps task spent on its jobs, on the
    way and at work.
    """

    needing: int
    overdue: int
    minions: int
    rearms: int
    tries: int
    fumbles: int
    per_day_tenths: int
    busy_percent: int
    elapsed_ms: int


@dataclass(slots=True)
class WorkReading:
    """What a log says of the work so far."""

    read: int = 0
    began: int = 0
    rearms: int = 0
    tries: int = 0
    fumbles: int = 0
    busy_ms: int = 0
    _about: dict[str, None] = field(default_factory=dict)
    _until: dict[str, int] = field(default_factory=dict)

    def read_to(self, log: Sequence[Entry], index: int) -> None:
        """On to entry `index`, inclusive; never back."""
        if not self.read and log:
            self.began = log[0].time
        for entry in log[self.read : index + 1]:
            read = _READ.get(type(entry.happening))
            if read is not None:
                read(self, entry.time, entry.happening)
        self.read = index + 1

    def busy_at(self, now: int) -> int:
        """The time spent on jobs of the Traps task up to a moment, in ms."""
        return self.busy_ms - sum(max(0, until - now) for until in self._until.values())

    def _taken(self, time: int, job: JobTaken) -> None:
        if TASK_OF[job.job] == TRAPS:
            self._about[job.actor] = None

    def _begun(self, time: int, begun: ActivityBegan) -> None:
        doing = begun.activity
        if doing.actor in self._about:
            self.busy_ms += doing.due - doing.began
            self._until[doing.actor] = doing.due

    def _stopped(self, time: int, ended: ActivityEnded) -> None:
        self._break_off(ended.actor, time)

    def _done(self, time: int, done: Any) -> None:
        self._break_off(done.actor, time)
        self._about.pop(done.actor, None)

    def _fought(self, time: int, fight: FightBegan) -> None:
        for member in fight.members:
            self._break_off(member, time)

    def _rearmed(self, time: int, rearmed: PartRearmed) -> None:
        self.rearms += bool(rearmed.actor)
        self._done(time, rearmed)

    def _tried(self, time: int, rolled: RearmRolled) -> None:
        self.tries += 1

    def _fumbled(self, time: int, fumbled: RearmFumbled) -> None:
        self.fumbles += 1

    def _break_off(self, actor: str, time: int) -> None:
        self.busy_ms -= max(0, self._until.pop(actor, time) - time)


_READ: dict[type, Callable[[WorkReading, int, Any], None]] = {
    JobTaken: WorkReading._taken,
    ActivityBegan: WorkReading._begun,
    ActivityEnded: WorkReading._stopped,
    FightBegan: WorkReading._fought,
    FightJoined: WorkReading._stopped,
    JobLeft: WorkReading._done,
    Built: WorkReading._done,
    PartSetUp: WorkReading._done,
    CreatureFell: WorkReading._done,
    TurnedEnemy: WorkReading._done,
    PartRearmed: WorkReading._rearmed,
    RearmRolled: WorkReading._tried,
    RearmFumbled: WorkReading._fumbled,
}


def reading_at(before: WorkReading, log: Sequence[Entry], index: int) -> WorkReading:
    """What was read before, read on to entry `index`; from the start again where that lies further back."""
    reading = before if before.read <= index + 1 else WorkReading()
    reading.read_to(log, index)
    return reading


def work_figures(world: World, reading: WorkReading, now: int) -> WorkFigures:
    """The figures at a moment: `world` and what was read of the log are of the same one, `now` its clock."""
    needing = to_rearm(world)
    overdue = sum(is_overdue(world, Job("rearm", part.id)) for part in needing)
    minions = sum(TRAPS in each.tasks and each.side == "dungeon" for each in world.creatures.values())
    elapsed = max(1, now - reading.began)
    return WorkFigures(
        len(needing), overdue, minions, reading.rearms, reading.tries, reading.fumbles,
        per_day_tenths=10 * reading.rearms * DAY // max(DAY, elapsed),
        busy_percent=min(ALL, ALL * reading.busy_at(now) // (elapsed * minions)) if minions else 0,
        elapsed_ms=elapsed,
    )  # fmt: skip
