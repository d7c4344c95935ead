"""A table of circuits: what is clicked, typed and shown of it; it knows lines, not levels."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from editor.app.panels.circuits.editors import LineEditors
from editor.app.panels.circuits.lines import Line
from editor.app.panels.circuits.model import Index, LineModel
from editor.app.panels.circuits.sorting import LineOrder

Trigger = QAbstractItemView.EditTrigger
NARROW = {"delay": 80, "wire": 72, "problems": 96}
LEAST = 180
"""Columns of names never get narrower; then the table scrolls sideways."""
ROW = 28
PADDED = "QTableView::item { padding: 0 8px; } QHeaderView::section { padding: 4px 8px; }"
"""Numbers stand on the right of their column: the next one keeps its distance."""


class LineTable(QTableView):
    """`chosen`: the object of the row that the designer went to. `list_asked`: a cell of several objects."""

    chosen = Signal(str)
    list_asked = Signal(object)

    def __init__(self, name: str, model: LineModel, editors: LineEditors, empty: str) -> None:
        """`empty`: what is said while there is no row."""
        super().__init__()
        self._lines = model
        self._empty = empty
        self.order = LineOrder(model, self)
        self.setModel(self.order)
        self.setItemDelegate(editors)
        self.setAccessibleName(name)
        self.setShowGrid(False)
        self.setStyleSheet(PADDED)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSortingEnabled(True)
        self.sortByColumn(0, Qt.SortOrder.AscendingOrder)
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

    @property
    def lines(self) -> LineModel:
        """The lines in the order of their keys."""
        return self._lines

    def edit(  # type: ignore[override]  # Qt's slot of one argument is in it as well
        self, index: Index, trigger: Trigger = Trigger.AllEditTriggers, event: QEvent | None = None
    ) -> bool:
        """Open the editor of a cell; a list opens elsewhere."""
        if not index.isValid() or not self._is_list(index):
            return super().edit(index, trigger, event)  # type: ignore[arg-type]  # Qt calls it without
        if trigger & self.editTriggers():
            self.list_asked.emit(index)
        return bool(trigger & self.editTriggers())

    def event(self, event: QEvent) -> bool:
        """F2 changes the cell while the keyboard is here, whatever it means in the window."""
        override = event.type() == QEvent.Type.ShortcutOverride
        if override and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_F2:
            event.accept()
            return True
        return super().event(event)

    def _is_list(self, index: Index) -> bool:
        """Doors, and the activators of a door; of a mechanism there is one."""
        meaning = self._lines.meaning(index.column())
        row = index.data(Qt.ItemDataRole.UserRole).row
        return meaning == "doors" or (meaning == "activators" and not row.fires)

    @property
    def current(self) -> Line | None:
        """The line of the current row."""
        index = self.currentIndex()
        return self._lines.line(self.order.mapToSource(index).row()) if index.isValid() else None

    def choose(self, key: str | None) -> None:
        """Go to the row of an object, or to none, without telling."""
        row = self._lines.row_of(key) if key is not None else None
        with QSignalBlocker(self.selectionModel()):
            if row is None:
                self.clearSelection()
                self.setCurrentIndex(self.rootIndex())
            else:
                column = max(self.currentIndex().column(), 0)
                index = self.order.mapFromSource(self._lines.index(row, column))
                flags = QItemSelectionModel.SelectionFlag
                self.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
                self.scrollTo(index)
        self.viewport().update()

    def shown(self) -> list[Line]:
        """The lines in sight, in their order."""
        rows = range(self.order.rowCount())
        return [self._lines.line(self.order.mapToSource(self.order.index(row, 0)).row()) for row in rows]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """What is left beside the numbers is shared by the names."""
        super().resizeEvent(event)
        widths = [NARROW.get(column.meaning, 0) for column in self._lines.columns]
        names = widths.count(0)
        share = max((self.viewport().width() - sum(widths)) // names, LEAST)
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width or share)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The rows; without any, a word about it."""
        super().paintEvent(event)
        if self.order.rowCount():
            return
        nothing = self.tr("Nothing fits the filter.") if self._lines.rowCount() else self._empty
        painter = QPainter(self.viewport())
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        middle = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        painter.drawText(self.viewport().rect().adjusted(8, 8, -8, -8), middle, nothing)
        painter.end()

    def _went(self, index: Index) -> None:
        if index.isValid():
            self.chosen.emit(self._lines.line(self.order.mapToSource(index).row()).key)

    def _edit(self, index: Index) -> None:
        """Enter changes the cell; a double click does so by itself."""
        if self.state() != QAbstractItemView.State.EditingState and self.hasFocus():
            self.edit(index)
