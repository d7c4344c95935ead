"""DOR-29 in the designer's hands: what would cut the last way to the sanctum is refused, or said beforehand.

Things built in the way are refused; Alt builds them all the same. Terrain is remodelled freely, in any
order: the preview says that it cuts the way, and the level check finds the level in error until it is mended.
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
    """The plan; a refusal in its place when it builds something in the last way.

    A plan that changes terrain too is let pass, as painting is.
    """
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


def warned_if_cutting(document: Document, plan: Plan, preview: Preview) -> Preview:
    """The preview of a plan, with a warning when it paints terrain over the last way."""
    if not isinstance(plan, PaintCells) or plan.layer != "terrain":
        return preview
    cuts = document.derived.last_way.painting_cuts(plan.index, plan.after)
    return replace(preview, warning=Message("tool.cuts_way")) if cuts else preview
