"""The status bar: nothing in it jumps about, and nothing is cut in the middle of a word unseen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import editor.app.status
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.templates import new_level
from schemas.message import Message
from tests.editor.core.sketches import furnish
from tests.gui.conftest import Designer


@pytest.fixture
def level(designer: Designer) -> Designer:
    """A lever on bare floor."""
    designer.desk.workspace.add_new(
        furnish(new_level("blank", 32, 24), new_object("lever", (5, 5), "lever", name="A long name"))
    )
    designer.do("tool.select")
    return designer


def test_what_lies_under_the_pointer_pushes_nothing_to_be_clicked(level: Designer) -> None:
    """The counters and the choice of wires stay where they are from cell to cell."""
    status, places = level.window.status, set()
    for cell in ((12, 12), (5, 5)):
        level.click(cell)
        status.layout().activate()  # type: ignore[union-attr]  # a status bar has one
        places.add((status.counters.mapTo(status, QPoint()).x(), level.window.wire_views.button.x()))

    assert len(places) == 1


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_keys_of_a_drag_fit_beside_what_it_does(level: Designer, language: str) -> None:
    """On a usual screen one reads them all while the button is held."""
    level.window.resize(1366, 768)
    level.do("tool.wire")
    view = level.window.tabs.view
    assert view is not None
    QTest.mousePress(view.canvas, Qt.MouseButton.LeftButton, pos=level.point((5, 5)))
    QTest.mouseMove(view.canvas, level.point((12, 12)))
    said = " · ".join(message.text(language) for message in view.canvas.preview.shown.says)
    doing = level.window.status._doing

    assert doing.fontMetrics().horizontalAdvance(said) < doing.width()


def test_a_refusal_is_a_sentence_with_its_sign(level: Designer) -> None:
    """It begins with a capital, though names begin small."""
    level.document.refused.emit(
        Refusal(Message("wiring.already_fires", activator="lever", mechanism="darts"))
    )

    assert level.window.status.currentMessage() == "✖ Lever already fires darts"


def test_a_remark_without_room_says_that_there_is_more(level: Designer) -> None:
    """It ends in three dots, not in half a letter, also when the window becomes narrower meanwhile."""
    level.window.status.remark("word " * 100)
    long = level.window.status.currentMessage()
    level.window.resize(1024, 700)
    QApplication.processEvents()
    short = level.window.status.currentMessage()

    assert long.endswith("…") and short.endswith("…") and len(short) < len(long)


def test_a_remark_that_had_its_time_makes_room_for_what_a_click_would_do(
    level: Designer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At once nothing takes its place; later the next cell does."""
    level.window.status.remark("Copied")
    level.click((12, 12))
    at_once = level.window.status.currentMessage()
    monkeypatch.setattr(editor.app.status, "LEAST_MS", 0)
    level.click((5, 5))

    assert (at_once, level.window.status.currentMessage()) == ("Copied", "")
