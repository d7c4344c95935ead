"""Tasks of minions, and who is called when there is work for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World

CHORES, HAUL, TRAPS = "chores", "haul", "traps"


def call(world: World, *tasks: str) -> tuple[Happening, ...]:
    """Whoever has one of the tasks and nothing to do considers it, by id; the busy look when done."""
    return tuple(
        Deciding(key)
        for key in sorted(world.creatures)
        if _does(world.creatures[key], tasks) and world.may_decide(key, "")
    )


def _does(creature: Creature, tasks: tuple[str, ...]) -> bool:
    return creature.side == "dungeon" and any(task in creature.tasks for task in tasks)
