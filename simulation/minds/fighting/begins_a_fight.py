"""CMB-23, AWR-04: who wants to attack and sees an enemy within reach of a charge begins a fight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import FightBegan
from simulation.happenings.moving import EnemyLearned
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.fighting.stances import lets_be, wants_to_attack
from simulation.world.attacking import reaching_weapon
from simulation.world.creature import Creature
from simulation.world.facing import chebyshev
from simulation.world.reach import nearest_cell
from simulation.world.sides import enemies

if TYPE_CHECKING:
    from simulation.world.world import World

FIGHTERS = ("adventurer", "minion", "master", "dungeon", "wild")


@decides(FIGHTERS, "CMB-23", "AWR-04")
def begins_a_fight(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Attack the nearest enemy that one could get at; whoever is attacked knows it."""
    if creature.condition != "up":
        return None
    for enemy in seen_enemies(world, creature):
        if enemy.fight or lets_be(world, creature, enemy) or not wants_to_attack(world, creature, enemy):
            continue
        if gets_at(world, creature, enemy, bodies=True):
            return _attacked(world, creature, enemy)
    return None


def _attacked(world: World, creature: Creature, enemy: Creature) -> tuple[Happening, ...]:
    fight, members = world.name_for("fight"), (creature.id, enemy.id)
    if creature.id in enemy.knows:
        return (FightBegan(fight, members, creature.cell),)
    caught = (enemy.id,) if _is_busy(world, enemy) else ()
    aware = EnemyLearned(enemy.id, creature.id, creature.cell)
    return (FightBegan(fight, members, creature.cell, caught), aware)


def _is_busy(world: World, enemy: Creature) -> bool:
    """AWR-02: at work, not just walking or waiting."""
    doing = world.activities.get(enemy.id)
    return doing is not None and doing.kind not in ("walk", "wait")


def seen_enemies(world: World, creature: Creature) -> list[Creature]:
    """The conscious enemies in its view, nearest first, then by id."""
    seen = [world.creatures[key] for key in creature.in_view]
    live = [other for other in seen if other.conscious and enemies(creature, other)]
    return sorted(live, key=lambda other: (chebyshev(creature.cell, other.cell), other.id))


def gets_at(world: World, creature: Creature, enemy: Creature, *, bodies: bool = False) -> bool:
    """Whether one move brings it to where a weapon reaches the enemy; past nobody, with `bodies`."""

    def in_reach(cell: tuple[int, int]) -> bool:
        return reaching_weapon(world, creature, cell, enemy) is not None

    if in_reach(creature.cell):
        return True
    speed = creature.attribute("speed")
    if chebyshev(creature.cell, enemy.cell) > speed + 1:
        return False
    path = nearest_cell(world, creature, speed, in_reach, bodies=bodies, reaching=enemy.id)
    return path is not None
