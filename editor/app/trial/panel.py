"""The panel of a circuit test: buttons, what was said last, and the time line."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.app.action_book import ActionBook
from editor.app.icons import icon
from editor.app.labels import OneLine
from editor.app.trial.strip import CircuitStrip
from editor.app.trial.trial_run import TrialRun
from editor.app.wording import duration
from simulation.live.bars import Row

SPEEDS = (0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 16.0)
USUAL = 1.0
BUTTONS = ("test.again", "test.step_back", "test.pause", "test.step")
TENTH = 100


class CircuitTestPanel(QWidget):
    """Says how to begin while nothing is tried out."""

    speed_asked = Signal(float)

    def __init__(self, book: ActionBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pause = book["test.pause"]
        self.strip = CircuitStrip()
        self._scroll = QScrollArea()
        self._scroll.setWidget(self.strip)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._hint = QLabel(
            self.tr("Take the Test tool (X) and click a lever, plate, tripwire or sensor: it goes off here.")
        )
        self._hint.setProperty("role", "muted")
        self._hint.setWordWrap(True)
        self._hint.setContentsMargins(8, 8, 8, 8)
        self._hint.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.said = OneLine()
        self.said.setAccessibleName(self.tr("What the test says"))
        self.said.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.setSpacing(4)
        self._bar = self._buttons(book)
        layout.addWidget(self._bar)
        layout.addWidget(self._scroll, 1)
        layout.addWidget(self._hint, 1)
        self.show_run(None, (), {})

    @property
    def speed(self) -> float:
        """How fast time is to pass."""
        return SPEEDS[self._speed.currentIndex()]

    def show_run(self, run: TrialRun | None, rows: tuple[Row, ...], names: dict[str, str]) -> None:
        """Show a trial as it stands; None: none is on."""
        for part in (self._bar, self._scroll):
            part.setVisible(run is not None)
        self._hint.setVisible(run is None)
        self.strip.show_rows(run, rows, names)
        self.show_clock(run)

    def show_clock(self, run: TrialRun | None) -> None:
        """Time has passed."""
        if run is not None:
            passed = (run.clock - run.began) // TENTH * TENTH
            self._clock.setText(duration(passed))
            self.strip.follow_clock()

    def show_playing(self, playing: bool) -> None:
        """Whether the clock goes."""
        self._pause.setIcon(icon("pause" if playing else "play"))
        self._pause.setText(self.tr("Pause the test") if playing else self.tr("Let the test run on"))

    def say(self, text: str, refused: bool = False) -> None:
        """What came of a click."""
        self.said.setText(f"✖ {text}" if refused and text else text)

    def _buttons(self, book: ActionBook) -> QWidget:
        bar = QWidget()
        layout = QHBoxLayout(bar)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        for id in BUTTONS:
            layout.addWidget(_button(book, id, text=False))
        self._speed = QComboBox()
        self._speed.addItems([f"{speed:g} ×" for speed in SPEEDS])
        self._speed.setCurrentIndex(SPEEDS.index(USUAL))
        self._speed.setAccessibleName(self.tr("Speed of the test"))
        self._speed.setToolTip(self.tr("How fast time passes"))
        self._speed.activated.connect(self._ask_speed)
        layout.addWidget(self._speed)
        self._clock = QLabel()
        self._clock.setAccessibleName(self.tr("Time since the test began"))
        self._clock.setMinimumWidth(56)
        self._clock.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        layout.addWidget(self._clock)
        layout.addSpacing(8)
        layout.addWidget(self.said, 1)
        for id in ("test.rearm", "test.stop"):
            layout.addWidget(_button(book, id, text=True))
        return bar

    def _ask_speed(self, index: int) -> None:
        self.speed_asked.emit(SPEEDS[index])


def _button(book: ActionBook, id: str, *, text: bool) -> QToolButton:
    button = QToolButton()
    button.setDefaultAction(book[id])
    button.setIconSize(QSize(20, 20))
    if text:
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
    return button
