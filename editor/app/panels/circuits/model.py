"""The circuit table as a Qt model: lines are exchanged one by one, so selection and scrolling stay."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QIcon

from editor.app.canvas.art.palette import DUNGEON, MapStyle
from editor.app.icons import icon
from editor.app.panels.circuits.lines import Column, Line
from editor.app.panels.thumbnails import kind_icon
from editor.app.plain import plain_tip

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole
NOWHERE = QModelIndex()
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
NUMBERS = (Column.DELAY, Column.LENGTH)
ICONS = {"error": "error", "warning": "warning", "hint": "info"}


class CircuitModel(QAbstractTableModel):
    """A row per activator, in the order of ids. `asked`: activator, column and the value chosen there."""

    asked = Signal(str, int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._style: MapStyle = DUNGEON
        self._lines: list[Line] = []
        self._rows: dict[str, int] = {}
        self._icons: dict[str, QIcon] = {}
        self._titles = (
            self.tr("Activator"), self.tr("Mechanism"), self.tr("Delay"), self.tr("Doors"),
            self.tr("Wire"), self.tr("Problems"),
        )  # fmt: skip
        self._tips = {
            Column.DELAY: self.tr("How long after the activator the mechanism acts"),
            Column.LENGTH: self.tr("Cells of wire that the signal runs through"),
        }

    def show(self, lines: list[Line], style: MapStyle | None = None) -> None:
        """Take over new lines, sorted by key; only what differs is told."""
        if style is not None and style is not self._style:
            self._style = style
            self._icons.clear()
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
            self.dataChanged.emit(self.index(number, 0), self.index(number, len(Column) - 1))

    def line(self, row: int) -> Line:
        """What a row shows."""
        return self._lines[row]

    def lines(self) -> list[Line]:
        """All rows."""
        return self._lines

    def row_of(self, activator: str) -> int | None:
        """The row of an activator; None without one."""
        return self._rows.get(activator)

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """One for each activator."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Those of Column."""
        return 0 if parent.isValid() else len(Column)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """What can be changed in place: all but what is counted, and no delay of nothing."""
        flags = super().flags(index)
        line, column = self._lines[index.row()], Column(index.column())
        fixed = column in (Column.LENGTH, Column.PROBLEMS)
        if fixed or (column == Column.DELAY and line.row.delay_ms is None):
            return flags
        return flags | Qt.ItemFlag.ItemIsEditable

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """Texts, icons, tips, and what a screen reader says."""
        line, column = self._lines[index.row()], Column(index.column())
        match role:
            case Role.DisplayRole:
                return line.texts[column]
            case Role.EditRole:
                return line.own_name if column == Column.ACTIVATOR else line.texts[column]
            case Role.DecorationRole:
                return self._icon(line, column)
            case Role.ToolTipRole:
                return plain_tip(_tip(line, column))
            case Role.TextAlignmentRole:
                return RIGHT if column in NUMBERS else LEFT
            case Role.AccessibleTextRole:
                return self._spoken(line, column)
            case Role.UserRole:
                return line
        return None

    def setData(self, index: Index, value: Any, role: int = Role.EditRole) -> bool:
        """Ask for a change; the line changes when the level has."""
        if role == Role.EditRole:
            self.asked.emit(self._lines[index.row()].key, index.column(), value)
        return role == Role.EditRole

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole) -> Any:
        """The titles of the columns."""
        if orientation != Qt.Orientation.Horizontal:
            return None
        match role:
            case Role.DisplayRole:
                return self._titles[section]
            case Role.ToolTipRole:
                return self._tips.get(Column(section))
            case Role.TextAlignmentRole:
                return RIGHT if section in NUMBERS else LEFT
        return None

    def _icon(self, line: Line, column: Column) -> QIcon | None:
        match column:
            case Column.ACTIVATOR:
                return self._kind_icon(line.kind)
            case Column.MECHANISM if line.row.inert:
                return icon("error")
            case Column.MECHANISM if line.mechanism_kind:
                return self._kind_icon(line.mechanism_kind)
            case Column.PROBLEMS if line.worst:
                return icon(ICONS[line.worst])
        return None

    def _kind_icon(self, kind: str) -> QIcon:
        if kind not in self._icons:
            self._icons[kind] = kind_icon(kind, self._style)
        return self._icons[kind]

    def _spoken(self, line: Line, column: Column) -> str:
        if column == Column.PROBLEMS:
            return " ".join(line.problems) or self.tr("no problems")
        return f"{self._titles[column]}: {line.texts[column] or self.tr('none')}"


def _tip(line: Line, column: Column) -> str:
    return "\n".join(line.problems) if column == Column.PROBLEMS else line.texts[column]
