"""Questions about rearming: which parts need it, whose trap one is of, where one stands to do it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.geometry.cells import NEIGHBOURS
from simulation.happenings.rearming import RearmRolled
from simulation.kernel.attempts import Attempt
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.kernel.rolls import Ask, challenge
from simulation.world.facing import OFFSETS
from simulation.world.structures import PartState

if TYPE_CHECKING:
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class RearmRoll(Ask):
    """RRM-03: `actor` rearms the part `object`."""

    purpose: str = field(default="rearm", init=False)


@dataclass(frozen=True, slots=True)
class FumbleRoll(Ask):
    """RRM-04: what the fumble of `actor` at the part `object` does."""

    purpose: str = field(default="fumble", init=False)


@dataclass(frozen=True, slots=True)
class Rearm(Attempt):
    """`actor` has worked at a part for as long as a rearm takes."""

    part: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """The roll, if it is still needed."""
        part = world.parts[self.part]
        if not part.needs_rearm or not part.built:
            return (Deciding(self.actor),)
        roll = challenge(world, RearmRoll(self.actor, self.part))
        return (RearmRolled(roll, self.actor, self.part),)


def is_mechanism(world: World, part: str) -> bool:
    """Whether a part acts rather than detects."""
    return world.catalogue.object_kind(world.parts[part].kind).family == "mechanism"


def trap_of(world: World, part: str) -> tuple[str, str]:
    """The activator and the mechanism of the trap that a part belongs to, each empty where there is none."""
    if is_mechanism(world, part):
        return world.incoming(part), part
    link = world.link(part).mechanism
    return part, link[0] if link is not None else ""


def ever_needs_rearm(world: World, part: str) -> bool:
    """RRM-02, RRM-13: all but levers do."""
    activator = world.catalogue.object_kind(world.parts[part].kind).activator
    return activator is None or activator.needs_rearm


def to_rearm(world: World) -> list[PartState]:
    """The built parts that need a rearm, by id; one that is to be moved gets it where it goes."""
    needy = (part for part in world.parts.values() if part.needs_rearm and part.built)
    return sorted((part for part in needy if part.id not in world.sites), key=lambda part: part.id)


def places_beside(world: World, cell: Cell, facing: str) -> list[Cell]:
    """Where one stands to work at something: in front of it if it is in a wall, else beside it."""
    ground = world.setting.ground
    front = (cell[0] + OFFSETS[facing][0], cell[1] + OFFSETS[facing][1])
    if ground.opaque[cell[1], cell[0]] and ground.is_walkable(front):
        return [front]
    beside = [(cell[0] + dx, cell[1] + dy) for dx, dy in NEIGHBOURS[:4]]
    return [place for place in beside if ground.is_walkable(place)]
