"""INV-25: a party is sighted when the Master, a minion or one's own creature sees a member of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.invasions import PartySighted
from simulation.happenings.moving import CameIntoView
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(CameIntoView, "INV-25")
def the_dungeon_sights_a_party(world: World, seen: CameIntoView) -> tuple[Happening, ...]:
    """The first time that anyone of the dungeon sees anyone of the party."""
    party = world.parties.get(world.creatures[seen.target].party)
    if party is None or party.sighted or world.creatures[seen.actor].side != "dungeon":
        return ()
    return (PartySighted(party.id, seen.actor, seen.target),)
