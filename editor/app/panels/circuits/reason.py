"""Why a choice in the table was not carried out, and a button for doing it with all that comes with it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget

from editor.app.icons import icon
from editor.app.labels import paragraph


class ReasonStrip(QWidget):
    """Below the table; hidden until something is refused. `accepted`: do it all the same."""

    accepted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        sign = QLabel()
        sign.setPixmap(icon("warning").pixmap(16, 16))
        self._text = paragraph("")
        self._accept = QPushButton(self.tr("Do it anyway"))
        self._accept.clicked.connect(self._accepted)
        close = QToolButton()
        close.setIcon(icon("close"))
        close.setAccessibleName(self.tr("Dismiss"))
        close.setToolTip(self.tr("Dismiss"))
        close.clicked.connect(self.hide)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 0)
        layout.setSpacing(8)
        layout.addWidget(sign)
        layout.addWidget(self._text, 1)
        layout.addWidget(self._accept)
        layout.addWidget(close)
        self.hide()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text.text() if not self.isHidden() else ""

    def say(self, reason: str, offers: bool, tip: str = "") -> None:
        """Show a reason; with `offers` there is a way to do it all the same, which the tip tells of."""
        self._text.setText(reason)
        self._text.setAccessibleName(reason)
        self._accept.setVisible(offers)
        self._accept.setToolTip(tip)
        self.show()

    def accept(self) -> None:
        """Press the button."""
        self._accept.click()

    def _accepted(self) -> None:
        self.hide()
        self.accepted.emit()
