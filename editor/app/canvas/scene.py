"""What the layers paint from: the level, where the camera looks and what is lit up at the moment."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal, Protocol

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from editor.app.canvas.art.palette import DUNGEON, MapStyle
from editor.app.canvas.camera import Camera, CellRect
from editor.app.canvas.object_index import ObjectIndex
from editor.core.change import Change
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.sides import Edge

CHUNKED_ABOVE = 4.0
"""Pixels per cell: above, terrain is painted in chunks; below, one pixel per cell is stretched."""
WireMode = Literal["none", "selected", "connected", "all"]
"""Which wires are at full strength: those of what is selected, those that hang on it through timers, all."""


@dataclass(slots=True)
class Overlays:
    """What the designer has switched on."""

    grid: bool = True
    areas: bool = True
    objects: bool = True
    creatures: bool = True
    rulers: bool = True
    wires: WireMode = "all"


@dataclass(slots=True)
class Scene:
    """The state of one canvas. `ratio`: device pixels per pixel."""

    level: Level
    index: ObjectIndex
    camera: Camera = field(default_factory=Camera)
    style: MapStyle = DUNGEON
    ratio: float = 1.0
    overlays: Overlays = field(default_factory=Overlays)
    selected_cells: frozenset[Cell] = frozenset()
    selected_objects: frozenset[str] = frozenset()
    selected_nets: frozenset[int] = frozenset()
    """Nets of which some wire is selected."""
    selected_edges: frozenset[Edge] = frozenset()
    drawing_wires: bool = False
    """Whether the Wiring tool is in the hand: no wire is wholly hidden from it."""
    hover: Cell | None = None
    cursor: Cell | None = None
    flagged: dict[str, str] = field(default_factory=dict)
    """Ids of objects with problems, each with the severity."""
    covered: QRectF = field(default_factory=QRectF)
    """Pixels of the view that lie under something else: nothing is written there."""
    clip: CellRect | None = None
    """While painting: the cells that need it."""

    def rect(self, left: float, top: float, width: float = 1, height: float = 1) -> QRectF:
        """Cells in pixels of the view; edges on whole device pixels, so that neighbours never gap.

        Everything is rounded from the map's corner on: dragging the map moves all edges alike.
        """
        r, step = self.ratio, self.camera.scale * self.ratio
        x, y = self.camera.to_view((0, 0))
        x, y = round(x * r), round(y * r)
        x0, y0 = x + round(left * step), y + round(top * step)
        x1, y1 = x + round((left + width) * step), y + round((top + height) * step)
        return QRectF(x0 / r, y0 / r, (x1 - x0) / r, (y1 - y0) / r)

    def to_cells(self, painter: QPainter) -> None:
        """Make the painter's unit a cell."""
        origin = self.rect(0, 0)
        painter.translate(origin.left(), origin.top())
        painter.scale(self.camera.scale, self.camera.scale)

    def visible(self) -> CellRect:
        """The cells in view that need painting."""
        shown = self.camera.shown(self.level.width, self.level.height)
        clip = self.clip or shown
        return max(shown[0], clip[0]), max(shown[1], clip[1]), min(shown[2], clip[2]), min(shown[3], clip[3])

    @property
    def detailed(self) -> bool:
        """Whether cells are large enough for textures and sprites."""
        return self.camera.scale > CHUNKED_ABOVE


class Layer(Protocol):
    """One thing that is painted over those before it."""

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint what is in view."""

    def changed(self, scene: Scene, change: Change) -> None:
        """Forget what the change made wrong."""


def dirty_cells(scene: Scene, change: Change) -> Iterable[Cell]:
    """The cells of changed objects: where they stood and where they stand."""
    for key in change.objects:
        yield from scene.index.places(key)
