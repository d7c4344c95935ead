"""The eraser: takes what lies uppermost where it starts, and the same sort of thing along its way."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Literal

from editor.core.document import Document, Plan
from editor.core.edits.paint_cells import PaintCells
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.edits.wire_edit import WireEdit
from editor.core.keeping_the_way import refused_if_cutting, shown_with
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview, preview_of
from editor.core.tools.shapes import line
from editor.core.tools.tool import Gesture, Tool
from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.erase import plan_erase
from simulation.wiring.section import wire_under
from simulation.wiring.sides import BITS, Edge, edge_of, side_towards

Sort = Literal["objects", "wires", "terrain"]
ROCK = 0


class Erasing(Gesture):
    """A stroke of the eraser. Wires: the edges that it runs along; a click takes the wire in the cell."""

    def __init__(self, document: Document, pointer: Pointer, sort: Sort | None = None) -> None:
        self._document = document
        self._path: list[Cell] = [pointer.cell]
        self._forced = pointer.alt
        self.sort: Sort = sort or _sort_at(document, pointer)

    def move(self, pointer: Pointer) -> None:
        """Erase along the way, side by side for wires."""
        self._forced = pointer.alt
        way = line(self._path[-1], pointer.cell)[1:]
        for cell in way:
            x, y = self._path[-1]
            if cell[0] != x and cell[1] != y:
                self._path.append((cell[0], y))
            self._path.append(cell)

    def plan(self) -> Plan:
        """Remove what was passed, unless rock would cut the last way; Alt erases all the same."""
        wanted = self.wanted()
        return wanted if self._forced else refused_if_cutting(self._document, wanted)

    def wanted(self) -> Plan:
        """Remove what was passed."""
        level, derived = self._document.level, self._document.derived
        if self.sort == "objects":
            found = (placed.id for cell in self._path for placed in derived.occupancy.at(cell))
            return RemoveObjects.plan(level, found)
        if self.sort == "wires":
            return WireEdit.plan("erase", plan_erase(level.wires, derived.object_cells, self._edges()))
        return PaintCells.plan(level, "terrain", self._path, ROCK)

    def preview(self) -> Preview:
        """What will be gone, in words."""
        preview = shown_with(preview_of(self.wanted()), self.plan())
        return preview.saying(Message(f"tool.erases.{self.sort}"))

    def _edges(self) -> Sequence[Edge]:
        if len(self._path) > 1:
            pairs = zip(self._path, self._path[1:], strict=False)
            return [edge_of(here, side_towards(here, there)) for here, there in pairs if here != there]
        upper = wire_under(self._document.level.wires, self._path[0])
        return [edge_of(self._path[0], side) for side in BITS[upper[1]]] if upper else []


class WireErasing(Erasing):
    """The same for wires alone, whatever stands there. A click takes the upper wire."""

    def __init__(self, document: Document, pointer: Pointer) -> None:
        super().__init__(document, pointer, "wires")

    @property
    def asks(self) -> bool:
        """Whether it was a click on something else than wire, for which the right button picks."""
        cell, document = self._path[0], self._document
        return len(self._path) == 1 and (
            document.level.wires.at(cell) is None or bool(document.derived.occupancy.at(cell))
        )

    def wanted(self) -> Plan:
        """Remove what was passed."""
        return None if self.asks else super().wanted()


@dataclass(slots=True)
class Erase(Tool):
    """Objects before wires before terrain; Ctrl: terrain at once."""

    id: ClassVar[str] = "erase"

    def begin(self, document: Document, pointer: Pointer) -> Erasing:
        """Start to erase."""
        return Erasing(document, pointer)


def _sort_at(document: Document, pointer: Pointer) -> Sort:
    if pointer.ctrl:
        return "terrain"
    if document.derived.occupancy.at(pointer.cell):
        return "objects"
    return "wires" if document.level.wires.at(pointer.cell) is not None else "terrain"
