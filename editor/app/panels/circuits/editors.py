"""Editing in the circuit table: a list of mechanisms, seconds for a delay, a line for a name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractItemModel, Qt, QTimer
from PySide6.QtWidgets import (
    QComboBox,
    QDoubleSpinBox,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from editor.app.panels.circuits.lines import Column
from editor.app.panels.circuits.model import Index

ROLE = Qt.ItemDataRole.UserRole
MOST_SECONDS = 3_600
LONGEST_NAME = 200


@dataclass(frozen=True, slots=True)
class Choice:
    """A mechanism to choose, and who fires it so far."""

    key: str
    text: str
    taken: str = ""


class CircuitEditors(QStyledItemDelegate):
    """Makes and reads the editors; the doors have a list of their own."""

    def __init__(self, choices: Callable[[str], Sequence[Choice]], parent: QWidget | None = None) -> None:
        """`choices`: the mechanisms for an activator, in the order in which they are offered."""
        super().__init__(parent)
        self._choices = choices

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """The editor of a cell."""
        match Column(index.column()):
            case Column.MECHANISM:
                return self._combo(parent, index)
            case Column.DELAY:
                return self._seconds(parent)
        line = QLineEdit(parent)
        line.setMaxLength(LONGEST_NAME)
        line.setPlaceholderText(str(index.data()))
        line.setAccessibleName(self.tr("Name of the activator"))
        return line

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with what is there."""
        line = index.data(ROLE)
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(editor.findData(line.row.mechanism), 0))
            QTimer.singleShot(0, editor, editor.showPopup)
        elif isinstance(editor, QDoubleSpinBox):
            editor.setValue((line.row.delay_ms or 0) / 1000)
            editor.selectAll()
        elif isinstance(editor, QLineEdit):
            editor.setText(line.own_name)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Ask for what was chosen, if it is something else."""
        line = index.data(ROLE)
        if isinstance(editor, QComboBox):
            if editor.currentData() != line.row.mechanism or len(line.row.mechanisms) > 1:
                model.setData(index, editor.currentData())
        elif isinstance(editor, QDoubleSpinBox):
            editor.interpretText()
            if round(editor.value() * 1000) != line.row.delay_ms:
                model.setData(index, round(editor.value() * 1000))
        elif isinstance(editor, QLineEdit) and editor.text() != line.own_name:
            model.setData(index, editor.text().strip())

    def _combo(self, parent: QWidget, index: Index) -> QComboBox:
        combo = QComboBox(parent)
        combo.setAccessibleName(self.tr("Mechanism"))
        combo.setMaxVisibleItems(16)
        combo.addItem(self.tr("none"), "")
        for choice in self._choices(index.data(ROLE).key):
            text = choice.text
            if choice.taken:
                text = self.tr("{mechanism} · fired by {activator}").format(
                    mechanism=choice.text, activator=choice.taken
                )
            combo.addItem(text, choice.key)
        combo.activated.connect(lambda: self._done(combo))
        return combo

    def _done(self, combo: QComboBox) -> None:
        self.commitData.emit(combo)
        self.closeEditor.emit(combo)

    def _seconds(self, parent: QWidget) -> QDoubleSpinBox:
        box = QDoubleSpinBox(parent)
        box.setAccessibleName(self.tr("Delay in seconds"))
        box.setRange(0, MOST_SECONDS)
        box.setDecimals(2)
        box.setSingleStep(0.5)
        box.setSuffix(" s")
        return box
