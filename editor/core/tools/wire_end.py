"""Taking hold of the end of a wire and leading it to something else, as one step."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from editor.core.document import Document, Plan
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.wire_drag import WireDrag
from editor.core.tools.wire_ground import WireGround
from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.arm import Arm, arm
from simulation.wiring.erase import plan_erase
from simulation.wiring.grid import ObjectCells, WireGrid, terminal_at
from simulation.wiring.section import wire_under
from simulation.wiring.sides import BITS, STEP, Edge

HALF = 128
"""The middle of a cell, where a pointer counts its place in 1/256."""


@dataclass(frozen=True, slots=True)
class WireEnd:
    """The run from the end that was taken hold of to its other end, the anchor."""

    anchor: Cell
    edges: tuple[Edge, ...]


def end_at(grid: WireGrid, objects: ObjectCells, pointer: Pointer) -> WireEnd | None:
    """The end that the pointer takes hold of: at an object, a joint or a loose end that of the arm nearest
    to it; in the middle of a wire the nearer one. None without wire, and for a wire back to itself."""
    wires, cell = grid.at(pointer.cell), pointer.cell
    upper = wire_under(grid, cell)
    if wires is None or upper is None:
        return None
    at_end = terminal_at(objects, cell) is not None or len(BITS[upper[1]]) != 2
    sides = sorted(BITS[wires.mask if at_end else upper[1]], key=lambda side: _away(side, pointer))
    if at_end:
        held = arm(grid, objects, cell, sides[0])
        return None if held.end[0] == cell else WireEnd(held.end[0], held.edges)
    near, far = sorted((arm(grid, objects, cell, side) for side in sides), key=_length)
    return None if near.end == far.end else WireEnd(far.end[0], (*near.edges, *far.edges))


class WireEndDrag(WireDrag):
    """Leads the end on a found way (A: on an L) from its anchor to the pointer; its old place is free.

    Let go where it was taken hold of, or at its anchor, it stays as it is.
    """

    verb: ClassVar[str] = "retarget"

    def __init__(self, document: Document, pointer: Pointer, end: WireEnd, *, forced: bool = False) -> None:
        ground = WireGround.of(document)
        ground = ground.without(plan_erase(ground.grid, ground.objects, end.edges))
        super().__init__(document, replace(pointer, cell=end.anchor), ground=ground, forced=forced)
        self._taken_at = pointer.cell
        self._begun_at = pointer.cell
        self.routing = True
        self.move(pointer)

    def plan(self) -> Plan:
        """The wire laid to where the pointer is."""
        if self._pointer.cell in (self._taken_at, self._fixed[0]):
            return None
        return super().plan()

    def preview(self) -> Preview:
        """The same as of any drag, once it has left its place."""
        if self._pointer.cell in (self._taken_at, self._fixed[0]):
            return Preview(targets=self.targets(self.drag())).saying(Message("tool.wire_end_held"))
        return super().preview()


def _length(held: Arm) -> int:
    return len(held.edges)


def _away(side: int, pointer: Pointer) -> int:
    """How far a side of the cell is from the pointer."""
    dx, dy = STEP[side]
    x, y = (place - HALF for place in pointer.point)
    return abs(x - dx * HALF) + abs(y - dy * HALF)
