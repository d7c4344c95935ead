"""One line that asks why something is left as it is."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QWidget

from editor.core.fixes.leaving import MOST_CHARACTERS


class ReasonLine(QWidget):
    """Hidden until it is asked. `given`: the reason; Escape gives up."""

    given = Signal(str)
    gave_up = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edit = QLineEdit()
        self.edit.setMaxLength(MOST_CHARACTERS)
        self.edit.setPlaceholderText(self.tr("the reason, in a line"))
        label = QLabel(self.tr("Leave it, because"))
        label.setBuddy(self.edit)
        self.edit.setAccessibleName(label.text())
        self.leave = QPushButton(self.tr("Leave it"))
        self.cancel = QPushButton(self.tr("Cancel"))
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        for widget in (label, self.edit, self.leave, self.cancel):
            layout.addWidget(widget)
        self.edit.textChanged.connect(self._look)
        self.edit.returnPressed.connect(self._give)
        self.edit.installEventFilter(self)
        self.leave.clicked.connect(self._give)
        self.cancel.clicked.connect(self._give_up)
        self.hide()

    def ask(self) -> None:
        """Show the empty line, ready to be written on."""
        self.edit.clear()
        self._look()
        self.show()
        self.edit.setFocus(Qt.FocusReason.OtherFocusReason)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape closes the line."""
        pressed = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress
        if pressed and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
            self._give_up()
            return True
        return super().eventFilter(watched, event)

    def _look(self) -> None:
        self.leave.setEnabled(bool(self.edit.text().strip()))

    def _give(self) -> None:
        if self.edit.text().strip():
            self.hide()
            self.given.emit(self.edit.text())

    def _give_up(self) -> None:
        self.hide()
        self.gave_up.emit()
