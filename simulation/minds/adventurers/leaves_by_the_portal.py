"""INV-32, INV-34: who wants nothing more here and stands at the portal leaves the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.invasions import AdventurerLeft
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.world.creature import Creature
from simulation.world.goals import targets

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("adventurer", "INV-32", "INV-34")
def leaves_by_the_portal(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Leave when the portal that one makes for is the cell that one stands in."""
    party = world.parties[creature.party]
    cell = world.setting.ground.portals[party.portal].cell
    if creature.cell != cell or targets(world, creature, party) != [cell]:
        return None
    return (AdventurerLeft(creature.id, party.portal, creature.carrying),)
