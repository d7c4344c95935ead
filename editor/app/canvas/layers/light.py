"""Torchlight: warm light on what each torch can see."""

from __future__ import annotations

import numpy as np
from PySide6.QtGui import QPainter

from editor.app.canvas.art.overlays import paint_torchlight
from editor.app.canvas.scene import Scene
from editor.core.change import Change
from schemas.model import Cell
from schemas.objects import Door
from simulation.geometry.cells import cells_of
from simulation.geometry.sight import field_of_view
from simulation.level.level import Level, body_cells
from simulation.loading import default_catalogue

MOST = 200
"""Torches beyond this number in one view are not lit: a map full of them reads no better."""


class LightLayer:
    """What each torch sees is worked out when first painted, and again when ground or doors change."""

    def __init__(self) -> None:
        self._radius = {
            kind.id: kind.light_radius for kind in default_catalogue().objects if kind.light_radius
        }
        self._seen: dict[str, frozenset[Cell]] = {}

    def paint(self, painter: QPainter, scene: Scene) -> None:
        """Paint the light of what burns in and near the view."""
        if not scene.detailed or not scene.overlays.objects or not self._radius:
            return
        reach = max(self._radius.values())
        left, top, right, bottom = scene.visible()
        near = scene.index.within((left - reach, top - reach, right + reach, bottom + reach))
        painter.translate(scene.rect(0, 0).topLeft())
        for burning in [placed for placed in near if placed.kind in self._radius][:MOST]:
            radius = self._radius[burning.kind]
            if burning.id not in self._seen:
                self._seen[burning.id] = _lit_cells(scene.level, burning.cell, radius)
            seen = self._seen[burning.id]
            paint_torchlight(painter, burning.cell, radius, seen, scene.camera.scale, scene.style)

    def changed(self, scene: Scene, change: Change) -> None:
        """Forget what is seen if ground or objects changed."""
        if change.resized or change.region is not None or change.objects:
            self._seen.clear()


def _lit_cells(level: Level, cell: Cell, radius: int) -> frozenset[Cell]:
    """The cells that are seen from a cell, rock left out, in a window of the map."""
    x, y = cell
    left, top = max(x - radius, 0), max(y - radius, 0)
    window = level.terrain[top : y + radius + 1, left : x + radius + 1]
    catalogue = default_catalogue().materials
    opaque = np.array([material.opaque for material in catalogue])[window]
    solid = np.array([material.solid for material in catalogue])[window]
    for door in level.of_family("door"):
        if isinstance(door, Door) and door.kind != "archway" and not (door.open or door.held_open):
            for dx, dy in body_cells(door):
                if 0 <= dx - left < window.shape[1] and 0 <= dy - top < window.shape[0]:
                    opaque[dy - top, dx - left] = True
    seen = field_of_view(opaque, (x - left, y - top), radius, euclidean=True) & ~solid
    return frozenset((cx + left, cy + top) for cx, cy in cells_of(seen))
