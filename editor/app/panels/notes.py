"""Notes: what the designer wrote down for whoever opens the level; written in place, a click goes there."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from editor.app.i18n.language import language
from editor.app.icons import icon
from editor.app.level_view import LevelView
from editor.core.change import Change
from editor.core.notes import NoteRead, notes_of, plan_note


class NotesPanel(QWidget):
    """A list to read, and beside it the chosen note to write. What was typed is kept on leaving the box."""

    counted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self._notes: list[NoteRead] = []
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Notes"))
        self._list.setWordWrap(True)
        self._list.setSpacing(2)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.currentRowChanged.connect(self._choose)
        self._list.itemClicked.connect(self._go)
        self._list.itemActivated.connect(self._go)
        self._text = QPlainTextEdit()
        self._text.setAccessibleName(self.tr("Text of the note"))
        self._text.setTabChangesFocus(True)
        self._text.installEventFilter(self)
        self._add = QPushButton(icon("add"), self.tr("New note"))
        self._add.clicked.connect(self.add)
        self._drop = QPushButton(icon("delete"), self.tr("Delete note"))
        self._drop.clicked.connect(self._delete)
        buttons = QVBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._add)
        buttons.addWidget(self._drop)
        buttons.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.setSpacing(8)
        layout.addWidget(self._list, 3)
        layout.addWidget(self._text, 2)
        layout.addLayout(buttons)
        self._choose()

    def follow(self, view: LevelView | None) -> None:
        """Show the notes of another view's level."""
        if self._view is not None:
            self.keep()
            self._view.document.changed.disconnect(self._changed)
        self._view = view
        if view is not None:
            view.document.changed.connect(self._changed)
        self._show(0)

    def add(self) -> None:
        """Begin a new note."""
        self.keep()
        self._list.setCurrentRow(-1)
        self._text.setFocus()

    def keep(self) -> None:
        """Write down what was typed."""
        if self._view is None:
            return
        note, text = self._chosen(), self._text.toPlainText()
        if text.strip() == (note.text if note is not None else ""):
            return
        level = self._view.document.level
        index = note.index if note is not None else len(level.kept.get("notes", ()))
        self._view.document.do(plan_note(level, index, text, language()))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leaving the box keeps what was typed."""
        if event.type() == QEvent.Type.FocusOut:
            self.keep()
        return super().eventFilter(watched, event)

    def _delete(self) -> None:
        note = self._chosen()
        if note is not None and self._view is not None:
            self._text.clear()
            self._view.document.do(plan_note(self._view.document.level, note.index, "", language()))

    def _changed(self, change: Change) -> None:
        if change.settings:
            self._show(self._list.currentRow())

    def _show(self, row: int) -> None:
        view = self._view
        self._notes = notes_of(view.document.level, language()) if view is not None else []
        self._list.blockSignals(True)
        self._list.clear()
        for note in self._notes:
            self._list.addItem(QListWidgetItem("\n".join(part for part in (note.title, note.text) if part)))
        if not self._notes:
            item = QListWidgetItem(self.tr("No notes yet. Write what others should know of this level."))
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(item)
        self._list.setCurrentRow(min(row, len(self._notes) - 1))
        self._list.blockSignals(False)
        self._choose()
        self.counted.emit(len(self._notes))

    def _choose(self) -> None:
        note = self._chosen()
        self._text.setPlainText(note.text if note is not None else "")
        self._text.setPlaceholderText(self.tr("Write a note"))
        self._text.setEnabled(self._view is not None)
        self._add.setEnabled(self._view is not None)
        self._drop.setEnabled(note is not None)

    def _chosen(self) -> NoteRead | None:
        row = self._list.currentRow()
        return self._notes[row] if 0 <= row < len(self._notes) else None

    def _go(self) -> None:
        note = self._chosen()
        if note is not None and note.cell is not None and self._view is not None:
            self._view.show_place(cells=(note.cell,))
