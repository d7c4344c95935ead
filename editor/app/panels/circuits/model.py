"""Circuits as Qt models: lines are exchanged one by one, so selection and scrolling stay."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QIcon

from editor.app.canvas.art.palette import MapStyle
from editor.app.icons import icon
from editor.app.panels.circuits.lines import Line
from editor.app.panels.circuits.pictures import Pictures
from editor.app.plain import plain_tip

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
Meaning = Literal["name", "mechanism", "activators", "delay", "doors", "wire", "problems"]
NOWHERE = QModelIndex()
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
NUMBERS = ("delay", "wire")
FIXED = ("wire", "problems")
ICONS = {"error": "error", "warning": "warning", "hint": "info"}


@dataclass(frozen=True, slots=True)
class Column:
    """What a column is about."""

    meaning: Meaning
    title: str
    tip: str = ""


class LineModel(QAbstractTableModel):
    """A row per line, in the order of keys. `asked`: key, meaning of the column and the value chosen."""

    asked = Signal(str, str, object)

    def __init__(self, columns: tuple[Column, ...], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.columns = columns
        self._lines: list[Line] = []
        self._rows: dict[str, int] = {}
        self._pictures = Pictures()

    def show(self, shown: Iterable[Line], style: MapStyle | None = None) -> None:
        """Take over new lines, sorted by key; only what differs is told."""
        if style is not None:
            self._pictures.take(style)
        lines = list(shown)
        wanted = {line.key: number for number, line in enumerate(lines)}
        for number in range(len(self._lines) - 1, -1, -1):
            if self._lines[number].key not in wanted:
                self.beginRemoveRows(NOWHERE, number, number)
                del self._lines[number]
                self.endRemoveRows()
        for number, line in enumerate(lines):
            self._put(number, line)
        self._rows = wanted

    def _put(self, number: int, line: Line) -> None:
        if number >= len(self._lines) or self._lines[number].key != line.key:
            self.beginInsertRows(NOWHERE, number, number)
            self._lines.insert(number, line)
            self.endInsertRows()
        elif self._lines[number] != line:
            self._lines[number] = line
            self.dataChanged.emit(self.index(number, 0), self.index(number, len(self.columns) - 1))

    def line(self, row: int) -> Line:
        """What a row shows."""
        return self._lines[row]

    def row_of(self, key: str) -> int | None:
        """The row of an object; None without one."""
        return self._rows.get(key)

    def column_of(self, meaning: Meaning) -> int:
        """The column that is about something."""
        return next(number for number, column in enumerate(self.columns) if column.meaning == meaning)

    def meaning(self, column: int) -> Meaning:
        """What a column is about."""
        return self.columns[column].meaning

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """One for each line."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """As many as were given."""
        return 0 if parent.isValid() else len(self.columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What can be changed in place: all but what is counted, and no delay of nothing."""
        meaning, flags = self.meaning(index.column()), super().flags(index)
        text = self._lines[index.row()].texts[index.column()]
        if meaning in FIXED or (meaning == "delay" and not text):
            return flags
        return flags | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """Texts, icons, tips, and what a screen reader says."""
        line, column = self._lines[index.row()], index.column()
        match role:
            case Role.DisplayRole | Role.EditRole:
                return line.texts[column]
            case Role.DecorationRole:
                return self._icon(line, column)
            case Role.ToolTipRole:
                counted = self.meaning(column) == "problems"
                return plain_tip("\n".join(line.problems) if counted else line.texts[column])
            case Role.TextAlignmentRole:
                return RIGHT if self.meaning(column) in NUMBERS else LEFT
            case Role.AccessibleTextRole:
                return self._spoken(line, column)
            case Role.UserRole:
                return line
        return None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Ask for a change; the line changes when the level has."""
        if role == Role.EditRole:
            self.asked.emit(self._lines[index.row()].key, self.meaning(index.column()), value)
        return role == Role.EditRole

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        """The titles of the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Role.DisplayRole:
                return self.columns[section].title
            case Role.ToolTipRole:
                return self.columns[section].tip or None
            case Role.TextAlignmentRole:
                return RIGHT if self.meaning(section) in NUMBERS else LEFT
        return None

    def _icon(self, line: Line, column: int) -> QIcon | None:
        if self.meaning(column) == "problems":
            return icon(ICONS[line.worst]) if line.worst else None
        kind = line.pictures[column]
        if kind in ("", "!"):
            return icon("error") if kind else None
        return self._pictures.of(kind)

    def _spoken(self, line: Line, column: int) -> str:
        if self.meaning(column) == "problems":
            return " ".join(line.problems) or self.tr("no problems")
        return f"{self.columns[column].title}: {line.texts[column] or self.tr('none')}"
