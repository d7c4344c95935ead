"""Make playable: the portal, sanctum, Master and dug way without which no invasion can be played."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np

from editor.core.edits.draft import Draft
from editor.core.edits.group import EditGroup
from editor.core.edits.paint_cells import PaintCells
from editor.core.edits.place_objects import PlaceObjects
from editor.core.facing import new_object
from editor.core.fixes.digging import Digger
from editor.core.rects import Rect
from editor.core.refusal import Refusal, RefusedError
from schemas.ids import new_id
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import Area, Facing
from schemas.ruleset.ruleset import Ruleset
from simulation.level.level import Level, area_cells
from simulation.level.occupancy import Occupancy
from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue

ROOM = 5
"""The side of a room that is dug, and of a sanctum at most."""
SMALLEST = 2 * ROOM + 1


def plan_make_playable(level: Level, ruleset: Ruleset) -> EditGroup | Refusal:
    """Add what lacks, in one step: a portal at the edge with a way, a sanctum, the Master.

    What is there already stays where it is; empty when nothing lacks. Refused on a map too small for a room,
    and where water or chasms bar every way.
    """
    draft = Draft(level)
    try:
        _portal(draft, ruleset)
        _sanctum(draft, ruleset)
        _way(draft, ruleset)
        _master(draft, ruleset)
    except RefusedError as refused:
        return refused.refusal
    return draft.as_one(Message("fix.make_playable"))


def _portal(draft: Draft, ruleset: Ruleset) -> None:
    level = draft.level
    if any(level.of_kind("portal")):
        return
    if not _floor(level):
        _dig_room(draft)
    rules = _rules(level, ruleset)
    starts = area_cells(level.of_kind("sanctum")) or _floor(level)
    way = _found(_digger(rules).way(starts, rules.ground.at_edge))
    draft.do(_dug(level, rules, way))
    x, y = way[-1]
    facing: Facing = "n" if y == 0 else "s" if y == level.height - 1 else "w" if x == 0 else "e"
    portal = new_object("portal", way[-1], new_id(level.objects), facing)
    draft.do(PlaceObjects.plan(level, [portal]))


def _sanctum(draft: Draft, ruleset: Ruleset) -> None:
    """Round the walkable cell that is farthest from the portals."""
    level = draft.level
    if any(level.of_kind("sanctum")):
        return
    reached = _digger(_rules(level, ruleset)).walkable(portal.cell for portal in level.of_kind("portal"))
    if not reached:
        raise RefusedError(Refusal(Message("fix.no_way")))
    rect = _grown(reached[-1], frozenset(reached))
    middle = (rect[0] + rect[2] // 2, rect[1] + rect[3] // 2)
    draft.do(PlaceObjects.plan(level, [new_object("sanctum", middle, new_id(level.objects), rects=(rect,))]))


def _way(draft: Draft, ruleset: Ruleset) -> None:
    """Dig from a portal to the sanctum where one can't walk there."""
    rules = _rules(draft.level, ruleset)
    goal = frozenset(
        cell for cell in area_cells(draft.level.of_kind("sanctum")) if rules.ground.is_floor(cell)
    )
    starts = [portal.cell for portal in draft.level.of_kind("portal")]
    draft.do(_dug(draft.level, rules, _found(_digger(rules).way(starts, goal.__contains__))))


def _master(draft: Draft, ruleset: Ruleset) -> None:
    """On the first cell of a sanctum that is free."""
    level = draft.level
    if any(level.of_kind("master")):
        return
    rules, key = _rules(level, ruleset), new_id(level.objects)
    ghosts = (new_object("master", cell, key) for cell in _from_the_middle(level.of_kind("sanctum")))
    free = next((ghost for ghost in ghosts if rules.why_not(ghost) is None), None)
    if free is None:
        raise RefusedError(Refusal(Message("fix.no_room_for_master")))
    draft.do(PlaceObjects.plan(level, [free]))


def _dig_room(draft: Draft) -> None:
    level = draft.level
    if min(level.width, level.height) < SMALLEST:
        raise RefusedError(Refusal(Message("fix.too_small", side=SMALLEST)))
    left, top = (level.width - ROOM) // 2, (level.height - ROOM) // 2
    room = [(left + x, top + y) for x in range(ROOM) for y in range(ROOM)]
    draft.do(PaintCells.plan(level, "terrain", room, _floor_value()))


def _dug(level: Level, rules: PlacementRules, way: Iterable[Cell]) -> PaintCells:
    solid = [cell for cell in way if rules.ground.is_solid(cell)]
    return PaintCells.plan(level, "terrain", solid, _floor_value())


def _found(way: list[Cell] | None) -> list[Cell]:
    if way is None:
        raise RefusedError(Refusal(Message("fix.no_way")))
    return way


def _grown(cell: Cell, floor: frozenset[Cell]) -> Rect:
    """The largest square, up to ROOM, of these cells with the cell in a corner; ties: the first of four."""
    x, y = cell
    squares: list[Rect] = [
        (x - (side - 1) * left, y - (side - 1) * up, side, side)
        for side in range(ROOM, 0, -1)
        for left in (0, 1)
        for up in (0, 1)
    ]
    return next(rect for rect in squares if floor.issuperset(_cells(rect)))


def _cells(rect: Rect) -> list[Cell]:
    return [(x, y) for x in range(rect[0], rect[0] + rect[2]) for y in range(rect[1], rect[1] + rect[3])]


def _from_the_middle(sanctums: Iterable[object]) -> list[Cell]:
    return [cell for area in sanctums if isinstance(area, Area) for cell in (area.cell, *area_cells([area]))]


def _floor(level: Level) -> list[Cell]:
    walkable = np.array([material.walkable for material in default_catalogue().materials])
    ys, xs = np.nonzero(walkable[level.terrain])
    return list(zip(xs.tolist(), ys.tolist(), strict=True))


def _floor_value() -> int:
    return default_catalogue().material_value("floor")


def _rules(level: Level, ruleset: Ruleset) -> PlacementRules:
    return PlacementRules(level, default_catalogue(), ruleset, Occupancy(level.objects.values()))


def _digger(rules: PlacementRules) -> Digger:
    return Digger(rules.level, rules.ground, rules.occupancy)
