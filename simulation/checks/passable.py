"""DOR-29, DOR-30: which cells can be walked when every door, also a locked one, counts as open."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from schemas.catalogue import Catalogue
from schemas.objects import AnyPlaced, Creature, Door, Mechanism
from simulation.level.level import Array, Level, body_cells


def passable(level: Level, catalogue: Catalogue, *, finished: bool = False) -> Array:
    """1 where one can walk, else 0; [h, w]. The same as in play, doors aside.

    What is planned, a mechanism apart, is no bar unless the level is looked at as `finished`: all built.
    """
    walkable = walkable_materials(catalogue)[level.terrain]
    for placed in level.of_family("activator", "mechanism", "timer", "furnishing"):
        if bars(placed, catalogue, finished=finished):
            _set(walkable, level, placed, 0)
    for placed in level.of_family("door"):
        _set(walkable, level, placed, 1)
    return walkable


def walkable_materials(catalogue: Catalogue) -> Array:
    """For each value of the terrain array 1 where one can walk, else 0."""
    return np.array([material.walkable for material in catalogue.materials], np.uint8)


def bars(placed: AnyPlaced, catalogue: Catalogue, *, finished: bool = False) -> bool:
    """Whether nobody can walk where the object stands, or will once it is `finished`.

    Doors don't bar, creatures step aside; the site of a mechanism is in the way like the mechanism.
    """
    counts = finished or isinstance(placed, Mechanism) or getattr(placed, "built", True)
    if isinstance(placed, Door | Creature) or not counts:
        return False
    return catalogue.object_kind(placed.kind).blocks_walking


def stands_open(placed: Iterable[AnyPlaced], ground: bool, catalogue: Catalogue) -> bool:
    """Whether one can walk in a cell with these objects on ground that is walkable or not."""
    there = list(placed)
    if any(isinstance(each, Door) for each in there):
        return True
    return ground and not any(bars(each, catalogue) for each in there)


def _set(walkable: Array, level: Level, placed: AnyPlaced, value: int) -> None:
    for x, y in body_cells(placed):
        if level.contains((x, y)):
            walkable[y, x] = value
