"""INV-04, INV-24: an adventurer beyond the map's edge walks in as soon as the portal's cell is free.

Past a stranger, a prisoner or a fight there it comes in as near as can be: bodies do not bar a portal.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.invasions import AdventurerEntered
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.walking import wait_for
from simulation.world.creature import Creature
from simulation.world.walking import closed_door_at

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("adventurer", "INV-04")
def enters_by_the_portal(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Enter, or wait until one can."""
    if creature.condition != "beyond":
        return None
    portal = world.parties[creature.party].portal
    threshold = world.setting.ground.portals[portal].cell
    cell = _way_in(world, creature, threshold)
    if cell is None:
        return wait_for(world, creature, threshold)
    return (AdventurerEntered(creature.id, portal, cell), Deciding(creature.id))


def _way_in(world: World, creature: Creature, threshold: Cell) -> Cell | None:
    if world.is_free(threshold):
        return threshold
    holder = world.creatures.get(world.bodies.get(threshold, ""))
    if holder is None or (holder.party == creature.party and not holder.fight):
        return None
    beside = [threshold]
    for cell in beside:
        if world.is_free(cell):
            return cell
        around = (step for step, _, _ in world.setting.ground.around(cell))
        beside += [step for step in around if step not in beside and not closed_door_at(world, step)]
    return None
