"""TRP-08, ACT-22: whoever is frightened runs from what frightened it, and cowers where it cannot go on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.geometry.cells import NEIGHBOURS
from simulation.happenings.moving import TakeStep
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.afflicted.struggles import EVERYBODY
from simulation.minds.walking import open_the_door
from simulation.world.creature import Creature
from simulation.world.forcing import has_key
from simulation.world.walking import closed_door_at, step_time

if TYPE_CHECKING:
    from simulation.world.world import World


@decides(EVERYBODY, "TRP-08", "ACT-22")
def flees_in_terror(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """A step to where the way back is longer."""
    if creature.flees_from is None:
        return None
    for cell in _farther(world, creature, creature.flees_from):
        door = closed_door_at(world, cell)
        if door and (not world.doors[door].locked or has_key(world, creature.id, door)):
            return open_the_door(world, creature, door)
        if not door and world.is_free(cell):
            return (Attempted(TakeStep(creature.id, cell, step_time(world, creature, cell))),)
    due = min(world.now + world.ruleset.rounds.round_ms, _ends(world, creature))
    return (ActivityBegan(Activity(creature.id, "cower", world.now, due, Deciding(creature.id))),)


def _farther(world: World, creature: Creature, threat: Cell) -> list[Cell]:
    """Neighbours that are farther from the threat by the ways there are, farthest first."""
    way, walkable = world.derived.ways.to([threat]), world.setting.ground.is_walkable
    (x, y), here = creature.cell, way.distance(creature.cell) or 0
    found = []
    for order, (dx, dy) in enumerate(NEIGHBOURS):
        cell = (x + dx, y + dy)
        if walkable(cell) and walkable((x + dx, y)) and walkable((x, y + dy)):
            there = way.distance(cell) or 0
            if there > here:
                found.append((-there, order, cell))
    return [cell for _, _, cell in sorted(found)]


def _ends(world: World, creature: Creature) -> int:
    """When the last of its afflictions is over, at the earliest in a moment."""
    return max(world.now + 1, *creature.afflictions.values())
