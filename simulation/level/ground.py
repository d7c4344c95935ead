"""What a cell offers to stand on or hang from: the grounds that the catalogue's placement table names."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from schemas.catalogue import Catalogue, Material
from schemas.model import Cell
from schemas.objects import AnyPlaced, Door
from simulation.level.level import Level, body_cells
from simulation.level.occupancy import Occupancy

STEP = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}


class Ground:
    """Questions about the terrain of a level; cells off the map count as solid rock."""

    def __init__(self, level: Level, catalogue: Catalogue, occupancy: Occupancy) -> None:
        self._level = level
        self._catalogue = catalogue
        self._occupancy = occupancy

    def material(self, cell: Cell) -> Material:
        """The material of a cell; the first of the catalogue, rock, off the map."""
        if not self._level.contains(cell):
            return self._catalogue.materials[0]
        return self._catalogue.materials[int(self._level.terrain[cell[1], cell[0]])]

    def is_floor(self, cell: Cell) -> bool:
        """Whether one can stand there."""
        return self.material(cell).walkable

    def is_water(self, cell: Cell) -> bool:
        """Whether one can swim there."""
        return self.material(cell).swimmable

    def is_solid(self, cell: Cell) -> bool:
        """Whether the cell is filled."""
        return self.material(cell).solid

    def at_edge(self, cell: Cell) -> bool:
        """Whether the cell is one of the outermost."""
        x, y = cell
        return x in (0, self._level.width - 1) or y in (0, self._level.height - 1)

    def open_run(self, cell: Cell, facing: str) -> int:
        """How many cells one can look along from a cell before something solid."""
        dx, dy = STEP[facing]
        count, (x, y) = 0, (cell[0] + dx, cell[1] + dy)
        while self._level.contains((x, y)) and not self.is_solid((x, y)):
            count, x, y = count + 1, x + dx, y + dy
        return count


def _on_floor(ground: Ground, placed: AnyPlaced, others: Sequence[AnyPlaced]) -> bool:
    return all(ground.is_floor(cell) for cell in body_cells(placed))


def _on_wall_face(ground: Ground, placed: AnyPlaced, others: Sequence[AnyPlaced]) -> bool:
    dx, dy = STEP[getattr(placed, "facing", "n")]
    x, y = placed.cell
    return ground.is_solid((x, y)) and ground.is_floor((x + dx, y + dy))


def _in_door_frame(ground: Ground, placed: AnyPlaced, others: Sequence[AnyPlaced]) -> bool:
    cells = body_cells(placed)
    sideways = (0, 1) if getattr(placed, "facing", "n") in ("e", "w") else (1, 0)
    (x0, y0), (x1, y1) = cells[0], cells[-1]
    jambs = ((x0 - sideways[0], y0 - sideways[1]), (x1 + sideways[0], y1 + sideways[1]))
    return all(map(ground.is_floor, cells)) and all(map(ground.is_solid, jambs))


def _on_door(ground: Ground, placed: AnyPlaced, others: Sequence[AnyPlaced]) -> bool:
    return any(isinstance(other, Door) and other.kind != "archway" for other in others)


def _at_edge(ground: Ground, placed: AnyPlaced, others: Sequence[AnyPlaced]) -> bool:
    return _on_floor(ground, placed, others) and ground.at_edge(placed.cell)


def _anywhere(ground: Ground, placed: AnyPlaced, others: Sequence[AnyPlaced]) -> bool:
    return True


GROUNDS: dict[str, Callable[[Ground, AnyPlaced, Sequence[AnyPlaced]], bool]] = {
    "floor": _on_floor,
    "wall_face": _on_wall_face,
    "door_frame": _in_door_frame,
    "on_door": _on_door,
    "edge": _at_edge,
    "anywhere": _anywhere,
}
"""One predicate for each `on` of the catalogue's placement table."""
