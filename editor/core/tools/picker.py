"""The picker: everything that lies under a cell, to look at or to go on with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from editor.core.document import Document, Plan
from editor.core.naming import label
from editor.core.tools.paint import Paint
from editor.core.tools.pencil import Pencil
from editor.core.tools.place import Place
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture, Tool
from schemas.message import Message
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


class Picking(Gesture):
    """Follows the pointer; `picked` is what lies under it."""

    def __init__(self, document: Document, pointer: Pointer) -> None:
        self._document = document
        self.picked = pick(document, pointer.cell)

    def move(self, pointer: Pointer) -> None:
        """Pick there instead."""
        self.picked = pick(self._document, pointer.cell)

    def plan(self) -> Plan:
        """Nothing."""
        return None

    def preview(self) -> Preview:
        """What would be picked, in words."""
        if self.picked is None:
            return Preview()
        if self.picked.objects:
            what = label(self._document.level, self.picked.objects[-1].id)
            return Preview().saying(Message("tool.picks", what=what))
        return Preview().saying(
            Message("tool.picks", what=Paint("terrain", self.picked.values["terrain"]).words)
        )


@dataclass(slots=True)
class Picker(Tool):
    """Picks; the window then changes to `picked.tool()`."""

    id: ClassVar[str] = "picker"

    def begin(self, document: Document, pointer: Pointer) -> Picking:
        """Start to pick."""
        return Picking(document, pointer)
