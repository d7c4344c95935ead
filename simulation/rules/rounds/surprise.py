"""AWR-01 to AWR-03: who is caught busy by an enemy it did not know may be surprised for the first round."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from simulation.happenings.fights import FightBegan
from simulation.happenings.round_effects import RoundEffectBegan, SurpriseRolled
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides, modifies, reacts
from simulation.kernel.rolls import Ask, Contribution, challenge
from simulation.minds.fighting.turns import FAST, SLOW
from simulation.world.afflictions import what_forbids

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World

SURPRISED = "surprised"


@dataclass(frozen=True, slots=True)
class SurpriseRoll(Ask):
    """Whether `actor` notices in time."""

    purpose: str = field(default="surprise", init=False)


@reacts(FightBegan, "AWR-03")
def the_caught_may_be_surprised(world: World, began: FightBegan) -> tuple[Happening, ...]:
    """Each of them makes a Perception challenge, all on one snapshot."""
    return tuple(SurpriseRolled(challenge(world, SurpriseRoll(id, "")), id) for id in began.caught)


@modifies(SurpriseRoll, "AWR-03")
def perception_notices(world: World, roll: SurpriseRoll) -> tuple[Contribution, ...]:
    """The Perception modifier."""
    score = world.creatures[roll.actor].attribute("perception")
    return (Contribution("AWR-03", "total", score - world.ruleset.dice.score_base),)


@reacts(SurpriseRolled, "AWR-03")
def who_fails_is_surprised(world: World, rolled: SurpriseRolled) -> tuple[Happening, ...]:
    """Until the end of the first round."""
    fight = world.creatures[rolled.actor].fight
    if rolled.roll.success or not fight:
        return ()
    until = world.ruleset.awareness.surprised_rounds
    return (RoundEffectBegan(fight, rolled.actor, SURPRISED, "", until),)


@decides((FAST, SLOW), "AWR-03")
def who_may_not_act_takes_no_turn(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """The surprised and the stunned let their turns pass."""
    return () if what_forbids(world, creature, "turn") else None
