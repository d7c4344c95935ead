"""Circuits: every activator with what it sets off and after what time, as a table; a click goes there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from editor.app.level_view import LevelView
from editor.app.panels.later import Later
from editor.app.wording import duration, full_name
from editor.core.change import Change

WAIT_MS = 150
ROLE = Qt.ItemDataRole.UserRole
Row = tuple[str, str, int, str]
"""Activator, what it reaches, delay, what that is."""


class CircuitsPanel(QWidget):
    """Rows are sorted by activator; those that reach nothing are listed too."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self._table = QTableWidget(0, 4)
        self._table.setAccessibleName(self.tr("Circuits"))
        self._table.setHorizontalHeaderLabels([self.tr("Activator"), self.tr("Does"), self.tr("To")])
        self._table.verticalHeader().setVisible(False)
        self._table.setShowGrid(False)
        self._table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self._table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self._table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self._table.horizontalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft)
        last = QTableWidgetItem(self.tr("After"))
        last.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._table.setHorizontalHeaderItem(3, last)
        self._table.cellClicked.connect(self._go)
        self._table.cellActivated.connect(self._go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self._table)
        self._later = Later(WAIT_MS, self)
        self._later.due.connect(self._fill)

    def follow(self, view: LevelView | None) -> None:
        """Show the circuits of another view."""
        if self._view is not None:
            self._view.document.changed.disconnect(self._changed)
        self._view = view
        if view is not None:
            view.document.changed.connect(self._changed)
        self._later.ask(self._view)

    def _changed(self, change: Change) -> None:
        if change.objects or change.wires is not None or change.resized:
            self._later.ask(self._view)

    def _fill(self) -> None:
        rows = self._rows(self._view) if self._view is not None else []
        self._table.setRowCount(len(rows))
        for number, (activator, does, delay, sink) in enumerate(rows):
            assert self._view is not None
            level = self._view.document.level
            texts = (
                full_name(level, activator),
                does,
                full_name(level, sink) if sink else "",
                duration(delay) if sink else "",
            )
            for column, text in enumerate(texts):
                item = QTableWidgetItem(text)
                item.setData(ROLE, sink if column == 2 and sink else activator)
                if column == 3:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self._table.setItem(number, column, item)

    def _rows(self, view: LevelView) -> list[Row]:
        rows: list[Row] = []
        for activator, link in view.wiring.links.of.items():
            before = len(rows)
            for sink, delay in link.mechanisms:
                inert = sink in link.inert
                rows.append((activator, self.tr("conflict") if inert else self.tr("fires"), delay, sink))
            rows.extend((activator, self.tr("opens"), delay, door) for door, delay, _ in link.doors)
            if len(rows) == before:
                rows.append((activator, self.tr("sets off nothing"), 0, ""))
        return rows

    def _go(self, row: int, column: int) -> None:
        item = self._table.item(row, column)
        if item is not None and self._view is not None:
            self._view.show_place(objects=(str(item.data(ROLE)),))
