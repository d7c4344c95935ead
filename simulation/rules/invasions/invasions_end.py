"""INV-34: an invasion ends when nobody of the party is left on the map conscious and free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import AdventurerLeft, InvasionEnded
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts((AdventurerLeft, CreatureFell), "INV-34")
def the_last_one_ends_it(world: World, gone: AdventurerLeft | CreatureFell) -> tuple[Happening, ...]:
    """Somebody left or fell: was it the last of the party?"""
    party = world.parties.get(world.creatures[gone.actor].party)
    if party is None or party.ended:
        return ()
    going_on = any(world.creatures[id].able for id in party.members)
    return () if going_on else (InvasionEnded(party.id),)
