"""A window on a temporary configuration, and a mouse that speaks in cells."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from editor.app.application import Desk
from editor.app.document import LevelDocument
from editor.app.main_window import MainWindow
from editor.app.settings import Settings
from editor.core.templates import new_level
from schemas.model import Cell
from simulation.level.level import Level

LEFT = Qt.MouseButton.LeftButton
NO_KEYS = Qt.KeyboardModifier.NoModifier


class Designer:
    """Somebody at the window: points at cells, presses keys, triggers commands."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    def window(self) -> MainWindow:
        """The window that is open."""
        return self.desk.window

    @property
    def document(self) -> LevelDocument:
        """The level in front."""
        view = self.window.tabs.view
        assert view is not None
        return view.document

    @property
    def level(self) -> Level:
        """The level in front."""
        return self.document.level

    def open_new(self, template: str = "blank", width: int = 32, height: int = 24) -> None:
        """Begin a level; the docks around it have come to rest."""
        self.desk.workspace.add_new(new_level(template, width, height))
        for _ in range(3):
            QApplication.processEvents()

    def do(self, id: str) -> None:
        """Trigger a command."""
        self.window.book[id].trigger()

    def point(self, cell: Cell) -> QPoint:
        """The middle of a cell on the canvas."""
        view = self.window.tabs.view
        assert view is not None
        x, y = view.canvas.scene.camera.to_view((cell[0] + 0.5, cell[1] + 0.5))
        return QPoint(round(x), round(y))

    def drag(self, *cells: Cell, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press on the first cell, pass over the others, release on the last."""
        view = self.window.tabs.view
        assert view is not None
        canvas = view.canvas
        QTest.mouseMove(canvas, self.point(cells[0]))
        QTest.mousePress(canvas, LEFT, keys, self.point(cells[0]))
        for cell in cells:
            QTest.mouseMove(canvas, self.point(cell))
        QTest.mouseRelease(canvas, LEFT, keys, self.point(cells[-1]))

    def click(self, cell: Cell, button: Qt.MouseButton = LEFT) -> None:
        """Click on a cell."""
        view = self.window.tabs.view
        assert view is not None
        QTest.mouseMove(view.canvas, self.point(cell))
        QTest.mouseClick(view.canvas, button, NO_KEYS, self.point(cell))

    def press(self, key: Qt.Key, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a key on the canvas."""
        view = self.window.tabs.view
        assert view is not None
        QTest.keyClick(view.canvas, key, keys)

    def material(self, cell: Cell) -> int:
        """What lies in a cell."""
        return int(self.level.terrain[cell[1], cell[0]])


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Settings of nobody: dark, English."""
    made = Settings(tmp_path / "config")
    made.put("theme", "dark")
    made.put("language", "en")
    return made


@pytest.fixture
def designer(qtbot: QtBot, settings: Settings) -> Iterator[Designer]:
    """A designer at an open window without a level."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    desk = Desk(application, settings)
    qtbot.addWidget(desk.window, before_close_func=_forget_changes)
    desk.window.resize(1440, 900)  # the screen that is none is smaller than any today
    desk.window.show()
    qtbot.waitExposed(desk.window)
    yield Designer(desk)
    for document in list(desk.workspace.documents):
        desk.workspace.close(document)
    desk.window.hide()
    desk.window.deleteLater()
    desk.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def _forget_changes(window: MainWindow) -> None:
    for document in list(window.workspace.documents):
        window.workspace.close(document)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A warning of Qt's fails a test; the screen that is none complains of what it has no use for."""
    for item in items:
        if "tests/gui" in item.path.as_posix():
            item.add_marker(pytest.mark.qt_log_level_fail("WARNING"))
            item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support", extend=True))
