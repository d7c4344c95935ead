"""MOV-01: who waits for a cell goes on as soon as it is free; nobody looks again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.invasions import AdventurerLeft
from simulation.happenings.moving import PlacesSwapped, StepTaken
from simulation.kernel.activities import ActivityEnded
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts

if TYPE_CHECKING:
    from simulation.world.world import World


def woken(world: World, cell: Cell) -> tuple[Happening, ...]:
    """Everyone who waits for the cell stops waiting and decides anew, by id."""
    waiting = [actor for actor in world.needing(cell) if world.activities[actor].kind == "wait"]
    ended: list[Happening] = [ActivityEnded(actor, "cell_free") for actor in waiting]
    return (*ended, *(Deciding(actor) for actor in waiting))


@reacts(StepTaken, "MOV-01")
def who_waited_goes_on(world: World, step: StepTaken) -> tuple[Happening, ...]:
    """The cell that somebody stepped out of."""
    return woken(world, step.origin)


@reacts(AdventurerLeft, "MOV-01")
def who_waited_for_the_portal_goes_on(world: World, left: AdventurerLeft) -> tuple[Happening, ...]:
    """The cell that somebody left the map from."""
    return woken(world, world.creatures[left.actor].cell)


@reacts((StepTaken, PlacesSwapped), "MOV-01")
def the_walker_goes_on(world: World, step: StepTaken | PlacesSwapped) -> tuple[Happening, ...]:
    """A step done, the next is considered. Traps, doors and fights answer before it."""
    return (Deciding(step.actor),)
