"""The job list at a moment of a play-through: what is to do, who is about it, and why nobody is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from schemas.message import Message
from schemas.model import Cell
from simulation.derived.ways import Way
from simulation.world.carrying import carrier_of
from simulation.world.jobs import (
    BUILD,
    HAULING,
    KINDS,
    MOVE,
    TASK_OF,
    distance,
    is_overdue,
    jobs_of,
    nearest_heap,
)
from simulation.world.sides import known_enemies
from simulation.world.structures import Job

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World

State = Literal["waiting", "walking", "working"]
STATES: tuple[State, ...] = ("waiting", "walking", "working")
WORK = frozenset({"rearm", "build", "mend", "take_down", "set_up"})
"""Activities that are the job itself and not the way to it."""


@dataclass(frozen=True, slots=True)
class OpenJob:
    """One line: what, about which object, where, since when (ms); who is about it, or why nobody is."""

    kind: str
    object: str
    cell: Cell
    since: int
    state: State
    actor: str = ""
    reason: Message | None = None
    overdue: bool = False


def open_jobs(world: World) -> tuple[OpenJob, ...]:
    """All of them: what is overdue first, then what waits, walks and is worked at, each the oldest first."""
    hands = _Hands(world)
    lines = [line for kind in KINDS for job in _all_of(world, kind) for line in hands.lines(job)]
    return tuple(sorted(lines, key=_rank))


def _rank(line: OpenJob) -> tuple[bool, int, int, str, str]:
    return (not line.overdue, STATES.index(line.state), line.since, line.object, line.actor)


def _all_of(world: World, kind: str) -> Iterator[Job]:
    """Also the parts that somebody is carrying to where they go."""
    yield from jobs_of(world, kind)
    if kind == MOVE:
        moving = (key for key, site in sorted(world.sites.items()) if site.moves)
        yield from (Job(kind, key) for key in moving if carrier_of(world, key))


class _Hands:
    """Who has which task and is where, worked out once for a whole list."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._ways: dict[str, Way] = {}
        ours = (world.creatures[key] for key in sorted(world.creatures))
        self._minions = [each for each in ours if each.side == "dungeon" and each.free and each.tasks]

    def lines(self, job: Job) -> Iterator[OpenJob]:
        """One for each who is about a job, or one that says why nobody is."""
        cell, since = _place(self._world, job)
        late = is_overdue(self._world, job)
        about = [each for each in self._minions if _is_about(each, job)]
        for each in about:
            state, reason = self._doing(each)
            yield OpenJob(job.kind, job.object, cell, since, state, each.id, reason, late)
        if not about:
            yield OpenJob(job.kind, job.object, cell, since, "waiting", "", self._why_not(job), late)

    def _doing(self, creature: Creature) -> tuple[State, Message | None]:
        if creature.fight or known_enemies(self._world, creature):
            return "waiting", Message("jobs.danger")
        activity = self._world.activities.get(creature.id)
        return ("working" if activity is not None and activity.kind in WORK else "walking"), None

    def _why_not(self, job: Job) -> Message:
        world, task = self._world, TASK_OF[job.kind]
        able = [each for each in self._minions if task in each.tasks]
        if not able:
            return Message("jobs.nobody", task=Message(f"jobs.task.{task}"))
        if job.kind == HAULING and not any(world.metal.values()):
            site = world.sites[job.object]
            return Message("jobs.no_metal", count=site.needs - site.metal)
        if not any(self._reaches(each, job) for each in able):
            return Message("jobs.no_way")
        safe = [each for each in able if not each.fight and not known_enemies(world, each)]
        if not safe:
            return Message("jobs.danger")
        busy = [each for each in safe if each.job is not None or each.errand is not None]
        return Message("jobs.all_busy", count=len(busy)) if len(busy) == len(safe) else Message("jobs.soon")

    def _reaches(self, creature: Creature, job: Job) -> bool:
        way = self._ways.get(creature.id)
        if way is None:
            way = self._ways[creature.id] = self._world.derived.ways.to([creature.cell])
        if distance(self._world, job, way) is None:
            return False
        return job.kind != HAULING or bool(nearest_heap(self._world, way))


def _is_about(creature: Creature, job: Job) -> bool:
    mine = creature.job
    return mine is not None and (mine.kind, mine.object) == (job.kind, job.object)


def _place(world: World, job: Job) -> tuple[Cell, int]:
    """Where a job is, and since when it is to be done."""
    if job.kind in (BUILD, HAULING, MOVE):
        site = world.sites[job.object]
        return site.cell, site.since
    if job.object in world.doors:
        door = world.doors[job.object]
        return door.cells[0], door.breached_at
    part = world.parts[job.object]
    return part.cell, part.needs_since
