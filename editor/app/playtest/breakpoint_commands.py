"""Setting breakpoints on the canvas, while editing and while playing, and their signs."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMenu

from editor.app.action_book import ActionBook
from editor.app.level_view import LevelView
from editor.app.playtest.pointing import object_at, wire_at
from editor.app.wording import full_name
from editor.core.change import Change
from schemas.model import Cell


class BreakpointCommands(QObject):
    """Works on the view in front. `remarked`: what was set or taken away."""

    remarked = Signal(str)

    def __init__(self, book: ActionBook, parent: QObject) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        book.on("play.breakpoint", self.toggle)

    def follow(self, view: LevelView | None) -> None:
        """Work on another view."""
        if self._view is not None:
            self._view.document.changed.disconnect(self._show)
        self._view = view
        if view is not None:
            view.document.changed.connect(self._show)
            self._show()

    def toggle(self) -> None:
        """At what is under the pointer or the cell cursor; else at the only object that is selected."""
        if self._view is None:
            return
        scene = self._view.canvas.scene
        cell = scene.cursor or scene.hover
        chosen = self._view.selection.objects
        if cell is None and len(chosen) == 1:
            cell = self._view.document.level.objects[min(chosen)].cell
        if cell is not None:
            self.toggle_at(cell)

    def toggle_at(self, cell: Cell) -> None:
        """At the uppermost object of a cell that can fire or change, or else at its wire."""
        view = self._view
        if view is None:
            return
        key = object_at(view.document.core, cell)
        node = wire_at(view.document.core, cell) if key is None else None
        if key is not None:
            there = view.breakpoints.toggle_object(key)
            what = full_name(view.document.level, key)
        elif node is not None:
            there = view.breakpoints.toggle_wire(view.wiring.nets, node)
            what = self.tr("the wire at {cell}").format(cell=f"({cell[0]}, {cell[1]})")
        else:
            self.remarked.emit(self.tr("Nothing here can fire or change."))
            return
        text = (
            self.tr("A play-test pauses at {what}") if there else self.tr("No breakpoint at {what} any more")
        )
        self.remarked.emit(text.format(what=what))
        self._show()

    def offer(self, menu: QMenu, cell: Cell) -> None:
        """Add the way to set one to a menu about a cell; nothing, where none makes sense."""
        view = self._view
        if view is None:
            return
        key, node = object_at(view.document.core, cell), wire_at(view.document.core, cell)
        if key is None and node is None:
            return
        if not menu.isEmpty():
            menu.addSeparator()
        there = view.breakpoints.has(key, node, view.wiring.nets)
        text = self.tr("Do not pause here any more") if there else self.tr("Pause when it fires or changes")
        action = menu.addAction(text)
        action.triggered.connect(partial(self.toggle_at, cell))

    def _show(self, change: Change | None = None) -> None:
        if self._view is None:
            return
        objects = self._view.document.level.objects
        cells = {key: objects[key].cell for key in self._view.breakpoints.objects if key in objects}
        stops = self._view.canvas.stops
        before = stops.cells
        stops.show(
            self._view.breakpoints.cells(cells, self._view.wiring.nets) if self._view.breakpoints else ()
        )
        if stops.cells != before:
            self._view.canvas.update()
