"""DOR-28: a minion with the Chores task that knows of no enemy closes forced doors and arms their locks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.happenings.doors import BreachMended
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempt, Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.minions.takes_jobs import at_work, goes_and_works, leaves
from simulation.world.creature import Creature
from simulation.world.jobs import MEND, places_for
from simulation.world.walking import occupant

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class MendBreach(Attempt):
    """`actor` has set a forced door right, if nobody stands in it."""

    door: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """Closed and armed again; with somebody in the doorway the work goes on."""
        door = world.doors[self.door]
        if any(occupant(world, cell) for cell in door.cells):
            return (Deciding(self.actor),)
        return (BreachMended(self.door, self.actor),)


@decides("minion", "DOR-28")
def mends_breaches(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Go to the forced door that it has taken on; beside it, work."""
    job = at_work(world, creature, MEND)
    if job is None:
        return None
    if not world.doors[job.object].breached:
        return leaves(creature, "done")
    due = world.now + world.ruleset.doors.mend_time_ms
    done = Attempted(MendBreach(creature.id, job.object))
    work = ActivityBegan(Activity(creature.id, "mend", world.now, due, done, needs=(job.object,)))
    return goes_and_works(world, creature, places_for(world, job), work)
