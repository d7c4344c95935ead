"""Changes by other programs are noticed; our own saving is none."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from editor.app.file_watch import FileWatch
from editor.app.workspace import Workspace
from editor.core.edits.paint_cells import PaintCells
from editor.core.templates import new_level


def test_a_change_outside_is_told_and_our_own_is_not(qtbot: QtBot, tmp_path: Path) -> None:
    """Saving tells nobody; another program's writing does."""
    owner = QObject()
    workspace = Workspace(owner)
    watch = FileWatch(workspace, owner)
    path = tmp_path / "level.dungeon"
    document = workspace.add_new(new_level("blank", 32, 24))
    document.save(path)
    told: list[object] = []
    watch.changed_outside.connect(told.append)

    document.do(PaintCells.plan(document.level, "terrain", [(1, 1)], 2))
    document.save(path)
    watch.look()
    ours = list(told)
    path.write_bytes(path.read_bytes() + b"\n")

    qtbot.waitUntil(lambda: bool(told))
    assert ours == [] and told == [document]
