"""Pasting, deleting and moving of whole pieces: terrain, objects and wires in one step."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import numpy as np

from editor.core.edits.clipped import clipped_object, clipped_wires
from editor.core.edits.draft import Draft
from editor.core.edits.follow import Carried, Run, edges_between, runs_of
from editor.core.edits.group import EditGroup
from editor.core.edits.joined_alike import joined_alike
from editor.core.edits.lay_again import lay_again, take_up
from editor.core.edits.lay_wires import plan_lay
from editor.core.edits.move_objects import MoveObjects
from editor.core.edits.object_edit import named
from editor.core.edits.paint_cells import PaintCells
from editor.core.edits.place_objects import PlaceObjects, refusal_of
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.edits.wire_edit import WireEdit
from editor.core.fragment import Fragment, cut_out, inner_edges
from editor.core.refusal import Refusal, RefusedError
from editor.core.selection import Selection
from editor.core.transform import Transform, shift
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import AnyPlaced, Door
from simulation.level.level import FULL_LIGHT, LAYERS, Level, body_cells
from simulation.level.placement import PlacementRules
from simulation.wiring.erase import plan_erase
from simulation.wiring.sides import Edge

BARE = {"terrain": 0, "elevation": 0, "light": FULL_LIGHT, "cover": 0, "zones": 0}
"""What a cell holds after its terrain was deleted: rock in full light."""
HINTING_AT_ALT = ("edit.no_way_for_wire", "edit.would_rewire")
"""Refusals that tell what Alt does while something is dragged."""


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
    _take_up(draft, selection, inner_edges(draft.level, replace(selection, objects=frozenset())))
    return draft.as_one(name or Message("edit.delete"))


def plan_move(
    level: Level,
    selection: Selection,
    dx: int,
    dy: int,
    placement: PlacementRules | None = None,
    *,
    follow: bool = False,
) -> EditGroup | Refusal:
    """Shift what is selected, ids and state kept: its wires are taken up and laid again with it.

    With `follow`, wires that lead out of the selection are laid anew as well, making and breaking no link;
    refused where there is no way. Without, they stay where they are. With a `placement` every object must
    be allowed to stand where it comes to, unless terrain moves along.
    """
    chosen, runs = _with_wires(level, selection, follow=follow)
    fragment = cut_out(level, chosen)
    x, y = fragment.origin
    carried = Carried((x, y), replace(shift(x + dx, y + dy), width=fragment.width, height=fragment.height))
    name = Message("edit.move", what=_named(level, selection))
    return _relaid(level, chosen, fragment, carried, name, placement, runs if follow else None)


def plan_turn(
    level: Level,
    selection: Selection,
    placement: PlacementRules | None = None,
    *,
    mirror: bool = False,
    follow: bool = False,
) -> EditGroup | Refusal:
    """Turn what is selected a quarter clockwise about its middle, or mirror it; else as `plan_move`."""
    chosen, runs = _with_wires(level, selection, follow=follow)
    fragment = cut_out(level, chosen)
    box = Transform(fragment.width, fragment.height, turns=0 if mirror else 1, mirror=mirror)
    width, height = box.size
    if width > level.width or height > level.height:
        size = {"width": fragment.width, "height": fragment.height}
        return Refusal(Message("edit.too_long_to_turn", size))
    x, y = fragment.origin
    carried = Carried(
        (x, y), replace(box, dx=x + (fragment.width - width) // 2, dy=y + (fragment.height - height) // 2)
    )
    name = Message("edit.mirror" if mirror else "edit.turn", what=_named(level, selection))
    plan = _relaid(level, chosen, fragment, carried, name, placement, runs if follow else None)
    if isinstance(plan, Refusal) and plan.message.code in HINTING_AT_ALT:
        return replace(plan, message=Message("edit.turned_would_rewire"))
    return plan


def _with_wires(level: Level, selection: Selection, *, follow: bool) -> tuple[Selection, list[Run]]:
    """The selection with the wires between its objects; if they follow, the runs that lead out of it."""
    chosen = replace(selection, edges=selection.edges | edges_between(level, selection.objects))
    if not follow:
        return chosen, []
    objects = [level.objects[key] for key in sorted(selection.objects) if key in level.objects]
    runs = runs_of(level, objects, frozenset(inner_edges(level, chosen)))
    return replace(chosen, edges=chosen.edges.difference(*(run.edges for run in runs))), runs


def _relaid(
    level: Level,
    selection: Selection,
    fragment: Fragment,
    carried: Carried,
    name: Message,
    placement: PlacementRules | None,
    runs: list[Run] | None,
) -> EditGroup | Refusal:
    """Take the selection up and set it down where it is `carried`; `runs`: what follows, if wires do."""
    draft = Draft(level)
    laid = fragment.transformed(carried.transform)
    moved = [placed for placed in laid.objects if placed != level.objects[placed.id]]
    inner = frozenset(inner_edges(level, selection))
    following = [run for run in runs or () if run.along or carried.cell(run.plug) != run.plug]
    try:
        _take_up(draft, selection, sorted(inner))
        names = take_up(draft, following)
        rules = None if selection.cells else placement
        draft.do(MoveObjects.plan_to(draft.level, [*moved, *_padlocks_along(level, moved)], rules))
        _set_down(draft, replace(laid, objects=()))
        if following or (laid.wires and runs is not None):
            lay_again(draft, following, carried, names)
            _prove_alike(level, draft, inner.union(*(run.edges for run in following)), moved)
    except RefusedError as refused:
        return refused.refusal
    return draft.as_one(name)


def _prove_alike(level: Level, draft: Draft, taken: frozenset[Edge], moved: list[AnyPlaced]) -> None:
    """Raises RefusedError when what moved touches wires of others or no longer all of its own."""
    ids = [placed.id for placed in moved]
    if not joined_alike(level, draft.level, draft.wired_cells, ids, taken):
        cells = tuple(cell for placed in moved for cell in body_cells(placed))
        raise RefusedError(Refusal(Message("edit.would_rewire"), cells, tuple(ids)))


def _padlocks_along(level: Level, moved: list[AnyPlaced]) -> list[AnyPlaced]:
    """The padlocks on moved doors that are not moved themselves, at the doors' new cells."""
    known = {placed.id for placed in moved}
    places = {level.objects[placed.id].cell: placed.cell for placed in moved if isinstance(placed, Door)}
    locks = (lock for lock in level.of_family("padlock") if lock.id not in known and lock.cell in places)
    return [lock.model_copy(update={"cell": places[lock.cell]}) for lock in locks]


def _named(level: Level, selection: Selection) -> Message:
    objects = tuple(level.objects[key] for key in sorted(selection.objects) if key in level.objects)
    return named(objects) if objects and not selection.cells else Message("edit.selection")


def _take_up(draft: Draft, selection: Selection, edges: list[Edge]) -> None:
    level = draft.level
    erasure = plan_erase(level.wires, level.object_cells(), edges)
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
    draft.do(WireEdit.plan_more(level, "paste", plan_lay(level, clipped_wires(laid.wires, size))))


def _painted(level: Level, laid: Fragment) -> Iterator[PaintCells]:
    cells = sorted(
        (y * level.width + x, values) for (x, y), values in laid.cells.items() if level.contains((x, y))
    )
    index = np.array([at for at, _ in cells], np.int32)
    for number, layer in enumerate(LAYERS):
        if cells:
            values = np.array([values[number] for _, values in cells], LAYERS[layer])
            yield PaintCells.plan_values(level, layer, index, values)
