"""Dialogs by keyboard: the first field has the keyboard, Enter does what the filled button says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from editor.app.dialogs.ask_text import AskText
from editor.app.dialogs.frame import FormDialog
from editor.app.dialogs.level_properties import LevelPropertiesDialog
from editor.app.dialogs.new_level import NewLevelDialog
from editor.app.dialogs.preferences import PreferencesDialog
from editor.app.dialogs.resize import ResizeDialog
from editor.app.settings import Settings
from tests.gui.conftest import Designer

MAKERS: dict[str, Callable[[Designer], FormDialog]] = {
    "new": lambda designer: NewLevelDialog("rock", designer.window),
    "text": lambda designer: AskText("Name it", "Name", "Keep", lambda _: True, designer.window),
    "resize": lambda designer: ResizeDialog(designer.level, designer.window),
    "properties": lambda designer: LevelPropertiesDialog(designer.document, designer.window),
    "preferences": lambda designer: PreferencesDialog(designer.window.settings, designer.window),
}


@pytest.fixture(params=sorted(MAKERS))
def dialog(request: pytest.FixtureRequest, designer: Designer, qtbot: QtBot) -> FormDialog:
    """Each of our dialogs, as it comes up."""
    designer.open_new("cellar", 48, 32)
    made = MAKERS[request.param](designer)
    qtbot.addWidget(made)
    made.open()
    qtbot.waitExposed(made)
    return made


def test_a_dialog_begins_at_its_first_field(dialog: FormDialog) -> None:
    """Whoever opens it types or chooses at once."""
    focused: QWidget | None = dialog.focusWidget()

    assert focused is not None
    assert not isinstance(focused, QPushButton)


def test_shift_tab_leads_from_the_first_field_to_the_buttons(dialog: FormDialog) -> None:
    """The buttons come last, the one that does it first."""
    seen: list[QWidget | None] = []
    for _ in range(2):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Backtab)
        seen.append(dialog.focusWidget())

    assert seen == [dialog.cancel_button, dialog.accept_button]


def test_enter_in_a_name_creates_the_level(designer: Designer, qtbot: QtBot) -> None:
    """Typing a name and pressing Enter is enough."""
    dialog = NewLevelDialog("rock", designer.window)
    qtbot.addWidget(dialog)
    dialog.open()
    name = next(box for box in dialog.findChildren(QLineEdit) if box.placeholderText())
    qtbot.waitActive(dialog)
    dialog.cancel_button.setFocus()
    name.setFocus()
    QTest.keyClicks(name, "Crypt")

    QTest.keyClick(name, Qt.Key.Key_Return)

    assert dialog.level is not None
    assert (dialog.level.name, dialog.isVisible()) == ("Crypt", False)


@pytest.mark.parametrize(("written", "fits"), [("", False), ("12", False), ("up, 3", False), ("12, 7", True)])
def test_a_cell_that_is_none_is_not_gone_to(
    designer: Designer, monkeypatch: pytest.MonkeyPatch, written: str, fits: bool
) -> None:
    """The button waits for two numbers; then the cell cursor is there."""
    designer.open_new("cellar", 48, 32)
    offered: list[bool] = []

    def answer(dialog: AskText) -> int:
        dialog.edit.setText(written)
        offered.append(dialog.accept_button.isEnabled())
        return int(fits)

    monkeypatch.setattr(AskText, "exec", answer)
    designer.do("view.go_to")
    view = designer.window.tabs.view
    assert view is not None

    assert offered == [fits] and view.canvas.scene.cursor == ((12, 7) if fits else None)


@pytest.mark.parametrize(("chosen", "stored"), [("es", ""), ("en", "en")])
def test_a_language_for_this_start_is_stored_only_if_another_is_chosen(
    chosen: str, stored: str, designer: Designer, qtbot: QtBot
) -> None:
    """`--lang es` is for one start; the preferences show it, and applying them keeps it out of the file."""
    settings = designer.window.settings
    settings.forget("language")
    settings.put_for_now("language", "es")
    made = PreferencesDialog(settings, designer.window)
    qtbot.addWidget(made)
    (box,) = (box for box in made.findChildren(QComboBox) if box.findData("es") >= 0)
    box.setCurrentIndex(box.findData(chosen))

    made.accept()

    assert (settings.text("language"), Settings(settings.folder).text("language")) == (chosen, stored)
