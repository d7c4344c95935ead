"""What terrain and furniture mean for walking, seeing and shooting: arrays that never change in play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from schemas.catalogue import Catalogue
from schemas.model import Cell
from schemas.objects import Portal
from simulation.geometry.cells import DIAGONAL, NEIGHBOURS, STRAIGHT
from simulation.level.level import Array, Level, area_cells, body_cells


@dataclass(slots=True)
class Ground:
    """Arrays [y, x] of 0 and 1 without doors, and what stands where."""

    walkable: Array
    opaque: Array
    stops_shots: Array
    difficult: Array
    doors_at: dict[Cell, str] = field(default_factory=dict)
    activators_at: dict[Cell, str] = field(default_factory=dict)
    portals: dict[str, Portal] = field(default_factory=dict)
    portals_at: dict[Cell, str] = field(default_factory=dict)
    sanctum: frozenset[Cell] = frozenset()

    width: int = field(init=False)
    height: int = field(init=False)
    _free: Sequence[int] = field(init=False, repr=False)
    _around: dict[Cell, tuple[tuple[Cell, int, bool], ...]] = field(default_factory=dict, repr=False)

    def __post_init__(self) -> None:
        self.height, self.width = self.walkable.shape
        self._free = self.walkable.reshape(-1).data

    def is_walkable(self, cell: Cell) -> bool:
        """Whether a body may stand there, doors aside; False off the map."""
        x, y = cell
        return 0 <= x < self.width and 0 <= y < self.height and bool(self._free[y * self.width + x])

    def around(self, cell: Cell) -> tuple[tuple[Cell, int, bool], ...]:
        """The steps from a cell: where to, the plain cost, whether the ground there is difficult.

        No wall corner is cut; doors and bodies are the asker's business. Worked out once per cell.
        """
        steps = self._around.get(cell)
        if steps is None:
            steps = self._around[cell] = tuple(self._steps(cell))
        return steps

    def _steps(self, cell: Cell) -> Iterator[tuple[Cell, int, bool]]:
        x, y = cell
        for dx, dy in NEIGHBOURS:
            step = (x + dx, y + dy)
            if not self.is_walkable(step):
                continue
            diagonal = dx != 0 and dy != 0
            if diagonal and not (self.is_walkable((x, step[1])) and self.is_walkable((step[0], y))):
                continue
            yield step, DIAGONAL if diagonal else STRAIGHT, bool(self.difficult[step[1], step[0]])


def ground_of(level: Level, catalogue: Catalogue) -> Ground:
    """Read the ground off a level. What is planned does nothing (BLD-03), but a trap's site is in the way."""
    materials = catalogue.materials

    def layer(flag: str) -> Array:
        table = np.array([getattr(material, flag) for material in materials], dtype=np.uint8)
        return np.ascontiguousarray(table[level.terrain])

    ground = Ground(layer("walkable"), layer("opaque"), layer("blocks_shots"), layer("difficult"))
    _furnish(ground, level, catalogue)
    _add_doors(ground, level, catalogue)
    for placed in level.of_family("portal"):
        if isinstance(placed, Portal):
            ground.portals[placed.id] = placed
            ground.portals_at[placed.cell] = placed.id
    ground.sanctum = frozenset(area_cells(level.of_kind("sanctum")))
    return ground


def _add_doors(ground: Ground, level: Level, catalogue: Catalogue) -> None:
    """Those that stand, then those planned where one can walk: what is built in play opens no wall.

    An archway is an opening and no door: nothing opens, closes or locks it, nor is there anything to build.
    """
    planned = []
    for placed in level.of_family("door"):
        part = catalogue.object_kind(placed.kind).door
        has_leaf = part is None or part.has_leaf
        if not getattr(placed, "built", True):
            planned += [placed] * has_leaf
            continue
        for x, y in body_cells(placed):
            ground.walkable[y, x] = 1
            if has_leaf:
                ground.doors_at[(x, y)] = placed.id
            else:
                ground.opaque[y, x] = ground.stops_shots[y, x] = 0
    for placed in planned:
        cells = body_cells(placed)
        if all(ground.is_walkable(cell) and cell not in ground.doors_at for cell in cells):
            ground.doors_at.update(dict.fromkeys(cells, placed.id))


def _furnish(ground: Ground, level: Level, catalogue: Catalogue) -> None:
    for placed in level.of_family("activator", "mechanism", "timer", "furnishing"):
        kind, built = catalogue.object_kind(placed.kind), getattr(placed, "built", True)
        for x, y in body_cells(placed):
            if kind.blocks_walking and (built or kind.family == "mechanism"):
                ground.walkable[y, x] = 0
            if kind.blocks_sight and built:
                ground.opaque[y, x] = 1
            if kind.family == "activator":
                ground.activators_at[(x, y)] = placed.id
