"""The circuit table taken along: onto the clipboard, or into a file for a spreadsheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from editor.app.dialogs.saving import ask_where
from editor.app.document import LevelDocument
from editor.app.i18n.language import language, words
from editor.app.panels.circuits.lines import Line
from editor.core.linking.export import table_text
from schemas.finding import Finding
from schemas.message import Message
from schemas.system_reason import system_reason
from simulation.level.level import Level

Problems = Mapping[str, tuple[Finding, ...]]


def copy_table(level: Level, lines: Sequence[Line], problems: Problems) -> None:
    """Put the lines on the clipboard, a row each, cells parted by tabs."""
    text = table_text(level, [line.row for line in lines], problems, language(), "tsv")
    QGuiApplication.clipboard().setText(text)


def save_table(document: LevelDocument, lines: Sequence[Line], problems: Problems, parent: QWidget) -> str:
    """Ask for a file and write the lines to it; what is to be said of it, "" if nobody chose one."""
    start = (document.path or Path(document.title or "links")).with_suffix(".csv")
    title = QCoreApplication.translate("CircuitsPanel", "Save table")
    kinds = QCoreApplication.translate("CircuitsPanel", "Tables (*.csv *.tsv)")
    path = ask_where(title, start, kinds, parent)
    if path is None:
        return ""
    form: Literal["csv", "tsv"] = "tsv" if path.suffix == ".tsv" else "csv"
    text = table_text(document.level, [line.row for line in lines], problems, language(), form)
    try:
        path.write_text(text, encoding="utf-8-sig", newline="")  # the mark tells spreadsheets the encoding
    except OSError as error:
        return words(Message("command.unwritable", path=str(path), reason=system_reason(error)))
    return words(Message("command.render.made", path=str(path)))
