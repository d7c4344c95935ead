"""What lies over the map: previews, refusals, selections, zones, labelled areas, torchlight, the ruler."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import hypot

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from editor.app.canvas.art.easel import easel
from editor.app.canvas.art.fading import paint_faded
from editor.app.canvas.art.labels import paint_tab, tab_at
from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.art.objects import paint_object
from editor.app.canvas.art.outlines import Cell, cell_rect, outline, top_left
from editor.app.canvas.art.palette import MapStyle, tint

GHOST_OPACITY = 0.6
_USUAL = ObjectLook()


def paint_ghost(
    painter: QPainter, kind: str, rect: QRectF, style: MapStyle, look: ObjectLook = _USUAL
) -> None:
    """An object that a click would place: 60 % with a bright edge."""
    paint_faded(painter, rect, GHOST_OPACITY, lambda p: paint_object(p, kind, rect, style, look))
    with easel(painter, rect, style) as e:
        e.stroke(tint(style.select), max(1.8, e.thin))
        e.box(1.5 - e.width / 2, 1.5 - e.height / 2, e.width - 3, e.height - 3, 5)


def paint_ghost_cells(
    painter: QPainter, cells: Collection[Cell], cell_px: float, style: MapStyle, colour: str = ""
) -> None:
    """Cells that a stroke would change: filled at 60 % of `colour`, with a bright edge."""
    _region(painter, cells, cell_px, tint(colour or style.select, 153 if colour else 60), style.select, 1.8)


def paint_refusal(painter: QPainter, cells: Collection[Cell], cell_px: float, style: MapStyle) -> None:
    """Cells where something is refused: hatched red with a red edge."""
    path = outline(cells, cell_px)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, tint(style.danger, 46))
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    box = path.boundingRect()
    step = max(5.0, cell_px / 5)
    painter.setPen(QPen(tint(style.danger, 225), max(1.2, cell_px / 26)))
    at = -box.height()
    while at < box.width():
        painter.drawLine(
            QPointF(box.left() + at, box.bottom()), QPointF(box.left() + at + box.height(), box.top())
        )
        at += step
    painter.restore()
    _region(painter, cells, cell_px, None, style.danger, 2.2)


def paint_area_outline(
    painter: QPainter, cells: Collection[Cell], cell_px: float, style: MapStyle, colour: str, label: str = ""
) -> None:
    """The reach of a trap, of sight or of sound: a thin outline with a light fill, a label above it."""
    if not cells:
        return
    _region(painter, cells, cell_px, tint(colour, 42), colour, 1.4)
    if label:
        at = cell_rect(top_left(cells), cell_px).topLeft()
        above = at - QPointF(0, tab_at(at, label, small=True)[0].bottom() - at.y() + 1)
        paint_tab(painter, above if above.y() >= 0 else at, label, colour, style, small=True)


def paint_selection(
    painter: QPainter, rects: Iterable[QRectF], style: MapStyle, *, primary: bool = True
) -> None:
    """A frame with marked corners round each selected body."""
    for rect in rects:
        with easel(painter, rect, style) as e:
            w, h = e.width / 2 + 1, e.height / 2 + 1
            e.stroke(tint(style.ink, 190), max(3.6, e.thin * 3))
            e.box(-w, -h, 2 * w, 2 * h, 4)
            e.stroke(tint(style.select, 255 if primary else 150), max(1.8, e.thin))
            e.box(-w, -h, 2 * w, 2 * h, 4)
            if e.fine and primary:
                for x, y in ((-w, -h), (w, -h), (w, h), (-w, h)):
                    e.fill(style.select, style.ink, 1.3)
                    e.box(x - 3.4, y - 3.4, 6.8, 6.8, 1.5)


def paint_cell_selection(
    painter: QPainter, cells: Collection[Cell], cell_px: float, style: MapStyle, phase: float = 0.0
) -> None:
    """Selected ground: a light tint and marching ants (`phase` in pixels moves them)."""
    _region(painter, cells, cell_px, tint(style.select, 36), style.ink, 3)
    _region(painter, cells, cell_px, None, style.select, 1.8, dashes=(4, 3), phase=phase)


def paint_torchlight(
    painter: QPainter,
    source: Cell,
    radius: float,
    seen: Collection[Cell],
    cell_px: float,
    style: MapStyle,
) -> None:
    """Warm light round `source`, `radius` cells wide, on the cells that it can see and nowhere else."""
    painter.save()
    painter.setClipPath(outline(seen, cell_px), Qt.ClipOperation.IntersectClip)
    middle = cell_rect(source, cell_px).center()
    reach = radius * cell_px
    glow = QRadialGradient(middle, reach)
    strong = 100 if style.dark else 70
    for at, share in ((0.0, 100), (0.35, 62), (0.7, 22), (1.0, 0)):
        glow.setColorAt(at, QColor(255, 190 - round(16 * at), 100 - round(18 * at), strong * share // 100))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(middle, reach, reach)
    painter.restore()


def paint_ruler(
    painter: QPainter, start: Cell, end: Cell, cell_px: float, style: MapStyle, label: str
) -> None:
    """A line from cell to cell with end marks and the distance in the middle."""
    a, b = cell_rect(start, cell_px).center(), cell_rect(end, cell_px).center()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for colour, wide in ((tint(style.ink, 220), 5.0), (tint(style.accent), 2.2)):
        painter.setPen(QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(a, b)
        way = b - a
        length = hypot(way.x(), way.y())
        if length > 0:
            across = QPointF(-way.y(), way.x()) * (6 / length)
            for point in (a, b):
                painter.drawLine(point - across, point + across)
    painter.restore()
    if label:
        paint_tab(painter, (a + b) / 2 + QPointF(8, -26), label, style.accent, style, small=True)


def _region(
    painter: QPainter,
    cells: Collection[Cell],
    cell_px: float,
    fill: QColor | None,
    edge: str,
    width: float,
    dashes: tuple[float, ...] = (),
    phase: float = 0.0,
) -> None:
    path = outline(cells, cell_px)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if fill is not None:
        painter.fillPath(path, fill)
    pen = QPen(tint(edge), width)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dashes:
        pen.setDashPattern([dash / width * 1.6 for dash in dashes])
        pen.setDashOffset(phase / width)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.restore()
