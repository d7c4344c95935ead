"""A door's panel: how it stands, "Hold door open", "Disarm lock" or "Arm lock", the odds of forcing it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from editor.app.i18n.language import words
from editor.app.labels import paragraph
from editor.app.wording import capital, duration
from editor.core.door_facts import DoorFacts
from simulation.analysis.forcing_odds import Odds


class DoorBox(QWidget):
    """Shows one door. `held`: the box was ticked or cleared; `armed`: the button was pressed."""

    held = Signal(bool)
    armed = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.facts: DoorFacts | None = None
        """The door that is shown."""
        self._title = QLabel(self.tr("Door and lock"))
        self._title.setProperty("role", "heading")
        self._lines = paragraph("")
        self._hold = QCheckBox(self.tr("Hold door open"))
        self._hold.clicked.connect(self.held)
        self._lock = QPushButton()
        self._lock.clicked.connect(self._switch)
        self._odds = OddsTable()
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 8, 0, 0)
        layout.setSpacing(8)
        for part in (self._title, self._lines, self._hold, self._lock, self._odds):
            layout.addWidget(part)

    def show_facts(self, facts: DoorFacts) -> None:
        """Show a door as it is now."""
        if facts == self.facts:
            return
        self.facts = facts
        self._lines.setText("\n".join(capital(words(line)) for line in facts.lines))
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
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(2)
        self._cells: list[QLabel] = []

    def show_odds(self, facts: DoorFacts) -> None:
        """Fill the table; nothing to force, no rows."""
        for cell in self._cells:
            self._grid.removeWidget(cell)
            cell.deleteLater()
        self._cells.clear()
        if not facts.pick:
            return
        self._put(0, 0, self.tr("Points"), "muted", self.tr("Craft to pick, Battle to break down."))
        self._put(0, 1, self.tr("Pick the lock"), "muted", self.tr("Chance and time of one roll of Craft."))
        self._put(0, 2, self.tr("Break down"), "muted", self.tr("Chance and time of one roll of Battle."))
        for row, (lock, door) in enumerate(zip(facts.pick, facts.break_down, strict=True), 1):
            self._put(row, 0, str(lock.points))
            for column, odds in enumerate((lock, door), 1):
                self._put(
                    row,
                    column,
                    f"{odds.percent} % · {duration(odds.takes_ms)}",
                    "",
                    self._tip(odds, facts.rolls),
                )

    def _put(self, row: int, column: int, text: str, role: str = "", tip: str = "") -> None:
        label = QLabel(text)
        label.setProperty("role", role)
        label.setToolTip(tip)
        label.setAccessibleDescription(tip)
        self._grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignLeft)
        self._cells.append(label)

    def _tip(self, odds: Odds, rolls: int) -> str:
        text = self.tr("Within {rolls} rolls: {percent} %")
        return text.format(rolls=rolls, percent=odds.percent_within(rolls))
