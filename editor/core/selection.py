"""What is selected: cells of the terrain, objects and pieces of wire, in one value that is no undo step."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from schemas.model import Cell
from schemas.objects import AnyPlaced, Area
from simulation.level.level import Level, area_cells, body_cells
from simulation.wiring.sides import BITS, Edge, edge_of

Mode = Literal["replace", "add", "subtract"]


@dataclass(frozen=True, slots=True)
class Selection:
    """Cells of terrain, ids of objects, and unit edges of wires."""

    cells: frozenset[Cell] = frozenset()
    objects: frozenset[str] = frozenset()
    edges: frozenset[Edge] = frozenset()

    def __bool__(self) -> bool:
        return bool(self.cells or self.objects or self.edges)

    def __or__(self, other: Selection) -> Selection:
        return Selection(self.cells | other.cells, self.objects | other.objects, self.edges | other.edges)

    def __sub__(self, other: Selection) -> Selection:
        return Selection(self.cells - other.cells, self.objects - other.objects, self.edges - other.edges)

    def combined(self, other: Selection, mode: Mode) -> Selection:
        """The other selection instead of this one, with it, or this one without the other."""
        if mode == "add":
            return self | other
        return self - other if mode == "subtract" else other

    def pruned(self, level: Level) -> Selection:
        """What of it is still there."""
        return Selection(
            frozenset(cell for cell in self.cells if level.contains(cell)),
            frozenset(key for key in self.objects if key in level.objects),
            self.edges and self.edges & frozenset(level.wires.edges()),
        )

    def footprint(self, level: Level) -> list[Cell]:
        """Every cell that it touches, by row."""
        cells = set(self.cells) | {cell for edge in self.edges for cell in edge}
        for key in self.objects & level.objects.keys():
            cells.update(body_cells(level.objects[key]) or area_cells([level.objects[key]]))
        return sorted(cells, key=lambda cell: (cell[1], cell[0]))


def within(level: Level, cells: Iterable[Cell], *, terrain: bool = False) -> Selection:
    """What lies wholly in `cells`: objects, wires, and with `terrain` the cells themselves."""
    inside = frozenset(cell for cell in cells if level.contains(cell))
    objects = frozenset(key for key, placed in level.objects.items() if _covers(inside, placed))
    wired = inside & level.wires.cells.keys()
    near = (edge_of(cell, side) for cell in wired for side in BITS[level.wires.mask(cell)])
    edges = frozenset(edge for edge in near if edge[0] in inside and edge[1] in inside)
    return Selection(inside if terrain else frozenset(), objects, edges)


def _covers(inside: frozenset[Cell], placed: AnyPlaced) -> bool:
    if isinstance(placed, Area):
        return inside.issuperset(area_cells([placed]))
    return placed.cell in inside and inside.issuperset(body_cells(placed))


def everything(level: Level) -> Selection:
    """All cells, objects and wires."""
    cells = frozenset((x, y) for y in range(level.height) for x in range(level.width))
    return Selection(cells, frozenset(level.objects), frozenset(level.wires.edges()))
