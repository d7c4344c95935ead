"""New levels, level properties, resizing: what concerns the level as a whole."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.app.action_book import ActionBook
from editor.app.dialogs.level_properties import LevelPropertiesDialog
from editor.app.dialogs.new_level import NewLevelDialog
from editor.app.dialogs.resize import ResizeDialog
from editor.app.level_view import LevelView
from editor.app.workspace import Workspace
from editor.core.templates import DEFAULT_SIZE, TEMPLATES, new_level


class LevelCommands(QObject):
    """Works on the workspace and the view in front."""

    def __init__(self, book: ActionBook, workspace: Workspace, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._window = window
        self._view: LevelView | None = None
        book.on("file.new", self.ask_new)
        book.on("level.properties", self.properties)
        book.on("level.resize", self.resize)

    def follow(self, view: LevelView | None) -> None:
        """Work on another view."""
        self._view = view

    def ask_new(self) -> None:
        """Ask what a new level starts from."""
        dialog = NewLevelDialog(next(iter(TEMPLATES)), self._window)
        if dialog.exec() and dialog.level is not None:
            self._workspace.add_new(dialog.level)

    def new_from(self, template: str) -> None:
        """A new level of the usual size from a template."""
        self._workspace.add_new(new_level(template, *DEFAULT_SIZE))

    def properties(self) -> None:
        """Name and rules."""
        if self._view is not None:
            LevelPropertiesDialog(self._view.document, self._window).exec()

    def resize(self) -> None:
        """Another size, or everything elsewhere."""
        if self._view is None:
            return
        dialog = ResizeDialog(self._view.document.level, self._window)
        if dialog.exec():
            self._view.document.do(dialog.plan())
            self._view.canvas.fit()
