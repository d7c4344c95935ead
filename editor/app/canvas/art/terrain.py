"""The ground of the map: materials, walls by themselves, borders, steps, and the dark.

A cell is painted inside its own square from its eight neighbours alone, so the picture is the same
whatever ranges it is painted in.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QPainter

from editor.app.canvas.art import ledges, textures, walls
from editor.app.canvas.art.noise import noise
from editor.app.canvas.art.palette import MapStyle
from editor.app.canvas.art.stamps import STAMPS, stamp

Range = tuple[int, int, int, int]


class TerrainView(Protocol):
    """What the painter asks about a level. Cells outside answer "rock", elevation 0, light 100."""

    @property
    def width(self) -> int:
        """Cells from west to east."""

    @property
    def height(self) -> int:
        """Cells from north to south."""

    def material(self, x: int, y: int) -> str:
        """The material's name."""

    def elevation(self, x: int, y: int) -> int:
        """Feet above the level's zero."""

    def light(self, x: int, y: int) -> int:
        """0 is pitch dark, 100 lit."""


@dataclass(frozen=True, slots=True)
class _Job:
    painter: QPainter
    view: TerrainView
    px: int
    style: MapStyle
    vector: bool

    def stamp(self, cell: tuple[int, int], key: Hashable, draw: Callable[[QPainter], None]) -> None:
        """Put a drawing on a cell, cached under `key` unless this is vector work."""
        stamp(self.painter, cell, self.px, None if self.vector else (self.style.name, key), draw)


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
    x0, y0, x1, y1 = cells
    names = _names(view, x0 - 1, y0 - 1, x1 + 1, y1 + 1)
    job = _Job(painter, view, cell_px, style, vector)
    for y in range(y0, y1):
        for x in range(x0, x1):
            row = y - y0 + 1
            at = x - x0 + 1
            around = [names[row + dy][at + dx] for dx, dy in walls.AROUND]
            _paint_cell(job, (x, y), names[row][at], around)


def _names(view: TerrainView, x0: int, y0: int, x1: int, y1: int) -> list[list[str]]:
    wide, high, material = view.width, view.height, view.material
    return [
        [material(x, y) if 0 <= x < wide and 0 <= y < high else "rock" for x in range(x0, x1)]
        for y in range(y0, y1)
    ]


def _paint_cell(job: _Job, cell: tuple[int, int], here: str, around: list[str]) -> None:
    _ground(job, cell, here)
    solid = [name in textures.SOLID for name in around]
    if here in textures.SOLID:
        mask = walls.blob(sum(1 << k for k in range(8) if not solid[k]))
        if mask:
            job.stamp(cell, ("cap", mask), lambda p: walls.draw_cap(p, mask, job.px, job.style))
        return
    _borders(job, cell, here, (around[0], around[2], around[4], around[6]))
    _steps(job, cell, (solid[0], solid[2], solid[4], solid[6]))
    mask = walls.blob(sum(1 << k for k in range(8) if solid[k]))
    if mask:
        variant = noise(*cell, 7, 6) if mask & walls.N else 0
        job.stamp(
            cell,
            ("inside", mask, variant),
            lambda p: walls.draw_inside(p, mask, variant, job.px, job.style),
        )
    _dark(job, cell)


def _ground(job: _Job, cell: tuple[int, int], here: str) -> None:
    x, y, px = cell[0], cell[1], job.px
    if job.vector:
        stamp(job.painter, cell, px, None, lambda p: textures.draw_ground(p, here, x, y, px, job.style))
        return
    size = textures.SHEET * px
    sheet = STAMPS.picture(
        (job.style.name, "sheet", here, px),
        size,
        size,
        lambda p: textures.draw_sheet(p, here, px, job.style),
    )
    part = QRect(x % textures.SHEET * px, y % textures.SHEET * px, px, px)
    job.painter.drawImage(QRect(x * px, y * px, px, px), sheet, part)


def _borders(job: _Job, cell: tuple[int, int], here: str, sides: tuple[str, str, str, str]) -> None:
    n, e, s, w = (name not in textures.SOLID and name != here for name in sides)
    if not (n or e or s or w):
        return
    open_to = tuple(name if free else "" for name, free in zip(sides, (n, e, s, w), strict=True))
    variant = noise(*cell, 8, 5)
    banks = _four(name if name and ledges.has_bank(here, name) else "" for name in open_to)
    if any(banks):
        job.stamp(
            cell,
            ("bank", here, banks, variant),
            lambda p: ledges.draw_bank(p, here, banks, variant, job.px, job.style),
        )
    fringes = _four(name if name and ledges.has_fringe(here, name) else "" for name in open_to)
    if any(fringes):
        job.stamp(
            cell,
            ("fringe", fringes, variant),
            lambda p: ledges.draw_fringe(p, fringes, variant, job.px, job.style),
        )


def _four(names: Iterable[str]) -> tuple[str, str, str, str]:
    n, e, s, w = names
    return n, e, s, w


def _steps(job: _Job, cell: tuple[int, int], solid: tuple[bool, bool, bool, bool]) -> None:
    x, y = cell
    height = job.view.elevation(x, y)
    lower = upper = 0
    for side, (dx, dy) in enumerate(ledges.SIDES):
        if solid[side]:
            continue
        there = job.view.elevation(x + dx, y + dy)
        lower |= (there < height) << side
        upper |= (there > height) << side
    if height:
        veil = QColor(255, 255, 255) if height > 0 else QColor(0, 0, 0)
        veil.setAlpha(min(48, abs(height) * 2))
        job.painter.fillRect(QRectF(x * job.px, y * job.px, job.px, job.px), veil)
    if lower or upper:
        job.stamp(
            cell, ("step", lower, upper), lambda p: ledges.draw_step(p, lower, upper, job.px, job.style)
        )


def _dark(job: _Job, cell: tuple[int, int]) -> None:
    lack = 100 - job.view.light(*cell)
    if lack > 0:
        veil = QColor(6, 8, 20, min(255, lack) * (13 if job.style.dark else 6) // 10)
        job.painter.fillRect(QRectF(cell[0] * job.px, cell[1] * job.px, job.px, job.px), veil)
