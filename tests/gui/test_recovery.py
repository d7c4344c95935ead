"""After a crash the next start offers what was not closed."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from editor.app import application
from editor.app.application import Desk
from editor.app.i18n.language import words
from editor.app.settings import Settings
from editor.core.document import Document
from editor.core.edits.paint_cells import PaintCells
from editor.core.fingerprint import fingerprint
from editor.core.recovery import Journal, recoverable
from editor.core.templates import new_level
from schemas.message import Message
from simulation.level_files import save_level
from tests.gui.conftest import Designer


@pytest.fixture
def crashed(settings: Settings) -> str:
    """A journal that nobody closed; the fingerprint of the level that it holds."""
    document = Document(new_level("blank", 32, 24))
    journal = Journal(settings.folder / "journals", document)
    document.do(PaintCells.plan(document.level, "terrain", [(1, 1), (2, 1)], 2))
    journal.sync()
    held = fingerprint(document.level)
    copy = Path(f"{journal.path}.copy")
    copy.write_bytes(journal.path.read_bytes())
    journal.close()
    copy.rename(journal.path)
    return held


def test_an_unclosed_level_comes_back(crashed: str, settings: Settings, qtbot: QtBot) -> None:
    """One click on the start page opens it, unsaved, with every step."""
    running = QApplication.instance()
    assert isinstance(running, QApplication)
    desk = Desk(running, settings)
    desk.window.show()
    bar = desk.window.start_page.recovery
    button = next(b for b in bar.findChildren(QPushButton) if b.text() == "Recover")

    button.click()
    recovered = desk.workspace.documents[0]

    assert fingerprint(recovered.level) == crashed and recovered.dirty
    desk.workspace.close(recovered)
    desk.window.deleteLater()
    desk.deleteLater()


def test_a_level_asked_for_is_shown_before_what_can_be_recovered(
    crashed: str, designer: Designer, tmp_path: Path
) -> None:
    """The offer waits on the start page, and the status bar says so."""
    path = tmp_path / "cellar.dungeon"
    save_level(path, new_level("cellar", 48, 32))

    designer.desk.begin(path)

    assert designer.document.path == path
    assert "recovered" in designer.window.status.currentMessage()


def test_a_level_that_was_saved_is_not_offered(designer: Designer, tmp_path: Path) -> None:
    """Saving is the end of what a crash could take."""
    designer.open_new("blank", 32, 24)
    designer.document.do(PaintCells.plan(designer.level, "terrain", [(1, 1)], 2))
    designer.document.save(tmp_path / "saved.dungeon")
    journal = designer.desk.journals._journals[designer.document].path
    folder = tmp_path / "after the crash"
    folder.mkdir()
    (folder / journal.name).write_bytes(journal.read_bytes())

    assert recoverable(folder) == []


def test_a_disk_that_is_full_is_said_once(designer: Designer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Edits can't be kept against a crash: the designer reads so, and goes on."""
    said: list[str] = []
    designer.open_new("blank", 32, 24)
    monkeypatch.setattr(application, "warn", lambda title, text, parent: said.append(text))
    journal = designer.desk.journals._journals[designer.document]
    journal.problem = Message("recovery.unwritable", path="there", reason="no room")

    designer.desk.journals.sync()
    designer.desk.journals.sync()

    assert said == [words(journal.problem)]
