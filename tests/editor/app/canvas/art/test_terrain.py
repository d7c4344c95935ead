"""Terrain is painted the same whatever is asked for, in pixels and as vectors."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numpy.typing import NDArray
from PySide6.QtGui import QPainter

from editor.app.canvas.art.palette import STYLES, MapStyle
from editor.app.canvas.art.terrain import Range, TerrainView, paint_terrain
from editor.app.canvas.art.textures import MATERIALS
from tests.editor.app.canvas.art.conftest import painted
from tests.editor.app.canvas.art.study import StudyMap

Paint = Callable[..., NDArray[np.uint8]]
PX = 16
each_style = pytest.mark.parametrize("style", STYLES.values(), ids=lambda style: style.name)


@dataclass(frozen=True)
class Rows:
    """A map drawn as rows of material numbers; the elevation is the number too."""

    rows: tuple[tuple[int, ...], ...]

    @property
    def width(self) -> int:
        return len(self.rows[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    def material(self, x: int, y: int) -> str:
        return MATERIALS[self.rows[y][x]]

    def elevation(self, x: int, y: int) -> int:
        return self.rows[y][x] % 3 if 0 <= x < self.width and 0 <= y < self.height else 0

    def light(self, x: int, y: int) -> int:
        return 100 - 10 * (x % 2)


maps = st.lists(
    st.lists(st.integers(0, len(MATERIALS) - 1), min_size=5, max_size=5), min_size=4, max_size=4
).map(lambda rows: Rows(tuple(map(tuple, rows))))


def _whole(view: TerrainView, style: MapStyle, *pieces: Range, vector: bool = False) -> NDArray[np.uint8]:
    def paint(painter: QPainter) -> None:
        for piece in pieces:
            paint_terrain(painter, view, piece, PX, style, vector=vector)

    return painted(view.width * PX, view.height * PX, paint)


@given(maps, st.integers(1, 4), st.integers(1, 3))
def test_chunk_borders_leave_no_seam(view: Rows, column: int, row: int) -> None:
    """Cut anywhere, a map painted in four pieces is the map painted at once, to the pixel."""
    style = STYLES["dungeon"]
    pieces = ((0, 0, column, row), (column, 0, 5, row), (0, row, column, 4), (column, row, 5, 4))

    assert np.array_equal(_whole(view, style, (0, 0, 5, 4)), _whole(view, style, *pieces))


@each_style
def test_vectors_look_like_the_pixels(style: MapStyle) -> None:
    """The picture for print differs from the screen's by no more than the blending of edges."""
    study = StudyMap()
    everything = (0, 0, study.width, study.height)
    stamped = _whole(study, style, everything).astype(int)
    drawn = _whole(study, style, everything, vector=True).astype(int)

    assert np.abs(stamped - drawn).mean() < 1.0


@each_style
@pytest.mark.parametrize("material", MATERIALS)
def test_each_material_has_a_texture(material: str, style: MapStyle) -> None:
    """A field of one material is never one flat colour."""
    field = Rows(((MATERIALS.index(material),) * 8,) * 8)
    colours = np.unique(_whole(field, style, (2, 2, 6, 6)).reshape(-1, 4), axis=0)

    assert len(colours) > 4


def test_outside_the_map_is_rock() -> None:
    """Cells beyond the edge are painted like rock inside."""
    room = Rows(((2, 2), (2, 2)))
    rock = Rows(((0,) * 12,) * 12)

    def corner(view: TerrainView) -> NDArray[np.uint8]:
        return painted(PX, PX, lambda p: paint_terrain(_moved(p), view, (8, 8, 9, 9), PX, STYLES["dungeon"]))

    assert np.array_equal(corner(room), corner(rock))


def _moved(painter: QPainter) -> QPainter:
    painter.translate(-8 * PX, -8 * PX)
    return painter


@pytest.mark.parametrize(("x", "y"), [(0, 0), (2, 0), (0, 2), (2, 2)])
def test_a_cap_of_wall_runs_all_round_dug_space(x: int, y: int) -> None:
    """Rock beside a lone floor cell shows a bright corner towards it."""
    lone = Rows(((0, 0, 0), (0, 2, 0), (0, 0, 0)))
    brightness = _whole(lone, STYLES["dungeon"], (0, 0, 3, 3))[..., :3].sum(axis=2)
    near = (PX - 1 if x == 0 else 2 * PX, PX - 1 if y == 0 else 2 * PX)
    far = (0 if x == 0 else 3 * PX - 1, 0 if y == 0 else 3 * PX - 1)

    assert brightness[near[1], near[0]] > 2 * brightness[far[1], far[0]]


def test_an_empty_range_paints_nothing() -> None:
    """Nothing asked, nothing done."""
    assert not _whole(Rows(((2,),)), STYLES["dungeon"], (0, 0, 0, 0)).any()
