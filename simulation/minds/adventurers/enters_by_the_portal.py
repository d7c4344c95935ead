"""INV-04, INV-24: an adventurer beyond the map's edge walks in as soon as the portal's cell is free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.invasions import AdventurerEntered
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.walking import wait_for
from simulation.world.creature import Creature

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("adventurer", "INV-04")
def enters_by_the_portal(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Enter, or wait until one can."""
    if creature.condition != "beyond":
        return None
    portal = world.parties[creature.party].portal
    cell = world.setting.ground.portals[portal].cell
    if not world.is_free(cell):
        return wait_for(world, creature, cell)
    return (AdventurerEntered(creature.id, portal, cell), Deciding(creature.id))
