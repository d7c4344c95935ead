"""RRM-03, RRM-11: a minion with the Traps task that knows of no enemy rearms the nearest part in need."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.rearming import RearmTaken
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.walking import follow
from simulation.world.creature import Creature
from simulation.world.rearming import Rearm, is_taken, places_beside, to_rearm
from simulation.world.sides import known_enemies
from simulation.world.structures import PartState
from simulation.world.tasks import TRAPS

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("minion", "RRM-03", "RRM-11")
def rearms(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Take a part on that nobody else has, go to it, work."""
    if TRAPS not in creature.tasks or known_enemies(world, creature):
        return None
    part = world.parts.get(creature.rearming)
    if part is not None and part.needs_rearm and part.taken_by == creature.id:
        return _goes_on(world, creature, part)
    free = [part for part in to_rearm(world) if not is_taken(world, part, creature)]
    nearest = _nearest(world, creature, free)
    return None if nearest is None else (RearmTaken(creature.id, nearest.id), Deciding(creature.id))


def _goes_on(world: World, creature: Creature, part: PartState) -> tuple[Happening, ...] | None:
    places = places_beside(world, part.cell, part.facing)
    if creature.cell not in places:
        return follow(world, creature, world.derived.ways.to(places))
    due = world.now + world.ruleset.rearming.rearm_time_ms
    done = Attempted(Rearm(creature.id, part.id))
    return (ActivityBegan(Activity(creature.id, "rearm", world.now, due, done, needs=(part.id,))),)


def _nearest(world: World, creature: Creature, parts: list[PartState]) -> PartState | None:
    """The part with the shortest way to it, then by id; None where there is no way to any."""
    if not parts:
        return None
    way = world.derived.ways.to([creature.cell])
    found = []
    for part in parts:
        lengths = (way.distance(place) for place in places_beside(world, part.cell, part.facing))
        reachable = [length for length in lengths if length is not None]
        if reachable:
            found.append((min(reachable), part.id))
    return world.parts[min(found)[1]] if found else None
