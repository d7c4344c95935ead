"""Checks wait until a stroke is over: they take longer than a frame."""

from __future__ import annotations

from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from editor.app.panels.later import Later
from tests.gui.conftest import LEFT, NO_KEYS, Designer

SOON_MS, LONG_MS = 10, 100


def test_what_can_wait_waits_for_the_end_of_a_stroke(designer: Designer, qtbot: QtBot) -> None:
    """Nothing is due while the button is down, and at once when it is up."""
    designer.open_new("rock", 16, 16)
    designer.do("tool.pencil")
    view = designer.window.tabs.view
    assert view is not None
    later, done = Later(SOON_MS, designer.window), []
    later.due.connect(lambda: done.append(view.hand.busy))

    QTest.mousePress(view.canvas, LEFT, NO_KEYS, designer.point((3, 3)))
    later.ask(view)
    qtbot.wait(LONG_MS)
    waited = not done
    QTest.mouseRelease(view.canvas, LEFT, NO_KEYS, designer.point((3, 3)))
    qtbot.waitUntil(lambda: bool(done))

    assert waited and done == [False]
