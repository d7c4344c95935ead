"""Questions about sites: what they still need, where it is, where one stands to work there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.geometry.cells import NEIGHBOURS
from simulation.happenings.building import Built, MetalBrought, MetalTaken
from simulation.kernel.attempts import Attempt
from simulation.kernel.choices import Deciding
from simulation.kernel.happening import Happening
from simulation.world.facing import chebyshev
from simulation.world.structures import Site

if TYPE_CHECKING:
    from simulation.world.creature import Creature
    from simulation.world.world import World


@dataclass(frozen=True, slots=True)
class TakeMetal(Attempt):
    """`actor` takes metal from a stockpile for a site, as much as both allow and one trip carries."""

    stockpile: str
    site: str

    def fact(self, world: World) -> tuple[Happening, ...]:
        """Nothing, when another was faster."""
        trip = world.ruleset.building.metal_per_trip
        amount = min(trip, world.metal[self.stockpile], lacking(world, self.site))
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
    """Pieces of metal that a site needs and that nobody is bringing yet."""
    if site not in world.sites:
        return 0
    coming = sum(
        c.haul.amount for c in world.creatures.values() if c.haul is not None and c.haul.site == site
    )
    return max(0, world.sites[site].needs - world.sites[site].metal - coming)


def supplied(world: World) -> list[Site]:
    """The sites that have all their metal, by id."""
    return [site for _, site in sorted(world.sites.items()) if site.metal >= site.needs]


def build_ms(world: World, site: Site) -> int:
    """How long building takes there."""
    return world.catalogue.object_kind(site.kind).build_ms * world.ruleset.building.time_percent // 100


def places_at(world: World, cell: Cell) -> list[Cell]:
    """Where one stands to work at a cell: in it or beside it, wherever a body may stand."""
    x, y = cell
    around = [cell, *((x + dx, y + dy) for dx, dy in NEIGHBOURS)]
    return [place for place in around if world.setting.ground.is_walkable(place)]


def nearest_metal(world: World, creature: Creature) -> str:
    """The nearest stockpile with metal left, as the crow flies, then by id; nothing when there is none."""
    objects = world.setting.level.objects
    piles = [key for key in sorted(world.metal) if world.metal[key] > 0]
    return min(piles, key=lambda key: (chebyshev(objects[key].cell, creature.cell), key), default="")
