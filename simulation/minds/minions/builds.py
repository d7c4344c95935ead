"""TRP-02, BLD-01, BLD-02: Haul minions bring metal to what is planned; a Traps minion then builds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.minions.takes_jobs import at_work, goes_and_works, leaves
from simulation.world.creature import Creature
from simulation.world.jobs import BUILD, HAULING, places_for
from simulation.world.sites import BringMetal, Build, TakeMetal, build_ms, drops, heap_at, places_at

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("minion", "BLD-01", "BLD-02")
def hauls_metal(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Fetch what one has set out for, and bring it to its site; if that is not to be reached, lay it down."""
    job = at_work(world, creature, HAULING)
    if job is None:
        return None
    if job.object not in world.sites:
        return (*drops(world, creature), *leaves(creature, "done"))
    if creature.haul is None:
        if job.source not in world.metal:
            return leaves(creature, "no_metal")
        there = places_at(world, heap_at(world, job.source), "s")
        fetch = Attempted(TakeMetal(creature.id, job.source, job.object, job.amount))
        return goes_and_works(world, creature, there, fetch)
    going = goes_and_works(world, creature, places_for(world, job), Attempted(BringMetal(creature.id)))
    return going if not _given_up(going) else (*drops(world, creature), *going)


@decides("minion", "TRP-02", "BLD-01")
def builds(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Go to the site, which has its metal, and build."""
    job = at_work(world, creature, BUILD)
    if job is None:
        return None
    site = world.sites.get(job.object)
    if site is None:
        return leaves(creature, "done")
    due = world.now + build_ms(world, site.kind)
    done = Attempted(Build(creature.id, site.id))
    work = ActivityBegan(Activity(creature.id, "build", world.now, due, done, needs=(site.id,)))
    return goes_and_works(world, creature, places_for(world, job), work)


def _given_up(going: tuple[Happening, ...]) -> bool:
    return isinstance(going[-1], Deciding)
