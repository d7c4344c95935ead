"""The Wiring tool: draws wires, moves their ends, turns crossings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from editor.core.document import Document
from editor.core.naming import label
from editor.core.tools.erase import WireErasing
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture, Tool
from editor.core.tools.wire_drag import WireDrag
from schemas.message import Message
from simulation.wiring.grid import terminal_at


@dataclass(slots=True)
class Wire(Tool):
    """Draws wires. `flags`: conflicts are drawn without Alt, for the level check to flag."""

    id: ClassVar[str] = "wire"
    by_clicks: ClassVar[bool] = True
    flags: bool = False

    def begin(self, document: Document, pointer: Pointer) -> Gesture:
        """Start a drag."""
        return WireDrag(document, pointer, forced=self.flags)

    def begin_right(self, document: Document, pointer: Pointer) -> Gesture:
        """Start to erase wire."""
        return WireErasing(document, pointer)

    def hover(self, document: Document, pointer: Pointer) -> Preview:
        """Where a drag would start."""
        level, derived = document.level, document.derived
        found = terminal_at(derived.object_cells, pointer.cell)
        if found is not None:
            return Preview().saying(Message("tool.wire_from", what=label(level, found[0])))
        if level.wires.at(pointer.cell) is not None:
            return Preview().saying(Message("tool.wire_joins"))
        return Preview().saying(Message("tool.wire_starts"))
