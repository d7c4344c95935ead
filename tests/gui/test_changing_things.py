"""Selecting, inspecting, copying, repairing, going back in the history."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QMessageBox
from pytestqt.qtbot import QtBot

from editor.app.dialogs.command_palette import CommandPalette
from editor.core.edits.place_objects import PlaceObjects
from editor.core.facing import new_object
from editor.core.fingerprint import fingerprint
from editor.core.importing import SUFFIXES
from editor.core.selection import Selection
from tests.gui.conftest import Designer


def select_all_of(designer: Designer, kind: str) -> list[str]:
    """Select every object of a kind; their ids."""
    ids = [placed.id for placed in designer.level.of_kind(kind)]
    designer.document.core.select(Selection(objects=frozenset(ids)))
    return ids


def test_one_change_in_the_inspector_changes_all_selected(designer: Designer) -> None:
    """Choosing a quality for several plates is one step for all of them."""
    designer.open_new("crossroads", 48, 32)
    ids = select_all_of(designer, "pressure_plate")
    steps = len(designer.document.core.history.done)

    designer.window.inspector._form.edited.emit("quality", "fine")

    assert {designer.level.objects[key].quality for key in ids} == {"fine"}  # type: ignore[union-attr]  # plates
    assert len(designer.document.core.history.done) == steps + 1


@pytest.mark.parametrize(("kind", "field"), [("lever", "name"), ("timer", "delay_ms")])
def test_enter_in_the_inspector_ends_the_writing(designer: Designer, kind: str, field: str) -> None:
    """The next key is the map's, and no letter of a name."""
    designer.open_new("rock")
    designer.document.do(PlaceObjects.plan(designer.level, (new_object(kind, (5, 5), "it"),)))
    select_all_of(designer, kind)
    designer.window.inspector._form.focus(field)
    box = designer.window.focusWidget()
    assert box is not None
    QTest.keyClicks(box, "2")
    QTest.keyClick(box, Qt.Key.Key_Return)
    view = designer.window.tabs.view

    assert view is not None and view.canvas.hasFocus()


def test_different_values_are_shown_as_mixed(designer: Designer) -> None:
    """The box is empty where the selected differ."""
    designer.open_new("crossroads", 48, 32)
    ids = select_all_of(designer, "goblin")
    designer.document.core.select(Selection(objects=frozenset(ids[:1])))
    designer.window.inspector._form.edited.emit("stance", "flee")

    select_all_of(designer, "goblin")
    box = designer.window.inspector._form._controls["stance"].inner

    assert isinstance(box, QComboBox) and box.currentIndex() == -1


def test_a_click_selects_and_a_drag_moves(designer: Designer) -> None:
    """The goblin stands where it was dragged; what is selected stays selected."""
    designer.open_new("crossroads", 48, 32)
    designer.do("tool.select")
    orc = next(designer.level.of_kind("orc"))
    x, y = orc.cell

    designer.click(orc.cell)
    designer.drag(orc.cell, (x - 1, y), (x - 2, y))

    assert designer.level.objects[orc.id].cell == (x - 2, y)
    assert designer.document.core.selection.objects == {orc.id}


def test_a_drag_of_something_that_is_not_selected_moves_it_and_selects_it(designer: Designer) -> None:
    """Nobody has to click first; what was selected before stays where it is."""
    designer.open_new("crossroads", 48, 32)
    designer.do("tool.select")
    orc, goblin = (next(designer.level.of_kind(kind)) for kind in ("orc", "goblin"))
    x, y = orc.cell

    designer.click(goblin.cell)
    designer.drag(orc.cell, (x - 1, y), (x - 2, y))

    cells = [designer.level.objects[each.id].cell for each in (orc, goblin)]
    assert cells == [(x - 2, y), goblin.cell]
    assert designer.document.core.selection.objects == {orc.id}


def test_alt_drags_something_that_is_not_selected_off_its_wires(designer: Designer) -> None:
    """As it does with what is selected."""
    designer.open_new("crossroads", 48, 32)
    designer.do("tool.select")
    view = designer.window.tabs.view
    assert view is not None
    plate = next(designer.level.of_kind("pressure_plate"))
    x, y = plate.cell
    wired = view.wiring.links.link(plate.id).mechanism
    designer.drag((x, y), (x + 1, y), keys=Qt.KeyboardModifier.AltModifier)

    assert designer.level.objects[plate.id].cell == (x + 1, y)
    assert wired and not view.wiring.links.link(plate.id).mechanism


