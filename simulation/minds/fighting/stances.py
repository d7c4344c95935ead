"""CMB-09: what a creature wants to do about an enemy it knows. No dice: same situation, same decision."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.world.attacking import reaching_weapon
from simulation.world.facing import chebyshev
from simulation.world.sides import enemies

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.party import Fight
    from simulation.world.world import World


def wants_to_attack(world: World, creature: Creature, enemy: Creature) -> bool:
    """Whether it begins or joins a fight against an enemy in view.

    Adventurers do, but do not run after who runs, nor after anybody once their party leaves. The dungeon's
    own go by their stance: aggressive always, defensive within a range of where they belong, regroup with
    friends at hand, others never.
    """
    if creature.flees_from is not None:
        return False
    if creature.attacks == enemy.id:
        return True
    combat = world.ruleset.combat
    if creature.side == "adventurers":
        party = world.parties.get(creature.party)
        if not runs_away(enemy) and not (party and party.leaving):
            return True
        return reaching_weapon(world, creature, creature.cell, enemy) is not None
    if creature.stance == "aggressive":
        return True
    if creature.stance == "defensive":
        return chebyshev(creature.home or creature.cell, enemy.cell) <= combat.defensive_range
    if creature.stance == "regroup":
        return friends_near(world, creature) >= combat.regroup_allies
    return False


def lets_be(world: World, creature: Creature, enemy: Creature) -> bool:
    """CMB-23: whether it fought the enemy in vain a while ago; not so face to face."""
    if world.now >= creature.lets_be.get(enemy.id, 0):
        return False
    return chebyshev(creature.cell, enemy.cell) > world.ruleset.combat.melee_reach


def in_touch(world: World, fight: Fight, creature: Creature) -> bool:
    """CMB-23: whether it sees an enemy of the fight and wants to attack it, or the other way round."""
    members = (world.creatures[id] for id in fight.members)
    foes = (other for other in members if enemies(creature, other))
    return any(_goes_for(world, creature, foe) or _goes_for(world, foe, creature) for foe in foes)


def _goes_for(world: World, creature: Creature, enemy: Creature) -> bool:
    return enemy.id in creature.in_view and wants_to_attack(world, creature, enemy)


def runs_away(creature: Creature) -> bool:
    """Whether it keeps away from enemies instead of fighting; an order to attack overrides its stance."""
    timid = creature.stance in ("flee", "avoid") and not creature.attacks
    return creature.flees_from is not None or timid


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
