"""A monkey at mouse and keyboard breaks nothing, and all that it did can be undone."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDialog

from editor.core.fingerprint import fingerprint
from schemas.objects import FAMILY_OF_KIND
from tests.gui.conftest import Designer

ACTIONS = 120
WITH_DIALOGS = (
    "file.", "help.", "level.", "wires.tidy", "edit.save_stamp", "view.go_to", "view.palette",
    "view.full_screen",
)  # fmt: skip
KEYS = (
    Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Left, Qt.Key.Key_Down, Qt.Key.Key_R,
    Qt.Key.Key_3, Qt.Key.Key_F, Qt.Key.Key_J, Qt.Key.Key_Backspace, Qt.Key.Key_Tab,
)  # fmt: skip
MODIFIERS = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)


class Monkey:
    """Does one thing after another, the same for the same seed."""

    def __init__(self, designer: Designer, seed: int) -> None:
        self._designer = designer
        self._dice = random.Random(seed)
        ids = [action.objectName() for action in designer.window.book.all()]
        self._ids = [id for id in ids if not id.startswith(WITH_DIALOGS)]

    def act(self) -> None:
        """Drag, click, press a key, choose a kind, or trigger a command."""
        dice, designer = self._dice, self._designer
        what = dice.randrange(6)
        if what <= 1:
            designer.drag(self._cell(), self._cell(), keys=dice.choice(MODIFIERS))
        elif what == 2:
            button = dice.choice((Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton))
            designer.click(self._cell(), button)
        elif what == 3:
            designer.press(dice.choice(KEYS), dice.choice(MODIFIERS))
        elif what == 4:
            designer.window.toolbox.place(dice.choice(sorted(FAMILY_OF_KIND)))
        else:
            designer.do(dice.choice(self._ids))

    def _cell(self) -> tuple[int, int]:
        return self._dice.randrange(32), self._dice.randrange(24)


@pytest.mark.parametrize("seed", range(4))
def test_whatever_a_monkey_does_can_be_undone(
    designer: Designer, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No exception, no warning, and undoing all of it gives the level from before."""
    monkeypatch.setattr(QDialog, "exec", lambda dialog: 0)
    designer.open_new("blank")
    before = fingerprint(designer.level)
    monkey = Monkey(designer, seed)

    for _ in range(ACTIONS):
        monkey.act()
        for menu in QApplication.topLevelWidgets():
            if menu.inherits("QMenu"):
                menu.hide()
    designer.window.play_test.stop()
    designer.document.core.go_to(0)

    assert fingerprint(designer.level) == before
