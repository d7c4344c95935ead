"""Doors open and close, padlocks toggle, locks are picked, doors broken down."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempt, Attempted
from simulation.kernel.happening import Happening

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class DoorOpened(Happening):
    """A door stands open now; `actor` opened it, or nobody did."""

    object: str
    actor: str = ""

    def apply(self, world: World) -> None:
        """Open it; lines of sight change."""
        world.doors[self.object].open = True
        world.derived.opacity_changed()


@dataclass(frozen=True, slots=True)
class DoorClosed(Happening):
    """A door is closed now; `actor` closed it, or nobody did."""

    object: str
    actor: str = ""

    def apply(self, world: World) -> None:
        """Close it; lines of sight change."""
        world.doors[self.object].open = False
        world.derived.opacity_changed()


@dataclass(frozen=True, slots=True)
class OpenDoor(Attempt):
    """`actor` wants to open a door by hand."""

    door: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """It opens, if nobody else opened it meanwhile."""
        return () if world.doors[self.door].open else (DoorOpened(self.door, self.actor),)


def open_the_door(world: World, creature: Creature, door: str) -> tuple[Happening, ...]:
    """Begin to open a door by hand."""
    due = world.now + world.ruleset.doors.open_time_ms
    trying = Attempted(OpenDoor(creature.id, door))
    return (ActivityBegan(Activity(creature.id, "open", world.now, due, trying, needs=(door,))),)
