"""BLD-01: sites call Haul minions in quiet times, and Traps minions as soon as they have their metal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.building import Built, MetalBrought, MovePlanned, PartLaidDown, SitePlanned
from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import InvasionEnded, PlayStarted
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.tasks import HAUL, TRAPS, call

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts((PlayStarted, InvasionEnded, CreatureFell), "BLD-01")
def sites_call_for_metal(
    world: World, then: PlayStarted | InvasionEnded | CreatureFell
) -> tuple[Happening, ...]:
    """Whoever hauls or builds looks about: at the start, after an invasion, and for one who no longer can."""
    return call(world, HAUL, TRAPS) if world.sites else ()


@reacts((SitePlanned, MovePlanned, PartLaidDown), "BLD-01", "BLD-04")
def what_is_ordered_calls(
    world: World, ordered: SitePlanned | MovePlanned | PartLaidDown
) -> tuple[Happening, ...]:
    """Whoever hauls or builds looks about, the nearest first."""
    return call(world, HAUL, TRAPS, to=ordered.cell)


@reacts(Built, "BLD-01", "BLD-03")
def a_new_door_calls_for_its_padlock(world: World, built: Built) -> tuple[Happening, ...]:
    """Metal is hauled for the padlock that waited for the door."""
    door = world.doors.get(built.object)
    locks = (site for site in world.sites.values() if site.kind == "padlock")
    return call(world, HAUL) if door and any(lock.cell in door.cells for lock in locks) else ()


@reacts((MetalBrought, Built), "BLD-01", "TRP-02")
def a_site_calls_for_builders(world: World, done: MetalBrought | Built) -> tuple[Happening, ...]:
    """Metal has come, or a builder is free for the next site."""
    return call(world, TRAPS) if world.sites else ()
