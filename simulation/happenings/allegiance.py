"""Creatures change sides: a minion in blind fury turns enemy, a beast joins when its lair is built."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.kernel.happening import Happening

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World

ENEMY, FIERCE = "wild", "aggressive"
"""The side of one who has turned enemy, and its stance."""


@dataclass(frozen=True, slots=True)
class TurnedEnemy(Happening):
    """OWN-02: one of the dungeon's own is its enemy from now on."""

    actor: str

    def apply(self, world: World) -> None:
        """It attacks all, does no work and remembers no friend or foe; what it was before is kept."""
        creature = world.creatures[self.actor]
        creature.turned = (creature.side, creature.stance)
        creature.side, creature.stance = ENEMY, FIERCE
        creature.job, creature.errand = None, None
        _sees_anew(world, creature)


@dataclass(frozen=True, slots=True)
class CameToItself(Happening):
    """OWN-02: one who had turned enemy is of the dungeon again."""

    actor: str

    def apply(self, world: World) -> None:
        """As before."""
        creature = world.creatures[self.actor]
        if creature.turned is not None:
            creature.side, creature.stance = creature.turned
            creature.turned = None
        _sees_anew(world, creature)


@dataclass(frozen=True, slots=True)
class JoinedDungeon(Happening):
    """OWN-04: a creature joins the dungeon: its lair, `object`, is there."""

    actor: str
    object: str

    def apply(self, world: World) -> None:
        """Of its side from now on."""
        creature = world.creatures[self.actor]
        creature.side = "dungeon"
        _sees_anew(world, creature)


def _sees_anew(world: World, creature: Creature) -> None:
    """Whom it took for an enemy, and who took it for one, is to be looked at again."""
    creature.knows.clear()
    world.lose_sight_of(creature.id)
