"""Every kind of edit, by its name in the journal."""

from __future__ import annotations

from typing import Any

from editor.core.edits.edit import Edit
from editor.core.edits.group import EditGroup
from editor.core.edits.level_property import SetLevelProperty
from editor.core.edits.move_objects import MoveObjects
from editor.core.edits.paint_cells import PaintCells
from editor.core.edits.place_objects import PlaceObjects
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.edits.resize import ResizeLevel
from editor.core.edits.scenario import SetScenario
from editor.core.edits.set_property import SetProperty
from editor.core.edits.wire_edit import WireEdit

KINDS: tuple[type[Edit], ...] = (
    PaintCells,
    PlaceObjects,
    RemoveObjects,
    MoveObjects,
    SetProperty,
    WireEdit,
    SetScenario,
    SetLevelProperty,
    ResizeLevel,
    EditGroup,
)
BY_NAME = {edit.kind: edit for edit in KINDS}


def edit_from_data(data: dict[str, Any]) -> Edit:
    """The edit that `to_data` wrote. Raises ValueError, TypeError or KeyError for data that is none."""
    return BY_NAME[data["edit"]].from_data(data)
