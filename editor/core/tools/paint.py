"""What paint tools share: a layer, a value, a brush, and mirrors."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

import numpy as np

from editor.core.document import Document, Plan
from editor.core.edits.paint_cells import PaintCells
from editor.core.keeping_the_way import refused_if_cutting, shown_with
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview, preview_of
from editor.core.tools.shapes import Mask, nothing, stamp
from editor.core.tools.tool import Gesture, Tool
from schemas.message import Message
from schemas.model import Cell
from schemas.naming import material_name
from simulation.level.level import LAYERS, Level
from simulation.loading import default_catalogue

MAX_BRUSH = 64
FLOOR = 2


@dataclass(frozen=True, slots=True)
class Brush:
    """`size` cells across, square or round."""

    size: int = 1
    shape: Literal["square", "round"] = "square"

    def cells(self) -> Mask:
        """Which cells of a square of `size` it covers."""
        if self.shape == "square":
            return np.ones((self.size, self.size), np.bool_)
        far = (2 * np.arange(self.size) + 1 - self.size) ** 2
        return far + far[:, None] <= self.size * self.size


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

    def plan(self, level: Level, mask: Mask) -> PaintCells:
        """The edit that paints these cells and their mirror images."""
        if self.mirror_x:
            mask = mask | mask[:, ::-1]
        if self.mirror_y:
            mask = mask | mask[::-1]
        index = np.flatnonzero(mask)
        return PaintCells.plan_values(
            level, self.layer, index, np.full(len(index), self.value, LAYERS[self.layer])
        )


class PaintGesture(Gesture):
    """A gesture that ends in painted cells; subclasses say which."""

    def __init__(self, document: Document, paint: Paint, brush: Brush, pointer: Pointer) -> None:
        self.document = document
        self.paint = paint
        self.brush = brush
        self.start = self.now = pointer.cell
        self.pointer = pointer

    def cells(self) -> Iterable[Cell]:
        """The way of the brush."""
        raise NotImplementedError

    def mask(self) -> Mask:
        """The cells to paint, before mirrors."""
        mask = nothing(self.document.level)
        stamp(mask, self.cells(), self.brush.cells())
        return mask

    def move(self, pointer: Pointer) -> None:
        """The other end follows the pointer."""
        self.pointer, self.now = pointer, pointer.cell

    def wanted(self) -> PaintCells | None:
        """Paint what the mask holds."""
        return self.paint.plan(self.document.level, self.mask())

    def plan(self) -> Plan:
        """Paint it, unless it would cut the last way; Alt paints all the same."""
        return self._allowed(self.wanted())

    def preview(self) -> Preview:
        """The cells that will change, with their number in words."""
        plan = self.wanted()
        preview = shown_with(preview_of(plan), self._allowed(plan))
        count = len(plan.index) if plan is not None else 0
        if not count:
            return preview.saying(Message("tool.nothing_to_paint", what=self.paint.words))
        return preview.saying(Message("tool.paints", what=self.paint.words, count=count))

    def _allowed(self, plan: PaintCells | None) -> Plan:
        return plan if self.pointer.alt else refused_if_cutting(self.document, plan)


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
