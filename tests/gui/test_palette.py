"""Searching the palette."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.gui.conftest import Designer


@pytest.mark.parametrize(
    ("typed", "kind"),
    [
        ("orc", "orc"),
        ("tr", "tripwire"),
        ("door", "door"),
        ("wire", "tripwire"),
        ("launcher", "dart_launcher"),
    ],
)
def test_enter_takes_what_is_called_most_like_what_was_typed(
    designer: Designer, typed: str, kind: str
) -> None:
    """`orc` is an orc, not the torch that comes first in the list and has it in the middle of its name."""
    designer.open_new("rock")
    panel = designer.window.palette_panel

    QTest.keyClicks(panel._search, typed)
    QTest.keyClick(panel._search, Qt.Key.Key_Return)

    assert designer.window.toolbox.kind == kind


def test_what_enter_took_can_be_turned_at_once(designer: Designer) -> None:
    """R goes to the map, not into the words that were searched for."""
    designer.open_new("rock")
    panel, view = designer.window.palette_panel, designer.window.tabs.view
    assert view is not None
    panel.search()
    QTest.keyClicks(panel._search, "launcher")
    QTest.keyClick(panel._search, Qt.Key.Key_Return)

    assert view.canvas.hasFocus()
