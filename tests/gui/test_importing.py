"""Importing a map: what comes of it is shown first, and taken over as a new level."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox
from pytestqt.qtbot import QtBot

from editor.app.dialogs.import_map import ImportDialog
from tests.gui.conftest import Designer

MAP = Path(__file__).parents[1] / "schemas" / "interchange" / "files" / "every_door.json"


def shown(path: Path, qtbot: QtBot) -> ImportDialog:
    """The dialog on a file."""
    dialog = ImportDialog(path, None)
    qtbot.addWidget(dialog)
    return dialog


def test_the_dialog_shows_picture_and_report(qtbot: QtBot) -> None:
    """Before anything is imported, the designer sees what it would be."""
    dialog = shown(MAP, qtbot)

    assert not dialog._picture.pixmap().isNull()
    assert dialog._report.item(0).text() == "taken over: 15 × 11 cells of 10 ft."


def test_another_scale_makes_another_level(qtbot: QtBot) -> None:
    """At scale 3 each cell of the map is nine of ours."""
    dialog = shown(MAP, qtbot)

    dialog._scale.setValue(3)

    assert dialog.level is not None and (dialog.level.width, dialog.level.height) == (45, 33)


def test_a_file_that_is_no_map_cannot_be_imported(qtbot: QtBot, tmp_path: Path) -> None:
    """The dialog says why, and the button stays off."""
    broken = tmp_path / "broken.json"
    broken.write_text("{}")

    dialog = shown(broken, qtbot)

    assert dialog.problem.text() and not dialog.accept_button.isEnabled()


def test_a_map_dropped_on_the_window_is_imported(designer: Designer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a level that is in no file yet."""
    monkeypatch.setattr(ImportDialog, "exec", lambda dialog: 1)

    designer.window.files.open_or_import(MAP)

    assert designer.level.name == "The Vault of Seven Doors" and designer.document.path is None


def test_an_imported_level_is_unsaved_work(designer: Designer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It isn't closed without a question, and stays open for who wants to go on with it."""
    monkeypatch.setattr(ImportDialog, "exec", lambda dialog: 1)
    asked: list[str] = []
    monkeypatch.setattr(QMessageBox, "exec", lambda box: asked.append(box.text()))
    designer.window.files.open_or_import(MAP)

    designer.do("file.close")

    assert asked == ["Save the changes to The Vault of Seven Doors?"] and designer.document.dirty


def test_a_map_is_known_by_its_ending_in_any_case(
    designer: Designer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`MAP.JSON` dropped on the window is imported, not opened as a level."""
    taken: list[Path] = []
    monkeypatch.setattr(designer.window.files, "import_map", taken.append)

    designer.window.files.open_or_import(Path("MAP.JSON"))

    assert taken == [Path("MAP.JSON")]
