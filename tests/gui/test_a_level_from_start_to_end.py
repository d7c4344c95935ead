"""The whole way: paint, place, wire, undo, save, reopen, play."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from editor.core.fingerprint import fingerprint
from tests.gui.conftest import Designer


def dig_and_wire(designer: Designer) -> None:
    """A room with a plate that fires darts."""
    designer.open_new("rock")
    designer.do("tool.rectangle")
    designer.drag((4, 4), (14, 10))
    designer.window.toolbox.place("pressure_plate")
    designer.click((6, 6))
    designer.window.toolbox.place("dart_launcher")
    designer.click((12, 6))
    designer.do("tool.wire")
    designer.drag((6, 6), (9, 6), (12, 6))


def test_a_drag_from_plate_to_launcher_links_them(designer: Designer) -> None:
    """The plate fires the launcher at once."""
    dig_and_wire(designer)
    view = designer.window.tabs.view
    assert view is not None

    plate = next(designer.level.of_kind("pressure_plate"))
    launcher = next(designer.level.of_kind("dart_launcher"))

    assert view.wiring.links.link(plate.id).mechanism == (launcher.id, 0)


def test_undo_takes_back_every_step_and_redo_brings_it_again(designer: Designer) -> None:
    """Four steps back is bare rock; four steps on is the same level."""
    dig_and_wire(designer)
    built = fingerprint(designer.level)

    for _ in range(4):
        designer.do("edit.undo")
    bare = not designer.level.objects and not designer.level.terrain.any()
    for _ in range(4):
        designer.do("edit.redo")

    assert bare and fingerprint(designer.level) == built


def test_a_saved_level_opens_the_same(designer: Designer, tmp_path: Path) -> None:
    """Saving makes the document clean; the file holds the level."""
    dig_and_wire(designer)
    built = fingerprint(designer.level)

    designer.window.files._write(designer.document, tmp_path / "room.dungeon")
    clean = not designer.document.dirty
    designer.do("file.close")
    designer.window.files.open(tmp_path / "room.dungeon")

    assert clean and fingerprint(designer.level) == built


def test_a_play_test_leaves_no_trace(designer: Designer, qtbot: QtBot) -> None:
    """F5 plays the unsaved level; Escape returns to it exactly as it was."""
    designer.open_new("crossroads", 48, 32)
    before, steps = fingerprint(designer.level), designer.document.core.revision
    play = designer.window.play_test

    designer.do("play.start")
    qtbot.waitUntil(lambda: play.player is not None and len(play.player.run.log) > 20)
    designer.press(Qt.Key.Key_Escape)

    assert not play.running
    assert (fingerprint(designer.level), designer.document.core.revision) == (before, steps)


def test_the_story_leads_to_the_map_and_to_the_causes(designer: Designer, qtbot: QtBot) -> None:
    """A click on a line shows the moment and the chain of what led to it."""
    designer.open_new("crossroads", 48, 32)
    designer.do("play.start")
    play, panels = designer.window.play_test, designer.window.play_panels
    assert play.player is not None
    play.player.pause()
    play.player.run.advance(play.player.run.began + 60_000, 5.0)
    play.player.advanced.emit()

    entry = next(e for e in play.player.run.log if type(e.happening).__name__ == "MechanismFired")
    panels.story.chosen.emit(entry)

    assert play.player.run.index == entry.id
    assert panels.why._tree.topLevelItemCount() > 1
