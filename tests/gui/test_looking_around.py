"""Wheel, middle button and Space move the view; nothing of it touches the level."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.app.canvas.widget import Canvas
from editor.app.docks import AREAS
from tests.gui.conftest import Designer

NONE = Qt.KeyboardModifier.NoModifier
NOTCH = 120


@pytest.fixture
def canvas(designer: Designer) -> Canvas:
    """The canvas of a new level."""
    designer.open_new("crossroads", 48, 32)
    view = designer.window.tabs.view
    assert view is not None
    view.canvas.navigator.go(view.canvas.navigator.camera.zoomed(24, (0, 0)).centred(24, 16))
    return view.canvas


def turn_wheel(canvas: Canvas, at: QPoint, notches: int) -> None:
    """Turn the wheel over a point."""
    turned = QPoint(0, NOTCH * notches)
    event = QWheelEvent(
        QPointF(at), QPointF(canvas.mapToGlobal(at)), QPoint(), turned, Qt.MouseButton.NoButton, NONE,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(canvas, event)


def test_the_wheel_zooms_about_the_pointer(canvas: Canvas, qtbot: QtBot) -> None:
    """The cell under the pointer stays there."""
    at = QPoint(canvas.width() // 2 + 50, canvas.height() // 2 - 30)
    cell, scale = canvas.cell_at(at), canvas.scene.camera.scale

    turn_wheel(canvas, at, 1)
    qtbot.waitUntil(lambda: not canvas.navigator.gliding)

    assert canvas.scene.camera.scale > scale
    assert canvas.cell_at(at) == cell


@pytest.mark.parametrize("with_space", [False, True], ids=["middle button", "Space"])
def test_dragging_moves_the_map_with_the_hand(canvas: Canvas, designer: Designer, with_space: bool) -> None:
    """By a cell's breadth, with the middle button or with Space held; the level stays as it is."""
    button = Qt.MouseButton.LeftButton if with_space else Qt.MouseButton.MiddleButton
    start = QPoint(canvas.width() // 2, canvas.height() // 2)
    cell = canvas.cell_at(start)
    canvas.navigator.space_held = with_space

    QTest.mousePress(canvas, button, NONE, start)
    QTest.mouseMove(canvas, start + QPoint(48, 24))
    QTest.mouseRelease(canvas, button, NONE, start + QPoint(48, 24))

    assert canvas.cell_at(start + QPoint(48, 24)) == cell
    assert not designer.document.dirty


def test_the_minimap_leads_anywhere(canvas: Canvas) -> None:
    """A click in its corner shows the map's corner."""
    QTest.mouseClick(canvas.minimap, Qt.MouseButton.LeftButton, NONE, QPoint(1, 1))

    assert canvas.scene.camera.x < 1 and canvas.scene.camera.y < 1


def painted(canvas: Canvas) -> QImage:
    """What the canvas shows once all of it is painted."""
    canvas.grab()
    while canvas.backdrop.waiting:
        canvas.grab()
    return canvas.grab().toImage()


def test_a_scrolled_picture_is_the_same_as_a_fresh_one(canvas: Canvas) -> None:
    """Dragging scrolls what is painted; painting all anew gives the same pixels."""
    canvas.minimap.hide()
    QApplication.processEvents()
    for _ in range(5):
        canvas.navigator.pan(7, -3)
        QApplication.processEvents()
    scrolled = painted(canvas)

    canvas.refresh()

    assert painted(canvas) == scrolled


@pytest.mark.parametrize(("cell", "moves"), [((26, 17), False), ((0, 0), True)])
def test_the_view_moves_to_a_cell_only_if_it_is_out_of_sight(
    canvas: Canvas, cell: tuple[int, int], moves: bool, qtbot: QtBot
) -> None:
    """Going through a story line by line, the map stays where it is as long as it can."""
    canvas.navigator.go(canvas.navigator.camera.zoomed(48, (0, 0)).centred(24, 16))
    before = canvas.scene.camera

    canvas.navigator.reveal(*cell)
    qtbot.waitUntil(lambda: not canvas.navigator.gliding)

    assert (canvas.scene.camera != before) is moves


def test_panels_come_back_after_the_start_page(designer: Designer) -> None:
    """Leaving while the start page is shown does not cost the panels."""
    window = designer.window
    designer.open_new("rock", 8, 8)
    window.docks.show("problems")
    designer.do("help.start_page")

    designer.desk.rebuild()
    designer.desk.window.tabs.show_levels()

    assert len(designer.window.docks.panes()) == len(AREAS)
