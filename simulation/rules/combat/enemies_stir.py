"""CMB-23: news of an enemy makes whoever is not in a fight think again, whatever it is busy with."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.moving import CameIntoView, EnemyLearned
from simulation.kernel.activities import ActivityEnded
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.minds.fighting.stances import lets_be, runs_away, wants_to_attack
from simulation.world.creature import Creature

if TYPE_CHECKING:
    from simulation.world.world import World

GOES_ON = ("walk",)
"""A step that has begun is finished first; one thinks at its end anyway."""


@reacts((CameIntoView, EnemyLearned), "CMB-23")
def enemies_stir(world: World, news: CameIntoView | EnemyLearned) -> tuple[Happening, ...]:
    """Work and waiting are broken off; a step is not. Adventurers let be who only runs from them."""
    creature = world.creatures[news.actor]
    if not creature.free or creature.fight or _lets_be(world, creature, news.target):
        return ()
    doing = world.activities.get(creature.id)
    if doing is None:
        return (Deciding(creature.id),)
    if doing.kind in GOES_ON:
        return ()
    return (ActivityEnded(creature.id, "enemy"), Deciding(creature.id))


def _lets_be(world: World, creature: Creature, enemy: str) -> bool:
    if creature.side != "adventurers" or runs_away(creature):
        return False
    other = world.creatures[enemy]
    return lets_be(world, creature, other) or not wants_to_attack(world, creature, other)
