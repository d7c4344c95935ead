"""TRP-02, BLD-01, BLD-02: Haul minions bring metal to what is planned; a Traps minion then builds it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted
from simulation.kernel.happening import Happening
from simulation.kernel.registry import decides
from simulation.minds.walking import follow
from simulation.world.creature import Creature
from simulation.world.sides import known_enemies
from simulation.world.sites import (
    BringMetal,
    Build,
    TakeMetal,
    build_ms,
    lacking,
    nearest_metal,
    places_at,
    supplied,
)
from simulation.world.tasks import HAUL, TRAPS

if TYPE_CHECKING:
    from simulation.world.world import World


@decides("minion", "BLD-01", "BLD-02")
def hauls_metal(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Bring what one carries to its site; otherwise fetch metal for the first site that lacks it."""
    if HAUL not in creature.tasks or known_enemies(world, creature):
        return None
    if creature.haul is not None:
        site = world.sites[creature.haul.site]
        return _at(world, creature, site.cell, Attempted(BringMetal(creature.id)))
    wanting = next((site for site in sorted(world.sites) if lacking(world, site)), "")
    pile = nearest_metal(world, creature) if wanting else ""
    if not pile:
        return None
    there = world.setting.level.objects[pile].cell
    return _at(world, creature, there, Attempted(TakeMetal(creature.id, pile, wanting)))


@decides("minion", "TRP-02", "BLD-01")
def builds(world: World, creature: Creature) -> tuple[Happening, ...] | None:
    """Go to the first site that has its metal and that nobody works at; there, build."""
    if TRAPS not in creature.tasks or known_enemies(world, creature):
        return None
    for site in supplied(world):
        if _somebody_builds(world, site.id):
            continue
        due = world.now + build_ms(world, site)
        done = Attempted(Build(creature.id, site.id))
        work = ActivityBegan(Activity(creature.id, "build", world.now, due, done, needs=(site.id,)))
        going = _at(world, creature, site.cell, work)
        if going is not None:
            return going
    return None


def _at(world: World, creature: Creature, cell: Cell, work: Happening) -> tuple[Happening, ...] | None:
    """The work where one stands at the cell, else the next step there; None when there is no way."""
    places = places_at(world, cell)
    if creature.cell in places:
        return (work,)
    return follow(world, creature, world.derived.ways.to(places))


def _somebody_builds(world: World, site: str) -> bool:
    return any(world.activities[actor].kind == "build" for actor in world.needing(site))
