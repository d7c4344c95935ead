"""Which cells activators watch: read off the level once."""

from __future__ import annotations

from schemas.catalogue import Catalogue
from schemas.model import Cell
from schemas.objects import Activator
from simulation.geometry.areas import straight_line
from simulation.level.level import Array, Level, body_cells


def watched_cells(level: Level, catalogue: Catalogue, opaque: Array) -> dict[Cell, list[str]]:
    """Cell → the activators that whoever comes into it may trip, by id.

    Plates and tripwires lie in their own cells. A sensor in a wall watches the cells in front of it as far
    as it reaches and nothing opaque stands there; on the floor, its own. Levers watch nothing.
    """
    found: dict[Cell, list[str]] = {}
    for placed in level.of_family("activator"):
        if isinstance(placed, Activator):
            for cell in _watched_by(placed, catalogue, opaque):
                found.setdefault(cell, []).append(placed.id)
    return found


def _watched_by(placed: Activator, catalogue: Catalogue, opaque: Array) -> list[Cell]:
    part = catalogue.object_kind(placed.kind).activator
    if part is None or part.trips_when == "operated":
        return []
    x, y = placed.cell
    if part.reach and opaque[y, x]:
        return straight_line(opaque, placed.cell, placed.facing, part.reach)
    return list(body_cells(placed))
