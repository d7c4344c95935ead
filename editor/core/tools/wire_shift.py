"""A straight piece of wire pushed sideways: its neighbours grow or shrink, nothing is joined or parted."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from editor.core.document import Document, Plan
from editor.core.edits.wire_edit import WireEdit
from editor.core.net_names import keeping_names
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.tool import Gesture
from editor.core.tools.wire_ground import WireGround
from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.arm import arm
from simulation.wiring.erase import plan_erase
from simulation.wiring.grid import ObjectCells, WireGrid, terminal_at
from simulation.wiring.path import drag_path, edges_along, turns, visits
from simulation.wiring.section import wire_under
from simulation.wiring.sides import BITS, STRAIGHTS, Edge, edge_of


@dataclass(frozen=True, slots=True)
class Straight:
    """A straight piece within a wire: the corners of the wire from end to end, it begins at the `at`-th."""

    corners: tuple[Cell, ...]
    at: int
    edges: tuple[Edge, ...]
    """All edges of the wire."""

    @property
    def across(self) -> bool:
        """Whether it lies along a row, so that it moves up and down."""
        return self.corners[self.at][1] == self.corners[self.at + 1][1]


def straight_at(grid: WireGrid, objects: ObjectCells, cell: Cell, held: frozenset[Edge]) -> Straight | None:
    """The straight piece of the upper wire in a cell, if one of its edges there is among `held`."""
    upper = wire_under(grid, cell)
    sides = [side for side in BITS[upper[1]] if edge_of(cell, side) in held] if upper is not None else []
    if not sides or terminal_at(objects, cell) is not None:
        return None
    ahead = arm(grid, objects, cell, sides[0])
    start = ahead.end[0]
    whole = arm(grid, objects, start, ahead.entry)
    corners = _corners(whole.cells)
    on = next(at for at in range(len(corners) - 1) if _between(cell, corners[at], corners[at + 1]))
    return Straight(tuple(corners), on, whole.edges)


class WireShift(Gesture):
    """The piece follows the pointer sideways. Where it may not lie it keeps one cell off, else it is refused.

    Without any movement it ends as the click `clicked`.
    """

    def __init__(self, document: Document, pointer: Pointer, straight: Straight, clicked: Gesture) -> None:
        self._document = document
        self._start = self._pointer = pointer
        self._straight = straight
        self._clicked = clicked
        whole = WireGround.of(document)
        self._whole = whole
        self._ground = whole.without(plan_erase(whole.grid, whole.objects, straight.edges))

    @property
    def distance(self) -> int:
        """Cells sideways."""
        axis = 1 if self._straight.across else 0
        return self._pointer.cell[axis] - self._start.cell[axis]

    def move(self, pointer: Pointer) -> None:
        """The piece follows."""
        self._pointer = pointer

    def plan(self) -> Plan:
        """The wire laid with the piece elsewhere."""
        path = self._path()
        if path is None:
            cells = tuple(drag_path(self._wanted(self.distance)))
            return Refusal(Message("edit.wire_cannot_shift"), cells)
        if not self.distance:
            return None
        change = self._ground.before.then(self._ground.drag(path, forced=True).change)
        return WireEdit.plan("shift", keeping_names(self._document, change, path))

    def preview(self) -> Preview:
        """Where the wire would lie."""
        if not self.distance:
            return self._clicked.preview()
        return Gesture.preview(self).saying(Message("tool.wire_shifts", count=abs(self.distance)))

    def finish(self) -> Plan:
        """The shift, or the click."""
        return Gesture.finish(self) if self.distance else self._clicked.finish()

    def done(self) -> None:
        """The piece stays selected where it lies now."""
        path = self._path()
        if self.distance and path is not None:
            self._document.select(Selection(edges=frozenset(edges_along(path))))

    def _path(self) -> list[Cell] | None:
        """The first way that makes no connection: with the piece where it should be, else one cell off."""
        nearer = -1 if self.distance > 0 else 1
        for off in (0, nearer, -nearer):
            path = drag_path(self._wanted(self.distance + off))
            if (off == 0 or self.distance + off) and self._is_free(path):
                return path
        return None

    def _wanted(self, distance: int) -> tuple[Cell, ...]:
        """The corners of the wire with the piece so far away. A loose end goes along, other ends stay."""
        corners, at = self._straight.corners, self._straight.at
        moved = [self._moved(corner, distance) for corner in corners[at : at + 2]]
        before = corners[:at] if at or self._is_loose(corners[0]) else corners[:1]
        rest = corners[at + 2 :] if at + 2 < len(corners) or self._is_loose(corners[-1]) else corners[-1:]
        return (*before, *moved, *rest)

    def _moved(self, cell: Cell, distance: int) -> Cell:
        x, y = cell
        return self._ground.inside((x, y + distance) if self._straight.across else (x + distance, y))

    def _is_loose(self, end: Cell) -> bool:
        wires = self._whole.grid.at(end)
        return wires is not None and len(BITS[wires.mask]) == 1 and not wires.part

    def _is_free(self, path: Sequence[Cell]) -> bool:
        """Whether the way meets nothing but at its ends, but for wires that it crosses straight."""
        if len(set(path)) != len(path) or len(path) < 2:
            return False
        found = visits(path)
        ends = (path[0], path[-1])
        if not all(self._may_end(end, found[end][0]) for end in ends):
            return False
        return all(self._may_pass(cell, found[cell][0]) for cell in path[1:-1])

    def _may_pass(self, cell: Cell, sides: int) -> bool:
        mask = self._ground.grid.mask(cell)
        free = terminal_at(self._ground.objects, cell) is None
        return free and (not mask or (mask in STRAIGHTS and sides in STRAIGHTS and not mask & sides))

    def _may_end(self, cell: Cell, side: int) -> bool:
        """As it ended there before: on the same object or joint, or in the open."""
        wires, left = self._whole.grid.at(cell), self._ground.grid.at(cell)
        if wires is None or self._is_loose(cell):
            return left is None and terminal_at(self._ground.objects, cell) is None
        through = any(len(BITS[group]) > 1 for group in wires.part)
        return not through and not (left is not None and left.mask & side)


def _corners(cells: Sequence[Cell]) -> list[Cell]:
    """The ends of a way and where it turns."""
    return [cells[0], *turns(cells), cells[-1]]


def _between(cell: Cell, one: Cell, other: Cell) -> bool:
    (left, right), (top, bottom) = (sorted(pair) for pair in zip(one, other, strict=True))
    return left <= cell[0] <= right and top <= cell[1] <= bottom
