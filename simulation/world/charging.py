"""Questions about doors between somebody and an enemy: may they be opened to get at it (DOR-10 to DOR-12)?"""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.kernel.attempts import Refusal
from simulation.world.forcing import OpenDoor, has_key

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World


def why_not(world: World, creature: Creature, door: str, enemy: str) -> Refusal | None:
    """What forbids it to open the door by hand to get at the enemy, if there is one; None if nothing does."""
    return world.rules.refusal(world, OpenDoor(creature.id, door, enemy))


def closed_doors(world: World) -> list[str]:
    """All of them, by id."""
    return [key for key in sorted(world.doors) if not world.doors[key].open]


def locked_to(world: World, creature: Creature) -> list[str]:
    """The locked doors, by id, if it has no key; a key is one to all."""
    one = next((key for key, door in world.doors.items() if door.locked), "")
    if not one or has_key(world, creature.id, one):
        return []
    return [key for key in closed_doors(world) if world.doors[key].locked]


def barred_by_doors(world: World, creature: Creature, enemy: str) -> list[Cell]:
    """The doorways that it may not come through to get at the enemy: all that are closed, or none.

    The dungeon's own have the keys, so that one door answers for all; for others one that is not locked does.
    """
    closed = sorted(closed_doors(world), key=lambda key: world.doors[key].locked)
    if not closed or why_not(world, creature, closed[0], enemy) is None:
        return []
    return [cell for key in closed for cell in world.doors[key].cells]
