"""A level in the making: ground by rectangles and ways, things by kind, wires as the tool lays them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from schemas.ids import derived_id
from schemas.model import Cell
from schemas.objects import AnyPlaced, model_of
from schemas.scenario import Scenario
from simulation.level.level import Array, Level, body_cells
from simulation.loading import default_catalogue
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag
from simulation.wiring.path import drag_path

Rect = tuple[int, int, int, int]
Part = tuple[str, Cell] | tuple[str, Cell, str] | tuple[str, Cell, str, str]
"""A part of a trap: its kind, cell, facing ("" for those that have none) and name."""
SOLID = ("rock", "masonry")


class Draft:
    """Draws a level. Everything that is put down gets an id that follows from what and where it is."""

    def __init__(self, width: int, height: int, name: str) -> None:
        self.level = Level.blank(width, height, name)
        self.terrain: Array = np.zeros((height, width), np.uint8)
        self.light: Array = self.level.light.copy()

    def material(self, name: str) -> int:
        """A material's value in the terrain array."""
        return default_catalogue().material_value(name)

    def fill(self, rect: Rect, material: str = "floor") -> None:
        """Fill a rectangle (x, y, width, height)."""
        x, y, width, height = rect
        self.terrain[y : y + height, x : x + width] = self.material(material)

    def cells(self, cells: Iterable[Cell], material: str) -> None:
        """Fill single cells."""
        for x, y in cells:
            self.terrain[y, x] = self.material(material)

    def drawn(self, left: int, top: int, rows: Sequence[str]) -> None:
        """Fill what the rows show with the materials' glyphs; blanks stay as they are."""
        glyphs = {each.glyph: index for index, each in enumerate(default_catalogue().materials)}
        for y, row in enumerate(rows, top):
            for x, glyph in enumerate(row, left):
                if glyph != " ":
                    self.terrain[y, x] = glyphs[glyph]

    def room(self, rect: Rect, name: str = "", kind: str = "room", floor: str = "floor") -> str:
        """Dig a room, wall it with masonry where there is rock, and name it; the id of its area."""
        x, y, width, height = rect
        walls = self.terrain[y - 1 : y + height + 1, x - 1 : x + width + 1]
        walls[walls == self.material("rock")] = self.material("masonry")
        self.fill(rect, floor)
        label = (x + width // 2, y)
        return self.put(kind, label, name, rects=(rect,)) if name else ""

    def way(self, corners: Sequence[Cell], floor: str = "floor", width: int = 1) -> None:
        """Dig a way over its corners, in straight legs."""
        value = self.material(floor)
        for x, y in drag_path(corners):
            stretch = self.terrain[y : y + width, x : x + width]
            stretch[np.isin(stretch, [self.material(each) for each in SOLID])] = value

    def dark(self, rect: Rect, light: int = 10) -> None:
        """Take the light out of a rectangle."""
        x, y, width, height = rect
        self.light[y : y + height, x : x + width] = light

    def put(self, kind: str, cell: Cell, name: str = "", **fields: Any) -> str:
        """Place an object; its id."""
        id = derived_id(f"{self.level.name}: {kind} at {cell}", self.level.objects)
        placed: AnyPlaced = model_of(kind)(id=id, kind=kind, cell=cell, name=name, **fields)  # type: ignore[assignment]  # a family's model
        self.level.objects[id] = placed
        return id

    def door(
        self,
        cell: Cell,
        facing: str,
        kind: str = "door",
        name: str = "",
        *,
        locked: bool = False,
        **more: Any,
    ) -> str:
        """Break a door into the wall, with an armed padlock if `locked`; its id."""
        id = self.put(kind, cell, name, facing=facing, **more)
        self.cells(body_cells(self.level.objects[id]), "floor")
        if locked:
            self.put("padlock", cell, facing=facing)
        return id

    def wire(self, *stops: str | Cell) -> None:
        """Drag a wire over objects, by id, and cells. It must be allowed."""
        corners = [self.level.objects[stop].cell if isinstance(stop, str) else stop for stop in stops]
        plan = plan_drag(self.level.wires, self.level.object_cells(), corners)
        if plan.refusal is not None:
            raise ValueError(f"{plan.refusal} at {corners}")
        apply(self.level.wires, plan.change)

    def trap(
        self, activator: Part, mechanism: Part, *way: Cell, timer: tuple[Cell, int] | None = None
    ) -> str:
        """An activator and a mechanism, and the wire between them over `way`; the id of the activator.

        `timer`: the cell of a timer on that wire, and its delay in ms.
        """
        start, end = self._part(*activator), self._part(*mechanism)
        if timer is not None:
            self.put("timer", timer[0], delay_ms=timer[1])
        self.wire(start, *way, end)
        return start

    def _part(self, kind: str, cell: Cell, facing: str = "", name: str = "") -> str:
        return self.put(kind, cell, name, **({"facing": facing} if facing else {}))

    def torches(self, facing: str, *cells: Cell) -> None:
        """Torches on walls."""
        for cell in cells:
            self.put("torch", cell, facing=facing)

    def scenario(self, scenario: Scenario) -> None:
        """Add a way to play the level."""
        self.level.scenarios[scenario.id] = scenario

    def finished(self) -> Level:
        """The level, ready to be saved."""
        self.level.terrain, self.level.light = self.terrain, self.light
        self.level.freeze()
        return self.level
