"""Orders to attack: who is sent at an enemy opens doors to get at it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.attacking import AttackOrdered, AttackOver
from simulation.happenings.moving import EnemyLearned
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.orders.order import Order
from simulation.world.sides import enemies

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class OrderAttack(Order):
    """DOR-10: a minion, or the Master, is ordered to attack an enemy: it opens doors to get at that one."""

    minion: str
    target: str

    def check(self, world: World) -> Message | None:
        """Somebody who takes orders and is able, an enemy that is up."""
        minion, target = world.creatures.get(self.minion), world.creatures.get(self.target)
        if minion is None or not takes_orders(world, minion):
            return Message("refusal.no_such_minion", minion=self.minion)
        if target is None or not target.conscious or not enemies(minion, target):
            return Message("refusal.no_such_enemy", target=self.target)
        return None

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """It knows whom to attack, and where that one is."""
        ordered = AttackOrdered(self.minion, self.target)
        return (ordered, EnemyLearned(self.minion, self.target, world.creatures[self.target].cell))


@dataclass(frozen=True, slots=True)
class CallBack(Order):
    """An ordered attack is called off: from now on the stance counts again."""

    minion: str

    def check(self, world: World) -> Message | None:
        """It has to be on such an attack."""
        minion = world.creatures.get(self.minion)
        fits = minion is not None and minion.attacks
        return None if fits else Message("refusal.not_attacking", minion=self.minion)

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """It thinks again."""
        return (
            AttackOver(self.minion, world.creatures[self.minion].attacks, "called_back"),
            Deciding(self.minion),
        )


def takes_orders(world: World, creature: Creature) -> bool:
    """Whether one can order it about: a minion or the Master, conscious and of the dungeon's side."""
    ours = creature.side == "dungeon" and world.role_of(creature) in ("minion", "master")
    return ours and creature.free
