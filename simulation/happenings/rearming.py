"""Trap parts need a rearm, are rearmed, or the rearm is fumbled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.happenings.jobs import finish_job
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import ChanceTaken, Rolled

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class ClockRanOut(Happening):
    """RRM-11: the time since a part's last rearm has run out."""

    object: str


@dataclass(frozen=True, slots=True)
class RearmNeeded(Happening):
    """RRM-01, RRM-11: a part does not work before it is rearmed."""

    object: str

    def apply(self, world: World) -> None:
        """Note it, and since when."""
        part = world.parts[self.object]
        if not part.needs_rearm:
            part.needs_rearm, part.needs_since = True, world.now


@dataclass(frozen=True, slots=True)
class RearmRolled(Rolled):
    """RRM-03: a minion has worked at a part for as long as a rearm takes; `roll` says how it went."""

    actor: str
    object: str


@dataclass(frozen=True, slots=True)
class RearmFumbled(ChanceTaken):
    """RRM-04: what a fumble does; `chance.yes`: the trap goes off, otherwise its activator is rigged."""

    actor: str
    object: str


@dataclass(frozen=True, slots=True)
class PartRearmed(Happening):
    """A part works again; `actor` rearmed it."""

    object: str
    actor: str

    def apply(self, world: World) -> None:
        """Armed, its clock at zero (RRM-12), nobody's work any more."""
        part = world.parts[self.object]
        part.needs_rearm, part.rearmed_at = False, world.now
        finish_job(world, self.actor, "rearm", self.object)


@dataclass(frozen=True, slots=True)
class ActivatorRigged(Happening):
    """RRM-06: an activator reacts to anyone but the minion whose rearm was the fumble."""

    object: str
    spared: str

    def apply(self, world: World) -> None:
        """Note both."""
        part = world.parts[self.object]
        part.rigged, part.spared = True, self.spared


@dataclass(frozen=True, slots=True)
class ActivatorUnrigged(Happening):
    """RRM-07: a rigged activator is normal again."""

    object: str

    def apply(self, world: World) -> None:
        """Note it."""
        part = world.parts[self.object]
        part.rigged, part.spared = False, ""
