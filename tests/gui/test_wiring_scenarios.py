"""Acceptance scenarios of wiring drawn with the mouse: the window makes of them what the model makes."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from editor.core.facing import new_object
from schemas.model import Cell
from schemas.objects import AnyPlaced
from simulation.level.level import Level
from simulation.wiring.grid import WireGrid
from tests.editor.core.sketches import furnish
from tests.gui.conftest import Designer
from tests.simulation.wiring.board import Board, base, cross

OFF = 3
"""Cells by which the scenarios are shifted to lie on the map."""
KINDS = {"P": "lever", "M": "dart_launcher", "D": "portcullis", "T": "timer"}
ALT = Qt.KeyboardModifier.AltModifier
Way = tuple[Cell, ...]
CROSS: tuple[Way, ...] = (((0, 2), (6, 2)), ((3, 0), (3, 5)))
BASE_OBJECTS = {"P1": (0, 2), "M1": (6, 2)}
CROSS_OBJECTS = BASE_OBJECTS | {"P2": (3, 0), "M2": (3, 5)}
SCENARIOS: dict[str, tuple[Mapping[str, Cell], tuple[Way, ...]]] = {
    "1 a crossing": (CROSS_OBJECTS, CROSS),
    "2 a door joins": (BASE_OBJECTS | {"D1": (3, 5)}, (CROSS[0], ((3, 5), (3, 2)))),
    "4 over a bend": ({}, (((0, 2), (4, 2), (4, 6)), ((8, 2), (2, 2)))),
    "6 my bend": ({}, (((0, 2), (6, 2)), ((3, 0), (3, 2), (5, 2)))),
    "7 a second activator": (BASE_OBJECTS | {"P2": (3, 5)}, (CROSS[0], ((3, 5), (3, 2)))),
    "9 three doors": (
        {"P1": (0, 0), "D1": (2, 0), "D2": (4, 0), "D3": (6, 0), "M1": (8, 0)}, (((0, 0), (8, 0)),),
    ),
    "11 doors and a timer": (
        {"P1": (0, 0), "T1": (3, 0), "M1": (6, 0), "D1": (1, 3), "D2": (5, 3)},
        (((0, 0), (6, 0)), ((1, 3), (1, 0)), ((5, 3), (5, 0))),
    ),
    "14 parallel timers": (
        BASE_OBJECTS | {"T1": (3, 2), "T2": (3, 4)}, (CROSS[0], ((2, 2), (2, 4), (4, 4), (4, 2))),
    ),
    "18 ends on a crossing": (CROSS_OBJECTS | {"D1": (1, 5)}, (*CROSS, ((1, 5), (1, 2), (3, 2)))),
    "19 a seam": ({}, (((0, 0), (6, 0)), ((3, 0), (9, 0)), ((6, -2), (6, 2)), ((1, 0), (5, 0)))),
    "20 over itself": ({}, (((0, 2), (6, 2), (6, 5), (3, 5), (3, 0)),)),
}  # fmt: skip


def placed(objects: Mapping[str, Cell]) -> list[AnyPlaced]:
    """The objects of a scenario, shifted."""
    return [new_object(KINDS[key[0]], shifted(cell), key.lower(), "n") for key, cell in objects.items()]


def shifted(cell: Cell) -> Cell:
    """Where a cell of a scenario lies on the map."""
    return (cell[0] + OFF, cell[1] + OFF)


def laid_out(designer: Designer, objects: Mapping[str, Cell]) -> None:
    """The objects of a scenario on bare ground, the Wiring tool in the hand."""
    level = Level.blank(20, 16)
    level.terrain.flags.writeable = True
    level.terrain[:] = 2
    level.freeze()
    designer.desk.workspace.add_new(furnish(level, *placed(objects)))
    QApplication.processEvents()
    designer.do("tool.wire")


def draw(designer: Designer, *corners: Cell) -> None:
    """Draw a wire with Alt held, corners fixed with Enter."""
    view = designer.window.tabs.view
    assert view is not None
    points = [designer.point(shifted(cell)) for cell in corners]
    QTest.mouseMove(view.canvas, points[0])
    QTest.mousePress(view.canvas, Qt.MouseButton.LeftButton, ALT, points[0])
    for point in points[1:-1]:
        QTest.mouseMove(view.canvas, point)
        designer.press(Qt.Key.Key_Return)
    QTest.mouseMove(view.canvas, points[-1])
    QTest.mouseRelease(view.canvas, Qt.MouseButton.LeftButton, ALT, points[-1])


def on_map(grid: WireGrid) -> WireGrid:
    """The wires of a board, shifted."""
    return WireGrid((shifted(cell), wires) for cell, wires in grid.cells.items())


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_mouse_draws_what_the_model_says(designer: Designer, name: str) -> None:
    """The same wires, hops and joints as on the board of the model; and undo takes all of it back."""
    objects, ways = SCENARIOS[name]
    board = Board(**objects)
    laid_out(designer, objects)
    for way in ways:
        board.drag(*way)
        draw(designer, *way)

    assert designer.level.wires == on_map(board.grid)
    for _ in range(len(designer.document.core.history.done)):
        designer.do("edit.undo")
    assert not designer.level.wires.cells


def test_erasing_the_upper_wire_and_undo(designer: Designer) -> None:
    """Scenario 16, with the right button along the wire."""
    board = cross()
    laid_out(designer, CROSS_OBJECTS)
    for way in CROSS:
        draw(designer, *way)
    view = designer.window.tabs.view
    assert view is not None
    ends = [designer.point(shifted(cell)) for cell in ((3, 0), (3, 5))]
    QTest.mousePress(view.canvas, Qt.MouseButton.RightButton, pos=ends[0])
    QTest.mouseMove(view.canvas, ends[1])
    QTest.mouseRelease(view.canvas, Qt.MouseButton.RightButton, pos=ends[1])
    erased = designer.level.wires.copy()
    designer.do("edit.undo")

    assert erased == on_map(base().grid)
    assert designer.level.wires == on_map(board.grid)


def test_a_moved_object_takes_its_wire_along(designer: Designer) -> None:
    """Scenario 21: M1 moves three rows down; the links are the same, in one step."""
    laid_out(designer, CROSS_OBJECTS)
    for way in CROSS:
        draw(designer, *way)
    view = designer.window.tabs.view
    assert view is not None
    before = (view.wiring.links.link("p1"), view.wiring.links.link("p2"))
    steps = len(designer.document.core.history.done)
    designer.do("tool.select")
    designer.click(shifted((6, 2)))
    designer.drag(shifted((6, 2)), shifted((6, 4)), shifted((6, 5)))

    assert designer.level.objects["m1"].cell == shifted((6, 5))
    assert (view.wiring.links.link("p1"), view.wiring.links.link("p2")) == before
    assert (len(view.wiring.nets), len(designer.document.core.history.done)) == (2, steps + 1)


def test_the_crossing_is_turned_by_keys(designer: Designer) -> None:
    """Scenario 18's end: F, then J twice, on the crossing under the pointer."""
    laid_out(designer, CROSS_OBJECTS | {"D1": (1, 5)})
    for way in (*CROSS, ((1, 5), (1, 2), (3, 2))):
        draw(designer, *way)
    view = designer.window.tabs.view
    assert view is not None
    QTest.mouseMove(view.canvas, designer.point(shifted((3, 2))))
    for key in (Qt.Key.Key_J, Qt.Key.Key_J, Qt.Key.Key_F):
        designer.press(key)

    assert designer.level.wires.cells[shifted((3, 2))].x4 == 2
    assert len(view.wiring.nets) == 2 and not view.wiring.findings
