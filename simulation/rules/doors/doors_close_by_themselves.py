"""DOR-13, DOR-14: a door closes after somebody has passed, unless it is held, driven or forced open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.doors import DoorClosed, DoorSwings
from simulation.happenings.moving import PlacesSwapped, StepTaken
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.kernel.registry import reacts
from simulation.kernel.scheduling import Scheduled
from simulation.world.walking import occupant

if TYPE_CHECKING:
    from simulation.world.world import World


def stays_open(world: World, door: str) -> bool:
    """Whether something keeps the door open: held, an activator, a breach."""
    state = world.doors[door]
    if state.held_open:
        return not state.driven_by
    return bool(state.driven_by) or state.breached


@reacts((StepTaken, PlacesSwapped), "DOR-13", "DOR-14")
def a_door_swings_after_who_passed(world: World, step: StepTaken | PlacesSwapped) -> tuple[Happening, ...]:
    """Somebody stepped out of a doorway: a little later the door closes."""
    door = world.setting.ground.doors_at.get(step.origin, "")
    tag = f"swings {door}"
    if not door or door not in world.doors or stays_open(world, door) or world.queue.is_pending(tag):
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
