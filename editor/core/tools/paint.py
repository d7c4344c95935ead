"""What paint tools share: a layer, a value, a brush, and mirrors."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from editor.core.document import Document, Plan
from editor.core.edits.paint_cells import PaintCells
from editor.core.keeping_the_way import warned_if_cutting
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview, preview_of
from editor.core.tools.shapes import stamped
from editor.core.tools.tool import Gesture, Tool
from schemas.message import Message
from schemas.model import Cell
from schemas.naming import material_name
from simulation.level.level import Level
from simulation.loading import default_catalogue

MAX_BRUSH = 64
FLOOR = 2


@dataclass(frozen=True, slots=True)
class Brush:
    """`size` cells across, square or round."""

    size: int = 1
    shape: Literal["square", "round"] = "square"

    def offsets(self) -> list[Cell]:
        """The cells of the brush around (0, 0)."""
        low = -((self.size - 1) // 2)
        cells = [(x, y) for y in range(low, low + self.size) for x in range(low, low + self.size)]
        if self.shape == "square":
            return cells
        middle = 2 * low + self.size - 1
        return [
            (x, y) for x, y in cells if (2 * x - middle) ** 2 + (2 * y - middle) ** 2 <= self.size * self.size
        ]


@dataclass(frozen=True, slots=True)
class Paint:
    """What is painted: the value of a layer, with mirror images across the middle of the map if asked."""

    layer: str = "terrain"
    value: int = FLOOR
    mirror_x: bool = False
    mirror_y: bool = False

    @property
    def words(self) -> Message:
        """The material, or the layer and its number."""
        if self.layer == "terrain":
            return material_name(default_catalogue().materials[self.value].id)
        return Message("tool.layer_value", layer=Message(f"layer.{self.layer}"), value=self.value)

    def plan(self, level: Level, cells: Iterable[Cell]) -> PaintCells:
        """The edit that paints these cells and their mirror images."""
        spread = set(cells)
        if self.mirror_x:
            spread |= {(level.width - 1 - x, y) for x, y in spread}
        if self.mirror_y:
            spread |= {(x, level.height - 1 - y) for x, y in spread}
        return PaintCells.plan(level, self.layer, spread, self.value)


class PaintGesture(Gesture):
    """A gesture that ends in painted cells; subclasses say which."""

    def __init__(self, document: Document, paint: Paint, brush: Brush, pointer: Pointer) -> None:
        self.document = document
        self.paint = paint
        self.brush = brush
        self.start = self.now = pointer.cell
        self.pointer = pointer

    def cells(self) -> Iterable[Cell]:
        """The cells to paint, before brush and mirrors."""
        raise NotImplementedError

    def move(self, pointer: Pointer) -> None:
        """The other end follows the pointer."""
        self.pointer, self.now = pointer, pointer.cell

    def plan(self) -> Plan:
        """Paint the cells with the brush."""
        return self.paint.plan(self.document.level, stamped(self.cells(), self.brush.offsets()))

    def preview(self) -> Preview:
        """The cells that will change, with their number in words."""
        plan = self.plan()
        preview = warned_if_cutting(self.document, plan, preview_of(plan))
        count = len(plan.index) if isinstance(plan, PaintCells) else 0
        if not count:
            return preview.saying(Message("tool.nothing_to_paint", what=self.paint.words))
        return preview.saying(Message("tool.paints", what=self.paint.words, count=count))


@dataclass(slots=True)
class PaintTool(Tool):
    """A tool with paint and brush; digits set the size of the brush."""

    paint: Paint = field(default_factory=Paint)
    brush: Brush = field(default_factory=Brush)

    def key(self, name: str) -> bool:
        """1 to 9 set the size of the brush, brackets shrink and grow it, B changes its shape."""
        size = self.brush.size
        if name.isdecimal() and name != "0":
            size = int(name)
        elif name in ("[", "]"):
            size = min(max(size + (1 if name == "]" else -1), 1), MAX_BRUSH)
        elif name == "b":
            self.brush = Brush(size, "round" if self.brush.shape == "square" else "square")
            return True
        else:
            return False
        self.brush = Brush(size, self.brush.shape)
        return True
