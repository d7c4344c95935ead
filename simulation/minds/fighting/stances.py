"""CMB-09: what a creature wants to do about an enemy it knows. No dice: same situation, same decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.world.facing import chebyshev
from simulation.world.sides import enemies

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World


def wants_to_attack(world: World, creature: Creature, enemy: Creature) -> bool:
    """Whether it begins or joins a fight against an enemy in view.

    Adventurers do unless they run. The dungeon's own go by their stance: aggressive always, defensive
    within a range of where they belong, regroup with friends at hand, avoid and flee never.
    """
    if "frightened" in creature.afflictions:
        return False
    combat = world.ruleset.combat
    if creature.side == "adventurers" or creature.stance == "aggressive":
        return True
    if creature.stance == "defensive":
        return chebyshev(creature.home or creature.cell, enemy.cell) <= combat.defensive_range
    if creature.stance == "regroup":
        return friends_near(world, creature) >= combat.regroup_allies
    return False


def runs_away(creature: Creature) -> bool:
    """Whether it keeps away from enemies instead of fighting."""
    return "frightened" in creature.afflictions or creature.stance in ("flee", "avoid")


def friends_near(world: World, creature: Creature) -> int:
    """Conscious creatures of its side within the range at which friends count."""
    near = world.ruleset.combat.keep_distance
    return sum(
        other.id != creature.id
        and other.conscious
        and other.side == creature.side
        and not enemies(other, creature)
        and chebyshev(other.cell, creature.cell) <= near
        for other in world.creatures.values()
    )
