"""Names and paths are shown letter by letter, whatever Qt would read into them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QTabWidget
from pytestqt.qtbot import QtBot

from editor.app.labels import OneLine
from editor.app.plain import plain_tip
from tests.gui.conftest import Designer

SENTENCE = "The goblin with the long name opens the door to the treasury for the third time today"


@pytest.mark.parametrize(
    ("text", "tip"),
    [
        ("a/crypt.dungeon", "a/crypt.dungeon"),
        ("<b>x</b>", "<p>&lt;b&gt;x&lt;/b&gt;</p>"),
        ("a&b", "<p>a&amp;b</p>"),
    ],
)
def test_a_tip_shows_markup_as_it_is(text: str, tip: str) -> None:
    """What looks like markup is escaped; everything else is left alone."""
    assert plain_tip(text) == tip


def test_an_ampersand_in_a_file_name_stays_on_its_tab(designer: Designer, tmp_path: Path) -> None:
    """`&` is no key of the tab."""
    designer.open_new("rock", 8, 8)
    designer.document.save(tmp_path / "rats & rogues.dungeon")
    (tabs,) = [found for found in designer.window.tabs.findChildren(QTabWidget) if found.count() == 1]

    assert tabs.tabText(0) == "rats && rogues"


def test_a_long_line_ends_in_an_ellipsis(qtbot: QtBot) -> None:
    """It gives way, and says all of it to who asks."""
    line = OneLine()
    qtbot.addWidget(line)
    line.setText(SENTENCE)
    line.resize(120, 20)

    assert line.shown().endswith("…") and line.minimumSizeHint().width() == 1 and line.text() == SENTENCE


def test_a_long_story_leaves_the_way_back_in_sight(designer: Designer) -> None:
    """However narrow the window, the last button of the transport bar is there."""
    designer.open_new("cellar", 48, 32)
    designer.do("play.start")
    designer.window.resize(900, 700)
    designer.window.play_panels.transport.tell(SENTENCE * 4)
    QApplication.processEvents()
    bar = designer.window.play_panels.transport
    stop = bar.widgetForAction(bar.actions()[-1])

    assert stop.isVisible() and stop.geometry().right() <= bar.width()
    designer.do("play.stop")
