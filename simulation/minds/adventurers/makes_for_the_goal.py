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


@decides("adventurer", "INV-32")
def turns_to_what_it_can_reach(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """With its goal out of reach, a party takes the next one."""
    party = world.parties[creature.party]
    other = NEXT.get(party.goal, "")
    if not other or party.leaving or _has_a_way(world, creature) or not cells_of_goal(world, other):
        return None
    return (GoalChanged(party.id, other), Deciding(creature.id))


@decides("adventurer", "INV-34", "DOR-27")
def gives_up(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """A party that cannot go on leaves; shut in, it waits."""
    party = world.parties[creature.party]
    if _has_a_way(world, creature):
        return None
    if not party.leaving:
        return (PartyLeaves(party.id, "no_way"), Deciding(creature.id))
    portal = world.setting.ground.portals_at.get(creature.cell)
    if portal is not None:
        return (AdventurerLeft(creature.id, portal, creature.carrying),)
    return _shut_in(world, creature, party)


@decides("adventurer", "INV-04", "INV-32", "DOR-04")
def makes_for_the_goal(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """The next step to the nearest target."""
    way = way_on(world, creature, world.parties[creature.party])
    return follow(world, creature, way) or wait_for(world, creature, creature.cell)


def _has_a_way(world: World, creature: Creature) -> bool:
    return way_on(world, creature, world.parties[creature.party]).distance(creature.cell) is not None


def _shut_in(world: World, creature: Creature, party: Party) -> tuple[Happening, ...]:
    """With all doors out given up they wait for one to change; after a good while they try again."""
    doors = tuple(given_up(world, party))
    if not doors:
        return wait_for(world, creature, creature.cell)
    due = world.now + world.ruleset.doors.try_again_ms
    again = DoorsTriedAgain(party.id, doors)
    return (ActivityBegan(Activity(creature.id, "wait", world.now, due, again, needs=doors)),)
