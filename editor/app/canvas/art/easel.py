"""Drawing in design units: a cell is 48 × 48 with its centre at (0, 0), whatever its size on screen.

Outlines never get thinner than a pixel; `fine` says whether small details are worth drawing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from editor.app.canvas.art.palette import MapStyle, tint
from editor.app.fonts import map_font

CELL = 48.0
HALF = CELL / 2
FACINGS = {"n": 0.0, "e": 90.0, "s": 180.0, "w": 270.0}
_ARITY = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0, "O": 3, "E": 4, "R": 5}


@lru_cache(maxsize=512)
def shape(text: str) -> QPainterPath:
    """A path from a short text: SVG's absolute M L H V Q C Z, and more of our own.

    `O x y r` is a circle, `E x y rx ry` an ellipse, `R x y w h r` a rounded box.
    The result is shared: never change it in place.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    words = text.split()
    at = 0
    while at < len(words):
        verb = words[at]
        count = _ARITY[verb]
        _extend(path, verb, [float(word) for word in words[at + 1 : at + 1 + count]])
        at += 1 + count
    return path


def _extend(path: QPainterPath, verb: str, n: Sequence[float]) -> None:
    here = path.currentPosition()
    match verb:
        case "M":
            path.moveTo(n[0], n[1])
        case "L":
            path.lineTo(n[0], n[1])
        case "H":
            path.lineTo(n[0], here.y())
        case "V":
            path.lineTo(here.x(), n[0])
        case "Q":
            path.quadTo(*n)
        case "C":
            path.cubicTo(*n)
        case "Z":
            path.closeSubpath()
        case "R":
            path.addRoundedRect(QRectF(*n[:4]), n[4], n[4])
        case _:
            path.addEllipse(QPointF(n[0], n[1]), n[2], n[-1])


class Easel:
    """A painter set up for one body: origin at its centre, 48 units to a cell."""

    __slots__ = ("fine", "height", "painter", "px", "style", "thin", "width")

    def __init__(self, painter: QPainter, rect: QRectF, style: MapStyle) -> None:
        """Take over `painter` for `rect`; `close` gives it back. Use `easel()` instead."""
        side = max(1e-6, min(rect.width(), rect.height()))
        matrix = painter.combinedTransform()
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(rect.center())
        painter.scale(side / CELL, side / CELL)
        self.painter = painter
        self.style = style
        self.px = side * math.hypot(matrix.m11(), matrix.m12())
        self.fine = self.px >= 22
        self.thin = 0.95 * CELL / max(1.0, self.px)
        self.width = rect.width() * CELL / side
        self.height = rect.height() * CELL / side

    def fill(
        self, brush: QColor | QLinearGradient | str | None, line: QColor | str | None = "", width: float = 1.5
    ) -> None:
        """Choose what the next figures are filled and outlined with; `line=""` is the style's ink."""
        self.painter.setBrush(_brush(brush))
        if line is None:
            self.painter.setPen(Qt.PenStyle.NoPen)
        else:
            self.pen(line or self.style.ink, width)

    def stroke(self, line: QColor | str, width: float) -> None:
        """Choose lines only: no filling."""
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        self.pen(line, width)

    def pen(self, line: QColor | str, width: float) -> None:
        """A round pen of `width` units, at least a pixel on screen."""
        colour = tint(line) if isinstance(line, str) else line
        pen = QPen(colour, max(width, self.thin), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)

    def draw(self, text: str) -> None:
        """Draw the figure that `shape` reads from `text`."""
        self.painter.drawPath(shape(text))

    def disc(self, x: float, y: float, rx: float, ry: float | None = None) -> None:
        """An ellipse around (x, y)."""
        self.painter.drawEllipse(QPointF(x, y), rx, rx if ry is None else ry)

    def box(self, x: float, y: float, w: float, h: float, r: float = 0) -> None:
        """A box with its top left corner at (x, y), its corners rounded by `r`."""
        self.painter.drawRoundedRect(QRectF(x, y, w, h), r, r)

    def line(self, *points: float) -> None:
        """An open line through x, y, x, y …"""
        pairs = [QPointF(points[i], points[i + 1]) for i in range(0, len(points), 2)]
        self.painter.drawPolyline(QPolygonF(pairs))

    def down(self, top: str, bottom: str, y0: float = -20, y1: float = 20) -> QLinearGradient:
        """A gradient from the upper left to the lower right: the one light of the map."""
        gradient = QLinearGradient(y0 * 0.5, y0, y1 * 0.5, y1)
        gradient.setColorAt(0, tint(top))
        gradient.setColorAt(1, tint(bottom))
        return gradient

    def shadow_box(self, x: float, y: float, w: float, h: float, r: float = 5) -> None:
        """The soft shadow under a box that stands on the ground."""
        self._shadow(
            lambda grow: self.box(x + 1.5 - grow, y + 3 - grow, w + 2 * grow, h + 2 * grow, r + grow)
        )

    def shadow_disc(self, x: float, y: float, rx: float, ry: float | None = None) -> None:
        """The soft shadow under something round that stands on the ground."""
        high = rx if ry is None else ry
        self._shadow(lambda grow: self.disc(x + 1.5, y + 3, rx + grow, high + grow))

    def _shadow(self, figure: Callable[[float], None]) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        strength = self.style.shadow
        for grow, share in ((2.2, 3), (0.8, 2)) if self.fine else ((0.8, 2),):
            self.painter.setBrush(QColor(0, 0, 0, strength // share))
            figure(grow)

    def text(self, rect: QRectF, words: str, size: float, colour: str, bold: bool = True) -> None:
        """`words` in the middle of `rect` (design units), `size` units high."""
        self.painter.setFont(map_font(size, bold))
        self.painter.setPen(tint(colour))
        self.painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, words)

    @contextmanager
    def turned(self, degrees: float) -> Iterator[None]:
        """Inside, everything is turned clockwise about the centre."""
        self.painter.save()
        self.painter.rotate(degrees)
        yield
        self.painter.restore()

    @contextmanager
    def moved(self, x: float, y: float, scale: float = 1.0) -> Iterator[None]:
        """Inside, the origin is at (x, y) and everything is `scale` times as large."""
        self.painter.save()
        self.painter.translate(x, y)
        self.painter.scale(scale, scale)
        yield
        self.painter.restore()


def _brush(brush: QColor | QLinearGradient | str | None) -> QBrush:
    if brush is None:
        return QBrush(Qt.BrushStyle.NoBrush)
    return QBrush(tint(brush) if isinstance(brush, str) else brush)


@contextmanager
def easel(painter: QPainter, rect: QRectF, style: MapStyle) -> Iterator[Easel]:
    """An easel for `rect`; the painter is given back as it was."""
    made = Easel(painter, rect, style)
    try:
        yield made
    finally:
        painter.restore()
