"""Questions about sites: what they still need, where metal lies, where one stands to work there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.geometry.cells import NEIGHBOURS
from simulation.happenings.building import HEAP, Built, MetalBrought, MetalDropped, MetalTaken
from simulation.kernel.attempts import Attempt
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.world.facing import OFFSETS
from simulation.world.structures import Site

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class TakeMetal(Attempt):
    """`actor` takes metal from a heap for a site, as much as it came for and is still there."""

    stockpile: str
    site: str
    amount: int

    def fact(self, world: World) -> tuple[Happening, ...]:
        """Nothing, when somebody else was faster: then it thinks again."""
        amount = min(self.amount, world.metal.get(self.stockpile, 0))
        taken = (MetalTaken(self.actor, self.stockpile, self.site, amount),) if amount else ()
        return (*taken, Deciding(self.actor))


@dataclass(frozen=True, slots=True)
class BringMetal(Attempt):
    """`actor` lays down what it hauls at its site."""

    def fact(self, world: World) -> tuple[Happening, ...]:
        """All of it."""
        haul = world.creatures[self.actor].haul
        assert haul is not None, "only who hauls tries to lay metal down"
        return (MetalBrought(self.actor, haul.site, haul.amount), Deciding(self.actor))


@dataclass(frozen=True, slots=True)
class Build(Attempt):
    """`actor` has worked at a site for as long as building takes."""

    site: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """It stands, unless another was faster."""
        built = (Built(self.site, self.actor),) if self.site in world.sites else ()
        return (*built, Deciding(self.actor))


def lacking(world: World, site: str) -> int:
    """Pieces of metal that a site needs and that nobody brings or is on the way to fetch."""
    if site not in world.sites:
        return 0
    coming = sum(_brings(creature, site) for creature in world.creatures.values())
    return max(0, world.sites[site].needs - world.sites[site].metal - coming)


def _brings(creature: Creature, site: str) -> int:
    if creature.haul is not None:
        return creature.haul.amount if creature.haul.site == site else 0
    job = creature.job
    return job.amount if job is not None and job.kind == "haul" and job.object == site else 0


def left_at(world: World, heap: str) -> int:
    """Pieces of metal in a heap that nobody is on the way to fetch."""
    fetched = sum(
        each.job.amount
        for each in world.creatures.values()
        if each.job is not None and each.job.source == heap and each.haul is None
    )
    return world.metal[heap] - fetched


def heap_at(world: World, heap: str) -> Cell:
    """Where a stockpile, or metal that was dropped, lies."""
    return world.heaps[heap] if heap in world.heaps else world.setting.level.objects[heap].cell


def drops(world: World, creature: Creature) -> tuple[Happening, ...]:
    """The metal that somebody carries falls to the ground where it is."""
    if creature.haul is None:
        return ()
    return (MetalDropped(creature.id, heap_name(world), creature.cell, creature.haul.amount),)


def heap_name(world: World) -> str:
    """The id of the next heap of dropped metal, different from those of the level's objects."""
    name = world.name_for(HEAP)
    while name in world.setting.level.objects:
        name += "x"
    return name


def is_built_in_play(world: World, placed: AnyPlaced) -> bool:
    """Whether minions build what a level has planned: not what would change where one can walk.

    A door is built where the ground lets one through anyway, a padlock where there is such a door.
    """
    about = world.catalogue.object_kind(placed.kind)
    if about.family == "furnishing":
        return not about.blocks_walking
    if about.family == "door":
        return placed.id in world.doors
    if about.family == "padlock":
        return placed.cell in world.setting.ground.doors_at
    return about.family in ("activator", "mechanism", "timer")


def waits_for_door(world: World, site: Site) -> bool:
    """BLD-03: whether a padlock is planned where no door stands yet: nobody hauls or builds for it."""
    door = world.doors.get(world.setting.ground.doors_at.get(site.cell, ""))
    return site.kind == "padlock" and (door is None or not door.built)


def why_unbuilt(world: World, part: str) -> Message | None:
    """BLD-03: why a part of a trap does nothing: planned, or being moved; None for one that stands."""
    if world.parts[part].built:
        return None
    moves = part in world.sites and world.sites[part].moves
    return Message("refusal.being_moved") if moves else Message("refusal.planned")


def is_supplied(site: Site) -> bool:
    """Whether a site has all its metal."""
    return site.metal >= site.needs


def build_ms(world: World, kind: str) -> int:
    """How long it takes to build something of a kind."""
    return world.catalogue.object_kind(kind).build_ms * world.ruleset.building.time_percent // 100


def metal_for(world: World, kind: str) -> int:
    """Pieces of metal that something of a kind takes."""
    percent = world.ruleset.building.metal_percent
    return -(-world.catalogue.object_kind(kind).metal * percent // 100)


def places_at(world: World, cell: Cell, facing: str) -> list[Cell]:
    """Where one stands to build or fetch something: in front if it is in a wall, else beside or in it."""
    ground = world.setting.ground
    front = (cell[0] + OFFSETS[facing][0], cell[1] + OFFSETS[facing][1])
    if ground.opaque[cell[1], cell[0]] and ground.is_walkable(front):
        return [front]
    around = [cell, *((cell[0] + dx, cell[1] + dy) for dx, dy in NEIGHBOURS[:4])]
    return [place for place in around if ground.is_walkable(place)]
