"""Painting with the mouse: strokes, undo, picking, refusing."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.conftest import Designer

ROCK, FLOOR, WATER = 0, 2, 7


def test_one_stroke_is_one_step(designer: Designer) -> None:
    """A fast stroke has no gaps, and one undo takes all of it back."""
    designer.open_new("rock")
    designer.do("tool.pencil")

    designer.drag((4, 4), (12, 4))
    painted = [designer.material((x, 4)) for x in range(4, 13)]
    designer.do("edit.undo")

    assert painted == [FLOOR] * 9
    assert designer.material((8, 4)) == ROCK


def test_escape_gives_a_stroke_up(designer: Designer, qtbot: object) -> None:
    """A stroke that is given up leaves nothing, not even a step."""
    designer.open_new("rock")
    designer.do("tool.rectangle")
    view = designer.window.tabs.view
    assert view is not None

    designer.drag((2, 2), (3, 3))
    QTest.mousePress(view.canvas, Qt.MouseButton.LeftButton, pos=designer.point((8, 8)))
    begun = view.hand.busy
    designer.press(Qt.Key.Key_Escape)

    assert begun and not view.hand.busy
    assert len(designer.document.core.history.done) == 1


def test_the_right_button_picks_the_material(designer: Designer) -> None:
    """A right click on ground takes it up as paint."""
    designer.open_new("blank")
    designer.window.toolbox.paint_with("terrain", WATER)

    designer.click((0, 0), Qt.MouseButton.RightButton)

    assert designer.window.toolbox.paint.value == ROCK


def test_the_status_bar_says_what_a_click_will_do(designer: Designer) -> None:
    """Before the click the status bar names the paint."""
    designer.open_new("rock")
    designer.do("tool.pencil")

    designer.drag((4, 4))
    designer.click((9, 9))

    assert "(9, 9)" in designer.window.status._cell.text()
