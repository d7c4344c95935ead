"""Wires: hue tells the net, width and moving dashes tell that it is live, a halo tells an error.

A run is the cells that a wire passes through, in the direction of flow; corners suffice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from editor.app.canvas.art.badges import paint_badges
from editor.app.canvas.art.easel import easel
from editor.app.canvas.art.outlines import cell_rect
from editor.app.canvas.art.palette import WIRE_HUES, MapStyle, readable_hue, tint

Cell = tuple[int, int]
Run = Sequence[Cell]
Hop = tuple[Cell, str]
DASHES = (1.6, 3.4)
"""Length and gap of the dashes on a live wire, in widths of theirs."""
STATES = ("idle", "selected", "faded", "hint", "live", "error")


def wire_hue(net: int) -> str:
    """The hue of the net with this running number."""
    return WIRE_HUES[net % len(WIRE_HUES)]


def centre(cell: Cell, cell_px: float) -> QPointF:
    """The middle of a cell."""
    return QPointF((cell[0] + 0.5) * cell_px, (cell[1] + 0.5) * cell_px)


def wire_path(runs: Iterable[Run], hops: Iterable[Hop], cell_px: float) -> QPainterPath:
    """All runs as one path, with an arc at each hop.

    A hop is (cell, axis): the wire along `axis` ("h" or "v") arches over the other one there.
    """
    arcs = {((cell[0], cell[1]), axis[:1].lower()) for cell, axis in hops}
    path = QPainterPath()
    for run in runs:
        if not run:
            continue
        path.moveTo(centre(run[0], cell_px))
        for start, end in zip(run, run[1:], strict=False):
            _leg(path, start, end, arcs, cell_px)
    return path


def _leg(path: QPainterPath, start: Cell, end: Cell, arcs: set[tuple[Cell, str]], px: float) -> None:
    """A straight piece from cell to cell, arching where a hop lies strictly inside."""
    dx, dy = _sign(end[0] - start[0]), _sign(end[1] - start[1])
    axis = "h" if dx else "v"
    x, y = start
    while arcs and (x + dx, y + dy) != end and (dx == 0 or dy == 0) and (dx or dy):
        x, y = x + dx, y + dy
        if ((x, y), axis) in arcs:
            _arch(path, centre((x, y), px), dx, dy, px)
    path.lineTo(centre(end, px))


def _arch(path: QPainterPath, at: QPointF, dx: int, dy: int, px: float) -> None:
    r, lift = px * 0.2, px * 0.27
    along = QPointF(dx * r, dy * r)
    up = QPointF(0, -lift) if dx else QPointF(-lift, 0)
    path.lineTo(at - along)
    path.cubicTo(at - along + up, at + along + up, at + along)


def _sign(n: int) -> int:
    return (n > 0) - (n < 0)


def paint_wires(
    painter: QPainter,
    runs: Iterable[Run],
    dots: Iterable[Cell],
    hops: Iterable[Hop],
    hue: str,
    style: MapStyle,
    *,
    cell_px: float,
    state: str = "idle",
    dash_phase: float = 0.0,
    ports: Iterable[Cell] = (),
    loose: Iterable[Cell] = (),
    marks: Iterable[Cell] = (),
) -> None:
    """Paint one net: its runs, a dot at each joint, a socket at each port, a stub at each loose end.

    `state` is one of STATES; `dash_phase` (in wire widths) moves the dashes of a live wire forward.
    `marks` are the cells that get the triangle when the state is error.
    """
    path = wire_path(runs, hops, cell_px)
    stroke_wire(painter, path, hue, style, cell_px=cell_px, state=state, dash_phase=dash_phase)
    faded = 90 if state == "faded" else 255
    for cell in ports:
        _socket(painter, cell, hue, style, cell_px, faded)
    for cell in dots:
        _dot(painter, cell, hue, style, cell_px, faded)
    for cell in loose:
        _stub(painter, cell, hue, style, cell_px, faded)
    if state == "error":
        for cell in marks:
            paint_wire_mark(painter, cell, style, cell_px)


def stroke_wire(
    painter: QPainter,
    path: QPainterPath,
    hue: str,
    style: MapStyle,
    *,
    cell_px: float,
    state: str = "idle",
    dash_phase: float = 0.0,
) -> None:
    """Stroke a path made by `wire_path` (keep it: making it is the dear part)."""
    unit = cell_px / 48
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wide = max(1.6, 4 * unit) * (1.25 if state in ("selected", "live") else 1)
    casing = wide + max(1.6, 3.4 * unit)
    if state == "hint":
        _pass(painter, path, tint(readable_hue(hue, style), 60), wide * 0.6)
        painter.restore()
        return
    if state == "faded":
        _pass(painter, path, tint(style.wire_casing, 60), casing * 0.75)
        _pass(painter, path, tint(readable_hue(hue, style), 110), wide * 0.8)
        painter.restore()
        return
    if state == "error":
        _pass(painter, path, tint(style.danger, 90), casing + max(5.0, 10 * unit))
        _pass(painter, path, tint(style.danger, 255), casing + max(1.6, 2.6 * unit))
    elif state == "live":
        _pass(painter, path, tint(hue, 80), casing + max(4.0, 7 * unit))
    elif state == "selected":
        _pass(painter, path, tint(style.select, 215), casing + max(2.0, 3 * unit))
    _pass(painter, path, tint(style.wire_casing, 235), casing)
    _pass(painter, path, tint(readable_hue(hue, style)), wide)
    if state == "live":
        pen = _pen(tint(style.wire_live), wide * 0.62)
        pen.setDashPattern(DASHES)
        pen.setDashOffset(-dash_phase)
        painter.setPen(pen)
        painter.drawPath(path)
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
    wide = max(1.6, 4 * unit) * 1.25
    casing = wide + max(1.6, 3.4 * unit)
    whole = QPainterPath()
    for path, _ in pieces:
        whole.addPath(path)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
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


def _pass(painter: QPainter, path: QPainterPath, colour: QColor, wide: float) -> None:
    painter.setPen(_pen(colour, wide))
    painter.drawPath(path)


def _pen(colour: QColor, wide: float) -> QPen:
    pen = QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _dot(painter: QPainter, cell: Cell, hue: str, style: MapStyle, px: float, alpha: int) -> None:
    with easel(painter, cell_rect(cell, px), style) as e:
        e.fill(tint(readable_hue(hue, style), alpha), tint(style.ink, alpha), 2)
        e.disc(0, 0, max(6, e.thin * 2.4))


def _socket(painter: QPainter, cell: Cell, hue: str, style: MapStyle, px: float, alpha: int) -> None:
    """Where a wire plugs into an object: a ring with a dark middle."""
    with easel(painter, cell_rect(cell, px), style) as e:
        e.fill(tint(style.wire_casing, alpha), tint(readable_hue(hue, style), alpha), 2.4)
        e.disc(0, 0, 5)


def _stub(painter: QPainter, cell: Cell, hue: str, style: MapStyle, px: float, alpha: int) -> None:
    """A loose end: an open ring and two frayed strands."""
    with easel(painter, cell_rect(cell, px), style) as e:
        for colour, width in ((style.wire_casing, 5.0), (readable_hue(hue, style), 2.4)):
            e.stroke(tint(colour, alpha), width)
            e.draw("M -6 -6 L 6 6 M -6 6 L 6 -6")


def paint_wire_mark(painter: QPainter, cell: Cell, style: MapStyle, cell_px: float) -> None:
    """The red triangle at a cell of a wire that is wrong."""
    with easel(painter, cell_rect(cell, cell_px), style) as e, e.moved(-15, 15):
        paint_badges(e, ("error",))
