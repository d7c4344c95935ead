"""The list of problems: rows are brought up to date one by one, so that choice and place stay."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget

from editor.app.icons import icon
from schemas.finding import Finding
from simulation.checks.exclusions import Identity, identity

ICONS = {"error": "error", "warning": "warning", "hint": "info"}
Key = tuple[Identity, bool, int]


@dataclass(frozen=True, slots=True)
class Row:
    """A finding in words; `reason`: why it was left alone, None while it is not."""

    finding: Finding
    text: str
    reason: str | None = None


class ProblemList(QListWidget):
    """`chosen`: another row, or none, is the chosen one, by whatever way."""

    chosen = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._keys: list[Key] = []
        self._nothing = ""
        self.setIconSize(QSize(16, 16))
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.currentRowChanged.connect(self.chosen)

    @property
    def row_chosen(self) -> Row | None:
        """The row that is chosen."""
        at = self.currentRow()
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def rows(self) -> Sequence[Row]:
        """All rows, from the top."""
        return self._rows

    def show_rows(self, rows: Sequence[Row], nothing: str) -> None:
        """Show these; what was there stays where it is. `nothing` is written when there are none."""
        before = self._keys[self.currentRow()] if 0 <= self.currentRow() < len(self._keys) else None
        top, place = self._first_in_sight(), self.verticalScrollBar().value()
        self.blockSignals(True)
        self.setAutoScroll(False)
        self._take_over(rows)
        self.setCurrentRow(self._keys.index(before) if before in self._keys else -1)
        self.setAutoScroll(True)
        self.blockSignals(False)
        if top is not None and top in self._keys:
            self.scrollToItem(self.item(self._keys.index(top)), QListWidget.ScrollHint.PositionAtTop)
        else:
            self.verticalScrollBar().setValue(place)
        self._nothing = "" if rows else nothing
        self.setAccessibleDescription(self._nothing)
        self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows, or the sentence in their place."""
        super().paintEvent(event)
        if self._nothing:
            painter = QPainter(self.viewport())
            painter.setPen(self.palette().placeholderText().color())
            painter.drawText(
                self.viewport().rect().adjusted(8, 8, -8, -8), Qt.TextFlag.TextWordWrap, self._nothing
            )
            painter.end()

    def _take_over(self, rows: Sequence[Row]) -> None:
        keys = _keys(rows)
        wanted = frozenset(keys)
        for at in range(self.count() - 1, -1, -1):
            if self._keys[at] not in wanted:
                self.takeItem(at)
                del self._keys[at]
        for at, (key, row) in enumerate(zip(keys, rows, strict=True)):
            if at >= len(self._keys) or self._keys[at] != key:
                old = self._keys.index(key, at) if key in self._keys[at:] else -1
                item = self.takeItem(old) if old >= 0 else QListWidgetItem()
                if old >= 0:
                    del self._keys[old]
                self.insertItem(at, item)
                self._keys.insert(at, key)
            _dress(self.item(at), row)
        self._rows = list(rows)

    def _first_in_sight(self) -> Key | None:
        if not self.verticalScrollBar().value():
            return None
        at = self.indexAt(self.viewport().rect().topLeft()).row()
        return self._keys[at] if 0 <= at < len(self._keys) else None


def _keys(rows: Sequence[Row]) -> list[Key]:
    """What makes two rows the same; equal ones are numbered."""
    seen: dict[tuple[Identity, bool], int] = {}
    found: list[Key] = []
    for row in rows:
        key = (identity(row.finding), row.reason is not None)
        seen[key] = seen.get(key, -1) + 1
        found.append((*key, seen[key]))
    return found


def _dress(item: QListWidgetItem, row: Row) -> None:
    if item.text() != row.text:
        item.setText(row.text)
    severity = row.finding.severity
    if item.data(Qt.ItemDataRole.UserRole) != severity:
        item.setData(Qt.ItemDataRole.UserRole, severity)
        item.setIcon(icon(ICONS[severity]))
        item.setToolTip(row.finding.check)
    font = item.font()
    if font.strikeOut() != (row.reason is not None):
        font.setStrikeOut(row.reason is not None)
        item.setFont(font)
