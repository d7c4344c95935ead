"""A level is built, wired and played without a mouse."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from schemas.model import Cell
from tests.gui.conftest import Designer

KEY = Qt.Key
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier


def go(designer: Designer, cell: Cell) -> None:
    """Walk the cell cursor there with the arrows."""
    view = designer.window.tabs.view
    assert view is not None
    if view.canvas.scene.cursor is None:
        view.canvas.setFocus()
        designer.press(KEY.Key_Left)
    x, y = view.canvas.scene.cursor or (0, 0)
    for key, count in (
        (KEY.Key_Right if cell[0] > x else KEY.Key_Left, abs(cell[0] - x)),
        (KEY.Key_Down if cell[1] > y else KEY.Key_Up, abs(cell[1] - y)),
    ):
        for _ in range(count):
            designer.press(key)


def between(designer: Designer, tool: str, start: Cell, end: Cell) -> None:
    """Take a tool by its key, begin at one cell with Enter and end at another."""
    designer.do(f"tool.{tool}")
    go(designer, start)
    designer.press(KEY.Key_Return)
    go(designer, end)
    designer.press(KEY.Key_Return)


def choose(designer: Designer, words: str) -> None:
    """Search the palette and take the first hit with Enter."""
    panel = designer.window.palette_panel
    panel.search()
    QTest.keyClicks(panel._search, words)
    QTest.keyClick(panel._search, KEY.Key_Return)


def test_three_wired_rooms_by_keyboard(designer: Designer) -> None:
    """Rooms dug, a plate and a launcher placed, a wire drawn from one to the other."""
    designer.open_new("rock")
    for start, end in (((3, 3), (8, 7)), ((12, 3), (17, 7)), ((8, 5), (12, 5))):
        between(designer, "rectangle", start, end)
    for words, cell in (("pressure", (5, 5)), ("dart", (15, 3))):
        choose(designer, words)
        go(designer, cell)
        designer.press(KEY.Key_Return)
    between(designer, "wire", (5, 5), (15, 3))

    view = designer.window.tabs.view
    assert view is not None
    plate = next(designer.level.of_kind("pressure_plate"))
    assert view.wiring.links.link(plate.id).mechanism is not None


def test_tab_goes_round_the_objects(designer: Designer) -> None:
    """With the cell cursor out, Tab selects one object after another."""
    designer.open_new("crossroads", 48, 32)
    go(designer, (2, 2))
    seen = []

    for _ in range(3):
        designer.press(KEY.Key_Tab)
        seen.append(designer.document.core.selection.objects)

    assert len(set(seen)) == 3


def test_f6_goes_round_the_panes(designer: Designer, qtbot: QtBot) -> None:
    """The keyboard comes to every panel and back to the map."""
    designer.open_new()
    visited = []

    for _ in range(5):
        designer.do("view.next_pane")
        visited.append(QApplication.focusWidget())

    assert len({id(widget) for widget in visited}) == 5


def test_a_play_test_is_run_by_keys(designer: Designer, qtbot: QtBot) -> None:
    """Space pauses, the arrows step, Escape comes back."""
    designer.open_new("crossroads", 48, 32)
    designer.do("play.start")
    player = designer.window.play_test.player
    assert player is not None

    designer.press(KEY.Key_Space)
    before = player.run.index
    designer.press(KEY.Key_Right)
    stepped = player.run.index
    designer.press(KEY.Key_Escape)

    assert not player.playing and stepped > before
    assert not designer.window.play_test.running
