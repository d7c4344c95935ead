"""How a body follows a way: steps, waits for a cell, squeezes past a friend, opens the door ahead."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.derived.ways import Way
from simulation.happenings.moving import PlacesSwapped, TakeStep
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempt, Attempted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.minds.strolling import is_quiet, stroll
from simulation.world.creature import Creature
from simulation.world.forcing import OpenDoor
from simulation.world.sides import enemies
from simulation.world.walking import closed_door_at, occupant, step_time

if TYPE_CHECKING:
    from simulation.world.world import World


def follow(world: World, creature: Creature, way: Way, reaching: str = "") -> tuple[Happening, ...] | None:
    """The next thing to do on the way; None at its end or where there is no way.

    `reaching`: the enemy that one is after, if one is.
    """
    steps = way.steps(creature.cell)
    if not steps:
        return None
    if is_quiet(world, creature):
        walk = stroll(world, creature, way)
        if walk is not None:
            return walk
    for cell in steps:
        door = closed_door_at(world, cell)
        if door:
            return open_the_door(world, creature, door, reaching)
        if world.is_free(cell):
            return (Attempted(TakeStep(creature.id, cell, step_time(world, creature, cell))),)
        if makes_way(world, creature, cell):
            return _squeeze_past(world, creature, world.bodies[cell], cell)
    return wait_for(world, creature, steps[0])


def wait_for(world: World, creature: Creature, cell: Cell) -> tuple[Happening, ...]:
    """Wait until the cell is free, or look again after a while, not before whoever stands there is done."""
    doing = world.activities.get(occupant(world, cell))
    due = max(world.now + world.ruleset.moving.wait_ms, doing.due if doing else 0)
    return (
        ActivityBegan(Activity(creature.id, "wait", world.now, due, Deciding(creature.id), needs=(cell,))),
    )


def wait_at(world: World, creature: Creature, *doors: str) -> tuple[Happening, ...]:
    """Wait until one of the doors changes; whoever is sent to a lock may squeeze past."""
    due = world.now + world.ruleset.doors.pick_time_base_ms
    return (ActivityBegan(Activity(creature.id, "wait", world.now, due, Deciding(creature.id), needs=doors)),)


def open_the_door(world: World, creature: Creature, door: str, reaching: str = "") -> tuple[Happening, ...]:
    """Begin to open a door by hand."""
    due = world.now + world.ruleset.doors.open_time_ms
    trying = Attempted(OpenDoor(creature.id, door, reaching))
    return (ActivityBegan(Activity(creature.id, "open", world.now, due, trying, needs=(door,))),)


@dataclass(frozen=True, slots=True)
class SqueezePast(Attempt):
    """`actor` has squeezed past `target`, a friend, if that one still stands in `cell`."""

    target: str
    cell: Cell

    def fact(self, world: World) -> tuple[Happening, ...]:
        """They have changed places; otherwise the actor thinks again."""
        actor = world.creatures[self.actor]
        if world.bodies.get(self.cell) != self.target or not makes_way(world, actor, self.cell):
            return (Deciding(self.actor),)
        return (PlacesSwapped(self.actor, self.target, actor.cell, self.cell),)


def _squeeze_past(world: World, creature: Creature, other: str, cell: Cell) -> tuple[Happening, ...]:
    """Squeezing past takes as long as a step."""
    due = world.now + step_time(world, creature, cell)
    done = Attempted(SqueezePast(creature.id, other, cell))
    return (ActivityBegan(Activity(creature.id, "pass", world.now, due, done, phase=Phase.ARRIVALS)),)


def makes_way(world: World, creature: Creature, cell: Cell) -> bool:
    """Whether a friend in the cell lets one pass: idle, or waiting for what one is going to do.

    That is, for the cell that one stands in or the lock that one is sent to. Who is sent to a lock is let
    past by all that wait and are not sent to any.
    """
    other = world.creatures.get(occupant(world, cell))
    if other is None or other.cell != cell or not other.conscious or other.fight or enemies(creature, other):
        return False
    doing = world.activities.get(other.id)
    if doing is None:
        return True
    if doing.kind != "wait":
        return False
    sent_to = _locks_for(world, creature)
    if creature.cell in doing.needs or any(door in doing.needs for door in sent_to):
        return True
    return bool(sent_to) and not _locks_for(world, other)


def _locks_for(world: World, creature: Creature) -> list[str]:
    """The doors whose locks its party sends it to and that are still to be opened (DOR-25)."""
    party = world.parties.get(creature.party)
    if party is None:
        return []
    mine = (key for key, forcing in party.doors.items() if forcing.by == creature.id and not forcing.given_up)
    return [key for key in mine if world.doors[key].locked]
