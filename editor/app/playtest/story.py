"""The story: one sentence for each happening worth telling; a click shows where it was and why."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from editor.app.i18n.language import words
from editor.app.playtest.run import Run
from editor.app.playtest.telling import in_the_story, mark_of
from editor.app.wording import capital, clock
from simulation.kernel.happening import Entry
from simulation.telling import tell

ROOT = QModelIndex()
Index = QModelIndex | QPersistentModelIndex
SIGNS = {
    "sighted": "◉", "trap": "✦", "door": "▮", "wound": "✚", "death": "✖", "goal": "★", "discovered": "◎",
}  # fmt: skip


class StoryModel(QAbstractListModel):
    """The lines told so far; more are added as the log grows."""

    def __init__(self, run: Run) -> None:
        super().__init__()
        self._run = run
        self._read = 0
        self._entries: list[Entry] = []

    def rowCount(self, parent: Index = ROOT) -> int:
        """How many lines there are."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The sentence with its time; its rule as a tip."""
        entry = self._entries[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            sign = SIGNS.get(mark_of(entry), "·")
            sentence = capital(words(tell(self._run.session.world, entry)))
            return f"{clock(entry.time)}   {sign}  {sentence}"
        return entry.rule if role == Qt.ItemDataRole.ToolTipRole else None

    def grow(self) -> None:
        """Read what was added to the log."""
        log = self._run.log
        new = [entry for entry in log[self._read :] if in_the_story(log, entry)]
        self._read = len(log)
        if new:
            first = len(self._entries)
            self.beginInsertRows(QModelIndex(), first, first + len(new) - 1)
            self._entries.extend(new)
            self.endInsertRows()

    def entry(self, row: int) -> Entry:
        """The entry that a line tells."""
        return self._entries[row]

    def row_of(self, index: int) -> int:
        """The last line told when this entry of the log was the last."""
        low, high = 0, len(self._entries)
        while low < high:
            middle = (low + high) // 2
            if self._entries[middle].id <= index:
                low = middle + 1
            else:
                high = middle
        return low - 1


class StoryPanel(QWidget):
    """Shows the story of a run and keeps to the moment that is shown."""

    chosen = Signal(object)
    """The entry that was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model: StoryModel | None = None
        self._list = QListView()
        self._list.setAccessibleName(self.tr("Story"))
        self._list.setUniformItemSizes(True)
        self._list.clicked.connect(self._choose)
        self._list.activated.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self._list)

    def follow(self, run: Run | None) -> None:
        """Tell another run."""
        old, self._model = self._model, StoryModel(run) if run is not None else None
        self._list.setModel(self._model)
        if old is not None:
            old.deleteLater()

    def show_moment(self, index: int) -> None:
        """The log may have grown; the moment just after this entry is shown on the map."""
        if self._model is None:
            return
        self._model.grow()
        row = self._model.row_of(index)
        if row >= 0 and row != self._list.currentIndex().row():
            self._list.setCurrentIndex(self._model.index(row))

    def _choose(self, index: QModelIndex) -> None:
        if self._model is not None:
            self.chosen.emit(self._model.entry(index.row()))
