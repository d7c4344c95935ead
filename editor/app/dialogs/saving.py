"""Ask where to save: a name typed without its ending gets it before anybody asks about replacing a file."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget


def ask_where(title: str, start: Path, kinds: str, parent: QWidget | None) -> Path | None:
    """The path chosen, with the ending of `start` if none was typed; None if nothing was chosen."""
    dialog = QFileDialog(parent, title, str(start.parent), kinds)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.setDefaultSuffix(start.suffix.removeprefix("."))
    dialog.selectFile(start.name)
    chosen = dialog.selectedFiles() if dialog.exec() else []
    dialog.deleteLater()
    return Path(chosen[0]) if chosen else None
