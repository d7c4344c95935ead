"""RRM-03, RRM-11: when a part needs a rearm, or an invasion is over, idle minions with the task look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import InvasionEnded, PlayStarted
from simulation.happenings.rearming import RearmNeeded
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.rearming import to_rearm
from simulation.world.tasks import TRAPS, call

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(RearmNeeded, "RRM-03", "RRM-11")
def a_part_calls_for_traps(world: World, needed: RearmNeeded) -> tuple[Happening, ...]:
    """The nearest idle one comes at once."""
    return call(world, TRAPS, to=world.parts[needed.object].cell)


@reacts((PlayStarted, InvasionEnded), "RRM-03")
def quiet_times_are_for_rearming(world: World, then: PlayStarted | InvasionEnded) -> tuple[Happening, ...]:
    """What was left undone."""
    return call(world, TRAPS) if to_rearm(world) else ()


@reacts(CreatureFell, "RRM-03")
def another_takes_over(world: World, fell: CreatureFell) -> tuple[Happening, ...]:
    """What a minion had taken on and can no longer do."""
    return call(world, TRAPS) if to_rearm(world) else ()
