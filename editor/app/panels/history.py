"""The history: every step by name; a click goes there."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.app.i18n.language import words
from editor.app.level_view import LevelView
from editor.app.wording import capital

MOST_SHOWN = 500


class HistoryPanel(QWidget):
    """Steps done in full, steps taken back in muted text, the present one selected."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("History"))
        self._list.clicked.connect(self._go)
        self._list.activated.connect(self._go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self._list)

    def follow(self, view: LevelView | None) -> None:
        """Show the steps of another view's document."""
        if self._view is not None:
            self._view.document.state_changed.disconnect(self._show)
        self._view = view
        if view is not None:
            view.document.state_changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self._list.clear()
        if self._view is None:
            return
        history = self._view.document.core.history
        first = max(len(history.done) - MOST_SHOWN, 0)
        self._add(self.tr("Start") if not history.forgotten and not first else "…", history.forgotten + first)
        for number, edit in enumerate(history.done[first:], history.forgotten + first + 1):
            self._add(capital(words(edit.title)), number)
        self._list.setCurrentRow(self._list.count() - 1)
        for number, edit in enumerate(reversed(history.undone[-MOST_SHOWN:]), history.position + 1):
            item = self._add(capital(words(edit.title)), number)
            item.setForeground(self.palette().placeholderText())
        self._list.scrollToItem(self._list.currentItem())

    def _add(self, text: str, position: int) -> QListWidgetItem:
        item = QListWidgetItem(text)
        item.setData(Qt.ItemDataRole.UserRole, position)
        self._list.addItem(item)
        return item

    def _go(self, index: QModelIndex) -> None:
        if self._view is not None:
            self._view.document.core.go_to(int(index.data(Qt.ItemDataRole.UserRole)))
