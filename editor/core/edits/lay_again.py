"""Laying taken-up wires anew: each to where its object is now, making no connection but its own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from editor.core.edits.draft import Draft
from editor.core.edits.follow import Carried, Run
from editor.core.edits.routing import Router, drawn
from editor.core.edits.wire_edit import WireEdit
from editor.core.refusal import Refusal, RefusedError
from schemas.message import Message
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.arm import Arm, arm
from simulation.wiring.change import WireChange, change_to
from simulation.wiring.decide import united
from simulation.wiring.erase import plan_erase
from simulation.wiring.grid import HOPS, ObjectCells, WireCell, WireGrid, terminal_at, wire_cell
from simulation.wiring.sides import BITS, apart, edge_of, side_towards

Knot = tuple[Cell, int]
"""An object's cell and the sides there, before anything was taken up, that are one wire."""
Names = Mapping[Run, Sequence[str]]
"""Per run the names that were written on it."""


def take_up(draft: Draft, runs: Iterable[Run]) -> Names:
    """Erase the runs; the names that were written on them."""
    named = {run: _names_on(draft.level.wires, run) for run in runs}
    edges = sorted({edge for run in named for edge in run.edges})
    draft.do(WireEdit.plan("erase", plan_erase(draft.level.wires, draft.level.object_cells(), edges)))
    grid = draft.level.wires
    return {run: [name for cell, name in found if not grid.mask(cell)] for run, found in named.items()}


def lay_again(draft: Draft, runs: Iterable[Run], carried: Carried, names: Names) -> None:
    """Lay the runs anew on a draft in which they were taken up and all objects stand where they will.

    `names`: what is to be written on them. Raises RefusedError where there is no way.
    """
    laid = plan_lay_again(draft.level, runs, carried, names)
    if isinstance(laid, Run):
        ends = (carried.cell(laid.plug), laid.anchor)
        raise RefusedError(Refusal(Message("edit.no_way_for_wire"), ends))
    draft.do(WireEdit.plan("draw", laid))


def plan_lay_again(level: Level, runs: Iterable[Run], carried: Carried, names: Names) -> WireChange | Run:
    """Lay the runs on a level from which they were taken up; a run for which there is no way, if any.

    The shortest first, then, should one find no way, the longest first.
    """
    objects = level.object_cells()
    ordered = sorted(runs, key=lambda run: apart(run.anchor, carried.cell(run.plug)))
    stuck: Run | None = None
    for order in (ordered, ordered[::-1]):
        laying = _Laying(level, objects, order, carried)
        failed = next((run for run in order if not laying.lay(run, names.get(run, ()))), None)
        if failed is None:
            return change_to(level.wires, {cell: laying.grid.at(cell) for cell in laying.cells})
        stuck = stuck or failed
    assert stuck is not None
    return stuck


class _Laying:
    """A grid on which runs are laid one by one."""

    def __init__(self, level: Level, objects: ObjectCells, runs: list[Run], carried: Carried) -> None:
        self.grid = level.wires.copy()
        self.cells: set[Cell] = set()
        self._objects = objects
        self._size = (level.width, level.height)
        self._carried = carried
        self._anchors = {run.anchor for run in runs}
        self._knots = _knots(runs, carried)

    def lay(self, run: Run, names: Sequence[str]) -> bool:
        """Lay one and write its names on it; False when there is no way."""
        end = self._carried.cell(run.plug)
        if not run.edges and self._lies_on(run, end):
            return True
        way = self._way(run, end)
        if way is None:
            return False
        self._put(drawn(self.grid, self._objects, way))
        if len(way) > 1:
            self._unite((run.anchor, run.held), way[0], side_towards(way[0], way[1]))
            self._write(way, names)
            self._unite((end, self._carried.sides(run.joined)), end, side_towards(end, way[-2]))
        return True

    def _way(self, run: Run, end: Cell) -> list[Cell] | None:
        """From the anchor, else from anywhere on the wire that leads on from it; a branch from anywhere."""
        router = Router(self.grid, self._objects, self._size, self._anchors - {run.anchor})
        starts = list(dict.fromkeys([run.anchor, *self._beyond(run)]))
        way = router.way(run.anchor, end) if run.edges else None
        return way or router.way_from(starts, end)

    def _ahead(self, run: Run) -> Iterator[Arm]:
        """The arms of the wire that stays at the anchor."""
        wires = self.grid.at(run.anchor)
        for side in BITS[run.held & (wires.mask if wires is not None else 0)]:
            yield arm(self.grid, self._objects, run.anchor, side)

    def _beyond(self, run: Run) -> Iterator[Cell]:
        """The cells of the wire that the run is one with, up to the next joints and objects.

        Not where another wire crosses, and not at an object: what ends there is a wire of its own.
        """
        for cell in (cell for ahead in self._ahead(run) for edge in ahead.edges for cell in edge):
            if self.grid.cells[cell].x4 not in HOPS and terminal_at(self._objects, cell) is None:
                yield cell

    def _lies_on(self, run: Run, end: Cell) -> bool:
        """Whether the object was moved along the wire that runs through it."""
        return end == run.anchor or any(ahead.end[0] == end for ahead in self._ahead(run))

    def _unite(self, knot: Knot, cell: Cell, side: int) -> None:
        """At an object the run is one wire again with what it was one with."""
        wires = self.grid.cells[cell]
        if cell != knot[0] or not wires.part:
            return
        self._knots[knot] |= side
        part = united([*wires.part, self._knots[knot] & wires.mask])
        self._put({cell: wire_cell(wires.mask, wires.x4, part, wires.label)})

    def _write(self, way: list[Cell], names: Sequence[str]) -> None:
        free = [cell for cell in way[len(way) // 2 :] + way if not self.grid.cells[cell].label]
        for cell, name in zip(dict.fromkeys(free), names, strict=False):
            self._put({cell: self.grid.cells[cell]._replace(label=name)})

    def _put(self, after: dict[Cell, WireCell | None]) -> None:
        for cell, wires in after.items():
            self.grid.put(cell, wires)
            self.cells.add(cell)


def _knots(runs: list[Run], carried: Carried) -> dict[Knot, int]:
    """Per knot the sides that are left of it; laying adds to them."""
    taken = {edge for run in runs for edge in run.edges}
    knots: dict[Knot, int] = {}
    for run in runs:
        left = sum(side for side in BITS[run.held] if edge_of(run.anchor, side) not in taken)
        knots[(run.anchor, run.held)] = left
        knots[(carried.cell(run.plug), carried.sides(run.joined))] = carried.sides(run.along)
    return knots


def _names_on(grid: WireGrid, run: Run) -> list[tuple[Cell, str]]:
    cells = dict.fromkeys(cell for edge in run.edges for cell in edge)
    found = ((cell, grid.at(cell)) for cell in cells)
    return [(cell, wires.label) for cell, wires in found if wires is not None and wires.label]
