"""TRP-08: a mechanism lets creatures out into the nearest free cells; they fight for the dungeon."""

from __future__ import annotations

from typing import TYPE_CHECKING

from schemas.message import Message
from schemas.model import Cell
from simulation.geometry.areas import burst
from simulation.happenings.traps import CreatureReleased, MechanismFired, release_stem
from simulation.kernel.attempts import Thwarted
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
    return _next(world, fired.object, kind.releases.count) if kind and kind.releases else ()


@reacts(CreatureReleased, "TRP-08")
def the_rest_come_out(world: World, released: CreatureReleased) -> tuple[Happening, ...]:
    """All are out before the first of them looks about."""
    return _next(world, released.object, released.left)


def _next(world: World, mechanism: str, count: int) -> tuple[Happening, ...]:
    kind = mechanism_part(world, mechanism)
    if count == 0 or kind is None or kind.releases is None:
        return ()
    cell = _room(world, mechanism, kind.reach)
    if cell is None:
        return (Thwarted(mechanism, "ReleaseCreature", Message("refusal.no_room"), "TRP-08"),)
    born = world.catalogue.creature_kind(kind.releases.kind)
    attributes = tuple(sorted(born.attributes.model_dump().items()))
    name = world.name_for(release_stem(mechanism, born.id))
    return (
        CreatureReleased(
            name, mechanism, born.id, born.side, cell, attributes, tuple(born.traits), left=count - 1
        ),
    )


def _room(world: World, mechanism: str, reach: int) -> Cell | None:
    """The nearest free cell within reach, the first by row."""
    middle = middle_of(world, world.parts[mechanism])
    cells = burst(world.derived.sight.stops_shots(), middle, reach)
    free = (cell for cell in cells if world.is_free(cell))
    return min(free, key=lambda cell: (chebyshev(middle, cell), cell[1], cell[0]), default=None)
