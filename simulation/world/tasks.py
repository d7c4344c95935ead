"""Tasks of minions, and who is called when there is work for one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.world.facing import chebyshev

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World

CHORES, HAUL, TRAPS = "chores", "haul", "traps"


def call(world: World, *tasks: str, to: Cell | None = None) -> tuple[Happening, ...]:
    """Whoever has one of the tasks and nothing to do considers it: the nearest to a cell, as the crow flies,
    or else the first by id, first; the busy look when done."""
    idle = idle_with(world, *tasks)
    if to is not None:
        idle.sort(key=lambda key: chebyshev(world.creatures[key].cell, to))
    return tuple(Deciding(key) for key in idle)


def idle_with(world: World, *tasks: str) -> list[str]:
    """The dungeon's own that have one of the tasks and nothing to do, by id."""
    able = (key for key in sorted(world.creatures) if _does(world.creatures[key], tasks))
    return [key for key in able if world.may_decide(key, "")]


def _does(creature: Creature, tasks: tuple[str, ...]) -> bool:
    return creature.side == "dungeon" and any(task in creature.tasks for task in tasks)
