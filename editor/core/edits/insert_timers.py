"""Timers dropped into connections: one on each selected net, in the middle of its way from the activator."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from editor.core.document import Document
from editor.core.edits.group import EditGroup
from editor.core.edits.place_objects import PlaceObjects
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from schemas.ids import new_id
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.level.level import body_cells
from simulation.wiring.arm import Arm, arm
from simulation.wiring.grid import HOPS
from simulation.wiring.sides import BITS, Edge, edge_of

STARTS = (("activator",), ("mechanism",), ("door",))
"""Where a wire is split: beside its activator, for all behind it, else beside what it ends at."""


def plan_insert_timers(document: Document, selection: Selection) -> EditGroup | Refusal:
    """Put a timer on every net of the selection: on the selected wire, or beside a selected activator.

    A net is left out where no cell is free for one; refused when that goes for all.
    """
    level, places = document.level, []
    for net, edges in _chosen(document, selection).items():
        cell = _place(document, net, edges)
        if cell is not None and cell not in places:
            places.append(cell)
    if not places:
        return Refusal(Message("edit.no_place_for_timer"))
    taken, timers = set(level.objects), list[AnyPlaced]()
    for cell in places:
        key = new_id(taken)
        taken.add(key)
        timers.append(new_object("timer", cell, key, None, document.derived.ruleset))
    plan = PlaceObjects.plan(level, timers, document.derived.placement)
    if isinstance(plan, Refusal):
        return plan
    return EditGroup.of(Message("edit.insert_timers", count=len(timers)), [plan])


def _chosen(document: Document, selection: Selection) -> Mapping[int, frozenset[Edge]]:
    """The nets of the selection; with the edges that are selected, none where an object stands for them."""
    grid, nets = document.level.wires, document.derived.nets
    found: dict[int, set[Edge]] = {}
    for cell, other in sorted(selection.edges):
        side = next(side for side in (2, 4) if edge_of(cell, side) == (cell, other))
        wires = grid.at(cell)
        if wires is not None and wires.mask & side:
            found.setdefault(nets.net_of[(cell, wires.group(side))], set()).add((cell, other))
    if not found:
        for key in sorted(selection.objects):
            found.update((net, set()) for net in nets.of(key))
    return {net: frozenset(edges) for net, edges in found.items()}


def _place(document: Document, net: int, edges: frozenset[Edge]) -> Cell | None:
    """The free cell nearest to the middle of the first arm that has one."""
    arms = list(_arms(document, net))
    wanted = [way for way in arms if edges.intersection(way.edges)] if edges else arms
    for way in wanted:
        cells = [cell for cell in way.cells[1:-1] if not edges or _on(cell, edges)]
        free = [cell for cell in cells if _is_free(document, cell)]
        if free:
            middle = len(cells) // 2
            return min(free, key=lambda cell: (abs(cells.index(cell) - middle), cells.index(cell)))
    return None


def _arms(document: Document, net: int) -> Iterator[Arm]:
    """The arms of a net, from activators on it, then from mechanisms, then from doors."""
    level, nets, cells = document.level, document.derived.nets, document.derived.object_cells
    for families in STARTS:
        for key in nets.attached(net, *families):
            for cell in body_cells(level.objects[key]):
                for group in level.wires.groups(cell):
                    if nets.net_of.get((cell, group)) == net:
                        yield from (arm(level.wires, cells, cell, side) for side in BITS[group])


def _on(cell: Cell, edges: Iterable[Edge]) -> bool:
    return any(cell in edge for edge in edges)


def _is_free(document: Document, cell: Cell) -> bool:
    wires = document.level.wires.at(cell)
    alone = wires is not None and wires.x4 not in HOPS and not wires.part
    return alone and not document.derived.occupancy.at(cell)
