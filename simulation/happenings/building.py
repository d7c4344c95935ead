"""Metal is taken from stockpiles and brought to sites; what was planned gets built."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.happenings.jobs import finish_job
from simulation.kernel.happening import Happening
from simulation.world.structures import Haul

if TYPE_CHECKING:
    from simulation.world.world import World


HEAP = "metal"
"""What heaps of dropped metal are named after."""


@dataclass(frozen=True, slots=True)
class MetalTaken(Happening):
    """BLD-01: a minion takes metal from a stockpile for a site."""

    actor: str
    object: str
    site: str
    amount: int

    def apply(self, world: World) -> None:
        """The pieces change hands; a heap that is used up is gone."""
        world.metal[self.object] -= self.amount
        if not world.metal[self.object] and self.object in world.heaps:
            del world.heaps[self.object], world.metal[self.object]
        world.creatures[self.actor].haul = Haul(self.site, self.amount)


@dataclass(frozen=True, slots=True)
class MetalBrought(Happening):
    """BLD-01: a minion lays its metal down at a site."""

    actor: str
    site: str
    amount: int

    def apply(self, world: World) -> None:
        """The site has so much more."""
        world.sites[self.site].metal += self.amount
        world.creatures[self.actor].haul = None
        finish_job(world, self.actor, "haul", self.site)


@dataclass(frozen=True, slots=True)
class MetalDropped(Happening):
    """BLD-01: metal that somebody carried lies on the ground: as the heap `object`, for others to take."""

    actor: str
    object: str
    cell: Cell
    amount: int

    def apply(self, world: World) -> None:
        """A heap more."""
        world.count_name(HEAP)
        world.heaps[self.object], world.metal[self.object] = self.cell, self.amount
        world.creatures[self.actor].haul = None


@dataclass(frozen=True, slots=True)
class Built(Happening):
    """BLD-01, TRP-02: a minion has built what was planned: from now on it is there."""

    object: str
    actor: str

    def apply(self, world: World) -> None:
        """A part works, a padlock hangs at its door and is armed (DOR-06)."""
        site = world.sites.pop(self.object)
        if self.object in world.parts:
            world.parts[self.object].built = True
            world.parts[self.object].rearmed_at = world.now
        door = world.doors.get(world.setting.ground.doors_at.get(site.cell, ""))
        if site.kind == "padlock" and door is not None:
            door.padlock, door.armed = self.object, True
        finish_job(world, self.actor, "build", self.object)
