"""RRM-03, RRM-11, BLD-01, DOR-28: who has nothing to do takes on the nearest job that its tasks allow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.jobs import ENEMY, JobLeft, JobTaken
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.kernel.registry import decides, reacts
from simulation.kernel.scheduling import Scheduled
from simulation.minds.walking import follow
from simulation.world.creature import Creature
from simulation.world.jobs import BUILD, HAULING, MEND, MOVE, REARM, TASK_OF, best_job, works
from simulation.world.structures import Job
from simulation.world.tasks import CHORES, TRAPS

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("minion", "RRM-03", "RRM-11")
def takes_a_rearm(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Before what is nearer, if it has waited too long."""
    return _takes(world, creature, REARM) if TRAPS in creature.tasks else None


@decides("minion", "BLD-01", "TRP-02", "BLD-04")
def takes_a_site(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Something to build, to move or to bring metal for."""
    return _takes(world, creature, BUILD, MOVE, HAULING) if world.sites or creature.haul else None


@decides("minion", "DOR-28")
def takes_a_breach(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """A door that was forced."""
    breached = CHORES in creature.tasks and any(door.breached for door in world.doors.values())
    return _takes(world, creature, MEND) if breached else None


def _takes(world: World, creature: Creature, *kinds: str) -> tuple[Happening, ...] | None:
    """The job that suits it best of all, if it is of these kinds; with an enemy known, or lately, none."""
    if creature.job is not None or not creature.tasks or not works(world, creature):
        return None
    if world.now < creature.wary_until:
        return None
    job = best_job(world, creature) if creature.haul is None else Job(HAULING, creature.haul.site)
    if job is None or job.kind not in kinds:
        return None
    return (JobTaken(creature.id, job.kind, job.object, job.source, job.amount), Deciding(creature.id))


@decides("minion", "RRM-03", "BLD-01", "DOR-28")
def leaves_its_work(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """With an enemy known, or the task taken from it, its job is anybody's; what it carries it keeps."""
    job = creature.job
    if job is None or creature.haul is not None or creature.lugs:
        return None
    if TASK_OF[job.kind] not in creature.tasks:
        return leaves(creature, "no_task")
    return None if works(world, creature) else leaves(creature, ENEMY)


@reacts(JobLeft, "RRM-03", "BLD-01", "DOR-28")
def it_looks_again_later(world: World, left: JobLeft) -> tuple[Happening, ...]:
    """Whom an enemy drove from its work, once it dares to work again."""
    if left.reason != ENEMY:
        return ()
    due = world.creatures[left.actor].wary_until
    return (Scheduled(due, Phase.DECISIONS, left.actor, Deciding(left.actor)),)


def at_work(world: World, creature: Creature, kind: str) -> Job | None:
    """The job of a kind that it has taken on and can go on with now."""
    job = creature.job
    return job if job is not None and job.kind == kind and works(world, creature) else None


def goes_and_works(
    world: World, creature: Creature, places: list[Cell], work: Happening
) -> tuple[Happening, ...]:
    """The work where one stands at one of the places, else the next step there; with no way, it gives up."""
    if creature.cell in places:
        return (work,)
    return follow(world, creature, world.derived.ways.to(places)) or leaves(creature, "no_way")


def leaves(creature: Creature, reason: str) -> tuple[Happening, ...]:
    """It gives its job up and looks for another."""
    job = creature.job
    assert job is not None, "only who has a job gives it up"
    return (JobLeft(creature.id, job.kind, job.object, reason), Deciding(creature.id))
