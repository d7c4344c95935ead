"""DOR-10, DOR-12: who was ordered to attack goes for that enemy, through doors too, until it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.attacking import AttackOver
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.walking import follow, wait_for
from simulation.world.charging import barred_by_doors
from simulation.world.creature import Creature
from simulation.world.facing import at_hand
from simulation.world.sides import enemies, known_place

if TYPE_CHECKING:
    from simulation.world.world import World


@decides(("minion", "master"), "DOR-10", "DOR-12")
def attacks_as_ordered(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Walk to where the enemy is, or was last known to be; one that cannot be found is let go."""
    target = world.creatures.get(creature.attacks)
    if target is None:
        return None
    if not target.conscious or not enemies(creature, target):
        return _over(creature, "beaten")
    if target.id not in creature.knows:
        return _over(creature, "lost")
    place = known_place(creature, target)
    if target.id not in creature.in_view and at_hand(creature.cell, place):
        return _over(creature, "lost")
    way = world.derived.ways.to([place], barred_by_doors(world, creature, target.id))
    if way.distance(creature.cell) is None:
        return _over(creature, "no_way")
    return follow(world, creature, way, target.id) or wait_for(world, creature, creature.cell)


def _over(creature: Creature, reason: str) -> tuple[Happening, ...]:
    return (AttackOver(creature.id, creature.attacks, reason), Deciding(creature.id))
