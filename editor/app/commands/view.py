"""Zoom, grid, minimap, full screen: what the View menu does."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from editor.app.action_book import ActionBook
from editor.app.canvas.camera import FULL
from editor.app.dialogs.ask_text import ask
from editor.app.docks import Docks
from editor.app.level_view import LevelView
from editor.app.settings import Settings
from schemas.model import Cell


class ViewCommands(QObject):
    """Works on the view in front; what is switched on is remembered."""

    def __init__(self, book: ActionBook, docks: Docks, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._book = book
        self._docks = docks
        self._settings = settings
        self._window = window
        self._view: LevelView | None = None
        for id, run in (
            ("view.zoom_in", self.zoom_in),
            ("view.zoom_out", self.zoom_out),
            ("view.zoom_full", self.zoom_full),
            ("view.fit", self.fit),
            ("view.go_to", self.go_to),
            ("view.full_screen", self.full_screen),
            ("view.grid", self.apply_switches),
            ("view.rulers", self.apply_switches),
            ("view.minimap", self.apply_switches),
        ):
            book.on(id, run)
        for id in ("view.grid", "view.rulers", "view.minimap"):
            book[id].setChecked(settings.text(id, "on") == "on")

    def follow(self, view: LevelView | None) -> None:
        """Work on another view."""
        self._view = view
        self.apply_switches()

    def zoom_in(self) -> None:
        """One step nearer."""
        if self._view is not None:
            self._view.canvas.navigator.zoom_by(1)

    def zoom_out(self) -> None:
        """One step farther."""
        if self._view is not None:
            self._view.canvas.navigator.zoom_by(-1)

    def zoom_full(self) -> None:
        """The usual size."""
        if self._view is not None:
            self._view.canvas.navigator.zoom_to(FULL)

    def fit(self) -> None:
        """The whole map."""
        if self._view is not None:
            self._view.canvas.fit()

    def go_to(self) -> None:
        """Ask for a cell and bring it into the middle."""
        if self._view is None:
            return
        label = self.tr("Column and row, for example 12, 7")
        text = ask(self.tr("Go to cell"), label, self.tr("Go"), self._window, fits=_cell_in)
        asked = _cell_in(text or "")
        if asked is not None:
            level = self._view.document.level
            cell = (min(asked[0], level.width - 1), min(asked[1], level.height - 1))
            self._view.canvas.set_cursor_cell(cell)
            self._view.canvas.navigator.show_cell(*cell)

    def full_screen(self) -> None:
        """Use the whole screen for the map alone, or no longer."""
        self._docks.put_away(self._book["view.full_screen"].isChecked())
        if self._book["view.full_screen"].isChecked():
            self._window.showFullScreen()
        else:
            self._window.showNormal()

    def apply_switches(self) -> None:
        """Show or hide grid, rulers and minimap."""
        for id in ("view.grid", "view.rulers", "view.minimap"):
            self._settings.put(id, "on" if self._book[id].isChecked() else "off")
        if self._view is None:
            return
        canvas = self._view.canvas
        canvas.scene.overlays.grid = self._book["view.grid"].isChecked()
        canvas.scene.overlays.rulers = self._book["view.rulers"].isChecked()
        canvas.minimap.setVisible(self._book["view.minimap"].isChecked())
        canvas.refresh()


def _cell_in(text: str) -> Cell | None:
    """The column and the row that were written; None for anything else."""
    numbers = text.replace(",", " ").split()
    if len(numbers) != 2 or not all(each.isdecimal() for each in numbers):
        return None
    return int(numbers[0]), int(numbers[1])
