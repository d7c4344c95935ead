"""A small window: the map keeps the most of it, and nothing goes out of reach."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QToolButton

from editor.core.facing import new_object
from tests.editor.core.sketches import furnish, wire
from tests.gui.conftest import Designer


@pytest.fixture
def small(designer: Designer) -> Designer:
    """A window of 1024 by 700 with a level, opened from the start page."""
    designer.window.resize(1024, 700)
    designer.open_new("rock", 48, 48)
    QApplication.processEvents()
    return designer


def test_the_lower_panels_leave_most_of_the_height_to_the_map(small: Designer) -> None:
    """Also when the program began with the start page, without any panel."""
    view = small.window.tabs.view
    assert view is not None

    assert view.canvas.height() > 0.45 * small.window.height()


def test_the_minimap_covers_a_corner_only(small: Designer) -> None:
    """A third of the map's breadth and height at most, and its shape stays."""
    view = small.window.tabs.view
    assert view is not None
    canvas, minimap = view.canvas, view.canvas.minimap

    assert minimap.width() <= canvas.width() // 3 and minimap.height() <= canvas.height() // 3
    assert minimap.width() == minimap.height()


def test_what_the_toolbar_has_no_room_for_hangs_on_a_button_that_one_sees(small: Designer) -> None:
    """As wide as its sign, in the colours of the theme."""
    more = [
        each for each in small.window.findChildren(QToolButton, "qt_toolbar_ext_button") if each.isVisible()
    ]

    assert [each.width() >= 16 for each in more] == [True]


def test_what_can_be_done_about_a_problem_leaves_the_map_its_height(small: Designer) -> None:
    """Several repairs, and the line that asks for a reason, take no room from it."""
    view, panel = small.window.tabs.view, small.window.problems
    assert view is not None
    furnish(view.document.level, new_object("timer", (5, 5), "timer"))
    wire(view.document.level, (5, 5), (9, 5))
    panel.run()
    before = view.canvas.height()
    codes = [row.finding.check for row in panel._list.rows()]
    panel._list.setCurrentRow(codes.index("W-TIMER-DEAD-END"))
    panel.leave()
    QApplication.processEvents()

    assert panel._reason.isVisible() and view.canvas.height() == before
