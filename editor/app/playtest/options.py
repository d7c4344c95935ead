"""How the next play-test starts: its seed, and the scenario or a party at once."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QSpinBox, QWidget

from editor.app.level_view import LevelView
from schemas.scenario import Scenario

MOST_SEED = 999_999


class PlayOptions(QWidget):
    """Stands in the toolbar beside Play-test."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self._seed = QSpinBox()
        self._seed.setRange(0, MOST_SEED)
        self._seed.setValue(1)
        self._seed.setAccessibleName(self.tr("Seed"))
        self._seed.setToolTip(self.tr("The same seed gives the same dice"))
        self._scenario = QComboBox()
        self._scenario.setAccessibleName(self.tr("Scenario"))
        self._scenario.setToolTip(self.tr("Who comes, and when"))
        self._scenario.setMinimumWidth(144)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(8, 0, 8, 0)
        layout.setSpacing(8)
        label = QLabel(self.tr("Seed"))
        label.setProperty("role", "muted")
        for part in (label, self._seed, self._scenario):
            layout.addWidget(part)
        self.follow(None)

    @property
    def seed(self) -> int:
        """The seed."""
        return self._seed.value()

    @property
    def scenario(self) -> Scenario | None:
        """The scenario; None: a party at once."""
        if self._view is None:
            return None
        return self._view.document.level.scenarios.get(str(self._scenario.currentData()))

    def follow(self, view: LevelView | None) -> None:
        """Offer the scenarios of another level."""
        if self._view is not None:
            self._view.document.changed.disconnect(self._fill)
        self._view = view
        if view is not None:
            view.document.changed.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        chosen = self._scenario.currentData()
        self._scenario.clear()
        self._scenario.addItem(self.tr("A party at once"), "")
        scenarios = self._view.document.level.scenarios if self._view is not None else {}
        for key in sorted(scenarios):
            self._scenario.addItem(scenarios[key].name or key, key)
        self._scenario.setCurrentIndex(max(self._scenario.findData(chosen), 0))
        self.setEnabled(self._view is not None)
