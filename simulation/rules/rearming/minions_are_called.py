"""RRM-03, RRM-11: when a part needs a rearm, or an invasion is over, idle minions with the task look."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import InvasionEnded, PlayStarted
from simulation.happenings.rearming import RearmNeeded
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.rearming import TASK, to_rearm

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(RearmNeeded, "RRM-03", "RRM-11")
def a_part_calls_for_traps(world: World, needed: RearmNeeded) -> tuple[Happening, ...]:
    """By id; who is busy looks for work when it is done."""
    return _called(world)


@reacts((PlayStarted, InvasionEnded), "RRM-03")
def quiet_times_are_for_rearming(world: World, then: PlayStarted | InvasionEnded) -> tuple[Happening, ...]:
    """What was left undone."""
    return _called(world) if to_rearm(world) else ()


@reacts(CreatureFell, "RRM-03")
def another_takes_over(world: World, fell: CreatureFell) -> tuple[Happening, ...]:
    """What a minion had taken on and can no longer do."""
    left = any(part.taken_by == fell.actor for part in to_rearm(world))
    return _called(world) if left else ()


def _called(world: World) -> tuple[Happening, ...]:
    return tuple(
        Deciding(key)
        for key in sorted(world.creatures)
        if TASK in world.creatures[key].tasks and world.may_decide(key, "")
    )
