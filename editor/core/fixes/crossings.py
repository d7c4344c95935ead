"""Quick fixes of crossings: say that the wires hop or join; draw a joint of four arms as two of three."""

from __future__ import annotations

from editor.core.document import Document, Plan
from editor.core.edits.draft import Draft
from editor.core.edits.edit import Edit
from editor.core.edits.group import EditGroup
from editor.core.edits.level_property import SetLevelProperty
from editor.core.edits.wire_edit import WireEdit
from editor.core.refusal import Refusal
from schemas.finding import Finding
from schemas.message import Message
from schemas.model import Cell
from simulation.level.wires import UNSTATED
from simulation.wiring.crossing import plan_crossing
from simulation.wiring.drag import plan_drag
from simulation.wiring.erase import without_edges
from simulation.wiring.grid import HOP_H, JOINT, terminal_at
from simulation.wiring.sides import OPPOSITE, SIDES, VERTICAL, edge_of, neighbour


def say_hop(document: Document, finding: Finding) -> Plan:
    """The wires that cross there hop, as they do since the level was opened."""
    return _said(document, finding, HOP_H, "fix.say_hop")


def say_join(document: Document, finding: Finding) -> Plan:
    """The wires that cross there join."""
    return _said(document, finding, JOINT, "fix.say_join")


def offset_arm(document: Document, finding: Finding) -> Plan:
    """Move one arm of the joint to the cell beside it, so that two joints of three arms are left."""
    cell = finding.cells[0]
    wires = document.level.wires.at(cell)
    if wires is None or wires.x4 != JOINT or wires.part:
        return None
    for arm in SIDES:
        for aside in SIDES:
            if aside not in (arm, OPPOSITE[arm]) and _is_free(document, cell, arm, aside):
                return _moved(document, cell, arm, aside)
    return Refusal(Message("fix.in_the_way"), (cell,))


def _said(document: Document, finding: Finding, x4: int, name: str) -> Plan:
    """One step: the crossing, and its cell taken off those of which nothing is said."""
    level, cell = document.level, finding.cells[0]
    wires = level.kept.get("wires", {})
    left = [entry for entry in wires.get(UNSTATED, ()) if entry != list(cell)]
    rest = {key: value for key, value in wires.items() if key != UNSTATED} | (
        {UNSTATED: left} if left else {}
    )
    edits: list[Edit] = [
        WireEdit.plan("cross", plan_crossing(level.wires, cell, x4)),
        SetLevelProperty.plan_kept(level, "wires", rest or None),
    ]
    return EditGroup.of(Message(name), edits)


def _is_free(document: Document, cell: Cell, arm: int, aside: int) -> bool:
    """Whether the arm's next cell is plain wire, the one beside the joint too, and their common one empty."""
    grid, objects = document.level.wires, document.derived.object_cells
    out, beside = neighbour(cell, arm), neighbour(cell, aside)
    corner = neighbour(out, aside)
    straight = VERTICAL if arm & VERTICAL else 15 & ~VERTICAL
    plain = grid.mask(out) == straight and grid.mask(beside) == 15 & ~straight and not grid.mask(corner)
    clear = all(terminal_at(objects, each) is None for each in (out, beside, corner))
    return plain and clear and document.level.contains(corner)


def _moved(document: Document, cell: Cell, arm: int, aside: int) -> Plan:
    draft = Draft(document.level)
    out, beside = neighbour(cell, arm), neighbour(cell, aside)
    corners = [out, neighbour(out, aside), beside]
    grid, objects = draft.level.wires, document.derived.object_cells
    draft.do(WireEdit.plan("draw", plan_drag(grid, objects, corners, True).change))
    draft.do(WireEdit.plan("erase", without_edges(draft.level.wires, [edge_of(cell, arm)])))
    return draft.as_one(Message("fix.offset_arm"))
