"""The circuit table: links are read, chosen, delayed and taken along in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDoubleSpinBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from editor.app.canvas.art.palette import STYLES
from editor.app.document import LevelDocument
from editor.app.level_view import LevelView
from editor.app.panels.circuits.lines import Column
from editor.app.panels.circuits.panel import CircuitsPanel
from editor.app.toolbox import Toolbox
from editor.core.document import Document
from schemas.finding import Finding
from schemas.message import Message
from simulation.level.level import Level
from tests.editor.core.linking.situations import links, wired

HALL = """
    P.......M
    .........
    Q.....T.N
    .........
    ....D...E
"""


class Reader:
    """Somebody at the panel of a level."""

    def __init__(self, level: Level) -> None:
        self.toolbox = Toolbox()
        self.view = LevelView(LevelDocument(Document(level)), self.toolbox, STYLES["dungeon"])
        self.panel = CircuitsPanel()
        self.panel.resize(900, 300)
        self.panel.show()
        self.panel.follow(self.view)
        self.panel.refresh()

    @property
    def links(self) -> dict[str, int]:
        """The links of the level."""
        return links(self.view.document.level)

    def row(self, activator: str) -> list[str]:
        """What the row of an activator shows."""
        return next(list(line.texts) for line in self.panel.table.shown() if line.key == activator)

    def edit(self, activator: str, column: Column) -> QWidget:
        """The editor of a cell, opened with the key for it."""
        table, row = self.panel.table, self.panel.model.row_of(activator)
        table.setCurrentIndex(table.order.mapFromSource(self.panel.model.index(row or 0, column)))
        QTest.keyClick(table, Qt.Key.Key_F2)
        editors = table.viewport().findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return next(iter([each for each in editors if each.isVisible()]), self.panel.doors)

    def choose(self, activator: str, mechanism: str) -> None:
        """Choose a mechanism from the list."""
        combo = self.edit(activator, Column.MECHANISM)
        assert isinstance(combo, QComboBox)
        combo.setCurrentIndex(combo.findData(mechanism))
        combo.activated.emit(combo.currentIndex())


@pytest.fixture
def reader(qtbot: QtBot) -> Iterator[Reader]:
    """At a hall where a plate fires darts and drives a gate, and a lever fires nothing."""
    made = Reader(wired(HALL, "P M", "P D"))
    qtbot.addWidget(made.panel)
    qtbot.addWidget(made.view)
    yield made
    made.panel.follow(None)


def test_a_row_says_what_an_activator_sets_off(reader: Reader) -> None:
    """Mechanism, delay, doors and length of wire."""
    fires = ["Pressure plate at 0, 0", "Dart launcher at 8, 0", "0 s", "Portcullis at 4, 4", "13", ""]

    assert reader.row("P") == fires
    assert reader.row("Q") == ["Lever at 0, 2", "", "", "", "", ""]


def test_a_mechanism_is_chosen_and_wired(reader: Reader) -> None:
    """The old link goes, the new one comes, the door stays: one step."""
    reader.choose("P", "N")

    assert reader.links == {"P D": 0, "P N": 0}
    reader.view.document.undo()
    assert reader.links == {"P D": 0, "P M": 0}


def test_free_mechanisms_come_before_those_that_are_taken(reader: Reader) -> None:
    """The one that is taken says by whom."""
    combo = reader.edit("Q", Column.MECHANISM)

    assert isinstance(combo, QComboBox)
    texts = [combo.itemText(row) for row in range(combo.count())]
    assert texts == [
        "none",
        "Spinning blades at 8, 2",
        "Dart launcher at 8, 0 · fired by Pressure plate at 0, 0",
    ]


@pytest.mark.rule("WIR-03")
def test_a_mechanism_that_is_taken_is_refused_with_the_reason(reader: Reader) -> None:
    """Nothing changes until the designer insists."""
    reader.choose("Q", "M")
    assert reader.panel.reason.text == "Dart launcher at 8, 0 is already fired by pressure plate at 0, 0"
    assert reader.links == {"P D": 0, "P M": 0}

    reader.panel.reason.accept()

    assert reader.links == {"P D": 0, "Q M": 0}


def test_a_delay_is_typed_in_seconds(reader: Reader) -> None:
    """A timer is put in; the door before it keeps its time."""
    box = reader.edit("P", Column.DELAY)
    assert isinstance(box, QDoubleSpinBox)
    box.setValue(1.5)
    QTest.keyClick(box, Qt.Key.Key_Return)
    QApplication.processEvents()

    assert reader.links == {"P D": 0, "P M": 1500}
    assert reader.row("P")[Column.DELAY] == "1.5 s"


def test_doors_are_checked_in_a_list(reader: Reader) -> None:
    """One is given up, the other driven after two seconds."""
    doors = reader.edit("P", Column.DOORS)
    assert doors is reader.panel.doors and doors.isVisible()
    reader.panel.doors.check("D", False)
    reader.panel.doors.check("E", True, 2000)
    QTest.keyClick(doors, Qt.Key.Key_Return)

    assert reader.links == {"P E": 2000, "P M": 0}


def test_an_activator_is_named_in_place(reader: Reader) -> None:
    """The name is the object's."""
    line = reader.edit("Q", Column.ACTIVATOR)
    assert isinstance(line, QLineEdit)
    line.setText("Old lever")
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()

    assert reader.view.document.level.objects["Q"].name == "Old lever"
    assert reader.row("Q")[Column.ACTIVATOR] == "Old lever"


