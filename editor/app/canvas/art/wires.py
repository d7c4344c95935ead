"""Wires: hue tells the net, width and moving dashes tell that it is live, a halo tells an error."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from editor.app.canvas.art.palette import MapStyle, readable_hue, tint

DASHES = (1.6, 3.4)
"""Length and gap of the dashes on a live wire, in widths of theirs."""
WIDER = 1.25
"""How much wider selected and live wires are."""
STATES = ("hint", "faded", "idle", "selected", "error")
"""How a wire that is not live may look, what is painted first first."""
Stroke = tuple[QColor, float]
"""Colour and width."""


def stroke_wire(
    painter: QPainter, path: QPainterPath, hue: str, style: MapStyle, *, cell_px: float, state: str = "idle"
) -> None:
    """Stroke wires that are not live; `state` is one of STATES."""
    _begin(painter)
    for colour, wide in _strokes(state, hue, style, cell_px / 48):
        _pass(painter, path, colour, wide)
    painter.restore()


def stroke_live(
    painter: QPainter,
    pieces: Sequence[tuple[QPainterPath, float]],
    hue: str,
    style: MapStyle,
    *,
    cell_px: float,
) -> None:
    """Stroke the branches of a live net, each with the place (px) of its beginning among the dashes."""
    unit = cell_px / 48
    wide, casing = _widths(unit, WIDER)
    whole = QPainterPath()
    for path, _ in pieces:
        whole.addPath(path)
    _begin(painter)
    _pass(painter, whole, tint(hue, 80), casing + max(4.0, 7 * unit))
    _pass(painter, whole, tint(style.wire_casing, 235), casing)
    _pass(painter, whole, tint(readable_hue(hue, style)), wide)
    pen = _pen(tint(style.wire_live), wide * 0.62)
    pen.setDashPattern(DASHES)
    for path, start in pieces:
        pen.setDashOffset(start / pen.widthF())
        painter.setPen(pen)
        painter.drawPath(path)
    painter.restore()


def _begin(painter: QPainter) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _widths(unit: float, wider: float = 1.0) -> tuple[float, float]:
    """Of a wire and of the dark casing round it."""
    wide = max(1.6, 4 * unit) * wider
    return wide, wide + max(1.6, 3.4 * unit)


def _strokes(state: str, hue: str, style: MapStyle, unit: float) -> list[Stroke]:
    """What is drawn over each other, the lowest first."""
    wide, casing = _widths(unit, WIDER if state == "selected" else 1.0)
    bright = readable_hue(hue, style)
    if state == "hint":
        return [(tint(bright, 60), wide * 0.6)]
    if state == "faded":
        return [(tint(style.wire_casing, 60), casing * 0.75), (tint(bright, 110), wide * 0.8)]
    halos: dict[str, list[Stroke]] = {
        "error": [
            (tint(style.danger, 90), casing + max(5.0, 10 * unit)),
            (tint(style.danger, 255), casing + max(1.6, 2.6 * unit)),
        ],
        "selected": [(tint(style.select, 215), casing + max(2.0, 3 * unit))],
    }
    return [*halos.get(state, []), (tint(style.wire_casing, 235), casing), (tint(bright), wide)]


def _pass(painter: QPainter, path: QPainterPath, colour: QColor, wide: float) -> None:
    painter.setPen(_pen(colour, wide))
    painter.drawPath(path)


def _pen(colour: QColor, wide: float) -> QPen:
    pen = QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
