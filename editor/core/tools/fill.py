"""Fill: all joined cells of one value, or with Ctrl every cell of that value on the map."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import numpy as np

from editor.core.document import Document
from editor.core.edits.paint_cells import PaintCells
from editor.core.tools.paint import PaintGesture, PaintTool
from editor.core.tools.pointer import Pointer
from editor.core.tools.shapes import flood
from simulation.level.level import LAYERS, Array, Level


class FillGesture(PaintGesture):
    """Fills from where the pointer is on release."""

    def wanted(self) -> PaintCells | None:
        """Paint what the flood reaches."""
        level, paint = self.document.level, self.paint
        if not level.contains(self.now):
            return None
        index = alike(level, paint.layer, self.now, everywhere=self.pointer.ctrl)
        values = np.full(len(index), paint.value, LAYERS[paint.layer])
        return PaintCells.plan_values(level, paint.layer, index, values)


@dataclass(slots=True)
class Fill(PaintTool):
    """The bucket."""

    id: ClassVar[str] = "fill"

    def begin(self, document: Document, pointer: Pointer) -> FillGesture:
        """Start to fill."""
        return FillGesture(document, self.paint, self.brush, pointer)


def alike(level: Level, layer: str, cell: tuple[int, int], *, everywhere: bool) -> Array:
    """The flat index of cells with the value that `cell` has: those joined to it, or all."""
    values = level.layer(layer)
    if everywhere:
        return np.flatnonzero(values == values[cell[1], cell[0]])
    return flood(values, cell)