def test_what_is_copied_is_pasted_with_its_wires(designer: Designer) -> None:
    """A plate, a launcher and the wire between them come again, wired, and are what is selected now."""
    designer.open_new("cellar", 48, 32)
    view = designer.window.tabs.view
    assert view is not None
    plate = next(designer.level.of_kind("pressure_plate"))
    links = view.wiring.links.link(plate.id)
    assert links.mechanism is not None
    view.selection.select_objects(frozenset({plate.id, links.mechanism[0]}))

    designer.do("edit.copy")
    designer.do("edit.paste")
    designer.click((20, 26))

    plates = [placed.id for placed in designer.level.of_kind("pressure_plate")]
    copied = {plate.id, links.mechanism[0]}
    assert len(view.selection.selection.objects) == 2 and not copied & view.selection.selection.objects
    assert len(plates) == 2
    assert all(view.wiring.links.link(key).mechanism is not None for key in plates)


def test_a_click_in_the_history_goes_there(designer: Designer) -> None:
    """The first line is the beginning."""
    designer.open_new("rock")
    before = fingerprint(designer.level)
    designer.do("tool.pencil")
    for y in (3, 5, 7):
        designer.drag((3, y), (9, y))
    panel = designer.window.history

    panel._go(panel._list.model().index(0, 0))

    assert fingerprint(designer.level) == before


def test_a_bare_level_is_made_playable_by_one_button(designer: Designer, qtbot: QtBot) -> None:
    """The checks find what lacks; Repair puts it there."""
    designer.open_new("rock", 48, 32)
    panel = designer.window.problems
    panel.run()
    panel._list.setCurrentRow(0)

    panel.repair()
    panel.run()

    assert not [finding for finding in panel._findings if finding.severity == "error"]


def test_problems_are_sentences(designer: Designer) -> None:
    """They begin with a capital also where a name without one comes first."""
    designer.open_new("blank", 32, 24)
    hoard = new_object("treasure", (17, 12), "hoard", amount=0)
    designer.document.do(PlaceObjects.plan(designer.level, [hoard]))
    panel = designer.window.problems

    panel.run()

    assert panel._list.item(0).text().startswith("Treasure at 17, 12 is worth nothing")


def test_the_keyboard_stays_in_the_problems_when_all_are_repaired(designer: Designer) -> None:
    """The button goes off, and the list has the focus."""
    designer.open_new("rock", 48, 32)
    panel = designer.window.docks.show("problems")
    assert panel is designer.window.problems
    designer.window.problems.run()
    designer.window.problems._repair_all.setFocus()

    designer.window.problems.repair_all()
    designer.window.problems.run()

    assert designer.window.focusWidget() is designer.window.problems._list


def test_a_command_is_found_by_its_words(designer: Designer) -> None:
    """Typing a few letters and Enter runs the best match."""
    designer.open_new()
    palette = CommandPalette(designer.window.book, designer.window)

    palette._search.setText("ellip")
    palette._search.returnPressed.emit()

    assert designer.window.toolbox.tool.id == "ellipse"


def test_keys_can_be_changed_and_are_remembered(designer: Designer) -> None:
    """Another key for a tool holds in the next window, too."""
    designer.window.book.rebind("tool.pencil", "Ctrl+Alt+P")

    designer.desk.rebuild()

    assert designer.window.book["tool.pencil"].shortcut().toString() == "Ctrl+Alt+P"


@pytest.mark.parametrize("suffix", [".dungeon", *SUFFIXES])
def test_broken_files_are_told_not_opened(
    designer: Designer, tmp_path: Path, suffix: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rubbish ends in a sentence, not in a level."""
    told: list[str] = []
    monkeypatch.setattr("editor.app.file_commands.warn", lambda title, text, parent: told.append(text))
    path = tmp_path / f"rubbish{suffix}"
    path.write_text("{")

    if suffix == ".dungeon":
        designer.window.files.open_or_import(path)
    else:
        from editor.app.dialogs.import_map import ImportDialog

        dialog = ImportDialog(path, designer.window)
        told.append(dialog.problem.text())

    assert told and told[0]
    assert designer.desk.workspace.documents == []


def keep_editing(box: QMessageBox) -> None:
    """Answer a question by staying."""
    next(button for button in box.buttons() if button.text() == "Keep editing").click()


def test_leaving_with_changes_asks_first(designer: Designer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants to keep editing keeps the window."""
    designer.open_new("rock")
    designer.do("tool.pencil")
    designer.drag((3, 3), (5, 3))
    monkeypatch.setattr(QMessageBox, "exec", keep_editing)

    assert not designer.window.close()


def test_nothing_can_be_cut_where_nothing_is_selected(designer: Designer) -> None:
    """Cut, copy and delete wait for something to be selected."""
    designer.open_new("cellar", 48, 32)
    ids = ("edit.cut", "edit.copy", "edit.delete")
    empty = {designer.window.book[id].isEnabled() for id in ids}

    designer.do("edit.select_all")

    assert (empty, {designer.window.book[id].isEnabled() for id in ids}) == ({False}, {True})
