"""Saving under a name: nothing that is there already is replaced unasked."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QMessageBox

from tests.gui.conftest import Designer

NO = QMessageBox.StandardButton.No


def save_as(designer: Designer, name: str, answer: QMessageBox.StandardButton = NO) -> list[str]:
    """Save under a typed name, giving every question the same answer; what was asked and said."""
    said: list[str] = []

    def type_name() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QFileDialog)
        line = dialog.findChildren(QLineEdit)[0]
        line.setText(name)
        QTimer.singleShot(100, reply)
        QTest.keyClick(line, Qt.Key.Key_Return)
        if dialog.isVisible():
            dialog.reject()

    def reply() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            said.append(box.text())
            QTimer.singleShot(100, reply)
            buttons = {box.standardButton(button): button for button in box.buttons()}
            buttons.get(answer, box.buttons()[0]).click()

    QApplication.setAttribute(Qt.ApplicationAttribute.AA_DontUseNativeDialogs)
    QTimer.singleShot(200, type_name)
    designer.do("file.save_as")
    return said


@pytest.mark.parametrize("typed", ["crypt", "crypt.dungeon"])
def test_a_level_that_is_there_is_not_replaced_unasked(
    designer: Designer, tmp_path: Path, typed: str
) -> None:
    """Saving as `crypt` where there is a crypt.dungeon asks first, ending typed or not."""
    designer.open_new("cellar", 48, 32)
    there = tmp_path / "crypt.dungeon"
    there.write_text("precious")

    asked = save_as(designer, str(tmp_path / typed))

    assert (len(asked), there.read_text()) == (1, "precious")


def test_a_name_without_ending_gets_it(designer: Designer, tmp_path: Path) -> None:
    """`crypt` becomes crypt.dungeon."""
    designer.open_new("cellar", 48, 32)

    save_as(designer, str(tmp_path / "crypt"))

    assert (tmp_path / "crypt.dungeon").is_file()


def test_a_level_is_not_saved_onto_one_that_is_open(designer: Designer, tmp_path: Path) -> None:
    """Two tabs never share a file: the second is told to take another name."""
    designer.open_new("cellar", 48, 32)
    first = designer.document
    first.save(tmp_path / "crypt.dungeon")
    designer.open_new("rock", 8, 8)

    said = save_as(designer, str(tmp_path / "crypt"), QMessageBox.StandardButton.Yes)

    assert "crypt.dungeon is open in another tab" in said[-1]
    assert designer.document.path is None
