"""The sheet of keys: every command with its keys, to read and to change."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHeaderView,
    QKeySequenceEdit,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from editor.app.action_book import ActionBook
from editor.app.dialogs.frame import FormDialog
from editor.app.i18n.language import words
from editor.app.icons import or_gap
from editor.app.labels import paragraph
from schemas.message import Message

ROLE = Qt.ItemDataRole.UserRole
SIZE = QSize(640, 600)


class ShortcutDialog(FormDialog):
    """Choose a row, press keys, assign. Keys that are taken are refused with the name of who has them."""

    def __init__(self, book: ActionBook, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.entitle(self.tr("Keyboard shortcuts"), self.tr("Close"))
        self.cancel_button.hide()
        self._book = book
        self._table = QTableWidget(0, 2)
        self._table.setAccessibleName(self.tr("Commands and keys"))
        self._table.setHorizontalHeaderLabels([self.tr("Command"), self.tr("Keys")])
        beginning = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self._table.horizontalHeader().setDefaultAlignment(beginning)
        self._table.verticalHeader().setVisible(False)
        self._table.setShowGrid(False)
        self._table.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self._table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self._table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self._keys = QKeySequenceEdit()
        self._keys.setClearButtonEnabled(True)
        self._keys.keySequenceChanged.connect(self._assign)
        self._usual = QPushButton(self.tr("Back to the usual keys"))
        self._usual.clicked.connect(self._reset)
        self.body.insertWidget(0, self._table, 1)
        self.row(self.tr("New keys"), self._keys)
        self.form.addRow(self._usual)
        wiring = paragraph("muted")
        keys = words(Message("tool.wire_keys"))
        wiring.setText(self.tr("While a wire is drawn: {keys}.").format(keys=keys))
        self.body.insertWidget(1, wiring)
        self._fill()
        self._table.currentItemChanged.connect(self._clear)
        self.resize(SIZE)

    def _fill(self) -> None:
        actions = self._book.all()
        self._table.setRowCount(len(actions))
        for row, action in enumerate(actions):
            name = QTableWidgetItem(or_gap(action.icon()), action.text().rstrip("…"))
            name.setToolTip(action.statusTip())
            name.setData(ROLE, action.objectName())
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            self._table.setItem(row, 0, name)
            self._table.setItem(row, 1, QTableWidgetItem(keys))

    def _id(self) -> str | None:
        item = self._table.item(self._table.currentRow(), 0)
        return str(item.data(ROLE)) if item is not None else None

    def _assign(self, sequence: QKeySequence) -> None:
        id, keys = self._id(), sequence.toString()
        if id is None or not keys:
            return
        owner = self._book.owner_of(keys)
        if owner is not None and owner != id:
            name = self._book[owner].text().rstrip("…")
            self.complain(self.tr("{keys} is the key of {name}").format(keys=keys, name=name))
            return
        self._book.rebind(id, keys)
        self._show(self._table.currentRow())

    def _reset(self) -> None:
        id = self._id()
        if id is not None:
            self._book.rebind(id, self._book.usual_keys(id))
            self._show(self._table.currentRow())

    def _show(self, row: int) -> None:
        self.complain("")
        item, keys = self._table.item(row, 0), self._table.item(row, 1)
        if item is not None and keys is not None:
            shortcut = self._book[str(item.data(ROLE))].shortcut()
            keys.setText(shortcut.toString(QKeySequence.SequenceFormat.NativeText))

    def _clear(self) -> None:
        self.complain("")
        self._keys.clear()
