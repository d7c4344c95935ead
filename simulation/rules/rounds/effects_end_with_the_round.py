"""RND-06, RND-07: what lasts for rounds ends at the end of a round, in order of sides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import RoundEnded
from simulation.happenings.round_effects import RoundEffectBegan, RoundEffectEnded
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.party import RoundEffect

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(RoundEnded, "RND-06")
def effects_end_with_the_round(world: World, ended: RoundEnded) -> tuple[Happening, ...]:
    """First those that the first side brought about or that affect it, then the others, by id."""
    fight = world.fights[ended.fight]
    over = [effect for effect in fight.effects if effect.last_round <= ended.number]
    over.sort(key=lambda effect: (not _concerns_first_side(world, effect), effect.actor, effect.affliction))
    return tuple(RoundEffectEnded(fight.id, effect.actor, effect.affliction) for effect in over)


def for_rounds(world: World, actor: str, affliction: str, by: str) -> RoundEffectBegan:
    """RND-07: an effect "for 1 round" lasts until the end of the next round."""
    fight = world.fights[world.creatures[actor].fight]
    return RoundEffectBegan(fight.id, actor, affliction, by, fight.round + world.ruleset.rounds.effect_rounds)


def _concerns_first_side(world: World, effect: RoundEffect) -> bool:
    first = world.ruleset.rounds.first_side
    concerned = (world.creatures.get(id) for id in (effect.actor, effect.by))
    return any(creature is not None and creature.side == first for creature in concerned)


RULES = ("RND-07",)
