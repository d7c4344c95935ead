"""Orders about parts of traps and padlocks: build one, move one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, cast, get_args

from schemas.catalogue import ObjectKind
from schemas.message import Message
from schemas.naming import kind_name
from schemas.objects import Facing
from simulation.happenings.building import MovePlanned, SitePlanned
from simulation.kernel.happening import Happening
from simulation.orders.order import Order
from simulation.world.planning import new_name, opposite_ends, placed_as, why_not_there
from simulation.world.sites import metal_for

if TYPE_CHECKING:
    from simulation.world.world import World

FACINGS = get_args(Facing)
FAMILIES = ("activator", "mechanism", "padlock")


@dataclass(frozen=True, slots=True)
class Build(Order):
    """BLD-01: an activator, mechanism or padlock is planned at a cell; minions bring metal and build it.

    `connect`: the part of the other kind that it is connected to, without a timer; or nothing.
    """

    kind: str
    x: int
    y: int
    facing: str = "n"
    connect: str = ""

    def check(self, world: World) -> Message | None:
        """A kind that is built in play, a place for it, and free ends of a connection (WIR-02, WIR-03)."""
        kind = _kind(world, self.kind)
        if kind is None or self.facing not in FACINGS:
            return Message("refusal.not_built_in_play", kind=self.kind)
        if kind.blocks_walking:
            return Message("refusal.bars_the_way", kind=kind_name(self.kind))
        reason = why_not_there(world, placed_as("new", self.kind, (self.x, self.y), self.facing))
        return reason or self._why_not_connected(world, kind)

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """A site, whose name says its kind."""
        name, needs = new_name(world, self.kind), metal_for(world, self.kind)
        facing = cast(Facing, self.facing)
        return (SitePlanned(name, self.kind, (self.x, self.y), facing, needs, self.connect),)

    def _why_not_connected(self, world: World, kind: ObjectKind) -> Message | None:
        if not self.connect:
            return None
        if self.connect not in world.parts or not opposite_ends(world, kind.family, self.connect):
            return Message("refusal.no_such_part", part=self.connect)
        links = world.derived.connections
        busy = links.link(self.connect).mechanisms or links.activators(self.connect)
        return Message("refusal.connected_already") if busy else None


@dataclass(frozen=True, slots=True)
class MoveTrap(Order):
    """BLD-04, RRM-09: a minion is to take a part of a trap down and set it up elsewhere, in the same state.

    It keeps its connections. `facing` empty: as it faces now.
    """

    part: str
    x: int
    y: int
    facing: str = ""

    def check(self, world: World) -> Message | None:
        """A part that stands there and is not to be moved yet; a place for it."""
        part = world.parts.get(self.part)
        if part is None or not part.built or self.part in world.sites:
            return Message("refusal.no_such_part", part=self.part)
        if self.facing and self.facing not in FACINGS:
            return Message("refusal.no_such_part", part=self.part)
        if world.catalogue.object_kind(part.kind).blocks_walking:
            return Message("refusal.bars_the_way", kind=kind_name(part.kind))
        moved = placed_as(self.part, part.kind, (self.x, self.y), self.facing or part.facing)
        return why_not_there(world, moved)

    def carried_out(self, world: World) -> tuple[Happening, ...]:
        """A site in the new place; until a minion comes the part works where it is."""
        facing = cast(Facing, self.facing or world.parts[self.part].facing)
        return (MovePlanned(self.part, (self.x, self.y), facing),)


def _kind(world: World, kind: str) -> ObjectKind | None:
    found = [each for each in world.catalogue.objects if each.id == kind and each.family in FAMILIES]
    return found[0] if found else None
