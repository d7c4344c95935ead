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
from editor.app.panels.circuits.model import Meaning
from editor.app.panels.circuits.pages import Page
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
    def page(self) -> Page:
        """The table in front."""
        return self.panel.page

    @property
    def links(self) -> dict[str, int]:
        """The links of the level."""
        return links(self.view.document.level)

    def row(self, activator: str) -> list[str]:
        """What the row of an activator shows."""
        return next(list(line.texts) for line in self.page.table.shown() if line.key == activator)

    def edit(self, key: str, meaning: Meaning) -> QWidget:
        """The editor of a cell, opened with the key for it."""
        table, model = self.page.table, self.page.model
        index = model.index(model.row_of(key) or 0, model.column_of(meaning))
        table.setCurrentIndex(table.order.mapFromSource(index))
        QTest.keyClick(table, Qt.Key.Key_F2)
        editors = table.viewport().findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        return next(iter([each for each in editors if each.isVisible()]), self.panel.check_list)

    def choose(self, key: str, other: str, meaning: Meaning = "mechanism") -> None:
        """Choose a mechanism, or an activator, from the list."""
        combo = self.edit(key, meaning)
        assert isinstance(combo, QComboBox)
        combo.setCurrentIndex(combo.findData(other))
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
    combo = reader.edit("Q", "mechanism")

    assert isinstance(combo, QComboBox)
    texts = [combo.itemText(row) for row in range(combo.count())]
    assert texts == [
        "None",
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
    box = reader.edit("P", "delay")
    assert isinstance(box, QDoubleSpinBox)
    box.setValue(1.5)
    QTest.keyClick(box, Qt.Key.Key_Return)
    QApplication.processEvents()

    assert reader.links == {"P D": 0, "P M": 1500}
    assert reader.row("P")[2] == "1.5 s"


def test_doors_are_checked_in_a_list(reader: Reader) -> None:
    """One is given up, the other driven after two seconds."""
    doors = reader.edit("P", "doors")
    assert doors is reader.panel.check_list and doors.isVisible()
    reader.panel.check_list.check("D", False)
    reader.panel.check_list.check("E", True, 2000)
    QTest.keyClick(doors, Qt.Key.Key_Return)

    assert reader.links == {"P E": 2000, "P M": 0}


def test_an_activator_is_named_in_place(reader: Reader) -> None:
    """The name is the object's."""
    line = reader.edit("Q", "name")
    assert isinstance(line, QLineEdit)
    line.setText("Old lever")
    QTest.keyClick(line, Qt.Key.Key_Return)
    QApplication.processEvents()

    assert reader.view.document.level.objects["Q"].name == "Old lever"
    assert reader.row("Q")[0] == "Old lever"


def test_the_row_and_the_map_go_together(reader: Reader) -> None:
    """A row selects its activator; a selected mechanism chooses the row that fires it."""
    reader.edit("Q", "wire")
    assert reader.view.selection.objects == {"Q"}

    reader.view.selection.select_objects(frozenset({"M"}))

    line = reader.page.table.current
    assert line is not None and line.key == "P"
    assert reader.view.selection.objects == {"M"}


def test_the_whole_circuit_of_a_row_is_lit(reader: Reader) -> None:
    """Also what lies behind a timer."""
    reader.page.model.asked.emit("P", "delay", 2000)
    nets = reader.view.wiring.nets
    reader.edit("P", "wire")

    assert reader.view.canvas.scene.selected_nets == frozenset(nets.of("P")) | frozenset(nets.of("M"))
    assert nets.of("P") != nets.of("M")


def test_selecting_changes_no_row(reader: Reader, qtbot: QtBot) -> None:
    """Nothing is filled anew."""
    model = reader.page.model
    with qtbot.assertNotEmitted(model.dataChanged), qtbot.assertNotEmitted(model.modelReset):
        reader.view.selection.select_objects(frozenset({"Q"}))


def test_only_the_row_that_changed_is_told(reader: Reader, qtbot: QtBot) -> None:
    """The lever's."""
    with qtbot.waitSignal(reader.page.model.dataChanged) as told:
        reader.choose("Q", "N")

    assert told.args is not None
    assert told.args[0].row() == told.args[1].row() == reader.page.model.row_of("Q")


def test_problems_stand_in_the_row_of_whom_they_concern(reader: Reader) -> None:
    """A count, the sentences for whoever asks."""
    message = Message("wiring.no_target", activator="Q")
    reader.panel.show_findings([Finding("warning", "W-ACT-NO-TARGET", message, objects=("Q",))])
    reader.panel.refresh()

    index = reader.page.model.index(reader.page.model.row_of("Q") or 0, 5)
    said = "Lever at 0, 2 is connected to nothing and does nothing."
    assert (index.data(), index.data(Qt.ItemDataRole.ToolTipRole)) == ("1", said)


def test_rows_are_sorted_by_any_column_and_filtered(reader: Reader) -> None:
    """By length; then those with a word only."""
    reader.page.table.sortByColumn(4, Qt.SortOrder.DescendingOrder)
    assert [line.key for line in reader.page.table.shown()] == ["P", "Q"]

    reader.panel.search.setText("lever")

    assert [line.key for line in reader.page.table.shown()] == ["Q"]


def test_what_is_shown_is_copied_as_a_table(reader: Reader) -> None:
    """Cells parted by tabs, a line of titles first."""
    reader.panel.search.setText("plate")
    reader.panel.copy()

    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 2
    assert lines[1].split("\t")[:3] == ["Pressure plate at 0, 0", "P", "Pressure plate"]


@pytest.fixture
def asker(reader: Reader) -> Reader:
    """Somebody who wants to know what fires this."""
    reader.panel.rows.setCurrentIndex(1)
    return reader


def test_mechanisms_and_doors_say_what_sets_them_off(asker: Reader) -> None:
    """Also those that nothing does."""
    rows = {line.key: line.texts[1:3] for line in asker.page.table.shown()}

    plate = "Pressure plate at 0, 0"
    assert rows == {"M": (plate, "0 s"), "D": (plate, "0 s"), "N": ("", ""), "E": ("", "")}


def test_an_activator_is_chosen_for_a_mechanism(asker: Reader) -> None:
    """The lever is free."""
    asker.choose("N", "Q", "activators")

    assert asker.links == {"P D": 0, "P M": 0, "Q N": 0}


@pytest.mark.rule("WIR-02")
def test_an_activator_that_fires_another_is_refused_with_the_reason(asker: Reader) -> None:
    """It gives up the other one if the designer insists."""
    asker.choose("N", "P", "activators")
    assert asker.panel.reason.text == "Pressure plate at 0, 0 already fires dart launcher at 8, 0"

    asker.panel.reason.accept()

    assert asker.links == {"P D": 0, "P N": 0}


def test_activators_of_a_door_are_checked_in_a_list(asker: Reader) -> None:
    """There may be several."""
    activators = asker.edit("D", "activators")
    asker.panel.check_list.check("Q", True, 1000)
    QTest.keyClick(activators, Qt.Key.Key_Return)

    assert asker.links == {"P D": 0, "P M": 0, "Q D": 1000}


def test_mechanisms_and_doors_are_copied_too(asker: Reader) -> None:
    """With titles of their own."""
    asker.panel.copy()

    assert QGuiApplication.clipboard().text().startswith("Mechanism or door\tId\t")


def test_the_diagram_draws_what_the_table_shows(reader: Reader) -> None:
    """The circuits, and the mechanism that nothing fires; a filter holds for it as well."""
    reader.panel.rows.setCurrentIndex(2)
    assert sorted(reader.panel.diagram.drawing.keys()) == ["D", "M", "N", "P", "Q"]

    reader.panel.search.setText("lever")

    assert reader.panel.diagram.drawing.keys() == ["Q"]


def test_a_box_of_the_diagram_selects_its_object(reader: Reader) -> None:
    """By a click; the arrow keys go on to the next."""
    reader.panel.rows.setCurrentIndex(2)
    drawing = reader.panel.diagram.drawing
    QTest.mouseClick(drawing.viewport(), Qt.MouseButton.LeftButton, pos=drawing.place_of("P"))
    assert reader.view.selection.objects == {"P"}

    QTest.keyClick(drawing, Qt.Key.Key_Right)

    assert reader.view.selection.objects <= {"M", "D"}
