"""Quick fixes of what was set aside on opening: take it into the level after all, or drop it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from editor.core.document import Document, Plan
from editor.core.edits.draft import Draft
from editor.core.edits.level_property import SetLevelProperty
from editor.core.edits.place_objects import PlaceObjects
from editor.core.edits.wire_edit import WireEdit
from editor.core.refusal import Refusal
from schemas.finding import Finding
from schemas.ids import new_id
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.checks.set_aside import judged_part
from simulation.level.level import Level
from simulation.level.objects import judged
from simulation.wiring.drag import plan_drag

MOST_AT_ONCE = 200
"""Parts that one step takes in: each copies the list of them all, which a hostile file makes long."""
FARTHEST = 24
"""How many cells away from where it was, brought onto the map, a place is looked for."""


def drop_part(document: Document, finding: Finding) -> Plan:
    """Drop it for good."""
    index = _index(document, finding)
    return _dropped(document.level, index) if index is not None else None


def put_back(document: Document, finding: Finding) -> Plan:
    """Place the object as it is."""
    return _taken_in(document, finding, "fix.put_back", lambda placed: [placed])


def renumber(document: Document, finding: Finding) -> Plan:
    """Place the object with a new id, where it stood or near by."""
    key = new_id(document.level.objects)
    return _taken_in(
        document, finding, "fix.renumber",
        lambda placed: _near(document.level, placed.model_copy(update={"id": key})),
    )  # fmt: skip


def move_inside(document: Document, finding: Finding) -> Plan:
    """Place the object on the nearest cell of the map where it may stand."""
    return _taken_in(document, finding, "fix.move_inside", lambda placed: _near(document.level, placed))


def clip_run(document: Document, finding: Finding) -> Plan:
    """Draw what of the run lies on the map; None when nothing does, or when it is no straight run."""
    index = _index(document, finding)
    ends = (
        _clipped(document.level, document.level.kept["quarantine"][index]["value"])
        if index is not None
        else []
    )
    if index is None or len(ends) < 2:
        return None
    draft = Draft(document.level)
    drag = plan_drag(draft.level.wires, draft.level.object_cells(), ends, True)
    drawn = WireEdit.plan_more(draft.level, "draw", drag.change)
    if isinstance(drawn, Refusal):
        return drawn
    draft.do(drawn)
    draft.do(_dropped(draft.level, index))
    return draft.as_one(Message("fix.clip_run"))


def drop_parts(document: Document, findings: Iterable[Finding]) -> Plan:
    """Drop many at once."""
    level = document.level
    gone = frozenset(_index(document, finding) for finding in findings) - {None}
    left = [part for at, part in enumerate(level.kept.get("quarantine", ())) if at not in gone]
    return SetLevelProperty.plan_kept(level, "quarantine", left or None) if gone else None


def last_first(findings: Iterable[Finding]) -> list[Finding]:
    """Findings in an order in which mending one leaves the places of the others, MOST_AT_ONCE of parts."""
    found = list(findings)
    places = [_place(finding.path) for finding in found]
    parts = [each for each, place in zip(found, places, strict=True) if place is not None]
    others = [each for each, place in zip(found, places, strict=True) if place is None]
    return [*others, *sorted(parts, key=lambda each: -(_place(each.path) or 0))[:MOST_AT_ONCE]]


def _place(path: str) -> int | None:
    found = re.fullmatch(r"(?:quarantine|exclusions)\[(\d+)\]", path)
    return int(found[1]) if found is not None else None


def _index(document: Document, finding: Finding) -> int | None:
    """Where in the quarantine the finding's part lies; None when another part lies there by now."""
    index = _place(finding.path)
    if index is None or index >= len(document.level.kept.get("quarantine", ())):
        return None
    return index if judged_part(document.level, index)[1].message == finding.message else None


def _dropped(level: Level, index: int) -> SetLevelProperty:
    left = [part for at, part in enumerate(level.kept["quarantine"]) if at != index]
    return SetLevelProperty.plan_kept(level, "quarantine", left or None)


def _taken_in(document: Document, finding: Finding, name: str, candidates: Any) -> Plan:
    """Place the first of the candidates that may stand, and drop what was set aside."""
    index = _index(document, finding)
    if index is None:
        return None
    level = document.level
    value, size = level.kept["quarantine"][index]["value"], (level.width, level.height)
    placed, _ = judged(value, finding.path, level.objects, size)
    if placed is None:
        return None
    rules = document.derived.placement
    for candidate in candidates(placed):
        plan = PlaceObjects.plan(level, [candidate], rules)
        if not isinstance(plan, Refusal):
            draft = Draft(level)
            draft.do(plan)
            draft.do(_dropped(draft.level, index))
            return draft.as_one(Message(name))
    return Refusal(Message("fix.nowhere"))


def _near(level: Level, placed: AnyPlaced) -> Iterator[AnyPlaced]:
    """The object brought onto the map, then on the cells around, the nearest first."""
    x, y = (
        min(max(at, 0), side - 1) for at, side in zip(placed.cell, (level.width, level.height), strict=True)
    )
    for distance in range(FARTHEST + 1):
        for cell in _ring((x, y), distance):
            if level.contains(cell):
                yield placed.model_copy(update={"cell": cell})


def _ring(middle: Cell, distance: int) -> Iterator[Cell]:
    span = range(-distance, distance + 1)
    x, y = middle
    yield from ((x + dx, y + dy) for dy in span for dx in span if max(abs(dx), abs(dy)) == distance)


def _clipped(level: Level, value: Any) -> list[Cell]:
    """The ends of what lies on the map of a straight run."""
    match value:
        case [int(x0), int(y0), int(x1), int(y1)] if (x0 == x1) != (y0 == y1):
            pass
        case _:
            return []
    left, right, top, bottom = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
    if right < 0 or bottom < 0 or left >= level.width or top >= level.height:
        return []
    start = (max(left, 0), max(top, 0))
    end = (min(right, level.width - 1), min(bottom, level.height - 1))
    return [start, end] if start != end else []
