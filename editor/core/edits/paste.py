"""Pasting, deleting and moving of whole pieces: terrain, objects and wires in one step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from editor.core.edits.clipped import clipped_object, clipped_wires
from editor.core.edits.draft import Draft
from editor.core.edits.group import EditGroup
from editor.core.edits.lay_wires import plan_lay
from editor.core.edits.move_objects import MoveObjects
from editor.core.edits.object_edit import named
from editor.core.edits.paint_cells import PaintCells
from editor.core.edits.place_objects import PlaceObjects, refusal_of
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.edits.wire_edit import WireEdit
from editor.core.fragment import Fragment, cut_out
from editor.core.refusal import Refusal, RefusedError
from editor.core.selection import Selection
from schemas.message import Message
from schemas.model import Cell
from simulation.level.level import FULL_LIGHT, LAYERS, Level
from simulation.level.placement import PlacementRules
from simulation.wiring.erase import plan_erase

BARE = {"terrain": 0, "elevation": 0, "light": FULL_LIGHT, "cover": 0, "zones": 0}
"""What a cell holds after its terrain was deleted: rock in full light."""


def plan_paste(
    level: Level, fragment: Fragment, corner: Cell, name: Message | None = None, *, fresh: bool = True
) -> EditGroup | Refusal:
    """Set a fragment down with its top left cell at `corner`, every object with a new id if `fresh`.

    Cells and wires off the map are left out; an object off the map refuses the whole. What may not stand
    there is pasted all the same: the level check flags it.
    """
    draft = Draft(level)
    try:
        laid = fragment.at(corner)
        _set_down(draft, laid.renamed(level.objects) if fresh else laid)
    except RefusedError as refused:
        return refused.refusal
    return draft.as_one(name or Message("edit.paste"))


def plan_delete(level: Level, selection: Selection, name: Message | None = None) -> EditGroup:
    """Remove the objects, wires and terrain selected; deleted terrain is rock."""
    draft = Draft(level)
    draft.do(RemoveObjects.plan(draft.level, selection.objects))
    _take_up(draft, selection)
    return draft.as_one(name or Message("edit.delete"))


def plan_move(
    level: Level, selection: Selection, dx: int, dy: int, placement: PlacementRules | None = None
) -> EditGroup | Refusal:
    """Shift what is selected, ids and state kept: its wires are taken up and laid again with it.

    Wires that lead out of the selection stay where they are. With a `placement` every object must be
    allowed to stand where it comes to, unless terrain moves along.
    """
    draft = Draft(level)
    fragment = replace(cut_out(level, selection), objects=())
    corner = fragment.origin
    try:
        _take_up(draft, selection)
        rules = None if selection.cells else placement
        draft.do(MoveObjects.plan(draft.level, selection.objects, dx, dy, rules))
        _set_down(draft, fragment.at((corner[0] + dx, corner[1] + dy)))
    except RefusedError as refused:
        return refused.refusal
    objects = tuple(level.objects[key] for key in sorted(selection.objects) if key in level.objects)
    what = named(objects) if objects and not selection.cells else Message("edit.selection")
    return draft.as_one(Message("edit.move", what=what))


def _take_up(draft: Draft, selection: Selection) -> None:
    level = draft.level
    erasure = plan_erase(level.wires, level.object_cells(), sorted(selection.edges))
    draft.do(WireEdit.plan("erase", erasure))
    for layer, value in BARE.items():
        if selection.cells:
            draft.do(PaintCells.plan(level, layer, selection.cells, value))


def _set_down(draft: Draft, laid: Fragment) -> None:
    level = draft.level
    size = (level.width, level.height)
    objects = [(placed, clipped_object(placed, size)) for placed in laid.objects]
    for placed, clipped in objects:
        if clipped is None:
            raise RefusedError(refusal_of(placed, Message("placement.off_map")))
    for edit in _painted(level, laid):
        draft.do(edit)
    draft.do(PlaceObjects.plan(level, [clipped for _, clipped in objects if clipped is not None]))
    draft.do(WireEdit.plan("paste", plan_lay(level, clipped_wires(laid.wires, size))))


def _painted(level: Level, laid: Fragment) -> Iterator[PaintCells]:
    cells = sorted(
        (y * level.width + x, values) for (x, y), values in laid.cells.items() if level.contains((x, y))
    )
    index = np.array([at for at, _ in cells], np.int32)
    for number, layer in enumerate(LAYERS):
        if cells:
            values = np.array([values[number] for _, values in cells], LAYERS[layer])
            yield PaintCells.plan_values(level, layer, index, values)