def test_the_row_and_the_map_go_together(reader: Reader) -> None:
    """A row selects its activator; a selected mechanism chooses the row that fires it."""
    reader.edit("Q", Column.LENGTH)
    assert reader.view.selection.objects == {"Q"}

    reader.view.selection.select_objects(frozenset({"M"}))

    line = reader.panel.table.current
    assert line is not None and line.key == "P"
    assert reader.view.selection.objects == {"M"}


def test_selecting_changes_no_row(reader: Reader, qtbot: QtBot) -> None:
    """Nothing is filled anew."""
    model = reader.panel.model
    with qtbot.assertNotEmitted(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        reader.view.selection.select_objects(frozenset({"Q"}))


def test_only_the_row_that_changed_is_told(reader: Reader, qtbot: QtBot) -> None:
    """The lever's."""
    with qtbot.waitSignal(reader.panel.model.dataChanged) as told:
        reader.choose("Q", "N")

    assert told.args is not None
    assert told.args[0].row() == told.args[1].row() == reader.panel.model.row_of("Q")


def test_problems_stand_in_the_row_of_whom_they_concern(reader: Reader) -> None:
    """A count, the sentences for whoever asks."""
    message = Message("wiring.no_target", activator="Q")
    reader.panel.show_findings([Finding("warning", "W-ACT-NO-TARGET", message, objects=("Q",))])
    reader.panel.refresh()

    index = reader.panel.model.index(reader.panel.model.row_of("Q") or 0, Column.PROBLEMS)
    said = "Lever at 0, 2 is connected to nothing and does nothing."
    assert (index.data(), index.data(Qt.ItemDataRole.ToolTipRole)) == ("1", said)


def test_rows_are_sorted_by_any_column_and_filtered(reader: Reader) -> None:
    """By length; then those with a word only."""
    reader.panel.table.sortByColumn(Column.LENGTH, Qt.SortOrder.DescendingOrder)
    assert [line.key for line in reader.panel.table.shown()] == ["P", "Q"]

    reader.panel.search.setText("lever")

    assert [line.key for line in reader.panel.table.shown()] == ["Q"]


def test_what_is_shown_is_copied_as_a_table(reader: Reader) -> None:
    """Cells parted by tabs, a line of titles first."""
    reader.panel.search.setText("plate")
    reader.panel.copy()

    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 2
    assert lines[1].split("\t")[:3] == ["Pressure plate at 0, 0", "P", "Pressure plate"]
