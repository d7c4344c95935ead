"""Metal is taken from stockpiles and brought to sites; what was planned gets built."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.kernel.happening import Happening
from simulation.world.structures import Haul

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class MetalTaken(Happening):
    """BLD-01: a minion takes metal from a stockpile for a site."""

    actor: str
    object: str
    site: str
    amount: int

    def apply(self, world: World) -> None:
        """The pieces change hands."""
        world.metal[self.object] -= self.amount
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
