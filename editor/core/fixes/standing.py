"""Quick fixes of what stands wrong: removed, moved to where it may stand, or made stairs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from editor.core.document import Document, Plan
from editor.core.edits.paste import plan_move
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.edits.set_property import SetProperty
from editor.core.fragment import with_inner_nets
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from editor.core.transform import shift
from schemas.finding import Finding
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.level.level import area_cells

FARTHEST = 24
"""How many cells away a place is looked for."""


def remove_object(document: Document, finding: Finding) -> Plan:
    """Remove the culprit."""
    return RemoveObjects.plan(document.level, finding.objects[:1])


def make_stairs(document: Document, finding: Finding) -> Plan:
    """A portal inside the map is a stair down."""
    return SetProperty.plan(document.level, finding.objects[:1], "form", "stairs_down")


def move_to_nearest(document: Document, finding: Finding) -> Plan:
    """Move the culprit to the nearest cell where it may stand, its wires following."""
    placed = document.level.objects[finding.objects[0]]
    return _moved_to_first(document, placed, _rings(placed.cell))


def move_second(document: Document, finding: Finding) -> Plan:
    """Move the other one of two, its wires following."""
    placed = document.level.objects[finding.objects[1]]
    return _moved_to_first(document, placed, _rings(placed.cell))


def move_to_sanctum(document: Document, finding: Finding) -> Plan:
    """Move the culprit to the nearest free cell of a sanctum."""
    placed = document.level.objects[finding.objects[0]]
    x, y = placed.cell
    cells = area_cells(document.level.of_kind("sanctum"))
    return _moved_to_first(document, placed, sorted(cells, key=lambda cell: _far(cell, (x, y))))


def _moved_to_first(document: Document, placed: AnyPlaced, cells: Iterable[Cell]) -> Plan:
    rules = document.derived.placement
    chosen = with_inner_nets(document.derived.nets, Selection(objects=frozenset({placed.id})))
    for x, y in cells:
        dx, dy = x - placed.cell[0], y - placed.cell[1]
        if rules.why_not(shift(dx, dy).placed(placed)) is None:
            plan = plan_move(document.level, chosen, dx, dy, rules, follow=True)
            if not isinstance(plan, Refusal):
                return plan
    return Refusal(Message("fix.nowhere"), objects=(placed.id,))


def _rings(middle: Cell) -> Iterator[Cell]:
    """Cells around, the nearest first, by row."""
    x, y = middle
    for distance in range(1, FARTHEST + 1):
        span = range(-distance, distance + 1)
        yield from ((x + dx, y + dy) for dy in span for dx in span if max(abs(dx), abs(dy)) == distance)


def _far(cell: Cell, other: Cell) -> tuple[int, Cell]:
    return (max(abs(cell[0] - other[0]), abs(cell[1] - other[1])), cell)
