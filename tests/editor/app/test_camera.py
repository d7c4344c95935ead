"""The camera: what a pixel shows, what zooming keeps, what the view holds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.app.canvas.camera import LADDER, Camera, next_scale

pixels = st.floats(0, 1000)


@given(st.sampled_from(LADDER), pixels, pixels)
def test_zooming_keeps_the_point_under_the_pointer(scale: float, x: float, y: float) -> None:
    """Whatever lies under the pointer lies there still at another scale."""
    camera = Camera(12.5, 7.25, 24, 1000, 1000)
    before = camera.to_map((x, y))

    after = camera.zoomed(scale, (x, y)).to_map((x, y))

    assert after == pytest.approx(before)


@given(pixels, pixels)
def test_to_the_map_and_back_is_the_same_pixel(x: float, y: float) -> None:
    """The two ways undo each other."""
    camera = Camera(3, 4, 6, 640, 480)

    assert camera.to_view(camera.to_map((x, y))) == pytest.approx((x, y))


def test_the_map_follows_the_hand() -> None:
    """Dragging by a cell's breadth moves the map by a cell."""
    camera = Camera(10, 10, 32, 320, 320)

    assert camera.panned(32, -32).cell_at((160, 160)) == (9, 11)


def test_fitting_shows_the_whole_rectangle() -> None:
    """Every corner of the map is in view."""
    camera = Camera(0, 0, 96, 800, 600).fitted((0, 0, 100, 50))

    left, top = camera.to_view((0, 0))
    right, bottom = camera.to_view((100, 50))

    assert left >= 0 and top >= 0 and right <= 800 and bottom <= 600


@pytest.mark.parametrize(
    ("scale", "steps", "after"), [(24, 1, 32), (24, -1, 16), (20, 1, 24), (96, 3, 96), (0.5, -2, 0.5)]
)
def test_a_notch_is_a_rung_of_the_ladder(scale: float, steps: int, after: float) -> None:
    """The wheel goes from rung to rung and stops at the ends."""
    assert next_scale(scale, steps) == after


@pytest.mark.parametrize(
    ("point", "seen"), [((10, 10), True), ((0.5, 10), False), ((19.5, 10), False), ((10, 30), False)]
)
def test_what_lies_at_the_very_edge_is_not_seen(point: tuple[float, float], seen: bool) -> None:
    """A view of 20 × 20 cells of 32 pixels round (10, 10): whoever is sent to a cell must find it."""
    assert Camera(10, 10, 32, 640, 640).sees(*point) is seen
