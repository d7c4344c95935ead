"""DOR-27, MOV-01: whoever works at a door or waits at it decides anew when the door or its lock changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.doors import (
    BreachMended,
    DoorBreached,
    DoorClosed,
    DoorGivenUp,
    DoorOpened,
    DoorsTriedAgain,
    MethodChanged,
    PadlockSwitched,
)
from simulation.kernel.activities import ActivityEnded
from simulation.kernel.attempts import Thwarted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.minds.walking import wait_for

if TYPE_CHECKING:
    from simulation.world.world import World

DoorChanged = (
    DoorOpened | DoorClosed | DoorBreached | DoorGivenUp | PadlockSwitched | BreachMended | MethodChanged
)


@reacts(
    (DoorOpened, DoorClosed, DoorBreached, DoorGivenUp, PadlockSwitched, BreachMended, MethodChanged),
    "DOR-27",
)
def a_door_wakes_who_waits(world: World, changed: DoorChanged) -> tuple[Happening, ...]:
    """All that need the door stop what they do, then decide, by id. Failed rolls stay with the party."""
    busy = world.needing(changed.object)
    ended: list[Happening] = [ActivityEnded(actor, "door_changed") for actor in busy]
    return (*ended, *(Deciding(actor) for actor in busy))


@reacts(DoorsTriedAgain, "DOR-27")
def the_shut_in_look_about(world: World, again: DoorsTriedAgain) -> tuple[Happening, ...]:
    """All of the party stop waiting for the doors; whoever's patience ended first speaks for them."""
    members = sorted(world.parties[again.party].members)
    waiting = [key for key in members if key in world.activities and world.activities[key].kind == "wait"]
    ended: list[Happening] = [ActivityEnded(key, "door_changed") for key in waiting]
    return (*ended, *(Deciding(key) for key in members))


@reacts(DoorOpened, "DOR-22")
def who_opened_goes_on(world: World, opened: DoorOpened) -> tuple[Happening, ...]:
    """Whoever opened a door by hand goes through."""
    return (Deciding(opened.actor),) if opened.actor else ()


@reacts(Thwarted, "MOV-01")
def who_was_thwarted_thinks_again(world: World, thwarted: Thwarted) -> tuple[Happening, ...]:
    """A creature that may not do what it wanted looks again a little later."""
    creature = world.creatures.get(thwarted.actor)
    if creature is None or not world.may_decide(creature.id, ""):
        return ()
    return wait_for(world, creature, creature.cell)
