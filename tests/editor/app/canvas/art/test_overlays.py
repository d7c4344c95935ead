"""What lies over the map: each overlay marks its cells and leaves the others alone."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from editor.app.canvas.art import overlays
from editor.app.canvas.art.fog import paint_fog
from editor.app.canvas.art.objects import paint_object
from editor.app.canvas.art.outlines import cells_in
from editor.app.canvas.art.palette import DUNGEON, PLAN

Paint = Callable[..., NDArray[np.uint8]]
PX = 32
MARKED = cells_in(1, 1, 3, 3)


@pytest.mark.parametrize(
    "draw",
    [
        lambda p: overlays.paint_refusal(p, MARKED, PX, DUNGEON),
        lambda p: overlays.paint_ghost_cells(p, MARKED, PX, DUNGEON, DUNGEON.water),
        lambda p: overlays.paint_area_outline(p, MARKED, PX, DUNGEON, DUNGEON.accent),
        lambda p: overlays.paint_cell_selection(p, MARKED, PX, DUNGEON),
        lambda p: overlays.paint_torchlight(p, (1, 1), 3, MARKED, PX, DUNGEON),
        lambda p: paint_fog(p, dict.fromkeys(MARKED, 80), PX, DUNGEON),
    ],
    ids=["refusal", "ghost", "area", "selection", "torchlight", "fog"],
)
def test_an_overlay_covers_its_cells_only(paint: Paint, draw: Callable[[QPainter], None]) -> None:
    """Inside something shows; beyond the width of the border nothing does."""
    alpha = paint(5 * PX, 5 * PX, draw)[..., 3]
    around = alpha.copy()
    around[PX - 3 : 3 * PX + 3, PX - 3 : 3 * PX + 3] = 0

    assert alpha[PX : 3 * PX, PX : 3 * PX].mean() > 5 and not around.any()


def test_a_ghost_is_paler_than_the_thing(paint: Paint) -> None:
    """A preview is drawn at 60 %."""
    cell = QRectF(0, 0, PX, PX)
    ghost = paint(PX, PX, lambda p: overlays.paint_ghost(p, "altar", cell, DUNGEON))
    thing = paint(PX, PX, lambda p: paint_object(p, "altar", cell, DUNGEON))

    assert 120 <= ghost[PX // 2, PX // 2, 3] < thing[PX // 2, PX // 2, 3]


def test_a_refusal_is_hatched(paint: Paint) -> None:
    """Along a line through the cells the red comes and goes: never colour alone."""
    alpha = paint(5 * PX, 5 * PX, lambda p: overlays.paint_refusal(p, MARKED, PX, DUNGEON))[2 * PX, :, 3]
    changes = np.abs(np.diff(alpha[PX + 4 : 3 * PX - 4].astype(int))) > 60

    assert changes.sum() >= 8


@pytest.mark.parametrize("style", [DUNGEON, PLAN], ids=lambda style: style.name)
def test_labels_and_rulers_leave_their_mark(paint: Paint, style: object) -> None:
    """A ruler with a distance paints more than one without."""
    bare = paint(200, 100, lambda p: overlays.paint_ruler(p, (0, 2), (5, 2), PX, style, ""))
    labelled = paint(200, 100, lambda p: overlays.paint_ruler(p, (0, 2), (5, 2), PX, style, "5 cells"))

    assert (labelled[..., 3] > 0).sum() > (bare[..., 3] > 0).sum() > 0


def test_what_a_reach_is_called_hides_nobody_in_it(paint: Paint) -> None:
    """The label lies above its cells; at the map's edge, where there is no room, within."""
    cells, edge = cells_in(1, 2, 4, 4), cells_in(1, 0, 4, 2)

    def label(where: frozenset[tuple[int, int]], word: str) -> NDArray[np.uint8]:
        return paint(
            5 * PX, 5 * PX, lambda p: overlays.paint_area_outline(p, where, PX, DUNGEON, DUNGEON.danger, word)
        )

    changed = (label(cells, "Flames") != label(cells, "")).any(axis=-1)
    at_edge = (label(edge, "Flames") != label(edge, "")).any(axis=-1)

    assert changed[: 2 * PX].any() and not changed[2 * PX :].any() and at_edge.any()


def test_a_selection_frames_its_body(paint: Paint) -> None:
    """The frame runs round the rectangle, the middle stays free."""
    alpha = paint(96, 96, lambda p: overlays.paint_selection(p, [QRectF(32, 32, 32, 32)], DUNGEON))[..., 3]

    assert alpha[48, 32] > 0 and alpha[48, 48] == 0
