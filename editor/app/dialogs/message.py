"""Message boxes that show text as it is: a level's name is never taken for markup."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget


def plain_box(icon: QMessageBox.Icon, title: str, text: str, parent: QWidget | None) -> QMessageBox:
    """A box with plain text, to be given buttons or shown."""
    box = QMessageBox(icon, title, text, QMessageBox.StandardButton.NoButton, parent)
    box.setTextFormat(Qt.TextFormat.PlainText)
    return box


def warn(title: str, text: str, parent: QWidget | None) -> None:
    """Say what went wrong, and wait."""
    box = plain_box(QMessageBox.Icon.Warning, title, text, parent)
    box.setStandardButtons(QMessageBox.StandardButton.Ok)
    box.exec()
