"""Metal is taken from stockpiles and brought to sites; what was planned gets built."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from schemas.objects import Facing
from simulation.happenings.jobs import finish_job
from simulation.kernel.happening import Happening
from simulation.world.doorways import padlock_on
from simulation.world.structures import DoorState, Haul, PartState, Site

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
        """A heap more, and nobody's job any more."""
        world.count_name(HEAP)
        world.heaps[self.object], world.metal[self.object] = self.cell, self.amount
        carrier = world.creatures[self.actor]
        if carrier.haul is not None:
            finish_job(world, self.actor, "haul", carrier.haul.site)
        carrier.haul = None


@dataclass(frozen=True, slots=True)
class SitePlanned(Happening):
    """BLD-03: something is planned in play: a site that needs metal; `connect`: what it is connected to."""

    object: str
    kind: str
    cell: Cell
    facing: Facing
    needs: int
    connect: str = ""

    def apply(self, world: World) -> None:
        """The site is there, and a part that does nothing yet."""
        world.count_name(f"new-{self.kind}")
        world.sites[self.object] = Site(
            self.object, self.kind, self.cell, self.facing, self.needs, since=world.now
        )
        family = world.catalogue.object_kind(self.kind).family
        if family in ("activator", "mechanism"):
            part = PartState(self.object, self.cell, self.kind, "normal", False, self.facing)
            world.parts[self.object] = part
        if self.connect:
            ends = (self.object, self.connect) if family == "activator" else (self.connect, self.object)
            world.wired[ends[0]] = ends[1]
        world.derived.connections.parts_changed()


@dataclass(frozen=True, slots=True)
class MovePlanned(Happening):
    """BLD-04: a part of a trap is to be moved to `cell`."""

    object: str
    cell: Cell
    facing: Facing

    def apply(self, world: World) -> None:
        """Its place is marked."""
        kind = world.parts[self.object].kind
        world.sites[self.object] = Site(
            self.object, kind, self.cell, self.facing, 0, since=world.now, moves=True
        )


@dataclass(frozen=True, slots=True)
class PartTakenUp(Happening):
    """BLD-04: a minion carries a part of a trap; meanwhile it does nothing."""

    object: str
    actor: str

    def apply(self, world: World) -> None:
        """On its shoulder."""
        world.parts[self.object].built = False
        world.creatures[self.actor].lugs = self.object
        world.derived.connections.parts_changed()


@dataclass(frozen=True, slots=True)
class PartLaidDown(Happening):
    """BLD-04: a part that was carried lies on the ground, before it is where it goes."""

    object: str
    actor: str
    cell: Cell

    def apply(self, world: World) -> None:
        """There."""
        world.parts[self.object].cell = self.cell
        world.creatures[self.actor].lugs = ""


@dataclass(frozen=True, slots=True)
class PartSetUp(Happening):
    """BLD-04, RRM-09: a part of a trap stands in its new place, in the state that it had."""

    object: str
    actor: str
    cell: Cell
    facing: Facing

    def apply(self, world: World) -> None:
        """Only its place is another."""
        part = world.parts[self.object]
        part.cell, part.facing, part.built = self.cell, self.facing, True
        world.creatures[self.actor].lugs = ""
        del world.sites[self.object]
        finish_job(world, self.actor, "move", self.object)
        world.derived.connections.parts_changed()


@dataclass(frozen=True, slots=True)
class Built(Happening):
    """BLD-01, TRP-02: a minion has built what was planned: from now on it is there."""

    object: str
    actor: str

    def apply(self, world: World) -> None:
        """A part works, a door is there, a padlock hangs at its door and is armed (DOR-06)."""
        site = world.sites.pop(self.object)
        if self.object in world.parts:
            world.parts[self.object].built = True
            world.parts[self.object].rearmed_at = world.now
        if self.object in world.doors:
            self._hang(world, world.doors[self.object])
        door = world.doors.get(world.setting.ground.doors_at.get(site.cell, ""))
        if site.kind == "padlock" and door is not None:
            door.padlock, door.armed = self.object, True
        finish_job(world, self.actor, "build", self.object)
        world.derived.connections.parts_changed()

    def _hang(self, world: World, door: DoorState) -> None:
        """The door stands open, with the padlock that the level has on it."""
        door.built = True
        padlock = padlock_on(world, door)
        if padlock is not None:
            door.padlock, door.armed = padlock.id, padlock.armed
        world.derived.opacity_changed()
