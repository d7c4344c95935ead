"""Setting down a stamp: all of it where it may stand, joined to nothing that is there; else the reason."""

from __future__ import annotations

from dataclasses import replace

from editor.core.edits.draft import Draft
from editor.core.edits.group import EditGroup
from editor.core.edits.joined_alike import laid_apart
from editor.core.edits.paste import plan_paste
from editor.core.edits.place_objects import refusal_of
from editor.core.fragment import Fragment
from editor.core.refusal import Refusal
from schemas.message import Message
from schemas.model import Cell
from schemas.ruleset.ruleset import Ruleset
from simulation.level.level import Level, body_cells
from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue
from simulation.wiring.grid import WireGrid

RULES = ("TRP-06",)


def plan_stamp(
    level: Level, fragment: Fragment, corner: Cell, name: Message, ruleset: Ruleset
) -> EditGroup | Refusal:
    """Set the piece down with its top left cell at `corner`, with new ids.

    Refused where one of its objects may not stand, on the ground that it brings if it brings some, where a
    part would fall off the map, and where its wires or objects would touch wires that are there.
    """
    laid = fragment.at(corner).renamed(level.objects)
    for cell in (*laid.cells, *laid.wires):
        if not level.contains(cell):
            return Refusal(Message("placement.off_map"), (cell,))
    ground = Draft(level)
    if laid.cells:
        painted = plan_paste(level, replace(laid, objects=(), wires={}), (0, 0), name)
        if isinstance(painted, Refusal):
            return painted
        ground.do(painted)
    rules = PlacementRules(ground.level, default_catalogue(), ruleset)
    if refused := rules.first_refused(laid.objects):
        return refusal_of(*refused)
    plan = plan_paste(level, laid, (0, 0), name, fresh=False)
    return plan if isinstance(plan, Refusal) else _apart(level, laid, plan)


def _apart(level: Level, laid: Fragment, plan: EditGroup) -> EditGroup | Refusal:
    after = Draft(level)
    after.do(plan)
    if laid_apart(level, after.level, _alone(level, laid)):
        return plan
    cells = tuple(cell for cell in laid.wires if level.wires.mask(cell))
    bodies = tuple(cell for placed in laid.objects for cell in body_cells(placed) if level.wires.mask(cell))
    return Refusal(Message("stamp.touches_wires"), (*cells, *bodies))


def _alone(level: Level, laid: Fragment) -> Level:
    """A bare level with nothing but the piece."""
    alone = Level.blank(level.width, level.height)
    alone.objects = {placed.id: placed for placed in laid.objects}
    alone.wires = WireGrid(laid.wires.items())
    return alone
