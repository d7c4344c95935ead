"""Where a body could get in one move, with others in the way: a search bounded by the move."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.geometry.cells import STRAIGHT
from simulation.world.charging import why_not
from simulation.world.walking import closed_door_at

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World

Wanted = Callable[[Cell], bool]
Worth = Callable[[Cell], int]


def nearest_cell(
    world: World, creature: Creature, yards: int, wanted: Wanted, *, bodies: bool, reaching: str = ""
) -> list[Cell] | None:
    """The shortest way within a move of `yards` to a cell that is wanted; None when there is none.

    The cells after its own, in order; empty when its own will do. With `bodies`, others are in the way;
    prisoners, who step aside for nobody who fights, always are. `reaching`: the enemy that one is after.
    """
    came_from: dict[Cell, Cell] = {}
    for cell in _within(world, creature, yards, came_from, bodies, reaching):
        if wanted(cell):
            return _way_to(cell, creature.cell, came_from)
    return None


def best_cell(world: World, creature: Creature, yards: int, worth: Worth, reaching: str = "") -> list[Cell]:
    """The way within a move of `yards`, past nobody, to the cell that is worth most, the nearest of several.

    The cells after its own, in order; empty when no other is worth more.
    """
    came_from: dict[Cell, Cell] = {}
    best = max(_within(world, creature, yards, came_from, True, reaching), key=worth)
    return _way_to(best, creature.cell, came_from)


def _within(
    world: World,
    creature: Creature,
    yards: int,
    came_from: dict[Cell, Cell],
    bodies: bool,
    reaching: str,
) -> Iterator[Cell]:
    """Every cell within the move, its own first, the nearer before the farther; fills in whence one comes."""
    budget = yards * STRAIGHT // world.ruleset.space.yards_per_cell
    costs = {creature.cell: 0}
    heap = [(0, creature.cell)]
    while heap:
        cost, cell = heapq.heappop(heap)
        if cost > costs[cell]:
            continue
        yield cell
        for step, price in _steps(world, creature, cell, bodies, reaching):
            total = cost + price
            if total <= budget and total < costs.get(step, budget + 1):
                costs[step], came_from[step] = total, cell
                heapq.heappush(heap, (total, step))


def _steps(
    world: World, creature: Creature, cell: Cell, bodies: bool, reaching: str
) -> Iterator[tuple[Cell, int]]:
    factor = world.ruleset.moving.difficult_factor
    doors = world.setting.ground.doors_at
    for step, cost, difficult in world.setting.ground.around(cell):
        if world.fallen and ((step[0], cell[1]) in world.fallen or (cell[0], step[1]) in world.fallen):
            continue
        if step in world.bodies and (bodies or world.creatures[world.bodies[step]].prisoner):
            continue
        if bodies and step in world.reserved:
            continue
        if step in doors and not _lets_through(world, creature, step, reaching):
            continue
        yield step, cost * factor if difficult else cost


def _lets_through(world: World, creature: Creature, cell: Cell, reaching: str) -> bool:
    door = closed_door_at(world, cell)
    return not door or why_not(world, creature, door, reaching) is None


def _way_to(cell: Cell, origin: Cell, came_from: dict[Cell, Cell]) -> list[Cell]:
    way: list[Cell] = []
    while cell != origin:
        way.append(cell)
        cell = came_from[cell]
    return way[::-1]
