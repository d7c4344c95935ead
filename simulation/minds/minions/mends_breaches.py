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
from simulation.minds.walking import follow
from simulation.world.creature import Creature
from simulation.world.facing import chebyshev
from simulation.world.sides import known_enemies
from simulation.world.tasks import CHORES
from simulation.world.walking import occupant

if TYPE_CHECKING:
    from simulation.world.structures import DoorState
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
    """Go to the nearest forced door that nobody works at; beside it, work."""
    if CHORES not in creature.tasks or known_enemies(world, creature):
        return None
    doors = [door for door in _breached(world) if not _taken(world, door, creature)]
    near = [door for door in doors if min(chebyshev(c, creature.cell) for c in door.cells) == 1]
    if near:
        due = world.now + world.ruleset.doors.mend_time_ms
        done = Attempted(MendBreach(creature.id, near[0].id))
        return (ActivityBegan(Activity(creature.id, "mend", world.now, due, done, needs=(near[0].id,))),)
    if not doors:
        return None
    return follow(world, creature, world.derived.ways.to(cell for door in doors for cell in door.cells))


def _breached(world: World) -> list[DoorState]:
    return [world.doors[key] for key in sorted(world.doors) if world.doors[key].breached]


def _taken(world: World, door: DoorState, creature: Creature) -> bool:
    workers = (world.activities[actor] for actor in world.needing(door.id))
    return any(work.kind == "mend" and work.actor != creature.id for work in workers)
