"""The timeline: the whole run from left to right, with marks; click or drag to any moment."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from editor.app.playtest.run import Run
from editor.app.playtest.telling import mark_of
from editor.app.theme.style import colours
from editor.app.wording import clock

MARGIN = 12
HEIGHT = 64
LABEL = 20
"""The height below the marks that the clock has for itself."""
COLOURS = {
    "sighted": "#56b4e9", "trap": "#e69f00", "door": "#cc79a7", "wound": "#d55e00", "death": "#ff6b6b",
    "goal": "#009e73", "discovered": "#f0e442",
}  # fmt: skip
"""Okabe and Ito's: told apart without seeing red or green; the shapes differ as well."""
LANES = tuple(COLOURS)


class Timeline(QWidget):
    """Places on it are entries of the log, so that busy moments are wide. `asked`: an entry to look at."""

    asked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run: Run | None = None
        self._marks: list[tuple[int, str]] = []
        self._read = 0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(self.tr("Timeline"))
        self.setToolTip(self.tr("Click or drag to any moment; arrows step"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(400, HEIGHT)

    def follow(self, run: Run | None) -> None:
        """Show another run."""
        self._run, self._marks, self._read = run, [], 0
        self.update()

    def refresh(self) -> None:
        """The log may have grown, the moment may be another."""
        if self._run is not None:
            log = self._run.log
            new = ((entry.id, mark_of(entry)) for entry in log[self._read :])
            self._marks.extend((id, mark) for id, mark in new if mark)
            self._read = len(log)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Line, marks, the present place."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle = (self.height() - LABEL) / 2
        painter.setPen(QPen(QColor(colours().border), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(MARGIN, middle), QPointF(self.width() - MARGIN, middle))
        if self._run is None:
            painter.end()
            return
        here = self._x(self._run.index)
        painter.setPen(QPen(QColor(colours().accent), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(QPointF(MARGIN, middle), QPointF(here, middle))
        for id, mark in self._marks:
            _paint_mark(painter, QPointF(self._x(id), middle), mark)
        painter.setPen(QPen(QColor(colours().text), 2))
        painter.drawLine(QPointF(here, 8), QPointF(here, self.height() - LABEL))
        painter.drawText(self._label_box(here), Qt.AlignmentFlag.AlignCenter, clock(self._run.clock))
        painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there."""
        self._ask(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the hand."""
        self._ask(event.position().x())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right step, Home and End go to the ends."""
        if self._run is None:
            return
        last = len(self._run.log) - 1
        goals = {
            Qt.Key.Key_Left: self._run.index - 1,
            Qt.Key.Key_Right: self._run.index + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        goal = goals.get(Qt.Key(event.key()))
        if goal is None:
            super().keyPressEvent(event)
        else:
            self.asked.emit(min(max(goal, 0), last))

    def _ask(self, x: float) -> None:
        if self._run is not None:
            share = (x - MARGIN) / max(self.width() - 2 * MARGIN, 1)
            self.asked.emit(round(min(max(share, 0.0), 1.0) * (len(self._run.log) - 1)))

    def _x(self, index: int) -> float:
        assert self._run is not None
        last = max(len(self._run.log) - 1, 1)
        return MARGIN + (self.width() - 2 * MARGIN) * index / last

    def _label_box(self, x: float) -> QRectF:
        width = 140
        left = min(max(x - width / 2, 0), self.width() - width)
        return QRectF(left, self.height() - LABEL, width, 18)


def _paint_mark(painter: QPainter, at: QPointF, mark: str) -> None:
    colour = QColor(COLOURS[mark])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    up = LANES.index(mark) % 2 == 0
    y = at.y() - 14 if up else at.y() + 14
    if mark in ("death", "wound"):
        painter.setPen(QPen(colour, 2.4))
        painter.drawLine(QPointF(at.x() - 4, y - 4), QPointF(at.x() + 4, y + 4))
        painter.drawLine(QPointF(at.x() + 4, y - 4), QPointF(at.x() - 4, y + 4))
    elif mark in ("trap", "goal"):
        corners = [(0, -5), (5, 0), (0, 5), (-5, 0)]
        painter.drawPolygon(QPolygonF([QPointF(at.x() + dx, y + dy) for dx, dy in corners]))
    elif mark == "door":
        painter.drawRect(QRectF(at.x() - 2, y - 5, 4, 10))
    else:
        painter.drawEllipse(QPointF(at.x(), y), 4, 4)
