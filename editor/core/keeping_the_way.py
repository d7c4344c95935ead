"""DOR-29 in the designer's hands: what would cut the last way to the sanctum is refused, with the reason.

That goes for what is built in the way and for ground painted over it. Alt does it all the same, for the level
check to flag: a designer may have to remodel in an order of their own. What is moved or pasted with its
ground is let pass: it often brings the way along.
"""

from __future__ import annotations

from dataclasses import replace

from editor.core.document import Document, Plan
from editor.core.edits.group import EditGroup
from editor.core.edits.object_edit import ObjectEdit
from editor.core.edits.paint_cells import PaintCells
from editor.core.refusal import Refusal
from editor.core.tools.preview import Preview
from schemas.message import Message
from simulation.level.level import body_cells

RULES = ("DOR-29",)


def refused_if_cutting(document: Document, plan: Plan) -> Plan:
    """The plan; a refusal in its place when it builds or paints something in the last way."""
    if isinstance(plan, PaintCells):
        return _painted(document, plan)
    edits = plan.edits if isinstance(plan, EditGroup) else (plan,)
    objects = [edit for edit in edits if isinstance(edit, ObjectEdit)]
    if not objects or any(isinstance(edit, PaintCells) and edit.layer == "terrain" for edit in edits):
        return plan
    before = [placed for edit in objects for placed in edit.before]
    after = [placed for edit in objects for placed in edit.after]
    if not document.derived.last_way.placing_cuts(before, after):
        return plan
    cells = tuple(cell for placed in after for cell in body_cells(placed))
    return Refusal(Message("tool.would_cut_way"), cells, tuple(placed.id for placed in after))


def shown_with(preview: Preview, plan: Plan) -> Preview:
    """The preview of what is wanted, also where `plan`, what comes of it, is a refusal."""
    return replace(preview, refusal=plan) if isinstance(plan, Refusal) else preview


def _painted(document: Document, plan: PaintCells) -> Plan:
    way = document.derived.last_way
    cuts = plan.layer == "terrain" and way.painting_cuts(plan.index, plan.after)
    return Refusal(Message("tool.would_paint_way")) if cuts else plan
