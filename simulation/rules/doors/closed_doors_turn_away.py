"""DOR-02, DOR-03, DOR-05: how often a party takes the other way round a closed door, and what it knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.doors import MapBroughtHome, MapTakenAlong
from simulation.happenings.invasions import AdventurerLeft, PartyArrived
from simulation.kernel.happening import Happening
from simulation.kernel.registry import modifies, reacts
from simulation.kernel.rolls import Contribution
from simulation.world.detours import DetourRoll
from simulation.world.goals import traits_of

if TYPE_CHECKING:
    from simulation.world.world import World


@modifies(DetourRoll, "DOR-02")
def a_closed_door_turns_half_away(world: World, ask: DetourRoll) -> tuple[Contribution, ...]:
    """What anyone does."""
    return (Contribution("DOR-02", "total", world.ruleset.doors.closed_detour_percent),)


@modifies(DetourRoll, "DOR-03")
def a_guide_knows_better(world: World, ask: DetourRoll) -> tuple[Contribution, ...]:
    """With a Guide who is still able it happens less often."""
    if "guide" not in traits_of(world, world.parties[ask.actor]):
        return ()
    return (Contribution("DOR-03", "total", world.ruleset.doors.guide_detour_percent),)


@modifies(DetourRoll, "DOR-05")
def a_map_leads_through_the_door(world: World, ask: DetourRoll) -> tuple[Contribution, ...]:
    """Never, when a Cartographer of the same faction has escaped before."""
    return (Contribution("DOR-05", "total", 0),) if world.parties[ask.actor].has_map else ()


@reacts(AdventurerLeft, "DOR-05")
def a_cartographer_escapes(world: World, left: AdventurerLeft) -> tuple[Happening, ...]:
    """Alive: the faction has a map. Who is of no faction brings it to nobody."""
    creature = world.creatures[left.actor]
    party = world.parties.get(creature.party)
    if party is None or not party.faction or "cartographer" not in creature.traits:
        return ()
    return (MapBroughtHome(left.actor, party.faction),)


@reacts(PartyArrived, "DOR-05")
def the_next_party_has_the_map(world: World, arrived: PartyArrived) -> tuple[Happening, ...]:
    """The next one of that faction, and no other."""
    return (MapTakenAlong(arrived.party, arrived.faction),) if arrived.faction in world.mapped else ()
