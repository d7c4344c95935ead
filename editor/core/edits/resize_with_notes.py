"""Resizing with all that the level remembers of cells: what was left with a reason, doubtful crossings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from editor.core.edits.clipped import Size
from editor.core.edits.edit import Edit
from editor.core.edits.group import EditGroup
from editor.core.edits.level_property import SetLevelProperty
from editor.core.edits.resize import Offset, ResizeLevel
from editor.core.refusal import Refusal
from simulation.level.level import Level
from simulation.level.wires import UNSTATED


def plan_resize(
    level: Level, size: Size, offset: Offset = (0, 0), *, drop: bool = False
) -> EditGroup | ResizeLevel | Refusal:
    """Resize as `ResizeLevel` does; cells that the level remembers are shifted with the map."""
    resized = ResizeLevel.plan(level, size, offset, drop=drop)
    if isinstance(resized, Refusal) or offset == (0, 0):
        return resized
    notes: list[Edit] = [edit for edit in _shifted(level, offset) if not edit.empty]
    return EditGroup.of(resized.title, [resized, *notes]) if notes else resized


def _shifted(level: Level, offset: Offset) -> Iterator[SetLevelProperty]:
    entries = level.kept.get("exclusions")
    if entries:
        yield SetLevelProperty.plan_kept(
            level, "exclusions", [_moved_entry(each, offset) for each in entries]
        )
    wires = level.kept.get("wires")
    if isinstance(wires, dict) and wires.get(UNSTATED):
        cells = [_moved(cell, offset) for cell in wires[UNSTATED]]
        yield SetLevelProperty.plan_kept(level, "wires", {**wires, UNSTATED: cells})


def _moved_entry(entry: Any, offset: Offset) -> Any:
    if not isinstance(entry, dict) or "cell" not in entry:
        return entry
    return {**entry, "cell": _moved(entry["cell"], offset)}


def _moved(cell: Any, offset: Offset) -> Any:
    """The cell elsewhere; what is none stays as it is written."""
    match cell:
        case [int(x), int(y)]:
            return [x + offset[0], y + offset[1]]
    return cell
