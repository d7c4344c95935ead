"""Line, rectangle and ellipse: painted from the press to the pointer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar

from editor.core.document import Document
from editor.core.tools.paint import Brush, Paint, PaintGesture, PaintTool
from editor.core.tools.pointer import Pointer
from editor.core.tools.shapes import Mask, ellipse, line, rectangle, squared, straightened
from schemas.model import Cell


class LineStroke(PaintGesture):
    """A line; Shift keeps it straight or diagonal."""

    def cells(self) -> Iterable[Cell]:
        """The cells of the line."""
        end = straightened(self.start, self.now) if self.pointer.shift else self.now
        return line(self.start, end)


@dataclass(slots=True)
class LineTool(PaintTool):
    """Painted lines."""

    id: ClassVar[str] = "line"

    def begin(self, document: Document, pointer: Pointer) -> LineStroke:
        """Start a line."""
        return LineStroke(document, self.paint, self.brush, pointer)


class BoxStroke(PaintGesture):
    """A shape that fills the box between press and pointer; Shift makes it even, Ctrl hollow, Alt centred."""

    def __init__(
        self, document: Document, paint: Paint, pointer: Pointer, shape: Callable[..., Mask]
    ) -> None:
        super().__init__(document, paint, Brush(), pointer)
        self._shape = shape

    def mask(self) -> Mask:
        """The cells of the shape."""
        start, end = self.start, self.now
        if self.pointer.shift:
            end = squared(start, end)
        if self.pointer.alt:
            start = (2 * start[0] - end[0], 2 * start[1] - end[1])
        return self._shape(start, end, self.document.level, hollow=self.pointer.ctrl)


@dataclass(slots=True)
class RectangleTool(PaintTool):
    """Painted rectangles."""

    id: ClassVar[str] = "rectangle"

    def begin(self, document: Document, pointer: Pointer) -> BoxStroke:
        """Start a rectangle."""
        return BoxStroke(document, self.paint, pointer, rectangle)


@dataclass(slots=True)
class EllipseTool(PaintTool):
    """Painted ellipses."""

    id: ClassVar[str] = "ellipse"

    def begin(self, document: Document, pointer: Pointer) -> BoxStroke:
        """Start an ellipse."""
        return BoxStroke(document, self.paint, pointer, ellipse)
