"""Orders about doors, their locks and levers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.message import Message
from simulation.happenings.doors import DoorClosed, DoorHeld, DoorOpened, PadlockSwitched
from simulation.happenings.signals import ActivatorSwitched
from simulation.kernel.happening import Happening
from simulation.orders.order import Order
from simulation.world.walking import occupant

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class HoldDoor(Order):
    """DOR-14: "Hold door open" set or lifted in the door's panel."""

    door: str
    held: bool

    def check(self, world: World) -> Message | None:
        """There has to be such a door."""
        return _why_no_door(world, self.door)

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """A door that is held opens, unless an activator drives it the other way (DOR-16).

        Let go, one that was forced stays open all the same (DOR-28).
        """
        door = world.doors[self.door]
        wanted = self.held != bool(door.driven_by) or door.breached
        if door.open == wanted or (not wanted and any(occupant(world, cell) for cell in door.cells)):
            return (DoorHeld(self.door, self.held),)
        moved: Happening = DoorOpened(self.door) if wanted else DoorClosed(self.door)
        return (DoorHeld(self.door, self.held), moved)


@dataclass(frozen=True, slots=True)
class ArmLock(Order):
    """DOR-07: "Arm lock" and "Disarm lock" in the padlock's panel."""

    door: str
    armed: bool

    def check(self, world: World) -> Message | None:
        """The door has to have a padlock."""
        missing = _why_no_door(world, self.door)
        return missing or (None if world.doors[self.door].padlock else Message("refusal.no_padlock"))

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """Nothing happens to one that is as wanted."""
        if world.doors[self.door].armed == self.armed:
            return ()
        return (PadlockSwitched(self.door, self.armed),)


@dataclass(frozen=True, slots=True)
class SwitchLever(Order):
    """DOR-17: a lever is operated: it stays on until it is switched off."""

    lever: str
    on: bool

    def check(self, world: World) -> Message | None:
        """It has to be a lever that is built."""
        part = world.parts.get(self.lever)
        fits = part is not None and part.kind == "lever" and part.built
        return None if fits else Message("refusal.no_lever", lever=self.lever)

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """Nothing happens to one that is as wanted."""
        if world.parts[self.lever].on == self.on:
            return ()
        return (ActivatorSwitched(self.lever, self.on),)


def _why_no_door(world: World, door: str) -> Message | None:
    """BLD-03: nothing can be ordered of a door that is only planned."""
    if door not in world.doors:
        return Message("refusal.no_such_door", door=door)
    return None if world.doors[door].built else Message("refusal.planned")
