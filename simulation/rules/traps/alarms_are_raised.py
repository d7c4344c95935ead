"""INV-26, TRP-08: an alarm trap sights the party, and all of the dungeon learn where it was set off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.invasions import PartySighted
from simulation.happenings.moving import EnemyLearned
from simulation.happenings.traps import MechanismFired
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.sides import enemies
from simulation.world.trapping import mechanism_part

if TYPE_CHECKING:
    from simulation.world.world import World

NOT_CALLED = ("master", "adventurer", "visitor")


@reacts(MechanismFired, "INV-26")
def an_alarm_sights_the_party(world: World, fired: MechanismFired) -> tuple[Happening, ...]:
    """The party of whoever set it off."""
    if not _alarms(world, fired):
        return ()
    party = world.parties.get(world.creatures[fired.by].party)
    if party is None or party.sighted:
        return ()
    return (PartySighted(party.id, fired.object, fired.by),)


@reacts(MechanismFired, "TRP-08")
def an_alarm_tells_all_where(world: World, fired: MechanismFired) -> tuple[Happening, ...]:
    """Every minion and every creature of the dungeon, those that joined it too (OWN-04), by id."""
    if not _alarms(world, fired):
        return ()
    place, intruder = world.parts[fired.activator].cell, world.creatures[fired.by]
    return tuple(
        EnemyLearned(own.id, intruder.id, place)
        for own in (world.creatures[key] for key in sorted(world.creatures))
        if own.side == "dungeon"
        and own.free
        and world.role_of(own) not in NOT_CALLED
        and enemies(own, intruder)
        and intruder.id not in own.in_view
    )


def _alarms(world: World, fired: MechanismFired) -> bool:
    kind = mechanism_part(world, fired.object)
    return kind is not None and kind.sights and fired.by in world.creatures
