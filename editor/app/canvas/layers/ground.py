"""Paints a part of the ground at a given size: the bridge from the level to the art."""

from __future__ import annotations

from PySide6.QtGui import QPainter

from editor.app.canvas.art.terrain import paint_terrain
from editor.app.canvas.layers.plan import materials
from editor.app.canvas.scene import Scene
from editor.core.change import Region
from simulation.level.level import FULL_LIGHT, Array, Level

REACH = 1
"""How many cells round a changed one look different: walls and banks answer their neighbours."""


class GroundWindow:
    """The part of a level that the terrain painter looks at, taken out of the arrays at once."""

    def __init__(self, level: Level, region: Region) -> None:
        self.width, self.height = level.width, level.height
        self._x, self._y = max(region.x - 1, 0), max(region.y - 1, 0)
        rows = slice(self._y, region.y + region.height + 1)
        columns = slice(self._x, region.x + region.width + 1)
        self._materials = materials()
        self._terrain: list[list[int]] = level.terrain[rows, columns].tolist()
        self._elevation = _varied(level.elevation[rows, columns], 0)
        self._light = _varied(level.light[rows, columns], FULL_LIGHT)

    def material(self, x: int, y: int) -> str:
        """The name of the material of a cell on the map."""
        return self._materials[self._terrain[y - self._y][x - self._x]]

    def elevation(self, x: int, y: int) -> int:
        """Feet; 0 off the map."""
        return self._value(self._elevation, x, y, 0)

    def light(self, x: int, y: int) -> int:
        """0 dark to 100 lit; lit off the map."""
        return self._value(self._light, x, y, FULL_LIGHT)

    def _value(self, rows: list[list[int]] | None, x: int, y: int, outside: int) -> int:
        if rows is None or not (0 <= x < self.width and 0 <= y < self.height):
            return outside
        return rows[y - self._y][x - self._x]


def paint_ground(painter: QPainter, scene: Scene, region: Region, pixels: int) -> None:
    """Paint the cells of a region; cell (0, 0) lies at the painter's origin."""
    view = GroundWindow(scene.level, region)
    corner = (region.x, region.y, region.x + region.width, region.y + region.height)
    paint_terrain(painter, view, corner, pixels, scene.style)


def _varied(part: Array, usual: int) -> list[list[int]] | None:
    """The values as lists; None where all are the usual one, which needs no looking up."""
    if (part == usual).all():
        return None
    rows: list[list[int]] = part.tolist()
    return rows
