"""Asks for one line of text."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QLineEdit, QWidget

from editor.app.dialogs.frame import FormDialog


class AskText(FormDialog):
    """`fits` says whether the text will do; until then it cannot be accepted."""

    def __init__(
        self, title: str, label: str, verb: str, fits: Callable[[str], object], parent: QWidget | None
    ) -> None:
        super().__init__(parent)
        self.entitle(title, verb)
        self._fits = fits
        self.edit = QLineEdit()
        self.edit.textChanged.connect(self._look)
        self.row(label, self.edit)
        self._look("")

    def _look(self, text: str) -> None:
        self.accept_button.setEnabled(bool(self._fits(text.strip())))


def ask(
    title: str,
    label: str,
    verb: str,
    parent: QWidget | None,
    text: str = "",
    fits: Callable[[str], object] = bool,
) -> str | None:
    """What was written, without spaces around it; None if nothing is to be done after all."""
    dialog = AskText(title, label, verb, fits, parent)
    dialog.edit.setText(text)
    dialog.edit.selectAll()
    sure = dialog.exec() == QDialog.DialogCode.Accepted
    dialog.deleteLater()
    return dialog.edit.text().strip() if sure else None
