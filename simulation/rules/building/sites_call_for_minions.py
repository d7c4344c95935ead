"""BLD-01: sites call Haul minions at the start, and Traps minions as soon as they have their metal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.building import Built, MetalBrought
from simulation.happenings.invasions import PlayStarted
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.sites import HAUL, TRAPS

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(PlayStarted, "BLD-01")
def sites_call_for_metal(world: World, started: PlayStarted) -> tuple[Happening, ...]:
    """Whoever hauls or builds looks about when there is anything to build."""
    return _idle(world, HAUL, TRAPS) if world.sites else ()


@reacts((MetalBrought, Built), "BLD-01", "TRP-02")
def a_site_calls_for_builders(world: World, done: MetalBrought | Built) -> tuple[Happening, ...]:
    """Metal has come, or a builder is free for the next site."""
    return _idle(world, TRAPS) if world.sites else ()


def _idle(world: World, *tasks: str) -> tuple[Happening, ...]:
    return tuple(
        Deciding(key)
        for key in sorted(world.creatures)
        if set(tasks) & set(world.creatures[key].tasks) and world.may_decide(key, "")
    )
