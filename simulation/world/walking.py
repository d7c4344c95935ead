"""Questions about steps: how long one takes, what stands in the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.kernel.rolls import Ask

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class StepTime(Ask):
    """How long a step into `cell` takes, in ms; `object` stays empty."""

    cell: Cell
    diagonal: bool


def step_time(world: World, creature: Creature, cell: Cell, origin: Cell | None = None) -> int:
    """ms for a step from `origin`, or where it stands, into a neighbouring cell, at least 1."""
    x, y = origin or creature.cell
    diagonal = cell[0] != x and cell[1] != y
    ask = StepTime(creature.id, "", cell, diagonal)
    return max(1, sum(part.amount for part in world.rules.contributions(world, ask)))


def closed_door_at(world: World, cell: Cell) -> str:
    """The id of a closed door in the cell, or nothing."""
    door = world.setting.ground.doors_at.get(cell, "")
    return door if door and not world.doors[door].open else ""


def occupant(world: World, cell: Cell) -> str:
    """Who stands in the cell or is on the way into it, or nothing."""
    return world.bodies.get(cell) or world.reserved.get(cell, "")
