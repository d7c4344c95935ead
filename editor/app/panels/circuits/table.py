"""The table itself: what is clicked, typed and shown of it; it knows lines, not levels."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from editor.app.panels.circuits.editors import CircuitEditors
from editor.app.panels.circuits.lines import Column, Line
from editor.app.panels.circuits.model import CircuitModel, Index
from editor.app.panels.circuits.sorting import CircuitOrder

Trigger = QAbstractItemView.EditTrigger
NARROW = {Column.DELAY: 72, Column.LENGTH: 64, Column.PROBLEMS: 84}
LEAST = 132
"""Columns of names never get narrower; then the table scrolls sideways."""
ROW = 28
PADDED = "QTableView::item { padding: 0 8px; } QHeaderView::section { padding: 4px 8px; }"
"""Numbers stand on the right of their column: the next one keeps its distance."""


class CircuitTable(QTableView):
    """`chosen`: the activator of the row that the designer went to. `doors_asked`: the cell of doors."""

    chosen = Signal(str)
    doors_asked = Signal(object)

    def __init__(self, model: CircuitModel, editors: CircuitEditors, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = model
        self.order = CircuitOrder(model, self)
        self.setModel(self.order)
        self.setItemDelegate(editors)
        self.setAccessibleName(self.tr("Circuits"))
        self.setShowGrid(False)
        self.setStyleSheet(PADDED)
        self.setWordWrap(False)
        self.setSortingEnabled(True)
        self.sortByColumn(Column.ACTIVATOR, Qt.SortOrder.AscendingOrder)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(Trigger.DoubleClicked | Trigger.EditKeyPressed)
        self.verticalHeader().setVisible(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.horizontalHeader().setHighlightSections(False)
        self.selectionModel().currentRowChanged.connect(self._went)
        self.activated.connect(self._edit)

    def edit(  # type: ignore[override]  # Qt's slot of one argument is in it as well
        self, index: Index, trigger: Trigger = Trigger.AllEditTriggers, event: QEvent | None = None
    ) -> bool:
        """Open the editor of a cell; doors are asked for elsewhere."""
        if not index.isValid() or index.column() != Column.DOORS:
            return super().edit(index, trigger, event)  # type: ignore[arg-type]  # Qt calls it without
        if trigger & self.editTriggers():
            self.doors_asked.emit(index)
        return bool(trigger & self.editTriggers())

    @property
    def current(self) -> Line | None:
        """The line of the current row."""
        index = self.currentIndex()
        return self._model.line(self.order.mapToSource(index).row()) if index.isValid() else None

    def choose(self, activator: str | None) -> None:
        """Go to the row of an activator, or to none, without telling."""
        row = self._model.row_of(activator) if activator is not None else None
        with QSignalBlocker(self.selectionModel()):
            if row is None:
                self.clearSelection()
                self.setCurrentIndex(self.rootIndex())
            else:
                column = max(self.currentIndex().column(), 0)
                index = self.order.mapFromSource(self._model.index(row, column))
                flags = QItemSelectionModel.SelectionFlag
                self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
                self.scrollTo(index)
        self.viewport().update()

    def shown(self) -> list[Line]:
        """The lines in sight, in their order."""
        rows = range(self.order.rowCount())
        return [self._model.line(self.order.mapToSource(self.order.index(row, 0)).row()) for row in rows]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is left beside the numbers is shared by the names."""
        super().resizeEvent(event)
        left = self.viewport().width() - sum(NARROW.values())
        names = len(Column) - len(NARROW)
        for column in Column:
            width = NARROW.get(column) or max(left // names, LEAST)
            self.setColumnWidth(column, width)

    def _went(self, index: Index) -> None:
        if index.isValid():
            self.chosen.emit(self._model.line(self.order.mapToSource(index).row()).key)

    def _edit(self, index: Index) -> None:
        """Enter changes the cell; a double click does so by itself."""
        if self.state() != QAbstractItemView.State.EditingState and self.hasFocus():
            self.edit(index)
