"""INV-04, INV-32, INV-34, DOR-27: adventurers walk to what they are after; with no way the party leaves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.doors import DoorsTriedAgain
from simulation.happenings.invasions import AdventurerLeft, GoalChanged, PartyLeaves
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.adventurers.turns_to_another_goal import NEXT
from simulation.minds.walking import follow, wait_for
from simulation.world.creature import Creature
from simulation.world.goals import cells_of_goal, given_up, way_on

if TYPE_CHECKING:
    from simulation.world.party import Party
    from simulation.world.world import World


@decides("adventurer", "INV-04", "INV-32", "INV-34", "DOR-04", "DOR-27")
def makes_for_the_goal(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """The next step to the nearest target."""
    party = world.parties[creature.party]
    way = way_on(world, creature, party)
    if way.distance(creature.cell) is None:
        return _no_way(world, creature)
    return follow(world, creature, way) or wait_for(world, creature, creature.cell)


def _no_way(world: World, creature: Creature) -> tuple[Happening, ...]:
    """INV-32, INV-34: out of reach, the next goal; a party that cannot go on leaves, or waits."""
    party = world.parties[creature.party]
    other = NEXT.get(party.goal, "")
    if other and not party.leaving and cells_of_goal(world, other):
        return (GoalChanged(party.id, other), Deciding(creature.id))
    if not party.leaving:
        return (PartyLeaves(party.id, "no_way"), Deciding(creature.id))
    portal = world.setting.ground.portals_at.get(creature.cell)
    if portal is not None:
        return (AdventurerLeft(creature.id, portal, creature.carrying),)
    return _shut_in(world, creature, party)


def _shut_in(world: World, creature: Creature, party: Party) -> tuple[Happening, ...]:
    """With all doors out given up they wait for one to change; after a good while they try again."""
    doors = tuple(given_up(world, party))
    if not doors:
        return wait_for(world, creature, creature.cell)
    due = world.now + world.ruleset.doors.try_again_ms
    again = DoorsTriedAgain(party.id, doors)
    return (ActivityBegan(Activity(creature.id, "wait", world.now, due, again, needs=doors)),)
