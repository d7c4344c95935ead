"""The Wiring tool: draws wires, moves their ends, turns crossings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from editor.core.document import Document
from editor.core.link_words import links_said, net_said
from editor.core.naming import label
from editor.core.net_names import net_name
from editor.core.tools.erase import WireErasing
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture, Tool
from editor.core.tools.wire_drag import WireDrag
from editor.core.tools.wire_end import WireEndDrag, end_at
from editor.core.tools.wire_pick import lighting, net_at
from schemas.message import Message
from simulation.wiring.grid import terminal_at


@dataclass(slots=True)
class Wire(Tool):
    """Draws wires. `flags`: conflicts are drawn without Alt, for the level check to flag."""

    id: ClassVar[str] = "wire"
    by_clicks: ClassVar[bool] = True
    flags: bool = False
    routing: bool = False
    """Whether drags begin with finding their way: A at rest switches it."""

    def begin(self, document: Document, pointer: Pointer) -> Gesture:
        """Start a drag; with Ctrl take hold of the end of a wire."""
        end = end_at(document.level.wires, document.derived.object_cells, pointer) if pointer.ctrl else None
        if end is not None:
            return WireEndDrag(document, pointer, end, forced=self.flags)
        drag = WireDrag(document, pointer, forced=self.flags)
        drag.routing = self.routing
        return drag

    def key(self, name: str) -> bool:
        """A: the next drags find their way, or no longer."""
        if name == "a":
            self.routing = not self.routing
        return name == "a"

    def begin_right(self, document: Document, pointer: Pointer) -> Gesture:
        """Start to erase wire."""
        return WireErasing(document, pointer)

    def hover(self, document: Document, pointer: Pointer) -> Preview:
        """Where a drag would start."""
        return lighting(document, pointer, Preview().saying(*self._words(document, pointer)))

    def _words(self, document: Document, pointer: Pointer) -> list[Message]:
        level, derived, cell = document.level, document.derived, pointer.cell
        found = terminal_at(derived.object_cells, cell)
        if found is not None:
            start = Message("tool.wire_from", what=label(level, found[0]))
            return [start, *links_said(document, found[0]), Message("tool.wire_ends")]
        net = net_at(document, cell)
        routes = [Message("tool.wire_routes")] if self.routing else []
        if net is None:
            return [*routes, Message("tool.wire_starts")]
        crosses = level.wires.cells[cell].x4
        hints = [Message("tool.wire_crossing")] if crosses else []
        return [Message("tool.wire_joins", net=net_name(document, net)), *net_said(document, net), *hints]
