"""How a body follows a way: steps, waits for a cell, squeezes past a friend, opens the door ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.derived.ways import Way
from simulation.happenings.moving import PlacesSwapped, TakeStep
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.world.creature import Creature
from simulation.world.forcing import OpenDoor
from simulation.world.sides import enemies
from simulation.world.walking import closed_door_at, occupant, step_time

if TYPE_CHECKING:
    from simulation.world.world import World


def follow(world: World, creature: Creature, way: Way) -> tuple[Happening, ...] | None:
    """The next thing to do on the way; None at its end or where there is no way."""
    steps = way.steps(creature.cell)
    if not steps:
        return None
    for cell in steps:
        door = closed_door_at(world, cell)
        if door:
            return open_the_door(world, creature, door)
        if world.is_free(cell):
            return (Attempted(TakeStep(creature.id, cell, step_time(world, creature, cell))),)
        if _makes_way(world, creature, cell):
            other = world.bodies[cell]
            return (PlacesSwapped(creature.id, other, creature.cell, cell), *_again(world, creature))
    return wait_for(world, creature, steps[0])


def wait_for(world: World, creature: Creature, cell: Cell) -> tuple[Happening, ...]:
    """Wait until the cell is free, or look again after a while."""
    due = world.now + world.ruleset.moving.wait_ms
    return (
        ActivityBegan(Activity(creature.id, "wait", world.now, due, Deciding(creature.id), needs=(cell,))),
    )


def open_the_door(world: World, creature: Creature, door: str) -> tuple[Happening, ...]:
    """Begin to open a door by hand."""
    due = world.now + world.ruleset.doors.open_time_ms
    trying = Attempted(OpenDoor(creature.id, door))
    return (ActivityBegan(Activity(creature.id, "open", world.now, due, trying, needs=(door,))),)


def _makes_way(world: World, creature: Creature, cell: Cell) -> bool:
    """A friend makes way who has nothing to do, or waits for a door or for the cell that one stands in."""
    other = world.creatures.get(occupant(world, cell))
    if other is None or other.cell != cell or not other.conscious or other.fight or enemies(creature, other):
        return False
    doing = world.activities.get(other.id)
    return doing is None or (doing.kind == "wait" and not _wants_elsewhere(doing, creature.cell))


def _wants_elsewhere(doing: Activity, cell: Cell) -> bool:
    """Whether somebody waits for a cell, and for another than this one."""
    cells = [need for need in doing.needs if not isinstance(need, str)]
    return bool(cells) and cell not in cells


def _again(world: World, creature: Creature) -> tuple[Happening, ...]:
    """Squeezing past takes as long as a step; then one goes on."""
    due = world.now + world.ruleset.moving.wait_ms // 2
    return (ActivityBegan(Activity(creature.id, "pass", world.now, due, Deciding(creature.id))),)
