"""BLD-04, RRM-09: a Traps minion takes a part of a trap down, carries it over and sets it up as it was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.minions.takes_jobs import at_work, goes_and_works, leaves
from simulation.world.carrying import SetUp, TakeUp, lets_fall
from simulation.world.creature import Creature
from simulation.world.jobs import MOVE, places_for
from simulation.world.sites import build_ms, places_at

if TYPE_CHECKING:
    from simulation.world.structures import Site
    from simulation.world.world import World


@decides("minion", "BLD-04", "RRM-09")
def moves_traps(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Half of the time of building for each end; what lies there already is only lifted."""
    job = at_work(world, creature, MOVE)
    if job is None:
        return None
    site = world.sites.get(job.object)
    if site is None:
        return leaves(creature, "done")
    if creature.lugs != site.id:
        return goes_and_works(world, creature, places_for(world, job), _takes(world, creature, site))
    done = Attempted(SetUp(creature.id, site.id))
    work = _half(world, creature, "set_up", site, done)
    going = goes_and_works(world, creature, places_at(world, site.cell, site.facing), work)
    return (*lets_fall(world, creature), *going) if isinstance(going[-1], Deciding) else going


def _takes(world: World, creature: Creature, site: Site) -> Happening:
    done = Attempted(TakeUp(creature.id, site.id))
    return _half(world, creature, "take_down", site, done) if world.parts[site.id].built else done


def _half(world: World, creature: Creature, kind: str, site: Site, done: Happening) -> Happening:
    due = world.now + build_ms(world, site.kind) // 2
    return ActivityBegan(Activity(creature.id, kind, world.now, due, done, needs=(site.id,)))
