"""Work that can wait until the designer's hand rests."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from editor.app.level_view import LevelView


class Later(QTimer):
    """`due` a moment after it was asked for last, and never in the middle of a gesture, which would stall."""

    due = Signal()

    def __init__(self, wait_ms: int, parent: QObject) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self.setSingleShot(True)
        self.setInterval(wait_ms)
        self.timeout.connect(self._look)

    def ask(self, view: LevelView | None) -> None:
        """Wait anew, then for the end of what the hand of `view` does."""
        self._view = view
        self.start()

    def _look(self) -> None:
        if self._view is not None and self._view.hand.busy:
            self.start()
            return
        self._view = None
        self.due.emit()
