"""DOR-15, DOR-16, DOR-19, DOR-20, DOR-21, WIR-10: what an activator does to the doors that it is wired to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.building import Built
from simulation.happenings.doors import DoorClosed, DoorDriven, DoorOpened, PadlockSwitched
from simulation.happenings.signals import SignalArrived
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.doorways import drivers_of
from simulation.world.structures import DoorState
from simulation.world.walking import occupant

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(SignalArrived, "DOR-20", "DOR-21")
def a_padlock_toggles(world: World, signal: SignalArrived) -> tuple[Happening, ...]:
    """With a padlock on the door only that answers, and only to switching on."""
    door = world.doors.get(signal.object)
    if door is None or not door.padlock or not signal.on:
        return ()
    return (PadlockSwitched(door.id, not door.armed, signal.activator),)


@reacts(SignalArrived, "DOR-15", "DOR-19")
def a_door_is_driven(world: World, signal: SignalArrived) -> tuple[Happening, ...]:
    """A door without a padlock is driven while any of its activators is on; one only planned is not."""
    door = world.doors.get(signal.object)
    if door is None or door.padlock or not door.built:
        return ()
    return (DoorDriven(door.id, signal.activator, signal.on),)


@reacts(Built, "DOR-20")
def a_new_padlock_frees_the_leaf(world: World, built: Built) -> tuple[Happening, ...]:
    """From now on only the padlock answers: whatever drove the door lets go of it."""
    doors = [door for door in world.doors.values() if door.padlock == built.object]
    return tuple(DoorDriven(door.id, activator, False) for door in doors for activator in door.driven_by)


@reacts(Built, "DOR-15", "DOR-16", "BLD-03")
def a_new_door_answers(world: World, built: Built) -> tuple[Happening, ...]:
    """What is on when a door comes to stand drives it from then on."""
    door = world.doors.get(built.object)
    if door is None or door.padlock:
        return ()
    return tuple(DoorDriven(door.id, activator, True) for activator in drivers_of(world, door.id))


@reacts(DoorDriven, "DOR-15")
def a_normal_door_opens_while_driven(world: World, driven: DoorDriven) -> tuple[Happening, ...]:
    """Switched on it opens and stays open."""
    door = world.doors[driven.object]
    return (DoorOpened(door.id),) if door.driven_by and not door.held_open and not door.open else ()


@reacts(DoorDriven, "DOR-16")
def a_held_door_closes_while_driven(world: World, driven: DoorDriven) -> tuple[Happening, ...]:
    """A door that is held open does it the other way round."""
    door = world.doors[driven.object]
    return _closes(world, door) if door.driven_by and door.held_open and door.open else ()


@reacts(DoorDriven, "DOR-19")
def a_door_goes_back_when_let_go(world: World, driven: DoorDriven) -> tuple[Happening, ...]:
    """Switched off by the last one, a normal door closes again and a held one opens again."""
    door = world.doors[driven.object]
    if door.driven_by or door.open == door.held_open:
        return ()
    return (DoorOpened(door.id),) if door.held_open else _closes(world, door)


def _closes(world: World, door: DoorState) -> tuple[Happening, ...]:
    """Not on somebody who stands in it: then it closes behind that one (DOR-13)."""
    return () if any(occupant(world, cell) for cell in door.cells) else (DoorClosed(door.id),)
