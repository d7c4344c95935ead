"""The pencil: paints where it goes, without gaps on fast strokes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import ClassVar

from editor.core.document import Document
from editor.core.tools.paint import Brush, Paint, PaintGesture, PaintTool
from editor.core.tools.pointer import Pointer
from editor.core.tools.shapes import line, straightened
from schemas.model import Cell


class PencilStroke(PaintGesture):
    """All cells passed since the press; with Shift on a straight line from there."""

    def __init__(self, document: Document, paint: Paint, brush: Brush, pointer: Pointer) -> None:
        super().__init__(document, paint, brush, pointer)
        self._passed = {pointer.cell: None}

    def move(self, pointer: Pointer) -> None:
        """Fill the gap between this place and the last."""
        cell = straightened(self.start, pointer.cell) if pointer.shift else pointer.cell
        self._passed.update(dict.fromkeys(line(self.now, cell)))
        self.pointer, self.now = pointer, cell

    def cells(self) -> Iterable[Cell]:
        """The cells passed."""
        return self._passed


@dataclass(slots=True)
class Pencil(PaintTool):
    """Freehand painting."""

    id: ClassVar[str] = "pencil"

    def begin(self, document: Document, pointer: Pointer) -> PencilStroke:
        """Start a stroke."""
        return PencilStroke(document, self.paint, self.brush, pointer)
