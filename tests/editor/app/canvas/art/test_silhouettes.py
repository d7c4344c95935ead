"""Every kind is told apart in grey and at 16 px (LOOK)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from editor.app.canvas.art.creatures import CREATURE_KINDS, STANCES, paint_creature
from editor.app.canvas.art.looks import CreatureLook, ObjectLook
from editor.app.canvas.art.objects import OBJECT_KINDS, paint_object
from editor.app.canvas.art.palette import STYLES, MapStyle, tint
from schemas.objects import FAMILY_OF_KIND

SIZE = 16
APART = 7.0
"""Mean difference of grey over the cell, of 255, below which two pictures look alike."""
Paint = Callable[..., NDArray[np.uint8]]
each_style = pytest.mark.parametrize("style", STYLES.values(), ids=lambda style: style.name)


def _grey(paint: Paint, style: MapStyle, draw: Callable[[QPainter, QRectF], None]) -> NDArray[np.float64]:
    cell = QRectF(0, 0, SIZE, SIZE)

    def on_floor(painter: QPainter) -> None:
        painter.fillRect(cell, tint(style.floor))
        draw(painter, cell)

    return paint(SIZE, SIZE, on_floor)[..., :3] @ np.array([0.114, 0.587, 0.299])


def _alike(pictures: dict[str, NDArray[np.float64]]) -> list[str]:
    """Pairs that look alike even when one is shifted by a pixel's worth of luck."""
    return [
        f"{one} and {other}: {difference:.1f}"
        for one, other in combinations(pictures, 2)
        if (difference := float(np.abs(pictures[one] - pictures[other]).mean())) < APART
    ]


@each_style
def test_objects_are_told_apart_in_grey_at_16_px(paint: Paint, style: MapStyle) -> None:
    """No two kinds of object look alike without colour, however small."""
    pictures = {
        kind: _grey(paint, style, lambda p, cell, kind=kind: paint_object(p, kind, cell, style))
        for kind in OBJECT_KINDS
    }

    assert _alike(pictures) == []


@each_style
def test_creatures_are_told_apart_in_grey_at_16_px(paint: Paint, style: MapStyle) -> None:
    """No two kinds of creature look alike, even on the same side."""
    pictures = {
        kind: _grey(paint, style, lambda p, cell, kind=kind: paint_creature(p, kind, "dungeon", cell, style))
        for kind in CREATURE_KINDS
    }

    assert _alike(pictures) == []


@pytest.mark.parametrize(
    ("kind", "looks"),
    [
        ("door", [ObjectLook(state=state) for state in ("closed", "open", "broken")]),
        ("double_door", [ObjectLook(state=state) for state in ("closed", "open", "broken")]),
        ("secret_door", [ObjectLook(state=state) for state in ("closed", "open", "broken")]),
        ("portcullis", [ObjectLook(state=state) for state in ("closed", "open")]),
        ("padlock", [ObjectLook(state=state) for state in ("armed", "disarmed")]),
        ("lever", [ObjectLook(state=state) for state in ("off", "on")]),
        ("remains", [ObjectLook(form=form) for form in ("blood", "burns")]),
        ("torch", [ObjectLook(state=state) for state in ("lit", "out")]),
        ("portal", [ObjectLook(form=form) for form in ("edge", "stairs_up", "stairs_down", "gate")]),
        ("dart_launcher", [ObjectLook(facing=facing) for facing in "nesw"]),
        ("tripwire", [ObjectLook(horizontal=flat) for flat in (True, False)]),
    ],
)
def test_states_are_told_apart_in_grey(paint: Paint, kind: str, looks: list[ObjectLook]) -> None:
    """What an object is doing shows without colour."""
    style = STYLES["dungeon"]
    pictures = {
        str(look): _grey(paint, style, lambda p, cell, look=look: paint_object(p, kind, cell, style, look))
        for look in looks
    }

    assert [pair for pair in _alike(pictures) if float(pair.rsplit(": ", 1)[1]) < 4] == []


def test_conditions_of_a_creature_are_told_apart_in_grey(paint: Paint) -> None:
    """Down, unconscious, dead, wounded, fleeing and captive creatures look different."""
    style = STYLES["dungeon"]
    looks = {
        "well": CreatureLook(),
        "wounded": CreatureLook(health=0.3),
        "fleeing": CreatureLook(fleeing=True),
        "captive": CreatureLook(prisoner=True),
        **{word: CreatureLook(condition=word) for word in ("down", "unconscious", "dead")},
    }
    pictures = {
        word: _grey(paint, style, lambda p, cell, k=look: paint_creature(p, "orc", "dungeon", cell, style, k))
        for word, look in looks.items()
    }

    assert [pair for pair in _alike(pictures) if float(pair.rsplit(": ", 1)[1]) < 4] == []


def test_everything_that_can_be_placed_has_a_drawing() -> None:
    """Each kind that the level file knows is drawn by name, never as the question mark."""
    assert set(FAMILY_OF_KIND) == {*OBJECT_KINDS, *CREATURE_KINDS}


def test_every_stance_has_a_sign() -> None:
    """The five stances of CMB-09."""
    assert set(STANCES) == {"flee", "avoid", "regroup", "defensive", "aggressive"}
