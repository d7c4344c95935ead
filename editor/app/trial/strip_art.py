"""Paints the time line of a trial: names at the left, bars and marks, the moment that is shown."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from editor.app.theme.style import colours
from editor.app.trial.scale import Scale
from editor.app.trial.trial_run import TrialRun
from editor.app.wording import duration
from simulation.live.bars import Bar, Mark, Row

HEADER, ROW = 20, 24
GRIP = 6
BAR = 12
LABEL_FROM = 36
"""Pixels from which a bar has room for how long it is."""
NAME_LEFT, INDENT = 8, 14
HUES = {"activator": "#e69f00", "timer": "#56b4e9", "door": "#cc79a7", "mechanism": "#d55e00"}
"""Okabe and Ito's, as on the timeline of a play-test; each family has a shape of its own as well."""


def paint_strip(
    painter: QPainter,
    rect: QRect,
    clip: QRect,
    rows: tuple[Row, ...],
    names: dict[str, str],
    scale: Scale,
    run: TrialRun,
    focus: int,
) -> None:
    """Paint what touches `clip`; `focus` is the row that the keyboard is in, -1 for none."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_ticks(painter, rect, scale, run.began)
    for number, row in enumerate(rows):
        top = HEADER + number * ROW
        if top > clip.bottom() or top + ROW < clip.top():
            continue
        if number == focus:
            painter.fillRect(QRectF(0, top, rect.width(), ROW), QColor(colours().selection))
        _paint_name(painter, row, names.get(row.key, row.key), top, scale.left)
        painter.save()
        painter.setClipRect(QRectF(scale.left - GRIP, top, rect.width(), ROW))
        for bar in row.bars:
            _paint_bar(painter, row.family, bar, top, scale, run.present)
        for mark in row.marks:
            _paint_mark(painter, mark, QPointF(scale.x(mark.time), top + ROW / 2))
        painter.restore()
    _paint_moment(painter, scale.x(run.clock), rect.height())


def _paint_ticks(painter: QPainter, rect: QRect, scale: Scale, began: int) -> None:
    for after in scale.ticks():
        x = scale.x(scale.begin + after)
        painter.setPen(QPen(QColor(colours().border), 1))
        painter.drawLine(QPointF(x, HEADER - 4), QPointF(x, rect.height()))
        painter.setPen(QColor(colours().muted))
        box = QRectF(x - 30, 0, 60, HEADER - 4)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, duration(scale.begin + after - began))


def _paint_name(painter: QPainter, row: Row, name: str, top: float, width: float) -> None:
    painter.setPen(QColor(colours().text))
    left = NAME_LEFT + (0 if row.family == "activator" else INDENT)
    box = QRectF(left, top, width - left - NAME_LEFT, ROW)
    shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(box.width()))
    painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, shown)


def _paint_bar(painter: QPainter, family: str, bar: Bar, top: float, scale: Scale, present: int) -> None:
    """What goes on ends at the present; the part of a timer that is still to come is only outlined."""
    begin = max(bar.begin, scale.begin)
    end = max(present if bar.end is None else bar.end, begin)
    box = QRectF(scale.x(begin), top + (ROW - BAR) / 2, max(scale.x(end) - scale.x(begin), 2), BAR)
    hue = QColor(HUES[family])
    soft = QColor(hue)
    soft.setAlpha(70 if bar.on else 30)
    painter.setPen(QPen(hue, 1.2, Qt.PenStyle.SolidLine if bar.on else Qt.PenStyle.DashLine))
    painter.setBrush(soft)
    painter.drawRoundedRect(box, 3, 3)
    if bar.on:
        past = QRectF(box)
        past.setRight(min(box.right(), max(scale.x(present), box.left())))
        painter.setPen(Qt.PenStyle.NoPen)
        hue.setAlpha(190)
        painter.setBrush(hue)
        painter.drawRoundedRect(past, 3, 3)
    if family == "timer" and bar.end is not None:
        _paint_grip(painter, box)
        _paint_length(painter, box, duration(bar.end - bar.begin))


def _paint_grip(painter: QPainter, box: QRectF) -> None:
    painter.setPen(QPen(QColor(colours().text), 2))
    painter.drawLine(QPointF(box.right(), box.top() - 2), QPointF(box.right(), box.bottom() + 2))


def _paint_length(painter: QPainter, box: QRectF, text: str) -> None:
    painter.setPen(QColor(colours().text))
    align = Qt.AlignmentFlag.AlignVCenter
    if box.width() >= LABEL_FROM:
        painter.drawText(box, align | Qt.AlignmentFlag.AlignHCenter, text)
    else:
        painter.drawText(box.translated(box.width() + GRIP, 0).adjusted(0, 0, 60, 0), align, text)


def _paint_mark(painter: QPainter, mark: Mark, at: QPointF) -> None:
    """A diamond: it fired; a cross: it did not; a ring: it will; a full or an empty square: (dis)armed."""
    hue = QColor(HUES["mechanism"] if mark.sign in ("fired", "thwarted") else HUES["door"])
    painter.setPen(QPen(hue, 2))
    painter.setBrush(hue if mark.sign in ("fired", "armed") else Qt.BrushStyle.NoBrush)
    x, y = at.x(), at.y()
    if mark.sign == "fired":
        painter.drawPolygon(
            QPolygonF([QPointF(x, y - 6), QPointF(x + 6, y), QPointF(x, y + 6), QPointF(x - 6, y)])
        )
    elif mark.sign == "thwarted":
        painter.setPen(QPen(QColor(colours().danger), 2.4))
        painter.drawLine(QPointF(x - 5, y - 5), QPointF(x + 5, y + 5))
        painter.drawLine(QPointF(x + 5, y - 5), QPointF(x - 5, y + 5))
    elif mark.sign == "expected":
        painter.setPen(QPen(QColor(colours().muted), 1.6, Qt.PenStyle.DotLine))
        painter.drawEllipse(at, 5, 5)
    else:
        painter.drawRect(QRectF(x - 4, y - 4, 8, 8))


def _paint_moment(painter: QPainter, x: float, height: float) -> None:
    painter.setPen(QPen(QColor(colours().accent), 2))
    painter.drawLine(QPointF(x, HEADER - 6), QPointF(x, height))
    painter.setBrush(QColor(colours().accent))
    painter.setPen(Qt.PenStyle.NoPen)
    top = HEADER - 6
    painter.drawPolygon(QPolygonF([QPointF(x - 5, top - 6), QPointF(x + 5, top - 6), QPointF(x, top + 1)]))
