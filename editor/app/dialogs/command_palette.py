"""All commands by name: type a few letters, press Enter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QDialog, QLineEdit, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.app.action_book import ActionBook
from editor.app.icons import or_gap

ROLE = Qt.ItemDataRole.UserRole
SIZE = QSize(560, 420)


class CommandPalette(QDialog):
    """Best matches first: those whose words begin with what was typed."""

    def __init__(self, book: ActionBook, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._book = book
        self.setWindowTitle(self.tr("All commands"))
        self.setAccessibleName(self.tr("All commands"))
        self._search = QLineEdit()
        self._search.setPlaceholderText(self.tr("What do you want to do?"))
        self._search.setAccessibleName(self.tr("Search commands"))
        self._search.textChanged.connect(self._fill)
        self._search.returnPressed.connect(self._run_current)
        self._search.installEventFilter(self)
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Commands"))
        self._list.itemActivated.connect(self._run)
        self._list.itemClicked.connect(self._run)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self._search)
        layout.addWidget(self._list)
        self.resize(SIZE)
        self._fill("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and down move through the list while typing."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            way = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
            if way is not None:
                row = self._list.currentRow() + way
                self._list.setCurrentRow(min(max(row, 0), self._list.count() - 1))
                return True
        return super().eventFilter(watched, event)

    def _fill(self, text: str) -> None:
        self._list.clear()
        for action in sorted(self._book.all(), key=lambda action: rank(action.text(), text)):
            if rank(action.text(), text)[0] > WORST:
                continue
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            name = action.text().rstrip("…")
            item = QListWidgetItem(or_gap(action.icon()), f"{name}    {keys}" if keys else name)
            item.setToolTip(action.statusTip())
            item.setData(ROLE, action.objectName())
            if not action.isEnabled():
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(item)
        self._list.setCurrentRow(0)

    def _run_current(self) -> None:
        if (item := self._list.currentItem()) is not None:
            self._run(item)

    def _run(self, item: QListWidgetItem) -> None:
        action: QAction = self._book[str(item.data(ROLE))]
        self.accept()
        action.trigger()


WORST = 2


def rank(name: str, typed: str) -> tuple[int, str]:
    """How well a name answers what was typed: 0 begins with it, 1 a word does, 2 holds it, 3 does not."""
    plain, wanted = name.casefold(), typed.strip().casefold()
    if plain.startswith(wanted):
        return 0, plain
    if any(word.startswith(wanted) for word in plain.split()):
        return 1, plain
    return (2 if wanted in plain else 3), plain
