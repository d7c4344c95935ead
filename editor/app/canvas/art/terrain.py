"""The ground of the map: materials, walls by themselves, borders, steps, and the dark.

A cell is painted inside its own square from its eight neighbours alone, so the picture is the same
whatever ranges it is painted in.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRect
from PySide6.QtGui import QBrush, QColor, QImage, QPainter

from editor.app.canvas.art import ledges, textures, walls
from editor.app.canvas.art.noise import noise
from editor.app.canvas.art.palette import MapStyle
from editor.app.canvas.art.stamps import STAMPS, stamp
from editor.app.canvas.art.surroundings import (
    Bools,
    Ints,
    Range,
    Surroundings,
    TerrainView,
    relevant,
    runs,
    survey,
)

__all__ = ["Range", "TerrainView", "paint_terrain"]
SHEETS_UP_TO_PX = 64
"""Beyond this cell size a sheet of a material would hold more than the few cells that are seen."""


def paint_terrain(
    painter: QPainter,
    view: TerrainView,
    cells: Range,
    cell_px: int,
    style: MapStyle,
    *,
    vector: bool = False,
) -> None:
    """Paint the cells x0 ≤ x < x1, y0 ≤ y < y1 (`cells` = x0, y0, x1, y1), `cell_px` wide each.

    Cell (x, y) lands at (x * cell_px, y * cell_px): translate the painter for a chunk. `vector`
    draws everything as vectors instead of stamping cached pictures (SVG, PDF, print).
    """
    if cells[2] <= cells[0] or cells[3] <= cells[1]:
        return
    job = _Job(painter, survey(view, cells), cells, cell_px, style, vector)
    job.ground()
    job.borders()
    job.steps()
    job.walls()
    job.dark()


@dataclass(frozen=True, slots=True)
class _Job:
    """One call's painting, layer by layer."""

    painter: QPainter
    land: Surroundings
    cells: Range
    px: int
    style: MapStyle
    vector: bool

    def ground(self) -> None:
        """The materials themselves."""
        codes = self.land.inner(self.land.codes)
        if self.vector or self.px > SHEETS_UP_TO_PX:
            for cell, code in self._where(codes >= 0, codes):
                self._ground_cell(cell, self.land.materials[code])
            return
        brushes = [QBrush(self._sheet(name)) for name in self.land.materials]
        origin = self.painter.brushOrigin()
        self.painter.setBrushOrigin(0, 0)
        for y, x, length, code in runs(codes):
            self.painter.fillRect(self._stretch(x, y, length), brushes[code])
        self.painter.setBrushOrigin(origin)

    def borders(self) -> None:
        """Banks on sunk grounds, fringes of what grows over."""
        codes = self.land.inner(self.land.codes)
        for (x, y), code in self._where(self.land.borders(), codes):
            here = self.land.materials[code]
            n, e, s, w = self.land.beside(x - self.cells[0], y - self.cells[1])
            self._bank((x, y), here, (n, e, s, w))
            self._fringe((x, y), here, (n, e, s, w))

    def steps(self) -> None:
        """Higher ground is a little lighter, lower darker; lips and hachures where it changes."""
        for y, x, length, feet in runs(self.land.inner(self.land.elevation), plain=0):
            veil = QColor(255, 255, 255) if feet > 0 else QColor(0, 0, 0)
            veil.setAlpha(min(48, abs(feet) * 2))
            self.painter.fillRect(self._stretch(x, y, length), veil)
        lower, upper = self.land.steps()
        both = lower | upper << 4
        for cell, sides in self._where((both > 0) & self.land.open_inside(), both):
            self._stamp(
                cell,
                ("step", sides),
                partial(ledges.draw_step, lower=sides & 15, upper=sides >> 4, px=self.px, style=self.style),
            )

    def walls(self) -> None:
        """Caps on solid cells, faces and shadows on open ones."""
        solid_around, is_open = self.land.solid_around(), self.land.open_inside()
        inside = relevant(solid_around)
        for cell, mask in self._where((inside > 0) & is_open, inside):
            variant = noise(*cell, 7, 6) if mask & walls.N else 0
            self._stamp(
                cell,
                ("inside", mask, variant),
                partial(walls.draw_inside, mask=mask, variant=variant, px=self.px, style=self.style),
            )
        caps = relevant(255 - solid_around)
        for cell, mask in self._where((caps > 0) & ~is_open, caps):
            self._stamp(cell, ("cap", mask), partial(walls.draw_cap, mask=mask, px=self.px, style=self.style))

    def dark(self) -> None:
        """A bluish veil where light is lacking."""
        for y, x, length, light in runs(self.land.inner(self.land.light), plain=100):
            lack = min(100, max(0, 100 - light))
            veil = QColor(6, 8, 20, lack * (13 if self.style.dark else 6) // 10)
            self.painter.fillRect(self._stretch(x, y, length), veil)

    def _ground_cell(self, cell: tuple[int, int], name: str) -> None:
        x, y = cell[0] % textures.SHEET, cell[1] % textures.SHEET
        self._stamp(
            cell,
            ("ground", name, x, y),
            partial(textures.draw_ground, material=name, x=x, y=y, px=self.px, style=self.style),
        )

    def _bank(self, cell: tuple[int, int], here: str, beside: tuple[str, str, str, str]) -> None:
        n, e, s, w = (name if ledges.has_bank(here, name) else "" for name in beside)
        if n or e or s or w:
            variant = noise(*cell, 8, 5)
            self._stamp(
                cell,
                ("bank", here, n, e, s, w, variant),
                lambda p: ledges.draw_bank(p, here, (n, e, s, w), variant, self.px, self.style),
            )

    def _fringe(self, cell: tuple[int, int], here: str, beside: tuple[str, str, str, str]) -> None:
        n, e, s, w = (name if ledges.has_fringe(here, name) else "" for name in beside)
        if n or e or s or w:
            variant = noise(*cell, 8, 5)
            self._stamp(
                cell,
                ("fringe", n, e, s, w, variant),
                lambda p: ledges.draw_fringe(p, (n, e, s, w), variant, self.px, self.style),
            )

    def _where(self, chosen: Bools, values: Ints) -> Iterator[tuple[tuple[int, int], int]]:
        """The chosen cells with their values."""
        ys, xs = chosen.nonzero()
        x0, y0 = self.cells[0], self.cells[1]
        for x, y, value in zip(xs.tolist(), ys.tolist(), values[ys, xs].tolist(), strict=True):
            yield (x0 + x, y0 + y), value

    def _stretch(self, x: int, y: int, length: int) -> QRect:
        px = self.px
        return QRect((self.cells[0] + x) * px, (self.cells[1] + y) * px, length * px, px)

    def _sheet(self, name: str) -> QImage:
        size = textures.SHEET * self.px
        return STAMPS.picture(
            (self.style.name, "sheet", name, self.px),
            size,
            size,
            lambda p: textures.draw_sheet(p, name, self.px, self.style),
        )

    def _stamp(self, cell: tuple[int, int], key: Hashable, draw: Callable[[QPainter], None]) -> None:
        """Put a drawing on a cell, cached under `key` unless this is vector work."""
        stamp(self.painter, cell, self.px, None if self.vector else (self.style.name, key), draw)
