"""Quick fixes of timers that delay nothing: taken out with their wire, or what leads around them cut."""

from __future__ import annotations

from collections.abc import Iterable

from editor.core.document import Document, Plan
from editor.core.edits.draft import Draft
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.edits.wire_edit import WireEdit
from schemas.finding import Finding
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import Timer
from simulation.level.level import Level, body_cells
from simulation.wiring.arm import ends_section
from simulation.wiring.change import WireChange, after
from simulation.wiring.erase import plan_erase
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.net_table import Node
from simulation.wiring.nets import nodes_in, walk
from simulation.wiring.path import edges_along
from simulation.wiring.section import section_of
from simulation.wiring.sides import BITS, Edge, edge_of
from simulation.wiring.witness import way_back

MOST_WAYS = 32
"""Ways around a timer that are cut one after another."""


def remove_timer(document: Document, finding: Finding) -> Plan:
    """Take the timer out with the wire that leads to it alone."""
    return _without(document, finding.objects[:1])


def keep_quickest(document: Document, finding: Finding) -> Plan:
    """Of parallel timers keep the one with the shortest delay."""
    timers = [each for key in finding.objects if isinstance(each := document.level.objects[key], Timer)]
    slower = sorted(timers, key=lambda timer: (timer.delay_ms, timer.id))[1:]
    return _without(document, [timer.id for timer in slower])


def cut_bypass(document: Document, finding: Finding) -> Plan:
    """Cut what leads around the timer: of each way the shortest section that is not at the timer itself."""
    grid, objects = document.level.wires, document.derived.object_cells
    change, timer = WireChange(), document.level.objects[finding.objects[0]]
    for _ in range(MOST_WAYS):
        way = _around(grid, timer.cell)
        if not way:
            break
        step = plan_erase(grid, objects, _middle(grid, objects, way))
        grid, change = after(grid, step), change.then(step)
    return WireEdit.plan("erase", change)


def _without(document: Document, timers: Iterable[str]) -> Plan:
    draft = Draft(document.level)
    for key in timers:
        draft.do(WireEdit.plan("erase", _erased(draft.level, key)))
        draft.do(RemoveObjects.plan(draft.level, [key]))
    return draft.as_one(Message("fix.remove_timer"))


def _erased(level: Level, key: str) -> WireChange:
    """The sections of wire that end at the timer; with them gone nothing heals when it is lifted."""
    objects = level.object_cells()
    ports = [
        edge_of(cell, side)
        for cell in body_cells(level.objects[key])
        for side in BITS[level.wires.mask(cell)]
    ]
    edges = [edge for port in ports for edge in section_of(level.wires, objects, port)]
    return plan_erase(level.wires, objects, dict.fromkeys(edges))


def _around(grid: WireGrid, cell: Cell) -> list[Cell]:
    """A shortest way from one port of a timer along wires to another of its ports, both ends included."""
    for port in nodes_in(grid, cell):
        came: dict[Node, Node | None] = {port: None}
        for node in (queue := [port]):
            for there in walk(grid, node):
                if there in came:
                    continue
                came[there] = node
                if there[0] == cell:
                    return way_back(came, there)
                queue.append(there)
    return []


def _middle(grid: WireGrid, objects: ObjectCells, way: list[Cell]) -> list[Edge]:
    """The shortest section of the way between its first and its last one; the last of two; the only one."""
    parts: list[list[Edge]] = [[]]
    for edge, there in zip(edges_along(way), way[1:], strict=True):
        parts[-1].append(edge)
        if any(ends_section(objects, node) for node in nodes_in(grid, there)):
            parts.append([])
    parts = [part for part in parts if part]
    return min(parts[1:-1] or parts[-1:], key=len)
