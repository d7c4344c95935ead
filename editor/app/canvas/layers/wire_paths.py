"""Wires as painter paths in cells: ways, bends, an arc where one hops over another, dots at joints."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from schemas.model import Cell
from simulation.wiring.drag import has_dot
from simulation.wiring.grid import HOP_H, HOP_V, WireCell, WireGrid
from simulation.wiring.net_table import Node
from simulation.wiring.sides import BITS, HORIZONTAL, OPPOSITE, STEP, VERTICAL, neighbour

CHUNK = 16
ARC = 0.2
DOT = 0.13
TOP_AXIS = {HOP_H: HORIZONTAL, HOP_V: VERTICAL}
Key = tuple[int, int]


@dataclass(slots=True)
class Piece:
    """One wire as far as it hangs together in one chunk. `node`, one of its own, tells its net."""

    node: Node
    lines: QPainterPath = field(default_factory=QPainterPath)
    dots: QPainterPath = field(default_factory=QPainterPath)
    names: list[tuple[Cell, str]] = field(default_factory=list)
    """What is written on it, and where."""


def pieces_of_chunk(grid: WireGrid, key: Key) -> list[Piece]:
    """The pieces of wire in a chunk, in the order of their first cells."""
    column, row = key[0] * CHUNK, key[1] * CHUNK
    area = ((x, y) for y in range(row, row + CHUNK) for x in range(column, column + CHUNK))
    cells = {cell: grid.cells[cell] for cell in area if cell in grid.cells}
    found: list[Piece] = []
    seen: set[Node] = set()
    for cell, wires in cells.items():
        for group in wires.groups:
            if (cell, group) not in seen:
                found.append(_piece(cells, (cell, group), seen))
    return found


def _piece(cells: Mapping[Cell, WireCell], start: Node, seen: set[Node]) -> Piece:
    """All that hangs together with a node inside the chunk."""
    piece, queue, lines = Piece(start), [start], Lines()
    seen.add(start)
    for cell, group in queue:
        wires = cells[cell]
        lines.add(cell, wires, group)
        if has_dot(wires) and group == wires.mask:
            add_dot(piece.dots, cell)
        if wires.label and group == wires.groups[0]:
            piece.names.append((cell, wires.label))
        for side in BITS[group]:
            other = neighbour(cell, side)
            if other in cells:
                node = (other, cells[other].group(OPPOSITE[side]))
                if node not in seen:
                    seen.add(node)
                    queue.append(node)
    piece.lines = lines.path()
    return piece


class Lines:
    """Collects sides of wires and draws what lies in line in one go, so that no seams show."""

    def __init__(self) -> None:
        self._halves: tuple[dict[int, list[int]], dict[int, list[int]]] = ({}, {})
        """Per row, and per column, the half cells with wire, counted from the edge of the map."""
        self._arcs = QPainterPath()

    def add(self, cell: Cell, wires: WireCell, sides: int) -> None:
        """Add sides that are one wire."""
        x, y = cell
        if not wires.part and sides == TOP_AXIS.get(wires.x4):
            _arc(self._arcs, x + 0.5, y + 0.5, sides)
            return
        rows, columns = self._halves
        for side in BITS[sides]:
            dx, dy = STEP[side]
            along, across, lines = (x, y, rows) if dx else (y, x, columns)
            lines.setdefault(across, []).append(2 * along + (1 if dx + dy > 0 else 0))

    def path(self) -> QPainterPath:
        """Everything, in cells."""
        path = QPainterPath(self._arcs)
        for upright, lines in enumerate(self._halves):
            for across, halves in lines.items():
                for start, end in _stretches(sorted(halves)):
                    for place, at in enumerate((start / 2, end / 2)):
                        point = (across + 0.5, at) if upright else (at, across + 0.5)
                        (path.lineTo if place else path.moveTo)(*point)
        return path


def _stretches(halves: list[int]) -> Iterable[tuple[int, int]]:
    """Numbers in a row as first and last plus one."""
    start = previous = halves[0]
    for half in halves[1:]:
        if half > previous + 1:
            yield start, previous + 1
            start = half
        previous = half
    yield start, previous + 1


def edges_path(grid: WireGrid, edges: Iterable[tuple[Cell, Cell]]) -> QPainterPath:
    """The path of some edges with wire, hopping where their wire hops."""
    sides: dict[Cell, int] = {}
    for one, other in edges:
        right = one[1] == other[1]
        sides[one] = sides.get(one, 0) | (2 if right else 4)
        sides[other] = sides.get(other, 0) | (8 if right else 1)
    lines = Lines()
    for cell, mask in sides.items():
        wires = grid.at(cell)
        for group in wires.groups if wires is not None else ():
            if wires is not None and group & mask:
                lines.add(cell, wires, group & mask)
    return lines.path()


def add_dot(path: QPainterPath, cell: Cell, size: float = DOT) -> None:
    """Add a joint's dot."""
    path.addEllipse(QPointF(cell[0] + 0.5, cell[1] + 0.5), size, size)


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
