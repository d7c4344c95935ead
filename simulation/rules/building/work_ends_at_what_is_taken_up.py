"""BLD-04: whoever works at a part of a trap that is taken away stops: nobody rearms from afar."""

from __future__ import annotations

from typing import TYPE_CHECKING

from simulation.happenings.building import PartTakenUp
from simulation.kernel.activities import ActivityEnded
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(PartTakenUp, "BLD-04")
def work_ends_at_what_is_taken_up(world: World, taken: PartTakenUp) -> tuple[Happening, ...]:
    """And looks for other work."""
    busy = [key for key in world.needing(taken.object) if key != taken.actor]
    ended: list[Happening] = [ActivityEnded(key, "taken_up") for key in busy]
    return (*ended, *(Deciding(key) for key in busy))
