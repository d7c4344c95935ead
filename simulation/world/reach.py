"""Where a body could get in one move, with others in the way: a search bounded by the move."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.geometry.cells import STRAIGHT
from simulation.world.forcing import has_key
from simulation.world.walking import closed_door_at

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World

Wanted = Callable[[Cell], bool]
Worth = Callable[[Cell], int]


def nearest_cell(
    world: World, creature: Creature, yards: int, wanted: Wanted, *, bodies: bool
) -> list[Cell] | None:
    """The shortest way within a move of `yards` to a cell that is wanted; None when there is none.

    The cells after its own, in order; empty when its own will do. With `bodies`, others are in the way;
    prisoners, who step aside for nobody who fights, always are.
    """
    came_from: dict[Cell, Cell] = {}
    for cell in _within(world, creature, yards, came_from, bodies):
        if wanted(cell):
            return _way_to(cell, creature.cell, came_from)
    return None


def best_cell(world: World, creature: Creature, yards: int, worth: Worth) -> list[Cell]:
    """The way within a move of `yards`, past nobody, to the cell that is worth most, the nearest of several.

    The cells after its own, in order; empty when no other is worth more.
    """
    came_from: dict[Cell, Cell] = {}
    best = max(_within(world, creature, yards, came_from, bodies=True), key=worth)
    return _way_to(best, creature.cell, came_from)


def _within(
    world: World, creature: Creature, yards: int, came_from: dict[Cell, Cell], bodies: bool
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
        for step, price in _steps(world, creature, cell, bodies):
            total = cost + price
            if total <= budget and total < costs.get(step, budget + 1):
                costs[step], came_from[step] = total, cell
                heapq.heappush(heap, (total, step))


def _steps(world: World, creature: Creature, cell: Cell, bodies: bool) -> Iterator[tuple[Cell, int]]:
    factor = world.ruleset.moving.difficult_factor
    doors = world.setting.ground.doors_at
    for step, cost, difficult in world.setting.ground.around(cell):
        if step in world.bodies and (bodies or world.creatures[world.bodies[step]].prisoner):
            continue
        if bodies and step in world.reserved:
            continue
        if step in doors and not _lets_through(world, creature, step):
            continue
        yield step, cost * factor if difficult else cost


def _lets_through(world: World, creature: Creature, cell: Cell) -> bool:
    door = closed_door_at(world, cell)
    return not door or _opens(world, creature, door)


def _opens(world: World, creature: Creature, door: str) -> bool:
    """In a fight adventurers open what is not locked; the dungeon's own need an order (DOR-10, DOR-11)."""
    if creature.side != "adventurers":
        return world.role_of(creature) == "master"
    return not world.doors[door].locked or has_key(world, creature.id, door)


def _way_to(cell: Cell, origin: Cell, came_from: dict[Cell, Cell]) -> list[Cell]:
    way: list[Cell] = []
    while cell != origin:
        way.append(cell)
        cell = came_from[cell]
    return way[::-1]
