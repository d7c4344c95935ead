"""Wires as they would be: new and erased ones, arcs and dots in place, where a drag may end, lit circuits."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from editor.app.canvas.art.labels import paint_tab, tab_at
from editor.app.canvas.art.palette import tint
from editor.app.canvas.art.wires import stroke_wire
from editor.app.canvas.layers.wire_paths import TOP_AXIS, Lines, add_dot, edges_path
from editor.app.canvas.layers.wires import WireLayer
from editor.app.canvas.looks import body_of
from editor.app.canvas.scene import Scene
from editor.app.i18n.language import words
from editor.core.tools.preview import Preview
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.wiring.change import WireChange
from simulation.wiring.drag import has_dot
from simulation.wiring.grid import WireCell
from simulation.wiring.sides import BITS, STEP, Edge
from simulation.wiring.targets import Targets

BIG_DOT = 0.18
PLUG = 0.3
"""How far from the middle of an object's cell a plug is marked, in cells."""


def paint_wires(painter: QPainter, scene: Scene, shown: Preview, layer: WireLayer) -> None:
    """Everything of a preview that is wire; the painter's origin is the map's corner."""
    for hue, path in layer.net_paths(scene, shown.lit) if shown.lit else ():
        stroke_wire(painter, path, hue, scene.style, cell_px=scene.camera.scale, state="selected")
    if shown.drag is not None:
        _paint_traced(painter, scene, shown.drag.traced_edges)
    if shown.wires:
        paint_change(painter, scene, shown.wires, refused=shown.refusal is not None)


def paint_change(painter: QPainter, scene: Scene, change: WireChange, *, refused: bool = False) -> None:
    """What a change of wires adds, with its arcs and dots, and what it takes away."""
    new, gone, dots = Lines(), Lines(), QPainterPath()
    for cell, before, after in change.cells:
        old, now = before.mask if before else 0, after.mask if after else 0
        if after is not None:
            _add_new(new, cell, before, after, now & ~old)
            if has_dot(after) and not has_dot(before):
                add_dot(dots, cell, BIG_DOT)
        if before is not None and old & ~now:
            _add_sides(gone, cell, before, old & ~now)
    zoom = QTransform.fromScale(scene.camera.scale, scene.camera.scale)
    _stroke_gone(painter, scene, zoom.map(gone.path()))
    _stroke_new(painter, scene, zoom.map(new.path()), refused)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(tint(scene.style.ink), 1.5))
    painter.setBrush(tint(scene.style.danger if refused else scene.style.select))
    painter.drawPath(zoom.map(dots))


def paint_plugs(painter: QPainter, scene: Scene, change: WireChange, *, refused: bool = False) -> None:
    """A ring wherever a new wire comes into an object; painted over the objects."""
    plugs = QPainterPath()
    for cell, before, after in change.cells:
        new = (after.mask if after else 0) & ~(before.mask if before else 0)
        for side in BITS[new] if after is not None and after.part else ():
            dx, dy = STEP[side]
            plugs.addEllipse(QPointF(cell[0] + 0.5 + dx * PLUG, cell[1] + 0.5 + dy * PLUG), 0.1, 0.1)
    if not plugs.isEmpty():
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(tint(scene.style.danger if refused else scene.style.select), 2))
        painter.setBrush(tint(scene.style.wire_casing))
        painter.drawPath(QTransform.fromScale(scene.camera.scale, scene.camera.scale).map(plugs))


def paint_targets(painter: QPainter, scene: Scene, targets: Targets) -> None:
    """Objects on which the wire may end are ringed, those on which it may not lie in the dark, struck out."""
    families = targets.families
    for placed in scene.index.within(scene.visible()):
        if placed.id in families:
            rect = scene.rect(*body_of(placed))
            if targets.allows(placed.id):
                _ring(painter, rect, scene, strong=False)
            else:
                _veil(painter, rect, scene)


def paint_glow(painter: QPainter, scene: Scene, objects: Iterable[AnyPlaced]) -> None:
    """Objects that are, or would be, attached."""
    for placed in objects:
        _ring(painter, scene.rect(*body_of(placed)), scene, strong=True)


def paint_notes(painter: QPainter, scene: Scene, shown: Preview) -> None:
    """Short words at cells."""
    for cell, message in shown.notes:
        rect, text = scene.rect(*cell), words(message)
        box = tab_at(QPointF(), text, small=True)[0]
        corner = QPointF(rect.center().x() - box.width() / 2 - 4, rect.bottom() - 4)
        paint_tab(painter, corner, text, scene.style.select, scene.style, small=True)


def _add_new(lines: Lines, cell: Cell, before: WireCell | None, after: WireCell, sides: int) -> None:
    """The new sides; where a hop is new or turned, all of the wire on top, for its arc."""
    turned = not after.part and after.x4 in TOP_AXIS and (before is None or before.x4 != after.x4)
    if turned:
        lines.add(cell, after, TOP_AXIS[after.x4])
        sides &= ~TOP_AXIS[after.x4]
    _add_sides(lines, cell, after, sides)


def _add_sides(lines: Lines, cell: Cell, wires: WireCell, sides: int) -> None:
    for group in wires.groups:
        if group & sides:
            lines.add(cell, wires, group & sides)


def _paint_traced(painter: QPainter, scene: Scene, edges: Iterable[Edge]) -> None:
    """Wire that is there already and that the drag lies on: a faint band over it."""
    path = edges_path(scene.level.wires, edges)
    if not path.isEmpty():
        scale = scene.camera.scale
        pen = QPen(
            tint(scene.style.select, 90), max(4.0, scale / 5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
        )
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.strokePath(QTransform.fromScale(scale, scale).map(path), pen)


def _stroke_new(painter: QPainter, scene: Scene, path: QPainterPath, refused: bool) -> None:
    if path.isEmpty():
        return
    style = scene.style
    if refused:
        stroke_wire(painter, path, style.danger, style, cell_px=scene.camera.scale)
    else:
        stroke_wire(painter, path, style.select, style, cell_px=scene.camera.scale, state="selected")


def _stroke_gone(painter: QPainter, scene: Scene, path: QPainterPath) -> None:
    """Dark under red dashes, so that it shows on any wire."""
    if path.isEmpty():
        return
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    wide = max(3.0, scene.camera.scale / 8)
    painter.strokePath(path, QPen(tint(scene.style.wire_casing, 220), wide + 2))
    pen = QPen(tint(scene.style.danger), wide * 0.8, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap)
    pen.setDashPattern([1.2, 1.0])
    painter.strokePath(path, pen)


def _ring(painter: QPainter, rect: QRectF, scene: Scene, *, strong: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    passes = ((9.0, 60), (5.0, 110), (2.2, 255)) if strong else ((2.0, 200),)
    for wide, alpha in passes:
        painter.setPen(QPen(tint(scene.style.select if strong else scene.style.ok, alpha), wide))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 5, 5)


def _veil(painter: QPainter, rect: QRectF, scene: Scene) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tint(scene.style.rock, 165))
    painter.drawRoundedRect(rect, 4, 4)
    painter.setPen(QPen(tint(scene.style.danger, 190), max(1.5, scene.camera.scale / 20)))
    inset = rect.width() / 4 if rect.width() < rect.height() else rect.height() / 4
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.drawLine(inner.topLeft(), inner.bottomRight())
