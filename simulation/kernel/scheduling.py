"""Scheduling and calling off: happenings too, so that a fold of the log restores the queue."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.kernel.happening import Happening
from simulation.kernel.queue import Phase

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class Scheduled(Happening):
    """`happening` will come at `at` (ms), unless its `tag` is called off before."""

    at: int
    phase: Phase
    actor: str
    happening: Happening
    tag: str = ""

    def apply(self, world: World) -> None:
        """Put it into the queue."""
        world.queue.put(self.at, self.phase, self.actor, self.happening, world.happened, self.tag)


@dataclass(frozen=True, slots=True)
class CalledOff(Happening):
    """All that was scheduled with `tag` will not come."""

    tag: str

    def apply(self, world: World) -> None:
        """Take them out of the queue."""
        world.queue.call_off(self.tag)
