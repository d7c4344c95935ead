"""Minions take work on and give it up."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.kernel.happening import Happening
from simulation.world.structures import Job

if TYPE_CHECKING:
    from simulation.world.world import World

ENEMY = "enemy"
"""The reason of who gives work up because of an enemy."""


@dataclass(frozen=True, slots=True)
class JobTaken(Happening):
    """A minion takes on a job about `object`; nobody else takes the same one meanwhile.

    To haul it will take `amount` pieces from `source`.
    """

    actor: str
    job: str
    object: str
    source: str = ""
    amount: int = 0

    def apply(self, world: World) -> None:
        """It is this minion's now, and nobody's who had left it; many may haul to one site."""
        for other in world.creatures.values():
            job = other.job
            if job is not None and (job.kind, job.object) == (self.job, self.object) and self.job != "haul":
                other.job = None
        world.creatures[self.actor].job = Job(self.job, self.object, self.source, self.amount)


@dataclass(frozen=True, slots=True)
class JobLeft(Happening):
    """A minion gives its job up; `reason` is a word of the catalogue."""

    actor: str
    job: str
    object: str
    reason: str

    def apply(self, world: World) -> None:
        """Anybody may take it on; who was put to flight does not take on another for a while."""
        creature = world.creatures[self.actor]
        creature.job = None
        if self.reason == ENEMY:
            creature.wary_until = world.now + world.ruleset.rearming.wary_ms


def finish_job(world: World, actor: str, kind: str, object: str) -> None:
    """For the `apply` of what ends a job: whoever did it is free for another."""
    creature = world.creatures.get(actor)
    job = creature.job if creature is not None else None
    if creature is not None and job is not None and (job.kind, job.object) == (kind, object):
        creature.job = None
