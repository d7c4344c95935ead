"""The time line of a trial: a row per object of each circuit; delays of timers can be dragged."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.app.trial.scale import Scale, scale_of
from editor.app.trial.strip_art import GRIP, HEADER, ROW, paint_strip
from editor.app.trial.trial_run import TrialRun
from simulation.live.bars import Bar, Row

NAMES = 208
MARGIN = 16
STEP_MS = 100
MOST_MS = 3_600_000
BIG_STEP = 10


class CircuitStrip(QWidget):
    """Click or drag to any moment; drag the end of a timer's bar to change its delay."""

    asked = Signal(int)
    """A moment (ms) to look at."""
    delay_asked = Signal(str, int)
    """A timer, and the delay (ms) that it is to have."""
    chosen = Signal(str)
    """The object of a row."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run: TrialRun | None = None
        self._rows: tuple[Row, ...] = ()
        self._names: dict[str, str] = {}
        self._scale = Scale(0, 1, 0, 1)
        self._row = -1
        """The row that the keyboard is in."""
        self._pulled: tuple[str, Bar] | None = None
        """The timer whose delay is dragged, with its bar as it would be."""
        self._seeking = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Time line of the circuits"))
        self.setToolTip(
            self.tr(
                "Click or drag to any moment; drag the end of a timer's bar, or press + or −, for its delay"
            )
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def sizeHint(self) -> QSize:
        """As high as its rows."""
        return QSize(480, HEADER + ROW * max(len(self._rows), 1) + 4)

    def show_rows(self, run: TrialRun | None, rows: tuple[Row, ...], names: dict[str, str]) -> None:
        """Show a run as it stands."""
        grown = len(rows) != len(self._rows)
        self._run, self._rows, self._names = run, rows, names
        if self._pulled is None:
            self._fit()
        if grown:
            self._row = min(self._row, len(rows) - 1)
            self.updateGeometry()
            self.setMinimumHeight(self.sizeHint().height())
        self.update()

    def follow_clock(self) -> None:
        """Time has passed and nothing else happened."""
        if self._pulled is None:
            self._fit()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rows, the present and the moment that is shown."""
        painter = QPainter(self)
        if self._run is None:
            painter.end()
            return
        rows = tuple(self._with_pull(row) for row in self._rows)
        focus = self._row if self.hasFocus() else -1
        paint_strip(painter, self.rect(), event.rect(), rows, self._names, self._scale, self._run, focus)
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take hold of a delay, choose a row by its name, or go to a moment."""
        place = event.position()
        self._row = self._row_at(place)
        self._pulled = self._grip_at(place)
        if self._pulled is None and place.x() < NAMES and self._row >= 0:
            self.chosen.emit(self._rows[self._row].key)
        elif self._pulled is None and self._run is not None:
            self._seeking = True
            self._seek(place.x())
        self.update()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag what was taken hold of; over the end of a timer's bar the pointer says that it can be."""
        place = event.position()
        if self._pulled is not None:
            timer, bar = self._pulled
            delay = round((self._scale.time(place.x()) - bar.begin) / STEP_MS) * STEP_MS
            self._pulled = (timer, Bar(bar.begin, bar.begin + min(max(delay, 0), MOST_MS), bar.on))
            self.update()
        elif self._seeking:
            self._seek(place.x())
        else:
            over = self._grip_at(place) is not None
            self.setCursor(Qt.CursorShape.SplitHCursor if over else Qt.CursorShape.ArrowCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A dragged delay is set."""
        pulled, self._pulled, self._seeking = self._pulled, None, False
        if pulled is not None and pulled[1].end is not None:
            self.delay_asked.emit(pulled[0], pulled[1].end - pulled[1].begin)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right move the moment, up and down the row, plus and minus a timer's delay."""
        key, big = Qt.Key(event.key()), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        step = STEP_MS * (BIG_STEP if big else 1)
        if self._run is None:
            super().keyPressEvent(event)
        elif key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._ask(self._run.clock + (step if key == Qt.Key.Key_Right else -step))
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self._rows:
            self._row = min(max(self._row + (1 if key == Qt.Key.Key_Down else -1), 0), len(self._rows) - 1)
            self.setAccessibleDescription(self._names.get(self._rows[self._row].key, ""))
            self.update()
        elif event.text() in ("+", "-", "−"):
            self._nudge(step if event.text() == "+" else -step)
        else:
            super().keyPressEvent(event)

    def grip(self, timer: str) -> QPointF | None:
        """Where the end of a timer's first bar can be taken hold of."""
        for number, row in enumerate(self._rows):
            if row.key == timer:
                for bar in _pullable(row):
                    return QPointF(self._scale.x(bar.end or 0), HEADER + (number + 0.5) * ROW)
        return None

    def x_of(self, time: int) -> float:
        """Where a moment is."""
        return self._scale.x(time)

    def _fit(self) -> None:
        if self._run is not None:
            self._scale = scale_of(self._run, self._rows, NAMES, self.width() - MARGIN)

    def _seek(self, x: float) -> None:
        self._ask(round(self._scale.time(x)))

    def _ask(self, time: int) -> None:
        assert self._run is not None
        self.asked.emit(min(max(time, self._run.began), self._run.present))

    def _nudge(self, step: int) -> None:
        row = self._rows[self._row] if 0 <= self._row < len(self._rows) else None
        bar = next(iter(_pullable(row)), None) if row is not None else None
        if row is not None and bar is not None and bar.end is not None:
            self.delay_asked.emit(row.key, min(max(bar.end - bar.begin + step, 0), MOST_MS))

    def _row_at(self, place: QPointF) -> int:
        row = int((place.y() - HEADER) // ROW)
        return row if 0 <= row < len(self._rows) else -1

    def _grip_at(self, place: QPointF) -> tuple[str, Bar] | None:
        number = self._row_at(place)
        if number < 0 or place.x() < NAMES:
            return None
        row = self._rows[number]
        near = [bar for bar in _pullable(row) if abs(self._scale.x(bar.end or 0) - place.x()) <= GRIP]
        return (row.key, near[0]) if near else None

    def _with_pull(self, row: Row) -> Row:
        """The row as it is drawn: while a delay is dragged all bars of the timer show it."""
        if self._pulled is None or row.key != self._pulled[0]:
            return row
        pulled = self._pulled[1]
        delay = (pulled.end or pulled.begin) - pulled.begin
        bars = tuple(Bar(bar.begin, bar.begin + delay, bar.on) for bar in row.bars)
        return Row(row.circuit, row.key, row.family, bars, row.marks)


def _pullable(row: Row) -> list[Bar]:
    """The bars of a timer, those of switching on first."""
    if row.family != "timer":
        return []
    return sorted((bar for bar in row.bars if bar.end is not None), key=lambda bar: not bar.on)
