"""Where a play-test looks: from too far off it goes to where the party comes, and back at the end."""

from __future__ import annotations

import pytest

from editor.app.canvas.camera import FULL
from editor.app.canvas.navigator import Navigator
from tests.gui.conftest import Designer


def navigator_of(designer: Designer) -> Navigator:
    """The camera of the level in front."""
    view = designer.window.tabs.view
    assert view is not None
    return view.canvas.navigator


def test_a_large_level_is_played_from_near_the_portal(designer: Designer) -> None:
    """In editing it is seen whole again."""
    designer.open_new("gauntlet", 200, 200)
    navigator = navigator_of(designer)
    before = navigator.camera.scale
    [portal] = designer.level.of_kind("portal")

    designer.do("play.start")
    near = navigator.camera
    designer.do("play.stop")

    assert before < 14 and near.scale == FULL
    assert near.sees(portal.cell[0] + 0.5, portal.cell[1] + 0.5)
    assert navigator.fitted


@pytest.mark.parametrize("scale", [16.0, 48.0])
def test_what_can_be_read_stays_as_it_is(designer: Designer, scale: float) -> None:
    """Whoever looks from near enough looks where he wants."""
    designer.open_new("cellar", 48, 32)
    navigator = navigator_of(designer)
    navigator.go(navigator.camera.zoomed(scale, (0, 0)))
    before = navigator.camera

    designer.do("play.start")

    assert (navigator.camera.scale, navigator.camera.x) == (before.scale, before.x)
    designer.window.play_test.stop()
