"""INV-02, INV-03, INV-32: what a party does when its goal is met, gone, or the Master is dead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import (
    GoalChanged,
    GoalMet,
    LootChosen,
    LootRoll,
    PartyLeaves,
    TreasureTaken,
)
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.kernel.rolls import chance
from simulation.world.goals import parties_inside

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(CreatureFell, "INV-32")
def the_master_falls(world: World, fell: CreatureFell) -> tuple[Happening, ...]:
    """With the Master dead, who came to kill has met the goal, and all scatter for the treasure."""
    if world.role_of(world.creatures[fell.actor]) != "master":
        return ()
    answers: list[Happening] = []
    for party in parties_inside(world):
        if party.goal == "kill_master":
            answers.append(GoalMet(party.id, party.goal))
        elif party.goal != "loot":
            answers.append(GoalChanged(party.id, "loot"))
    return tuple(answers)


@reacts(TreasureTaken, "INV-01")
def stealing_is_the_goal(world: World, taken: TreasureTaken) -> tuple[Happening, ...]:
    """A party that came to steal has met its goal once it has taken treasure."""
    party = world.parties.get(world.creatures[taken.actor].party)
    if party is None or party.goal != "steal" or party.met_goal:
        return ()
    return (GoalMet(party.id, party.goal),)


@reacts(GoalMet, "INV-32", "INV-02")
def what_comes_after_the_goal(world: World, met: GoalMet) -> tuple[Happening, ...]:
    """Survivors of a dead Master's dungeon go for the treasure; other parties mostly do too, or leave."""
    if met.goal == "kill_master":
        return (GoalChanged(met.party, "loot"),)
    taken = chance(world, LootRoll(met.party, ""), world.ruleset.invasions.loot_after_goal_percent)
    after: Happening = GoalChanged(met.party, "loot") if taken.yes else PartyLeaves(met.party, "goal_met")
    return (LootChosen(taken, met.party), after)
