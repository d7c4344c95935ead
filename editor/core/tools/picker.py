"""Picking up what lies under a cell, to go on with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from editor.core.document import Document
from editor.core.tools.paint import Paint
from editor.core.tools.pencil import Pencil
from editor.core.tools.place import Place
from editor.core.tools.tool import Tool
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.level.level import LAYERS
from simulation.wiring.grid import WireCell

NOT_COPIED = {"id", "kind", "cell", "name", "facing", "rects", "bed", "lair"}


@dataclass(frozen=True, slots=True)
class Picked:
    """A cell with the values of all layers, its objects by id and its wires."""

    cell: Cell
    values: Mapping[str, int]
    objects: tuple[AnyPlaced, ...]
    wires: WireCell | None

    def tool(self) -> Tool:
        """Places such an object with its properties; without one paints such terrain."""
        if not self.objects:
            return Pencil(Paint("terrain", self.values["terrain"]))
        placed = self.objects[-1]
        properties = placed.model_dump(exclude=NOT_COPIED, exclude_defaults=True)
        return Place(placed.kind, getattr(placed, "facing", None), properties)


def pick(document: Document, cell: Cell) -> Picked | None:
    """What lies under a cell; None off the map."""
    level = document.level
    if not level.contains(cell):
        return None
    values = {layer: int(level.layer(layer)[cell[1], cell[0]]) for layer in LAYERS}
    return Picked(cell, values, tuple(document.derived.occupancy.at(cell)), level.wires.at(cell))
