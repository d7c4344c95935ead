"""INV-02, INV-03, INV-32: what a party does when its goal is met, gone, or the Master is dead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import (
    AltarDestroyed,
    GoalChanged,
    GoalMet,
    LootChosen,
    LootRoll,
    PartyLeaves,
    PrisonerFreed,
    TreasureTaken,
)
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.kernel.rolls import chance
from simulation.world.goals import master_of, parties_inside, prisoners

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(CreatureFell, "INV-32")
def the_master_falls(world: World, fell: CreatureFell) -> tuple[Happening, ...]:
    """With the last Master dead, who came to kill has met the goal, and all scatter for the treasure.

    Thieves are after it already: they keep their goal, and meet it with what they take.
    """
    if world.role_of(world.creatures[fell.actor]) != "master" or master_of(world) is not None:
        return ()
    answers: list[Happening] = []
    for party in parties_inside(world):
        if party.goal == "kill_master":
            answers.append(GoalMet(party.id, party.goal))
        elif party.goal not in ("loot", "steal"):
            answers.append(GoalChanged(party.id, "loot"))
    return tuple(answers)


@reacts(TreasureTaken, "INV-01")
def stealing_is_the_goal(world: World, taken: TreasureTaken) -> tuple[Happening, ...]:
    """A party that came to steal has met its goal once it has taken treasure."""
    party = world.parties.get(world.creatures[taken.actor].party)
    if party is None or party.goal != "steal" or party.met_goal:
        return ()
    return (GoalMet(party.id, party.goal),)


@reacts(PrisonerFreed, "INV-01", "INV-32")
def rescuing_is_the_goal(world: World, freed: PrisonerFreed) -> tuple[Happening, ...]:
    """A party that came to rescue has met its goal once nobody is held any more."""
    party = world.parties[freed.party]
    if party.goal != "rescue" or party.met_goal or prisoners(world):
        return ()
    return (GoalMet(party.id, party.goal),)


@reacts(AltarDestroyed, "INV-01")
def destroying_is_the_goal(world: World, destroyed: AltarDestroyed) -> tuple[Happening, ...]:
    """One altar is enough."""
    party = world.parties.get(world.creatures[destroyed.actor].party)
    if party is None or party.goal != "destroy_altar" or party.met_goal:
        return ()
    return (GoalMet(party.id, party.goal),)


@reacts(GoalMet, "INV-32", "INV-02")
def what_comes_after_the_goal(world: World, met: GoalMet) -> tuple[Happening, ...]:
    """With the Master dead they go for the treasure; rescuers leave; others mostly take treasure first."""
    if met.goal == "rescue":
        return (PartyLeaves(met.party, "goal_met"),)
    if met.goal == "kill_master" or (met.goal == "steal" and master_of(world) is None):
        return (GoalChanged(met.party, "loot"),)
    taken = chance(world, LootRoll(met.party, ""), world.ruleset.invasions.loot_after_goal_percent)
    after: Happening = GoalChanged(met.party, "loot") if taken.yes else PartyLeaves(met.party, "goal_met")
    return (LootChosen(taken, met.party), after)
