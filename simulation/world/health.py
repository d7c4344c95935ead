"""Questions about wounds: whether they are enough to put somebody down."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World


def is_spent(world: World, creature: Creature) -> bool:
    """CMB-13: whether its wounds add up to so many points or, under *health*, its damage to all of it."""
    combat = world.ruleset.combat
    if combat.harm == "wounds":
        return creature.points >= combat.down_points
    return creature.damage >= creature.attribute("health")
