"""The list of problems: it repairs, leaves, goes there and back, and keeps its place."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from editor.app.dialogs.kinds import KindsDialog
from editor.app.panels.problem_list import Row
from editor.app.panels.problems import ProblemsPanel
from editor.core.facing import new_object
from editor.core.fingerprint import fingerprint
from editor.core.templates import new_level
from schemas.model import Cell
from simulation.level.level import Level
from tests.editor.core.sketches import furnish, wire
from tests.gui.conftest import Designer


def lay(level: Level) -> None:
    """A plate that fires two traps, and two loose wires."""
    furnish(
        level,
        new_object("pressure_plate", (5, 5), "plate"),
        new_object("dart_launcher", (12, 5), "darts"),
        new_object("web_trap", (9, 9), "web"),
    )
    for corners in (((5, 5), (12, 5)), ((9, 5), (9, 9)), ((3, 14), (10, 14)), ((3, 18), (10, 18))):
        wire(level, *corners)


@pytest.fixture
def panel(designer: Designer) -> ProblemsPanel:
    """The panel of a level with problems, in front and up to date."""
    level = new_level("blank", 32, 24)
    lay(level)
    designer.desk.workspace.add_new(level)
    QApplication.processEvents()
    designer.window.docks.show("problems")
    designer.window.problems.run()
    return designer.window.problems


def choose(panel: ProblemsPanel, code: str, number: int = 0) -> Row:
    """Choose a finding of a kind."""
    rows = [at for at, row in enumerate(panel._list.rows()) if row.finding.check == code]
    panel._list.setCurrentRow(rows[number])
    chosen = panel._list.row_chosen
    assert chosen is not None
    return chosen


def codes(panel: ProblemsPanel) -> list[str]:
    """What is listed, from the top."""
    return [row.finding.check for row in panel._list.rows()]


def button(panel: ProblemsPanel, text: str) -> object:
    """The button of a quick fix."""
    return next(each for each in panel._fixes.buttons if each.text() == text and each.isVisible())


def test_a_conflict_offers_several_ways_out(panel: ProblemsPanel) -> None:
    """Each is named after the objects, and one click does it."""
    choose(panel, "E-ACT-MANY-MECH")
    QTest.mouseClick(button(panel, "Delete the wire to web trap at 9, 9"), Qt.MouseButton.LeftButton)  # type: ignore[call-overload]  # a button
    panel.run()

    assert "E-ACT-MANY-MECH" not in codes(panel) and "W-MECH-NO-ACT" in codes(panel)


def test_a_fix_shows_on_the_map_while_the_pointer_is_on_its_button(
    designer: Designer, panel: ProblemsPanel
) -> None:
    """And no longer; the level stays as it was."""
    before = fingerprint(designer.level)
    choose(panel, "W-DANGLING")
    view = designer.window.tabs.view
    assert view is not None
    QApplication.sendEvent(panel._repair, QEvent(QEvent.Type.Enter))
    shown = len(view.canvas.preview.shown.wires.cells)
    QApplication.sendEvent(panel._repair, QEvent(QEvent.Type.Leave))

    assert shown == 8 and view.canvas.preview.empty
    assert fingerprint(designer.level) == before


def test_what_is_left_is_told_where_to_find(designer: Designer, panel: ProblemsPanel) -> None:
    """It does not just vanish from the list."""
    choose(panel, "E-ACT-MANY-MECH")
    panel.leave()
    QTest.keyClicks(panel._reason.edit, "meant so")
    QTest.keyClick(panel._reason.edit, Qt.Key.Key_Return)

    assert "“…” shows" in designer.window.status.currentMessage()


def test_what_is_left_needs_a_reason_and_can_be_taken_back(designer: Designer, panel: ProblemsPanel) -> None:
    """The reason lies in the level; undo brings the finding back as well."""
    choose(panel, "E-ACT-MANY-MECH")
    panel.leave()
    QTest.keyClicks(panel._reason.edit, "a show of force")
    QTest.keyClick(panel._reason.edit, Qt.Key.Key_Return)
    panel.run()
    left = designer.level.kept["exclusions"]
    designer.document.undo()
    panel.run()

    assert [entry["reason"] for entry in left] == ["a show of force"]
    assert "E-ACT-MANY-MECH" in codes(panel)


def test_what_was_left_is_shown_struck_out_when_it_is_asked_for(panel: ProblemsPanel) -> None:
    """With its reason; the button takes it back."""
    choose(panel, "E-ACT-MANY-MECH")
    panel._leave_with("meant so")
    panel.run()
    panel.show_left(True)
    row = choose(panel, "E-ACT-MANY-MECH")
    struck = panel._list.currentItem().font().strikeOut()
    panel.leave()
    panel.run()

    assert struck and row.text.endswith("meant so")
    assert codes(panel)[0] == "E-ACT-MANY-MECH"


def test_f8_goes_round_from_anywhere(designer: Designer, panel: ProblemsPanel) -> None:
    """From the last to the first, and back with Shift."""
    view = designer.window.tabs.view
    assert view is not None
    view.canvas.setFocus()
    QTest.keyClick(view.canvas, Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    last = panel._list.currentRow()
    QTest.keyClick(view.canvas, Qt.Key.Key_F8)

    assert (last, panel._list.currentRow()) == (panel._list.count() - 1, 0)


def test_choosing_lights_up_the_way_and_selects_what_is_meant(
    designer: Designer, panel: ProblemsPanel
) -> None:
    """The marker stands where the ways part."""
    choose(panel, "E-ACT-MANY-MECH")
    view = designer.window.tabs.view
    assert view is not None

    assert (view.canvas.problems.marker, set(view.canvas.problems.way) >= {(6, 5), (9, 7)}) == ((9, 5), True)
    assert designer.document.core.selection.objects == {"plate", "darts", "web"}


@pytest.mark.parametrize(("cell", "code"), [((10, 18), "W-DANGLING"), ((9, 9), "E-ACT-MANY-MECH")])
def test_a_click_on_the_map_chooses_the_row(
    designer: Designer, panel: ProblemsPanel, cell: Cell, code: str
) -> None:
    """A marker without an object, or a flagged object; the camera stays."""
    view = designer.window.tabs.view
    assert view is not None
    before = view.canvas.scene.camera
    designer.click(cell)
    row = panel._list.row_chosen

    assert row is not None and row.finding.check == code
    assert view.canvas.scene.camera == before


def test_an_update_keeps_the_row_that_is_chosen(designer: Designer, panel: ProblemsPanel) -> None:
    """Rows above it come and go; its item is not made anew."""
    row = choose(panel, "W-DANGLING", 3)
    item = panel._list.currentItem()
    choose(panel, "E-ACT-MANY-MECH")
    panel.apply("cut_here")
    panel._list.setCurrentItem(item)
    panel.run()

    assert panel._list.row_chosen == row and panel._list.currentItem() is item


def test_one_fix_for_all_of_a_kind_is_one_step(designer: Designer, panel: ProblemsPanel) -> None:
    """Loose ends are erased together, and come back together."""
    before = fingerprint(designer.level)
    choose(panel, "W-DANGLING")
    panel.repair_kind("erase_end")
    panel.run()
    left = codes(panel)
    designer.document.undo()

    assert "W-DANGLING" not in left and fingerprint(designer.level) == before


def test_a_kind_can_be_shown_as_something_else_or_not_at_all(
    designer: Designer, panel: ProblemsPanel
) -> None:
    """By its menu or in the table of kinds, as one step; the two rules of connection can't be off."""
    choose(panel, "W-DANGLING")
    panel._weigh("error")
    panel.run()
    severity = choose(panel, "W-DANGLING").finding.severity
    dialog = KindsDialog(designer.document, designer.window)
    dialog.boxes["W-DANGLING"].setCurrentIndex(dialog.boxes["W-DANGLING"].findData("off"))
    dialog.accept()
    panel.run()

    assert severity == "error" and "W-DANGLING" not in codes(panel)
    assert dialog.boxes["E-ACT-MANY-MECH"].findData("off") == -1


