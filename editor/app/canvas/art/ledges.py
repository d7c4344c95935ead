"""Where open grounds meet: shores, rims, fringes of plants, and steps between elevations.

Masks are four bits: n e s w.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from editor.app.canvas.art.easel import Easel, easel
from editor.app.canvas.art.noise import noise, spread
from editor.app.canvas.art.palette import MapStyle, mix, tint
from editor.app.canvas.art.textures import base_colour, mark_colour

# Lower grounds get a bank on their side of the border; among them, the later lies lower.
_DEPTH = {"ice": 1, "water": 2, "deep_water": 3, "chasm": 4}
# Higher grounds grow over the border of lower ones.
_GROWTH = {"earth": 1, "rubble": 2, "grass": 3, "foliage": 4}


def has_bank(here: str, there: str) -> bool:
    """Whether `here` is sunk against `there`."""
    return _DEPTH.get(here, 0) > _DEPTH.get(there, 0)


def has_fringe(here: str, there: str) -> bool:
    """Whether `there` spills over into `here`."""
    return here not in _DEPTH and _GROWTH.get(there, 0) > _GROWTH.get(here, 0)


@contextmanager
def _each_side(e: Easel, side: int) -> Iterator[None]:
    """Inside, that side of the cell is up."""
    with e.turned(side * 90):
        yield


def draw_bank(
    painter: QPainter, here: str, banks: tuple[str, str, str, str], variant: int, px: int, style: MapStyle
) -> None:
    """On a sunk cell: the ground of the neighbours (`banks`, n e s w, empty for none) as a ragged rim."""
    with easel(painter, QRectF(0, 0, px, px), style) as e:
        for side, there in enumerate(banks):
            if there:
                with _each_side(e, side):
                    _rim(e, here, there, variant * 4 + side)


def _rim(e: Easel, here: str, there: str, seed: int) -> None:
    line = QPainterPath(QPointF(-24, -20))
    for k in range(4):
        x = -24 + 12 * (k + 1)
        y = -20 if k == 3 else -20 + spread(seed, k, 1, -2.2, 3)
        line.quadTo(x - 6, -20 + spread(seed, k, 2, -3.4, 4.4), x, y)
    edge = QPainterPath(line)
    edge.lineTo(24, -24.5)
    edge.lineTo(-24, -24.5)
    edge.closeSubpath()
    if here == "chasm" and e.style.relief:
        gradient = QLinearGradient(0, -22, 0, 4)
        gradient.setColorAt(0, tint(mix(base_colour(there, e.style), "#000000", 45)))
        gradient.setColorAt(1, QColor(0, 0, 0, 0))
        e.painter.fillRect(QRectF(-24, -24, 48, 28), gradient)
    else:
        e.stroke(tint("#000000", e.style.shadow // 3), 6)
        e.painter.drawPath(line)
    e.fill(base_colour(there, e.style), None)
    e.painter.drawPath(edge)
    e.stroke(tint(mark_colour(here, e.style) if here != "chasm" else e.style.ink, 235), 1.7)
    e.painter.drawPath(line)


def draw_fringe(
    painter: QPainter, fringes: tuple[str, str, str, str], variant: int, px: int, style: MapStyle
) -> None:
    """On a cell: what grows or crumbles over its borders from the neighbours (n e s w, empty for none)."""
    with easel(painter, QRectF(0, 0, px, px), style) as e:
        for side, there in enumerate(fringes):
            if there:
                with _each_side(e, side):
                    _spill(e, there, variant * 4 + side)


def _spill(e: Easel, there: str, seed: int) -> None:
    """Lobes of the neighbour's ground along the upper border, then its own marks on them."""
    e.fill(base_colour(there, e.style), None)
    for k in range(6):
        size = spread(seed, k, 3, 2.5, 7.5)
        e.disc(-20 + k * 8 + spread(seed, k, 4, -3, 3), -24.5, size * 1.25, size)
    for k in range(4):
        x, y = -18 + k * 12 + spread(seed, k, 5, -4, 4), -23 + noise(seed, k, 6, 5)
        if there == "grass":
            e.stroke(tint(mark_colour(there, e.style), 230), 1.4)
            e.line(x - 2.4, y, x, y + 4, x + 2.6, y + 0.4)
        elif there == "foliage":
            tone = mix(e.style.foliage, e.style.foliage_mark, 25 + noise(seed, k, 7, 60))
            e.fill(tone, tint(e.style.ink, 110), 0.9)
            size = spread(seed, k, 8, 3.2, 6.5)
            e.disc(x, y - 3, size, size * 0.9)
        else:
            e.fill(tint(mark_colour(there, e.style), 220), None)
            size = spread(seed, k, 8, 0.9, 2.4)
            e.disc(x, y + spread(seed, k, 9, -2, 5), size, size * 0.8)


def draw_step(painter: QPainter, lower: int, upper: int, px: int, style: MapStyle) -> None:
    """Steps in elevation: `lower` are the sides where the ground falls away, `upper` where it rises.

    The high side gets a bright lip, the low side a shadow and hachures that point downhill.
    """
    with easel(painter, QRectF(0, 0, px, px), style) as e:
        for side in range(4):
            with _each_side(e, side):
                if lower >> side & 1:
                    e.fill(tint("#ffffff" if style.dark else style.ink, 95), None)
                    e.box(-24, -24, 48, max(2.0, e.thin))
                if upper >> side & 1:
                    _foot(e)


def _foot(e: Easel) -> None:
    gradient = QLinearGradient(0, -24, 0, -8)
    gradient.setColorAt(0, QColor(0, 0, 0, min(200, e.style.shadow * 16 // 10)))
    gradient.setColorAt(1, QColor(0, 0, 0, 0))
    e.painter.fillRect(QRectF(-24, -24, 48, 16), gradient)
    e.stroke(tint(e.style.ink, 190), 1.2)
    for k in range(6):
        e.line(-20 + k * 8, -24, -20 + k * 8, -17 if k % 2 else -14)
