"""Placing with the mouse: what is said before and after the click."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from editor.app.canvas.layers.preview import PreviewLayer
from editor.app.canvas.layers.tip import say
from editor.app.canvas.scene import Scene
from tests.gui.conftest import Designer

ROCK, FLOOR = (0, 0), (17, 12)


def placing(designer: Designer, kind: str) -> PreviewLayer:
    """A designer with a kind in hand on a floor; gives what is shown at the pointer."""
    designer.open_new("blank", 32, 24)
    designer.window.toolbox.place(kind)
    view = designer.window.tabs.view
    assert view is not None
    return view.canvas.preview


def test_what_was_just_placed_is_not_in_the_way(designer: Designer) -> None:
    """The tip about a taken cell waits until the pointer comes back."""
    shown = placing(designer, "bed")

    designer.click(FLOOR)
    QApplication.processEvents()

    assert not shown.tip


def test_the_cell_text_lists_what_was_just_placed(designer: Designer) -> None:
    """The pointer need not move for it."""
    placing(designer, "bed")
    view = designer.window.tabs.view
    assert view is not None
    view.canvas.hover(FLOOR)

    designer.click(FLOOR)

    assert "Bed" in designer.window.status._cell.text()


def test_a_refusal_goes_when_the_next_click_succeeds(designer: Designer) -> None:
    """It says nothing of the level as it is now."""
    placing(designer, "bed")
    designer.click(ROCK)
    refused = designer.window.status.currentMessage()

    designer.click(FLOOR)

    assert refused and not designer.window.status.currentMessage()


def test_a_tip_keeps_clear_of_the_minimap(designer: Designer) -> None:
    """Beside a cell next to it, it is written on the other side."""
    placing(designer, "bed")
    view = designer.window.tabs.view
    assert view is not None
    scene: Scene = view.canvas.scene
    image = QImage(scene.camera.width, scene.camera.height, QImage.Format.Format_RGB32)
    image.fill(0)
    scene.covered = QRectF(image.width() - 200, image.height() - 200, 190, 190)
    painter = QPainter(image)

    say(painter, scene, QRectF(image.width() - 150, image.height() - 100, 20, 20), "taken", True)
    painter.end()

    assert image.copy(scene.covered.toRect()).allGray()
    assert image.copy(0, 0, image.width() - 200, image.height()).allGray() is False
