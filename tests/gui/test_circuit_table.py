"""The circuit table in the window: in step with the map, the problems and the level."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from editor.app.panels.circuits.lines import Line
from editor.core.edits import PlaceObjects
from editor.core.facing import new_object
from tests.editor.core.linking.situations import links
from tests.gui.conftest import Designer


@pytest.fixture
def trapper(designer: Designer) -> Designer:
    """At a level with a plate and darts that are not wired, and the table in front."""
    designer.open_new()
    objects = [
        new_object("pressure_plate", (10, 10), "plate"),
        new_object("dart_launcher", (20, 10), "darts"),
    ]
    designer.document.do(PlaceObjects.plan(designer.level, objects))
    designer.window.docks.show("circuits")
    designer.window.circuits.refresh()
    return designer


def line(designer: Designer, key: str) -> Line:
    """A row of the table."""
    page = designer.window.circuits.page
    return next(line for line in page.table.shown() if line.key == key)


def test_what_the_checks_find_stands_in_the_row(trapper: Designer, qtbot: QtBot) -> None:
    """The plate sets off nothing, which is a problem until it is wired."""
    trapper.window.problems.run()
    qtbot.waitUntil(lambda: bool(line(trapper, "plate").problems))

    assert "connected to nothing" in " ".join(line(trapper, "plate").problems)


def test_a_trap_chosen_in_the_table_is_wired_on_the_map(trapper: Designer, qtbot: QtBot) -> None:
    """Keys alone: go to the cell, open the list, take the mechanism."""
    table = trapper.window.circuits.page.table
    table.setCurrentIndex(table.order.index(0, 1))
    QTest.keyClick(table, Qt.Key.Key_F2)
    combo = table.viewport().findChild(QComboBox, options=Qt.FindChildOption.FindDirectChildrenOnly)
    assert combo is not None
    combo.setCurrentIndex(combo.findData("darts"))
    QTest.keyClick(combo, Qt.Key.Key_Return)

    qtbot.waitUntil(lambda: bool(links(trapper.level)))
    assert links(trapper.level) == {"plate darts": 0}


def test_a_click_on_the_map_chooses_the_row(trapper: Designer) -> None:
    """And the row that is gone to selects on the map."""
    table = trapper.window.circuits.page.table
    trapper.do("tool.select")
    trapper.click((10, 10))
    assert table.current is not None and table.current.key == "plate"

    trapper.window.circuits.rows.setCurrentIndex(1)
    sinks = trapper.window.circuits.page.table
    sinks.setCurrentIndex(sinks.order.index(0, 0))

    view = trapper.window.tabs.view
    assert view is not None and view.selection.objects == {"darts"}


def test_the_tab_key_leaves_the_table(trapper: Designer) -> None:
    """Nobody is caught in it."""
    table: QWidget = trapper.window.circuits.page.table
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Tab)

    assert not table.hasFocus()


def test_a_key_leads_to_the_row_of_what_is_selected(trapper: Designer) -> None:
    """From the map into the table."""
    view = trapper.window.tabs.view
    assert view is not None
    view.selection.select_objects(frozenset({"plate"}))

    trapper.do("wires.table")

    table = trapper.window.circuits.page.table
    assert table.hasFocus() and table.current is not None and table.current.key == "plate"


def test_what_is_selected_is_connected_by_a_key(trapper: Designer) -> None:
    """Plate and darts; what was done stands in the status line."""
    view = trapper.window.tabs.view
    assert view is not None
    view.selection.select_objects(frozenset({"plate", "darts"}))

    trapper.do("wires.connect")

    assert links(trapper.level) == {"plate darts": 0}
    assert "now fires" in trapper.window.status.currentMessage()
