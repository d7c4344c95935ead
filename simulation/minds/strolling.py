"""Quiet walks: with no enemy about, many steps are one activity, and thirty quiet hours cost little."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.derived.ways import Way
from simulation.happenings.moving import StrollEnded
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.world.creature import Creature
from simulation.world.goals import anyone_inside
from simulation.world.sides import enemies
from simulation.world.walking import step_time

if TYPE_CHECKING:
    from simulation.world.world import World


def is_quiet(world: World, creature: Creature) -> bool:
    """Whether one of the dungeon's own walks where no enemy is on the map or on the way, and no gas."""
    if creature.side != "dungeon" or creature.fight or creature.bears:
        return False
    if world.effects or anyone_inside(world):
        return False
    return not any(other.conscious and enemies(creature, other) for other in world.creatures.values())


def stroll(world: World, creature: Creature, way: Way) -> tuple[Happening, ...] | None:
    """Walk on until a door, a rigged activator, or the end; None when that is but a few steps.

    Friends step aside on the way; only the last cell must be free. It takes as long as the steps would.
    """
    cells = _open_way(world, creature, way)
    if len(cells) < world.ruleset.moving.stroll_steps:
        return None
    path = _timed(world, creature, cells)
    here, moment = path[-1]
    arrival = StrollEnded(creature.id, creature.cell, here)
    walk = Activity(
        creature.id, "stroll", world.now, moment, arrival,
        phase=Phase.ARRIVALS, reserves=here, path=path,
    )  # fmt: skip
    return (ActivityBegan(walk),)


def _timed(world: World, creature: Creature, cells: list[Cell]) -> tuple[tuple[Cell, int], ...]:
    """Each cell with the moment of arrival. Steps alike in direction and ground take alike: asked once."""
    difficult = world.setting.ground.difficult
    takes: dict[tuple[bool, bool], int] = {}
    moment, (x, y), path = world.now, creature.cell, []
    for cell in cells:
        alike = (cell[0] != x and cell[1] != y, bool(difficult[cell[1], cell[0]]))
        if alike not in takes:
            takes[alike] = step_time(world, creature, cell, (x, y))
        moment += takes[alike]
        path.append((cell, moment))
        x, y = cell
    return tuple(path)


def _open_way(world: World, creature: Creature, way: Way) -> list[Cell]:
    """The cells ahead where nothing answers a step: no doorways, which fall shut behind one (DOR-13)."""
    doors, rigged = world.setting.ground.doors_at, [key for key, part in world.parts.items() if part.rigged]
    watched = world.derived.connections.watched if rigged else {}
    cells: list[Cell] = []
    for here in way.down(creature.cell) if creature.cell not in doors else ():
        if here in doors or any(key in rigged for key in watched.get(here, ())):
            break
        cells.append(here)
    while cells and not world.is_free(cells[-1]):
        cells.pop()
    return cells
