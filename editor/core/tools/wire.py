"""The Wiring tool: an L from the last fixed corner to the pointer, told in words before it is released."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from editor.core.document import Document, Plan
from editor.core.edits.wire_edit import WireEdit
from editor.core.naming import label, with_names
from editor.core.refusal import Refusal
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview, preview_of
from editor.core.tools.tool import Gesture, Tool
from schemas.message import Message
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.crossing import plan_crossing, plan_flip
from simulation.wiring.drag import DragPlan, plan_drag
from simulation.wiring.grid import HOP_H, HOPS, JOINT, terminal_at
from simulation.wiring.path import l_corners


class WireDrag(Gesture):
    """Corners fixed so far and the L to the pointer.

    The first move off a corner chooses the first leg, Space flips it, Shift keeps straight, Enter fixes a
    corner, Backspace frees the last one, Alt draws what would be refused.
    """

    def __init__(self, document: Document, pointer: Pointer) -> None:
        self._document = document
        self._fixed = [_inside(document.level, pointer.cell)]
        self._pointer = pointer
        self._horizontal_first: bool | None = None

    def move(self, pointer: Pointer) -> None:
        """The last leg follows the pointer; back on the corner, the next move chooses the leg anew."""
        self._pointer = pointer
        dx, dy = (now - then for now, then in zip(pointer.cell, self._fixed[-1], strict=True))
        if (dx, dy) == (0, 0):
            self._horizontal_first = None
        elif self._horizontal_first is None:
            self._horizontal_first = abs(dx) >= abs(dy)

    def key(self, name: str) -> bool:
        """Space, Enter and Backspace as above."""
        if name == "space":
            self._horizontal_first = not self._horizontal_first
        elif name == "enter":
            self._fix()
        elif name == "backspace" and len(self._fixed) > 1:
            self._fixed.pop()
        else:
            return False
        return True

    def corners(self) -> list[Cell]:
        """All corners from the press to the pointer."""
        start, end = self._fixed[-1], _inside(self._document.level, self._pointer.cell)
        if self._pointer.shift:
            across = abs(end[0] - start[0]) >= abs(end[1] - start[1])
            end = (end[0], start[1]) if across else (start[0], end[1])
        return [*self._fixed[:-1], *l_corners(start, end, self._horizontal_first is not False)]

    def drag(self) -> DragPlan:
        """What wiring makes of it."""
        level, derived = self._document.level, self._document.derived
        forced, limit = self._pointer.alt, derived.ruleset.wiring.activators_per_door
        return plan_drag(level.wires, derived.object_cells, self.corners(), forced, derived.nets, limit)

    def plan(self) -> Plan:
        """Draw the wire, or the reason why not."""
        return self._plan_of(self.drag())

    def preview(self) -> Preview:
        """New wire, dots, arcs, attached objects and the sentences of the drag."""
        drag = self.drag()
        said = [with_names(self._document.level, message) for message in drag.says]
        if len(drag.path) < 2:
            said.append(Message("tool.wire_starts"))
        return replace(preview_of(self._plan_of(drag)), drag=drag).saying(*said)

    def _plan_of(self, drag: DragPlan) -> Plan:
        if drag.refusal is not None:
            return Refusal(with_names(self._document.level, drag.refusal), drag.path, drag.attached)
        return WireEdit.plan_more(self._document.level, "draw", drag.change)

    def _fix(self) -> None:
        end = self.corners()[-1]
        if end != self._fixed[-1]:
            self._fixed += [corner for corner in self.corners()[len(self._fixed) :] if corner != end] + [end]
            self._horizontal_first = None


@dataclass(slots=True)
class Wire(Tool):
    """Draws wires; F flips and J joins the crossing under the pointer."""

    id: ClassVar[str] = "wire"

    def begin(self, document: Document, pointer: Pointer) -> WireDrag:
        """Start a drag."""
        return WireDrag(document, pointer)

    def hover(self, document: Document, pointer: Pointer) -> Preview:
        """Where a drag would start."""
        level, derived = document.level, document.derived
        found = terminal_at(derived.object_cells, pointer.cell)
        if found is not None:
            return Preview().saying(Message("tool.wire_from", what=label(level, found[0])))
        if level.wires.at(pointer.cell) is not None:
            return Preview().saying(Message("tool.wire_joins"))
        return Preview().saying(Message("tool.wire_starts"))


def plan_crossing_key(level: Level, cell: Cell, name: str) -> WireEdit:
    """F puts the other wire of a hop on top, J makes a hop a joint or a joint a hop; else an empty edit."""
    if name == "f":
        return WireEdit.plan("cross", plan_flip(level.wires, cell))
    wires = level.wires.at(cell)
    state = JOINT if wires is not None and wires.x4 in HOPS else HOP_H
    return WireEdit.plan("cross", plan_crossing(level.wires, cell, state))


def _inside(level: Level, cell: Cell) -> Cell:
    return (min(max(cell[0], 0), level.width - 1), min(max(cell[1], 0), level.height - 1))
