"""Chain placement: with Ctrl held, what is placed is wired at once to what was placed before it."""

from __future__ import annotations

from collections.abc import Iterator

from editor.core.document import Document, Plan
from editor.core.edits.draft import Draft
from editor.core.edits.edit import Edit
from editor.core.edits.group import EditGroup
from editor.core.edits.place_objects import PlaceObjects
from editor.core.linking.link import plan_link, why_not
from editor.core.naming import label
from editor.core.refusal import Refusal
from schemas.message import Message
from schemas.objects import AnyPlaced, family_of

FAR_BACK = 30
"""So many steps are looked through for what was placed before."""
SINKS = ("mechanism", "door")


def chained(document: Document, plan: Plan, placed: AnyPlaced) -> tuple[Plan, Message | None]:
    """The plan of placing `placed` with a wire to its partner; and what that connects, or why it does not.

    The partner is the selected activator, else what was placed last that may be connected to it.
    """
    if not isinstance(plan, PlaceObjects) or family_of(placed.kind) not in ("activator", *SINKS):
        return plan, None
    draft = Draft(document.level)
    draft.do(plan)
    why: Message = Message("tool.chain_needs_one")
    for partner in _partners(document, placed):
        activator, sink = (partner, placed.id) if family_of(placed.kind) in SINKS else (placed.id, partner)
        no = why_not(draft.level, document.derived.ruleset, activator, sink)
        if no is not None:
            continue
        link = plan_link(draft.level, document.derived.ruleset, activator, sink)
        if link.edit is None or link.refusal is not None:
            why = link.refusal.message if link.refusal is not None else why
            continue
        name = Message("edit.chain", what=label(draft.level, placed.id), to=label(document.level, partner))
        both = EditGroup.of(name, [plan, *link.edit.edits])
        return both, Message("tool.chains", to=label(document.level, partner))
    return Refusal(why, (placed.cell,)), None


def _partners(document: Document, placed: AnyPlaced) -> Iterator[str]:
    """The selected objects of the other side, then those placed before, the last first."""
    level = document.level
    wanted = ("activator",) if family_of(placed.kind) in SINKS else SINKS
    found = [*sorted(document.selection.objects), *_placed_before(document)]
    for key in dict.fromkeys(found):
        if key in level.objects and family_of(level.objects[key].kind) in wanted:
            yield key


def _placed_before(document: Document) -> Iterator[str]:
    for edit in reversed(document.history.done[-FAR_BACK:]):
        yield from (placed.id for placed in reversed(list(_new_in(edit))))


def _new_in(edit: Edit) -> Iterator[AnyPlaced]:
    if isinstance(edit, EditGroup):
        for part in edit.edits:
            yield from _new_in(part)
    elif isinstance(edit, PlaceObjects):
        yield from edit.after
