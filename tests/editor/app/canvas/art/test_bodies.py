"""Objects and creatures answer to how they look right now."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRectF

from editor.app.canvas.art.badges import BADGES
from editor.app.canvas.art.creatures import creature_picture, paint_creature
from editor.app.canvas.art.looks import CreatureLook, ObjectLook
from editor.app.canvas.art.objects import OBJECT_KINDS, object_picture, paint_object
from editor.app.canvas.art.palette import DUNGEON
from tests.editor.app.canvas.art.conftest import pixels_of

Paint = Callable[..., NDArray[np.uint8]]
CELL = QRectF(48, 48, 48, 48)


def _object(paint: Paint, kind: str, look: ObjectLook, cell: QRectF = CELL) -> NDArray[np.uint8]:
    return paint(144, 144, lambda p: paint_object(p, kind, cell, DUNGEON, look))


def _creature(paint: Paint, kind: str, side: str, look: CreatureLook) -> NDArray[np.uint8]:
    return paint(144, 144, lambda p: paint_creature(p, kind, side, CELL, DUNGEON, look))


@pytest.mark.parametrize("kind", OBJECT_KINDS)
def test_an_object_stays_in_its_cell(paint: Paint, kind: str) -> None:
    """Nothing but a shadow's rim leaves the cell, so that neighbours need not be painted again."""
    alpha = _object(paint, kind, ObjectLook())[..., 3].copy()
    alpha[45:101, 45:101] = 0

    assert not alpha.any()


@pytest.mark.parametrize("badge", BADGES)
def test_each_badge_shows_on_any_object(paint: Paint, badge: str) -> None:
    """A badge changes the upper right corner."""
    plain = _object(paint, "pressure_plate", ObjectLook())
    signed = _object(paint, "pressure_plate", ObjectLook(badges=(badge,)))

    assert (plain != signed)[48:72, 72:96].any()


def test_an_unknown_badge_is_left_out(paint: Paint) -> None:
    """A newer level's badge does no harm."""
    plain = _object(paint, "altar", ObjectLook())

    assert np.array_equal(plain, _object(paint, "altar", ObjectLook(badges=("unheard-of",))))


@pytest.mark.parametrize("kind", ["treasure", "stockpile", "timer"])
def test_an_amount_shows(paint: Paint, kind: str) -> None:
    """Full and nearly empty look different."""
    full, low = (_object(paint, kind, ObjectLook(amount=amount)) for amount in (1.0, 0.1))

    assert not np.array_equal(full, low)


def test_a_planned_object_is_a_ghost(paint: Paint) -> None:
    """Its middle is half transparent."""
    assert _object(paint, "spinning_blades", ObjectLook(built=False))[72, 72, 3] < 200


def test_a_wide_body_fills_its_cells(paint: Paint) -> None:
    """A double door over two cells has a post at either end."""
    alpha = _object(paint, "double_door", ObjectLook(), QRectF(24, 48, 96, 48))[..., 3]

    assert alpha[72, 26] and alpha[72, 117]


def test_an_unknown_kind_is_drawn_as_a_question(paint: Paint) -> None:
    """Something shows where a newer level has something."""
    assert _object(paint, "unheard_of", ObjectLook()).any()


def test_the_painter_comes_back_as_it_was(paint: Paint) -> None:
    """Neither transform, opacity nor pen of the caller is touched."""
    found: list[bool] = []

    def draw(painter: object) -> None:
        before = (painter.transform(), painter.opacity(), painter.pen())
        paint_object(painter, "gas_sprayer", CELL, DUNGEON, ObjectLook(built=False, badges=("error",)))
        paint_creature(painter, "orc", "dungeon", CELL, DUNGEON, CreatureLook(condition="dead"))
        found.append(before == (painter.transform(), painter.opacity(), painter.pen()))

    paint(144, 144, draw)
    assert found == [True]


@pytest.mark.parametrize("side", ["dungeon", "adventurers", "wild", "visitors"])
def test_the_ring_has_the_colour_of_the_side(paint: Paint, side: str) -> None:
    """West of the middle, where the ring is, its colour shows."""
    row = _creature(paint, "wolf", side, CreatureLook())[72, 48:72, :3].astype(int)
    wanted = [int(DUNGEON.ring(side)[at : at + 2], 16) for at in (5, 3, 1)]

    assert np.abs(row - wanted).sum(axis=1).min() < 12


def test_sides_are_told_apart_without_colour(paint: Paint) -> None:
    """Were all rings of one colour, the five rings would still differ."""
    grey = dict.fromkeys(("dungeon", "master", "adventurers", "wild", "visitors"), "#999999")
    style = replace(DUNGEON, **grey)
    pictures = {
        paint(48, 48, lambda p, s=side: paint_creature(p, "wolf", s, QRectF(0, 0, 48, 48), style)).tobytes()
        for side in ("dungeon", "adventurers", "wild", "visitors")
    }

    assert len(pictures) == 4


def test_the_master_has_a_ring_of_his_own(paint: Paint) -> None:
    """Whichever side is given."""
    pictures = [_creature(paint, "master", side, CreatureLook()) for side in ("dungeon", "wild")]

    assert np.array_equal(*pictures)


@pytest.mark.parametrize(("facing", "x", "y"), [("n", 72, 50), ("e", 93, 72), ("s", 72, 93), ("w", 50, 72)])
def test_the_notch_shows_the_facing(paint: Paint, facing: str, x: int, y: int) -> None:
    """Something sticks out on that side only."""
    turned = _creature(paint, "orc", "dungeon", CreatureLook(facing=facing))[y, x]

    assert not np.array_equal(turned, _creature(paint, "orc", "dungeon", CreatureLook())[y, x])


def test_the_wound_bar_shrinks(paint: Paint) -> None:
    """Less health, fewer coloured pixels in the bar."""
    hale, weak = (
        _creature(paint, "orc", "dungeon", CreatureLook(health=share))[90:96, 48:96, 1]
        for share in (0.9, 0.65)
    )

    assert (hale > 150).sum() > (weak > 150).sum() > 0


def test_stamps_are_the_painted_thing(paint: Paint) -> None:
    """The cached picture is what painting gives."""
    drawn = paint(48, 48, lambda p: paint_object(p, "altar", QRectF(0, 0, 48, 48), DUNGEON))

    assert np.array_equal(pixels_of(object_picture("altar", 48, 48, DUNGEON)), drawn)


def test_stamps_are_kept() -> None:
    """The second call gives the same picture."""
    assert creature_picture("orc", "dungeon", 32, DUNGEON) is creature_picture("orc", "dungeon", 32, DUNGEON)
