"""The menu of recent levels, filled when it is opened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from editor.app.plain import without_mnemonic
from editor.app.settings import Settings


class RecentMenu(QMenu):
    """Says which path was chosen."""

    chosen = Signal(Path)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTitle(self.tr("Recent levels"))
        self._settings = settings
        self.aboutToShow.connect(self._fill)
        self.triggered.connect(self._choose)

    def _fill(self) -> None:
        self.clear()
        for path in self._settings.recent_files():
            action = self.addAction(without_mnemonic(path.stem))
            action.setStatusTip(str(path))
            action.setData(str(path))
        if self.isEmpty():
            self.addAction(self.tr("None yet")).setEnabled(False)

    def _choose(self, action: QAction) -> None:
        if action.data():
            self.chosen.emit(Path(action.data()))
