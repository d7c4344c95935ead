"""A play-test to which nobody can come offers the way out."""

from __future__ import annotations

import pytest

from editor.core.edits.remove_objects import RemoveObjects
from tests.gui.conftest import Designer


@pytest.fixture
def idle(designer: Designer) -> Designer:
    """At the end of a play-test of a level without a portal."""
    designer.open_new("blank", 32, 24)
    portals = [portal.id for portal in designer.level.of_kind("portal")]
    designer.document.do(RemoveObjects.plan(designer.level, portals))
    designer.do("play.start")
    player = designer.window.play_test.player
    assert player is not None
    player.pause()
    player.run.session.run_to_end()
    player.finished.emit()
    return designer


def test_the_report_of_an_empty_day_makes_the_level_playable(idle: Designer) -> None:
    """One click: back to editing, with a portal for parties to come by."""
    idle.window.play_panels.report_panel.repair.click()

    assert not idle.window.play_test.running
    assert [placed.kind for placed in idle.level.objects.values()].count("portal") == 1


def test_making_playable_from_the_report_is_one_step(idle: Designer) -> None:
    """Undo gives the level back that was played."""
    idle.window.play_panels.report_panel.repair.click()

    idle.document.undo()

    assert idle.document.core.history.position == 1 and not any(idle.level.of_kind("portal"))


def test_nothing_is_offered_where_a_party_came(designer: Designer) -> None:
    """The cellar lacks nothing."""
    designer.open_new("cellar", 48, 32)
    designer.do("play.start")
    player = designer.window.play_test.player
    assert player is not None
    player.pause()
    player.run.session.run_to_end()

    player.finished.emit()

    assert designer.window.play_panels.report_panel.repair.isHidden()