def test_the_counters_in_the_status_bar_lead_to_the_list(designer: Designer, panel: ProblemsPanel) -> None:
    """Errors, warnings, hints; a click chooses the first of them."""
    counters = designer.window.status.counters
    severities = [row.finding.severity for row in panel._list.rows()]
    QTest.mouseClick(counters.buttons["warning"], Qt.MouseButton.LeftButton, pos=QPoint(5, 5))

    assert [int(each.text()) for each in counters.buttons.values()] == [
        severities.count(each) for each in ("error", "warning", "hint")
    ]
    assert panel._list.currentRow() == severities.index("warning")


def test_starting_a_connection_takes_up_the_tool_at_the_place(
    designer: Designer, panel: ProblemsPanel
) -> None:
    """The wire hangs on the pointer, from the object on."""
    choose(panel, "E-ACT-MANY-MECH")
    panel.apply("delete_section")
    panel.run()
    choose(panel, "W-MECH-NO-ACT")
    panel.apply("start_wire")
    view = designer.window.tabs.view
    assert view is not None

    QTest.mouseMove(view.canvas, designer.point((12, 12)))
    drag = view.canvas.preview.shown.drag

    assert (designer.window.toolbox.tool.id, view.canvas.scene.cursor) == ("wire", (9, 9))
    assert drag is not None and (drag.path[0], drag.path[-1]) == ((9, 9), (12, 12))


