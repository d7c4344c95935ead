"""Templates from the palette, own ones, tidying, timers: by the window."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QMessageBox, QTreeWidgetItem

from editor.app.trees import groups_of, rows_of
from editor.core.edits.paint_cells import PaintCells
from editor.core.edits.place_objects import PlaceObjects
from editor.core.edits.wire_edit import WireEdit
from editor.core.facing import new_object
from editor.core.selection import Selection
from editor.core.tools.stamp import StampTool
from simulation.wiring.drag import plan_drag
from simulation.wiring.links import links
from tests.gui.conftest import Designer


def rows(designer: Designer) -> list[QTreeWidgetItem]:
    """The rows of the palette's templates."""
    groups = groups_of(designer.window.palette_panel._tree)
    return next(rows_of(group) for group in groups if group.text(0) == "Templates")


def lay(designer: Designer, *corners: tuple[int, int]) -> None:
    """Draw a wire."""
    level = designer.level
    change = plan_drag(level.wires, level.object_cells(), corners, forced=True).change
    designer.document.do(WireEdit.plan("draw", change))


def test_a_template_is_set_down_with_its_wires_in_one_step(designer: Designer) -> None:
    """Chosen in the palette, clicked into the middle of a bare floor."""
    designer.open_new("rock", 32, 24)
    floor = [(x, y) for x in range(4, 20) for y in range(4, 20)]
    designer.document.do(PaintCells.plan(designer.level, "terrain", floor, 2))
    steps = designer.document.core.history.position
    designer.window.palette_panel._choose(rows(designer)[0])

    designer.click((10, 10))

    made = links(designer.level.wires, designer.level.object_cells()).of
    assert [link.mechanism is not None for link in made.values()] == [True]
    assert designer.document.core.history.position == steps + 1


def test_keys_turn_and_mirror_the_template_in_hand(designer: Designer) -> None:
    """R stands it upright, H turns the launcher round."""
    designer.open_new("rock", 32, 24)
    designer.window.palette_panel._choose(rows(designer)[0])

    designer.do("edit.turn")
    designer.do("edit.mirror")

    tool = designer.window.toolbox.tool
    assert isinstance(tool, StampTool) and (tool.fragment.width, tool.fragment.height) == (1, 6)


def test_what_is_selected_becomes_a_template(designer: Designer, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is in the palette, also in the next window; renamed and deleted it is gone."""
    designer.open_new("crossroads", 48, 32)
    keys = [placed.id for placed in designer.level.of_family("activator", "mechanism", "timer")]
    designer.document.core.select(Selection(objects=frozenset(keys)))
    before = len(rows(designer))
    monkeypatch.setattr("editor.app.commands.wires.ask", lambda *_, **__: "All my traps")

    designer.do("edit.save_stamp")

    assert [row.text(0) for row in rows(designer)[before:]] == ["All my traps"]
    stamps = designer.window.stamps
    stamps.delete(next(key for key, stamp in stamps.all().items() if stamp.own))
    assert len(rows(designer)) == before


def test_tidying_asks_and_can_be_undone(designer: Designer, monkeypatch: pytest.MonkeyPatch) -> None:
    """A detour of a wire is gone after Tidy, and there again after undo."""
    designer.open_new("rock", 32, 24)
    objects = [new_object("lever", (5, 10), "p"), new_object("dart_launcher", (15, 10), "m")]
    designer.document.do(PlaceObjects.plan(designer.level, objects))
    lay(designer, (5, 10), (5, 4), (15, 4), (15, 10))
    crooked = designer.level.wires.copy()
    monkeypatch.setattr(QMessageBox, "exec", lambda box: box.buttons()[0].click())
    monkeypatch.setattr(QMessageBox, "clickedButton", lambda box: box.buttons()[0])

    designer.do("wires.tidy")

    assert len(designer.level.wires) == 11
    designer.do("edit.undo")
    assert designer.level.wires == crooked


def test_timers_are_inserted_by_the_menu(designer: Designer) -> None:
    """One on each connection of the selected activators."""
    designer.open_new("gauntlet", 48, 32)
    keys = [placed.id for placed in designer.level.of_family("activator")]
    designer.document.core.select(Selection(objects=frozenset(keys)))
    timers = len(list(designer.level.of_kind("timer")))

    designer.do("wires.timer")

    inserted = len(list(designer.level.of_kind("timer"))) - timers
    assert inserted
    assert designer.window.status.currentMessage() == f"Timers inserted: {inserted}"
