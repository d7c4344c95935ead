"""Which cells activators watch."""

from __future__ import annotations

from collections.abc import Iterable

from schemas.catalogue import Catalogue
from schemas.model import Cell
from simulation.geometry.areas import straight_line
from simulation.level.level import Array
from simulation.world.structures import PartState


def watched_cells(parts: Iterable[PartState], catalogue: Catalogue, opaque: Array) -> dict[Cell, list[str]]:
    """Cell → the activators that whoever comes into it may trip, by id.

    Plates and tripwires lie in their own cells. A sensor in a wall watches the cells in front of it as far
    as it reaches and nothing opaque stands there; on the floor, its own. Levers watch nothing.
    """
    found: dict[Cell, list[str]] = {}
    for part in parts:
        for cell in _watched_by(part, catalogue, opaque):
            found.setdefault(cell, []).append(part.id)
    return found


def _watched_by(part: PartState, catalogue: Catalogue, opaque: Array) -> list[Cell]:
    kind = catalogue.object_kind(part.kind)
    if kind.activator is None or kind.activator.trips_when == "operated":
        return []
    x, y = part.cell
    if kind.activator.reach and opaque[y, x]:
        return straight_line(opaque, part.cell, part.facing, kind.activator.reach)
    step = (0, 1) if part.facing in ("e", "w") else (1, 0)
    return [(x + step[0] * index, y + step[1] * index) for index in range(kind.span)]
