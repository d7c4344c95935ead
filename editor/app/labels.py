"""Labels for words that are not the program's own: never taken for markup."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QToolTip, QWidget

from editor.app.plain import plain_tip


def paragraph(role: str) -> QLabel:
    """A label that wraps; `role` is one of the style sheet's, or empty."""
    label = QLabel()
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label


class OneLine(QLabel):
    """What does not fit ends in "…"; the pointer, and a screen reader, get it whole."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)

    def minimumSizeHint(self) -> QSize:
        """Hardly any breadth."""
        return QSize(1, super().minimumSizeHint().height())

    def shown(self) -> str:
        """As much of the text as there is room for."""
        room = self.contentsRect().width()
        return self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write what is shown."""
        painter = QPainter(self)
        self.style().drawItemText(
            painter,
            self.contentsRect(),
            self.alignment().value,
            self.palette(),
            self.isEnabled(),
            self.shown(),
            self.foregroundRole(),
        )
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Say the whole text to a pointer that rests on a part of it."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            cut = self.shown() != self.text()
            QToolTip.showText(event.globalPos(), plain_tip(self.text()) if cut else "", self)
            return True
        return super().event(event)
