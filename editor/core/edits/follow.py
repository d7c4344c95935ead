"""Wires that follow moved objects: taken up and laid anew, with no link made or broken."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from editor.core.edits.draft import Draft
from editor.core.edits.routing import Router
from editor.core.edits.wire_edit import WireEdit
from editor.core.refusal import Refusal, RefusedError
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.level.level import Level, body_cells
from simulation.wiring.drag import plan_drag
from simulation.wiring.erase import plan_erase
from simulation.wiring.grid import terminal_at
from simulation.wiring.nets import nets
from simulation.wiring.section import section
from simulation.wiring.sides import BITS, Edge


@dataclass(frozen=True, slots=True)
class Run:
    """The wire from a moved object to the next joint, object or end; without edges: one that runs through."""

    edges: tuple[Edge, ...]
    plug: Cell
    anchor: Cell


def runs_of(level: Level, objects: Iterable[AnyPlaced], inner: frozenset[Edge]) -> list[Run]:
    """The runs of these objects that lead out of the selection, whose own edges are `inner`."""
    cells = level.object_cells()
    found: dict[tuple[Edge, ...] | Cell, Run] = {}
    for cell in (cell for placed in objects for cell in body_cells(placed)):
        wires = level.wires.at(cell)
        if wires is None or terminal_at(cells, cell) is None:
            continue
        for group in wires.groups:
            if len(BITS[group]) > 1:
                found.setdefault(cell, Run((), cell, cell))
                continue
            edges = tuple(section(level.wires, cells, (cell, group)))
            if not inner.issuperset(edges):
                found.setdefault(edges, Run(edges, cell, _other_end(edges, cell)))
    return list(found.values())


def take_up(draft: Draft, runs: Iterable[Run]) -> None:
    """Erase the runs."""
    edges = sorted({edge for run in runs for edge in run.edges})
    draft.do(WireEdit.plan("erase", plan_erase(draft.level.wires, draft.level.object_cells(), edges)))


def lay_again(draft: Draft, runs: Iterable[Run], moved: Callable[[Cell], Cell]) -> None:
    """Lay each run from its anchor to where its plug went; `moved` says where a cell is now.

    Raises RefusedError where there is no way.
    """
    pending = list(runs)
    for run in pending:
        level, objects = draft.level, draft.level.object_cells()
        start, end = moved(run.anchor) if run.edges else run.anchor, moved(run.plug)
        avoid = {other.anchor for other in pending} - {start}
        way = Router(level.wires, objects, (level.width, level.height), avoid).way(start, end)
        if way is None:
            raise RefusedError(Refusal(Message("edit.no_way_for_wire"), (start, end)))
        draft.do(WireEdit.plan("draw", plan_drag(level.wires, objects, way, forced=True).change))


def same_links(before: Level, after: Level) -> bool:
    """Whether the same objects hang together as before."""
    return _attachments(before) == _attachments(after)


def _attachments(level: Level) -> list[tuple[str, ...]]:
    return sorted(objects for objects in nets(level.wires, level.object_cells()).objects if objects)


def _other_end(edges: Iterable[Edge], plug: Cell) -> Cell:
    """The cell that ends a run whose one end is `plug`; the plug itself for a ring."""
    ends: dict[Cell, int] = {}
    for edge in edges:
        for cell in edge:
            ends[cell] = ends.get(cell, 0) + 1
    return next((cell for cell in sorted(ends) if ends[cell] % 2 and cell != plug), plug)
