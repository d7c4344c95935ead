"""The branches of a live net as painter paths in cells, each in the direction in which the signal runs."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from editor.app.canvas.layers.wire_paths import ARC
from schemas.model import Cell
from simulation.live.flow import Branch
from simulation.wiring.grid import HOP_H, HOP_V, WireGrid

SWEEPS = {(1, 0): (180, -180), (-1, 0): (0, 180), (0, 1): (90, 180), (0, -1): (270, -180)}
"""Where the arc of a hop begins and how far it goes, by the way of the signal."""


class FlowPath(NamedTuple):
    """A branch: how many cells from the entrance it begins, its path and the box round it, in cells."""

    start: int
    path: QPainterPath
    box: QRectF


def flow_path(branch: Branch, grid: WireGrid) -> FlowPath:
    """The path of a branch, with an arc wherever it hops over another wire."""
    cells = branch.cells
    path = QPainterPath()
    path.moveTo(cells[0][0] + 0.5, cells[0][1] + 0.5)
    for place in range(1, len(cells)):
        here = cells[place]
        if place + 1 < len(cells) and _hops(grid, cells[place - 1], here):
            _arc(path, cells[place - 1], here)
        else:
            path.lineTo(here[0] + 0.5, here[1] + 0.5)
    box = path.boundingRect().adjusted(-0.5, -0.5, 0.5, 0.5)
    return FlowPath(branch.start, path, box)


def _hops(grid: WireGrid, before: Cell, here: Cell) -> bool:
    wires = grid.at(here)
    if wires is None or wires.part:
        return False
    return wires.x4 == (HOP_H if before[1] == here[1] else HOP_V)


def _arc(path: QPainterPath, before: Cell, here: Cell) -> None:
    dx, dy = here[0] - before[0], here[1] - before[1]
    x, y = here[0] + 0.5, here[1] + 0.5
    path.lineTo(x - dx * ARC, y - dy * ARC)
    path.arcTo(QRectF(x - ARC, y - ARC, 2 * ARC, 2 * ARC), *SWEEPS[(dx, dy)])