def test_a_file_with_wires_off_the_map_is_mended_in_the_window(designer: Designer, tmp_path: Path) -> None:
    """It opens, the defect is listed, one click takes in what lies on the map."""
    path = tmp_path / "bad.dungeon"
    path.write_text('{"format": 1, "size": [12, 8], "wires": {"runs": [[4, 2, 20, 2]]}}', "utf-8")
    designer.window.files.open(path)
    panel = designer.window.problems
    panel.run()
    choose(panel, "E-WIRE-FILE")
    QTest.mouseClick(panel._repair, Qt.MouseButton.LeftButton)
    panel.run()

    assert (len(designer.level.wires), "E-WIRE-FILE" in codes(panel)) == (8, False)


def test_nothing_is_marked_while_the_level_is_played(designer: Designer, panel: ProblemsPanel) -> None:
    """And F8 belongs to nobody then."""
    view = designer.window.tabs.view
    assert view is not None
    designer.window.play()
    hidden, enabled = view.canvas.problems.hidden, designer.window.book["problems.next"].isEnabled()
    designer.window.play_test.stop()

    assert (hidden, enabled, view.canvas.problems.hidden) == (True, False, False)


def test_the_menu_of_a_row_shows_what_an_entry_would_do(designer: Designer, panel: ProblemsPanel) -> None:
    """Fixes, the same for all of the kind, leaving it, and how bad the kind is."""
    choose(panel, "W-DANGLING")
    panel._open_menu(QPoint(4, 4))
    menu = next(each for each in panel.findChildren(QMenu) if each.isVisible())
    erase = next(each for each in menu.actions() if each.data() == "erase_end")
    menu.hovered.emit(erase)
    view = designer.window.tabs.view
    assert view is not None
    shown = len(view.canvas.preview.shown.wires.cells)
    titles = [each.text() for each in menu.actions()]
    menu.close()

    assert shown == 8 and view.canvas.preview.empty
    assert titles[0] == "Erase the loose end" and "For all of this kind (4)" in titles
    assert titles[-2:] == ["Leave it, because…", "Show “Loose ends of wire” as"]
