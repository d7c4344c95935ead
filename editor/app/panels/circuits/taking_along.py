"""The table of circuits taken along: onto the clipboard, or into a file for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from editor.app.dialogs.saving import ask_where
from editor.app.document import LevelDocument
from editor.app.i18n.language import language, words
from editor.app.panels.circuits.lines import Line, Problems
from editor.core.linking.export import table_text
from schemas.message import Message
from schemas.system_reason import system_reason
from simulation.level.level import Level

Form = Literal["csv", "tsv"]


def copy_table(level: Level, lines: Sequence[Line], problems: Problems) -> None:
    """Put the lines on the clipboard, a row each, cells parted by tabs."""
    QGuiApplication.clipboard().setText(_text(level, lines, problems, "tsv"))


def save_table(document: LevelDocument, lines: Sequence[Line], problems: Problems, parent: QWidget) -> str:
    """Ask for a file and write the lines to it; what is to be said of it, "" if nobody chose one."""
    start = (document.path or Path(document.title or "links")).with_suffix(".csv")
    title = QCoreApplication.translate("CircuitsPanel", "Save table")
    kinds = QCoreApplication.translate("CircuitsPanel", "Tables (*.csv *.tsv)")
    path = ask_where(title, start, kinds, parent)
    return "" if path is None else write_table(path, document.level, lines, problems)


def write_table(path: Path, level: Level, lines: Sequence[Line], problems: Problems) -> str:
    """Write the lines; what is to be said of it."""
    text = _text(level, lines, problems, "tsv" if path.suffix == ".tsv" else "csv")
    try:
        path.write_text(text, encoding="utf-8-sig", newline="")  # the mark tells spreadsheets the encoding
    except OSError as error:
        return words(Message("command.unwritable", path=str(path), reason=system_reason(error)))
    return words(Message("command.render.made", path=str(path)))


def _text(level: Level, lines: Sequence[Line], problems: Problems, form: Form) -> str:
    return table_text(level, [line.row for line in lines], problems, language(), form)
