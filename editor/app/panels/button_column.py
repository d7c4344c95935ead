"""Buttons below one another that scroll where there is no height for all: the panel need not grow."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QWidget

LEAST_HEIGHT = 72
"""Two buttons."""


class ButtonColumn(QScrollArea):
    """As wide as its widest button, also while it scrolls."""

    def __init__(self, column: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Preferred)
        self.setWidgetResizable(True)
        self.setWidget(column)

    def sizeHint(self) -> QSize:
        """All buttons, and the bar where it is needed."""
        column = self.widget()
        wanted = column.sizeHint() if column is not None else QSize()
        bar = self.verticalScrollBar().sizeHint().width() if self.height() < wanted.height() else 0
        return wanted + QSize(bar, 0)

    def minimumSizeHint(self) -> QSize:
        """Two buttons; the others by scrolling."""
        return QSize(self.sizeHint().width(), LEAST_HEIGHT)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Other buttons may want another breadth."""
        done = super().eventFilter(watched, event)
        if watched is self.widget() and event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return done
