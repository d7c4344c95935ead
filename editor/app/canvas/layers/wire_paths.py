"""Wires as painter paths in cells: ways, bends, an arc where one hops over another, dots at joints."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from schemas.model import Cell
from simulation.wiring.grid import HOP_H, HOP_V, HOPS, JOINT, WireCell, WireGrid
from simulation.wiring.nets import Nets
from simulation.wiring.sides import BITS, HORIZONTAL, STEP, STRAIGHTS, VERTICAL

CHUNK = 16
ARC = 0.2
DOT = 0.13
Key = tuple[int, int]


@dataclass(slots=True)
class NetPath:
    """The part of one net in one chunk."""

    lines: QPainterPath = field(default_factory=QPainterPath)
    dots: QPainterPath = field(default_factory=QPainterPath)
    _scaled: tuple[float, QPainterPath] | None = None

    def scaled(self, scale: float) -> QPainterPath:
        """The lines in pixels; kept until another scale is asked for."""
        if self._scaled is None or self._scaled[0] != scale:
            self._scaled = (scale, QTransform.fromScale(scale, scale).map(self.lines))
        return self._scaled[1]


def chunk_of(cell: Cell) -> Key:
    """The chunk that a cell belongs to."""
    return cell[0] // CHUNK, cell[1] // CHUNK


def paths_of_chunk(
    grid: WireGrid, nets: Nets, objects: frozenset[Cell], cells: list[Cell]
) -> dict[int, NetPath]:
    """The paths of every net in `cells`, by net number."""
    found: dict[int, NetPath] = {}
    for cell in cells:
        wires = grid.cells[cell]
        for group in wires.groups:
            path = found.setdefault(nets.net_of[(cell, group)], NetPath())
            _add(path, cell, wires, group, cell in objects)
    return found


def _add(path: NetPath, cell: Cell, wires: WireCell, group: int, in_object: bool) -> None:
    x, y = cell[0] + 0.5, cell[1] + 0.5
    if not in_object and wires.x4 in HOPS and group == {HOP_H: HORIZONTAL, HOP_V: VERTICAL}[wires.x4]:
        _arc(path.lines, x, y, group)
        return
    sides = BITS[group]
    if group in STRAIGHTS:
        start, end = (_edge(x, y, side) for side in sides)
        path.lines.moveTo(start)
        path.lines.lineTo(end)
        return
    first = _edge(x, y, sides[0])
    path.lines.moveTo(first)
    path.lines.lineTo(x, y)
    for side in sides[1:]:
        path.lines.lineTo(_edge(x, y, side))
        path.lines.moveTo(x, y)
    if not in_object and (len(sides) == 3 or wires.x4 == JOINT):
        path.dots.addEllipse(QPointF(x, y), DOT, DOT)


def _edge(x: float, y: float, side: int) -> QPointF:
    dx, dy = STEP[side]
    return QPointF(x + dx / 2, y + dy / 2)


def _arc(path: QPainterPath, x: float, y: float, axis: int) -> None:
    box = QRectF(x - ARC, y - ARC, 2 * ARC, 2 * ARC)
    if axis == HORIZONTAL:
        path.moveTo(x - 0.5, y)
        path.lineTo(x - ARC, y)
        path.arcTo(box, 180, -180)
        path.lineTo(x + 0.5, y)
    else:
        path.moveTo(x, y - 0.5)
        path.lineTo(x, y - ARC)
        path.arcTo(box, 90, 180)
        path.lineTo(x, y + 0.5)
