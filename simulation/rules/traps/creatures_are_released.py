"""TRP-08: a mechanism lets creatures out into the nearest free cells; they fight for the dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.model import Cell
from simulation.geometry.areas import burst
from simulation.happenings.traps import CreatureReleased, MechanismFired, release_stem
from simulation.kernel.happening import Happening
from simulation.kernel.registry import reacts
from simulation.world.facing import chebyshev
from simulation.world.trapping import mechanism_part, middle_of

if TYPE_CHECKING:
    from simulation.world.world import World


@reacts(MechanismFired, "TRP-08")
def creatures_are_released(world: World, fired: MechanismFired) -> tuple[Happening, ...]:
    """As many as the mechanism holds, or as there is room for within its reach."""
    kind = mechanism_part(world, fired.object)
    if kind is None or kind.releases is None:
        return ()
    born = world.catalogue.creature_kind(kind.releases.kind)
    attributes = tuple(sorted(born.attributes.model_dump().items()))
    stem = release_stem(fired.object, born.id)
    count = world.counts.get(stem, 0)
    return tuple(
        CreatureReleased(
            f"{stem}-{count + number}", fired.object, born.id, born.side, cell, attributes, tuple(born.traits)
        )
        for number, cell in enumerate(_room(world, fired.object, kind.reach)[: kind.releases.count], 1)
    )


def _room(world: World, mechanism: str, reach: int) -> list[Cell]:
    """Free cells within reach, nearest first, then by row."""
    middle = middle_of(world, world.parts[mechanism])
    cells = burst(world.derived.sight.stops_shots(), middle, reach)
    free = (cell for cell in cells if world.is_free(cell))
    return sorted(free, key=lambda cell: (chebyshev(middle, cell), cell[1], cell[0]))
