"""RRM-03, RRM-11: a minion with the Traps task goes to the part that it has taken on, and rearms it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.minions.takes_jobs import at_work, goes_and_works, leaves
from simulation.world.creature import Creature
from simulation.world.jobs import REARM, places_for
from simulation.world.rearming import Rearm

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("minion", "RRM-03", "RRM-11")
def rearms(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Beside the part or in front of it; one that needs it no longer, or is to be moved, is left."""
    job = at_work(world, creature, REARM)
    if job is None:
        return None
    part = world.parts[job.object]
    if not part.needs_rearm or not part.built or part.id in world.sites:
        return leaves(creature, "done")
    due = world.now + world.ruleset.rearming.rearm_time_ms
    done = Attempted(Rearm(creature.id, part.id))
    work = ActivityBegan(Activity(creature.id, "rearm", world.now, due, done, needs=(part.id,)))
    return goes_and_works(world, creature, places_for(world, job), work)
