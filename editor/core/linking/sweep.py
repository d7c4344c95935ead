"""Sweeping up: timers that a change of links left with one wire or none go, and so do their wires."""

from __future__ import annotations

from editor.core.edits.draft import Draft
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.edits.wire_edit import WireEdit
from simulation.level.level import Level
from simulation.wiring.arm import arm
from simulation.wiring.erase import plan_erase
from simulation.wiring.sides import BITS


def sweep(draft: Draft, before: Level) -> None:
    """Remove the timers that delayed something in `before` and delay nothing now; no link changes."""
    timers = [each.id for each in before.of_kind("timer") if _wires(before, each.id) > 1]
    while idle := [key for key in timers if key in draft.level.objects and _wires(draft.level, key) < 2]:
        for timer in idle:
            _remove(draft, timer)


def _wires(level: Level, timer: str) -> int:
    """How many wires end at a timer."""
    return len(BITS[level.wires.mask(level.objects[timer].cell)])


def _remove(draft: Draft, timer: str) -> None:
    level = draft.level
    cell, objects = level.objects[timer].cell, level.object_cells()
    for side in BITS[level.wires.mask(cell)]:
        edges = arm(level.wires, objects, cell, side).edges
        draft.do(WireEdit.plan("erase", plan_erase(level.wires, objects, edges)))
    draft.do(RemoveObjects.plan(level, [timer]))
