"""Parts of traps on the way to another place, and what somebody lets fall who can carry it no longer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.happenings.building import PartLaidDown, PartSetUp, PartTakenUp
from simulation.kernel.attempts import Attempt
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.world.sites import drops

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class TakeUp(Attempt):
    """`actor` has taken a part of a trap down, or lifts one that lies there."""

    part: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """On its shoulder, if it is still to be moved and nobody else has it."""
        free = self.part in world.sites and not carrier_of(world, self.part)
        taken = (PartTakenUp(self.part, self.actor),) if free else ()
        return (*taken, Deciding(self.actor))


@dataclass(frozen=True, slots=True)
class SetUp(Attempt):
    """`actor` has set the part that it carries up in its new place."""

    part: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """It stands there."""
        site = world.sites[self.part]
        return (PartSetUp(self.part, self.actor, site.cell, site.facing), Deciding(self.actor))


def carrier_of(world: World, part: str) -> str:
    """Who carries a part of a trap, or nobody."""
    return next((key for key, each in sorted(world.creatures.items()) if each.lugs == part), "")


def lets_fall(world: World, creature: Creature) -> tuple[Happening, ...]:
    """Metal, which becomes a heap; the part of a trap, which lies where its carrier was."""
    part = (PartLaidDown(creature.lugs, creature.id, creature.cell),) if creature.lugs else ()
    return (*drops(world, creature), *part)
