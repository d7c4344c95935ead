"""DOR-13, DOR-14: a door closes after somebody has passed, unless it is held, driven or forced open.

As we read it, one that was opened by hand closes too when nobody passes after all, and when whoever stood in
it falls.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.building import Built
from simulation.happenings.doors import DoorClosed, DoorOpened, DoorSwings
from simulation.happenings.fights import CreatureFell
from simulation.happenings.moving import PlacesSwapped, StepTaken
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.kernel.registry import reacts
from simulation.kernel.scheduling import Scheduled
from simulation.world.walking import occupant

if TYPE_CHECKING:
    from simulation.world.world import World


def stays_open(world: World, door: str) -> bool:
    """Whether something keeps the door open: held, an activator, a breach, or that it is only planned."""
    state = world.doors[door]
    if not state.built:
        return True
    if state.held_open:
        return not state.driven_by
    return bool(state.driven_by) or state.breached


@reacts((StepTaken, PlacesSwapped), "DOR-13", "DOR-14")
def a_door_swings_after_who_passed(world: World, step: StepTaken | PlacesSwapped) -> tuple[Happening, ...]:
    """Somebody stepped out of a doorway: a little later the door closes."""
    return _swings(world, world.setting.ground.doors_at.get(step.origin, ""))


@reacts(DoorOpened, "DOR-13")
def a_door_swings_after_who_opened_it(world: World, opened: DoorOpened) -> tuple[Happening, ...]:
    """Opened by hand, it does not stay open because its opener thought better of it."""
    return _swings(world, opened.object) if opened.actor else ()


@reacts(Built, "DOR-13", "BLD-03")
def a_new_door_swings(world: World, built: Built) -> tuple[Happening, ...]:
    """Left open by whoever built it, as if opened by hand."""
    return _swings(world, built.object if built.object in world.doors else "")


@reacts(CreatureFell, "DOR-13")
def a_door_swings_over_who_fell(world: World, fell: CreatureFell) -> tuple[Happening, ...]:
    """Whoever lies in a doorway keeps no door open."""
    return _swings(world, world.setting.ground.doors_at.get(world.creatures[fell.actor].cell, ""))


def _swings(world: World, door: str) -> tuple[Happening, ...]:
    tag = f"swings {door}"
    if not door or not world.doors[door].open or stays_open(world, door) or world.queue.is_pending(tag):
        return ()
    due = world.now + world.ruleset.doors.close_delay_ms
    return (Scheduled(due, Phase.EFFECTS, door, DoorSwings(door), tag),)


@reacts(DoorSwings, "DOR-13")
def the_door_falls_shut(world: World, swing: DoorSwings) -> tuple[Happening, ...]:
    """It closes unless somebody stands in it: then it swings after that one."""
    state = world.doors[swing.object]
    if (
        not state.open
        or stays_open(world, swing.object)
        or any(occupant(world, cell) for cell in state.cells)
    ):
        return ()
    return (DoorClosed(swing.object),)
