"""A door's panel: how it stands, "Hold door open", "Disarm lock" or "Arm lock", the odds of forcing it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.app.i18n.language import words
from editor.app.labels import paragraph
from editor.app.wording import capital, duration
from editor.core.door_facts import DoorFacts
from simulation.analysis.forcing_odds import MOST_POINTS


class DoorBox(QWidget):
    """Shows one door. `held`: the box was ticked or cleared; `armed`: the button was pressed."""

    held = Signal(bool)
    armed = Signal(bool)

    def __init__(self, parent: QWidget | None = None, *, switches_first: bool = False) -> None:
        """`switches_first`: what can be done stands above what is said, without a title, to save room."""
        super().__init__(parent)
        self.facts: DoorFacts | None = None
        """The door that is shown."""
        self._title = QLabel(self.tr("Door and lock"))
        self._title.setProperty("role", "heading")
        self._lines = paragraph("")
        self._hold = QCheckBox(self.tr("Hold door open"))
        self._hold.clicked.connect(self.held)
        self._lock = QPushButton(self.tr("Arm lock"))
        self._lock.clicked.connect(self._switch)
        self._odds = OddsTable()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(8)
        parts: tuple[QWidget, ...] = (self._title, self._lines, self._hold, self._lock, self._odds)
        if switches_first:
            parts = (self._hold, self._lock, self._lines, self._odds)
        for part in parts:
            layout.addWidget(part)

    def show_facts(self, facts: DoorFacts) -> None:
        """Show a door as it is now."""
        if facts == self.facts:
            return
        self.facts = facts
        self._lines.setText("\n".join(capital(words(line)) for line in facts.lines))
        self._hold.setVisible(facts.built)
        self._hold.setChecked(facts.held)
        self._lock.setVisible(facts.armed is not None)
        self._lock.setText(self.tr("Disarm lock") if facts.armed else self.tr("Arm lock"))
        self._odds.setVisible(bool(facts.pick))
        self._odds.show_odds(facts)

    def _switch(self) -> None:
        if self.facts is not None and self.facts.armed is not None:
            self.armed.emit(not self.facts.armed)


class OddsTable(QWidget):
    """For 0 to 5 points of the attribute: the chance of one roll, and the time that it takes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        for column, (title, tip) in enumerate(
            (
                (self.tr("Points"), self.tr("Craft to pick, Battle to break down.")),
                (self.tr("Pick the lock"), self.tr("Chance and time of one roll of Craft.")),
                (self.tr("Break down"), self.tr("Chance and time of one roll of Battle.")),
            )
        ):
            heading = QLabel(title)
            heading.setProperty("role", "muted")
            _explain(heading, tip)
            grid.addWidget(heading, 0, column)
        self._cells = [[QLabel(), QLabel()] for _ in range(MOST_POINTS + 1)]
        for row, cells in enumerate(self._cells, 1):
            grid.addWidget(QLabel(str(row - 1)), row, 0)
            for column, cell in enumerate(cells, 1):
                grid.addWidget(cell, row, column)

    def show_odds(self, facts: DoorFacts) -> None:
        """Fill the table; with nothing to force it stays as it is, hidden."""
        for cells, *odds in zip(self._cells, facts.pick, facts.break_down, strict=False):
            for cell, each in zip(cells, odds, strict=True):
                cell.setText(f"{each.percent} % · {duration(each.takes_ms)}")
                text = self.tr("Within {rolls} rolls: {percent} %")
                _explain(cell, text.format(rolls=facts.rolls, percent=each.percent_within(facts.rolls)))


def _explain(label: QLabel, tip: str) -> None:
    label.setToolTip(tip)
    label.setAccessibleDescription(tip)
