"""Quick fixes of too many connections: cut one, delete its wire, make a joint a hop, drive a door instead."""

from __future__ import annotations

from collections.abc import Sequence

from editor.core.document import Document, Plan
from editor.core.edits.draft import Draft
from editor.core.edits.routing import Router
from editor.core.edits.wire_edit import WireEdit
from editor.core.refusal import Refusal
from schemas.finding import Finding
from schemas.message import Message
from schemas.model import Cell
from simulation.level.level import Level, body_cells
from simulation.wiring.change import WireChange, after
from simulation.wiring.crossing import plan_crossing
from simulation.wiring.drag import plan_drag
from simulation.wiring.erase import plan_erase
from simulation.wiring.grid import HOP_H, JOINT, WireGrid
from simulation.wiring.path import edges_along
from simulation.wiring.section import section_of
from simulation.wiring.sides import Edge, apart
from simulation.wiring.witness import Ways, shared

MOST_WAYS = 32
"""Ways between two objects that are cut one after another."""
MOST_DOORS = 5
"""Doors, the nearest first, that a way is looked for to."""


def cut_here(document: Document, finding: Finding) -> Plan:
    """Cut the second connection right behind the place where the two part."""
    return _cut(document, finding, whole=False)


def delete_section(document: Document, finding: Finding) -> Plan:
    """Delete the wire that leads to the second object alone, up to the last joint before it."""
    return _cut(document, finding, whole=True)


def make_hop(document: Document, finding: Finding) -> Plan:
    """Let the wires of a joint of four arms pass over each other; None where that parts nothing."""
    level = document.level
    for cell in dict.fromkeys(finding.cells):
        wires = level.wires.at(cell)
        if wires is None or wires.x4 != JOINT or wires.part:
            continue
        change = plan_crossing(level.wires, cell, HOP_H)
        if not finding.objects or len(_linked(document, finding, after(level.wires, change))) < 2:
            return WireEdit.plan("cross", change)
    return None


def door_instead(document: Document, finding: Finding) -> Plan:
    """Delete the second activator's wire and draw one from it to the nearest door."""
    linked = _linked(document, finding, document.level.wires)
    cut = delete_section(document, finding)
    if cut is None or isinstance(cut, Refusal):
        return cut
    draft = Draft(document.level)
    draft.do(cut)
    drawn = _to_a_door(document, draft.level, linked[1])
    if isinstance(drawn, Refusal):
        return drawn
    draft.do(drawn)
    return draft.as_one(Message("step.repair", fix=Message("fix.door_instead", second=linked[1])))


def _cut(document: Document, finding: Finding, *, whole: bool) -> Plan:
    """Cut way after way until the second object is apart from the first or from the one that has both."""
    grid, objects = document.level.wires, document.derived.object_cells
    linked = _linked(document, finding, grid)
    if len(linked) < 2:
        return None
    hub, change = finding.objects[0], WireChange()
    for _ in range(MOST_WAYS):
        ways = Ways(grid, objects)
        first, second = (ways.between(hub, [key]) for key in linked[:2])
        if not (first and second):
            break
        edges = _to_cut(first, second, finding.cells)
        if whole:
            edges = section_of(grid, objects, edges[-1])
        step = plan_erase(grid, objects, edges[:1] if not whole else edges)
        grid, change = after(grid, step), change.then(step)
    return WireEdit.plan("erase", change)


def _to_cut(first: list[Cell], second: list[Cell], marked: Sequence[Cell]) -> list[Edge]:
    """The edges of the second way behind the marker and what both share; of the first if it is the longer."""
    common = shared(first, second)
    if len(common) == len(second):
        second = first
    start = max(len(common) - 1, 0)
    if marked and marked[0] in second[start:-1]:
        start = second.index(marked[0], start)
    return edges_along(second[start:])


def _linked(document: Document, finding: Finding, grid: WireGrid) -> list[str]:
    """Those of the objects named that are connected to the first of them."""
    ways, hub = Ways(grid, document.derived.object_cells), finding.objects[0]
    return [key for key in finding.objects[1:] if ways.between(hub, [key])]


def _to_a_door(document: Document, level: Level, activator: str) -> WireEdit | Refusal:
    """A wire to the nearest door that one can be drawn to without joining others."""
    objects, start = level.object_cells(), body_cells(level.objects[activator])
    doors = [cell for door in level.of_family("door") for cell in body_cells(door)[:1]]
    router = Router(level.wires, objects, (level.width, level.height))
    limit = document.derived.ruleset.wiring.activators_per_door
    for door in sorted(doors, key=lambda cell: (apart(cell, start[0]), cell))[:MOST_DOORS]:
        way = router.way_from(start, door)
        drag = plan_drag(level.wires, objects, way, False, None, limit) if way else None
        if drag is not None and drag.refusal is None:
            return WireEdit.plan("draw", drag.change)
    return Refusal(Message("fix.no_door"), objects=(activator,))
