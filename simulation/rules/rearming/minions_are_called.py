"""RRM-03, RRM-11: when a part needs a rearm, or an invasion is over, idle minions with the task look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import InvasionEnded, PlayStarted
from simulation.happenings.rearming import RearmNeeded
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.jobs import works
from simulation.world.rearming import places_beside, to_rearm
from simulation.world.tasks import TRAPS, call, idle_with

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(RearmNeeded, "RRM-03", "RRM-11")
def a_part_calls_for_traps(world: World, needed: RearmNeeded) -> tuple[Happening, ...]:
    """The idle one with the shortest way to it comes at once: one job is for one."""
    part = world.parts[needed.object]
    way = world.derived.ways.to(places_beside(world, part.cell, part.facing))
    safe = [key for key in idle_with(world, TRAPS) if works(world, world.creatures[key])]
    idle = ((way.distance(world.creatures[key].cell), key) for key in safe)
    near = [(distance, key) for distance, key in idle if distance is not None]
    return (Deciding(min(near)[1]),) if near else ()


@reacts((PlayStarted, InvasionEnded), "RRM-03")
def quiet_times_are_for_rearming(world: World, then: PlayStarted | InvasionEnded) -> tuple[Happening, ...]:
    """What was left undone."""
    return call(world, TRAPS) if to_rearm(world) else ()


@reacts(CreatureFell, "RRM-03")
def another_takes_over(world: World, fell: CreatureFell) -> tuple[Happening, ...]:
    """What a minion had taken on and can no longer do."""
    return call(world, TRAPS) if to_rearm(world) else ()
