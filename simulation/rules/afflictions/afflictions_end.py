"""ACT-22: an affliction that lasts for a time ends when that is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.afflictions import AfflictionBegan, AfflictionEnded
from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase
from simulation.kernel.registry import reacts
from simulation.kernel.scheduling import CalledOff, Scheduled

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(AfflictionBegan, "ACT-22", "TRP-08")
def it_will_end(world: World, began: AfflictionBegan) -> tuple[Happening, ...]:
    """At its time; one that begins anew ends by the new time."""
    if not began.until:
        return ()
    tag = f"ails {began.actor} {began.affliction}"
    ended = AfflictionEnded(began.actor, began.affliction)
    return (CalledOff(tag), Scheduled(began.until, Phase.EFFECTS, began.actor, ended, tag))
