"""The pencil: paints where it goes, without gaps on fast strokes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from editor.core.document import Document
from editor.core.tools.paint import Brush, Paint, PaintGesture, PaintTool
from editor.core.tools.pointer import Pointer
from editor.core.tools.shapes import Mask, line, nothing, stamp, straightened


class PencilStroke(PaintGesture):
    """All cells passed since the press; with Shift on a straight line from there."""

    def __init__(self, document: Document, paint: Paint, brush: Brush, pointer: Pointer) -> None:
        super().__init__(document, paint, brush, pointer)
        self._mask = nothing(document.level)
        self._passed = [pointer.cell]

    def move(self, pointer: Pointer) -> None:
        """Fill the gap between this place and the last."""
        cell = straightened(self.start, pointer.cell) if pointer.shift else pointer.cell
        self._passed.extend(line(self.now, cell)[1:])
        self.pointer, self.now = pointer, cell

    def mask(self) -> Mask:
        """All that the brush has touched; what is new is added to what was there before."""
        stamp(self._mask, self._passed, self.brush.cells())
        self._passed.clear()
        return self._mask


@dataclass(slots=True)
class Pencil(PaintTool):
    """Freehand painting."""

    id: ClassVar[str] = "pencil"

    def begin(self, document: Document, pointer: Pointer) -> PencilStroke:
        """Start a stroke."""
        return PencilStroke(document, self.paint, self.brush, pointer)
