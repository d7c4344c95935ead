"""Editing in a table of circuits: one object of several, seconds for a delay, a line for a name."""

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

from editor.app.panels.circuits.lines import Line
from editor.app.panels.circuits.model import Index
from editor.core.linking.rows import CircuitRow

ROLE = Qt.ItemDataRole.UserRole
MOST_SECONDS = 3_600
LONGEST_NAME = 200


@dataclass(frozen=True, slots=True)
class Choice:
    """An object to choose; one that is not free is shown so."""

    key: str
    text: str


class LineEditors(QStyledItemDelegate):
    """Makes and reads the editors; `choices`: what is offered in the line of an object, in that order."""

    def __init__(self, choices: Callable[[str], Sequence[Choice]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._choices = choices

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        """The editor of a cell."""
        line: Line = index.data(ROLE)
        if index.column() == 0:
            return self._name(parent, line)
        if index.column() == 1:
            return self._combo(parent, line)
        return seconds_box(parent, self.tr("Delay in seconds"))

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        """Begin with what is there."""
        line: Line = index.data(ROLE)
        if isinstance(editor, QComboBox):
            editor.setCurrentIndex(max(editor.findData(_chosen(line)[0]), 0))
            QTimer.singleShot(0, editor, editor.showPopup)
        elif isinstance(editor, QDoubleSpinBox):
            editor.setValue(_chosen(line)[1] / 1000)
            editor.selectAll()
        elif isinstance(editor, QLineEdit):
            editor.setText(line.own_name)

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        """Ask for what was chosen, if it is something else."""
        line: Line = index.data(ROLE)
        key, delay_ms = _chosen(line)
        if isinstance(editor, QComboBox):
            if editor.currentData() != key or len(_several(line)) > 1:
                model.setData(index, editor.currentData())
        elif isinstance(editor, QDoubleSpinBox):
            editor.interpretText()
            if milliseconds(editor) != delay_ms:
                model.setData(index, milliseconds(editor))
        elif isinstance(editor, QLineEdit) and editor.text().strip() != line.own_name:
            model.setData(index, editor.text().strip())

    def _name(self, parent: QWidget, line: Line) -> QLineEdit:
        editor = QLineEdit(parent)
        editor.setMaxLength(LONGEST_NAME)
        editor.setPlaceholderText(line.texts[0])
        editor.setAccessibleName(self.tr("Name"))
        return editor

    def _combo(self, parent: QWidget, line: Line) -> QComboBox:
        combo = QComboBox(parent)
        mechanisms = isinstance(line.row, CircuitRow)
        combo.setAccessibleName(self.tr("Mechanism") if mechanisms else self.tr("Activator"))
        combo.setMaxVisibleItems(16)
        combo.addItem(self.tr("None"), "")
        for choice in self._choices(line.key):
            combo.addItem(choice.text, choice.key)
        combo.activated.connect(lambda: self._done(combo))
        return combo

    def _done(self, combo: QComboBox) -> None:
        self.commitData.emit(combo)
        self.closeEditor.emit(combo)


def _several(line: Line) -> tuple[tuple[str, int], ...]:
    """What the second column of a line names, with its delays."""
    return line.row.mechanisms if isinstance(line.row, CircuitRow) else line.row.activators


def _chosen(line: Line) -> tuple[str, int]:
    """The first of it, ("", 0) for nothing."""
    several = _several(line)
    return several[0] if several else ("", 0)


def seconds_box(parent: QWidget | None, name: str) -> QDoubleSpinBox:
    """A box for a delay in seconds."""
    box = QDoubleSpinBox(parent)
    box.setAccessibleName(name)
    box.setRange(0, MOST_SECONDS)
    box.setDecimals(2)
    box.setSingleStep(0.5)
    box.setSuffix(" s")
    return box


def milliseconds(box: QDoubleSpinBox) -> int:
    """What such a box says."""
    return round(box.value() * 1000)
