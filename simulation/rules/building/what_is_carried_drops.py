"""BLD-01: metal that a minion carried is not lost with it: it lies where it fell, for others to take."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.building import MetalDropped
from simulation.happenings.fights import CreatureFell
from simulation.happenings.jobs import JobLeft
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.carrying import lets_fall
from simulation.world.jobs import TASK_OF
from simulation.world.tasks import HAUL, call

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(CreatureFell, "BLD-01")
def metal_drops(world: World, fell: CreatureFell) -> tuple[Happening, ...]:
    """Dead or unconscious, it holds nothing."""
    return lets_fall(world, world.creatures[fell.actor])


@reacts(MetalDropped, "BLD-01")
def dropped_metal_calls_haulers(world: World, dropped: MetalDropped) -> tuple[Happening, ...]:
    """What it was for lacks it again."""
    return call(world, HAUL) if world.sites else ()


@reacts(JobLeft, "RRM-03", "BLD-01", "DOR-28")
def another_may_take_it(world: World, left: JobLeft) -> tuple[Happening, ...]:
    """Where one found no way, others may."""
    return call(world, TASK_OF[left.job]) if left.reason == "no_way" else ()
