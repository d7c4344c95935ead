"""How many problems there are, in the status bar: errors, warnings, hints, each a button."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from editor.app.icons import icon
from editor.app.panels.problem_list import ICONS


class ProblemCounters(QWidget):
    """`asked`: the severity that was clicked."""

    asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        self.buttons = {severity: self._button(severity) for severity in ICONS}
        for button in self.buttons.values():
            layout.addWidget(button)
        self.show_counts(0, 0, 0)

    def show_counts(self, errors: int, warnings: int, hints: int) -> None:
        """Show how many there are of each; what is none is grey."""
        words = (self.tr("Errors"), self.tr("Warnings"), self.tr("Hints"))
        counts = (errors, warnings, hints)
        for button, name, count in zip(self.buttons.values(), words, counts, strict=True):
            button.setText(str(count))
            button.setEnabled(count > 0)
            button.setAccessibleName(f"{name}: {count}")
            button.setToolTip(f"{name}: {count}")

    def _button(self, severity: str) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(ICONS[severity]))
        button.setIconSize(QSize(16, 16))
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        button.setAutoRaise(True)
        button.setObjectName(severity)
        button.clicked.connect(self._ask)
        return button

    def _ask(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.asked.emit(sender.objectName())
