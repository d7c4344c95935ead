"""Undo, redo, delete, turn, select: what the Edit menu does."""

from __future__ import annotations

from PySide6.QtCore import QObject

from editor.app.action_book import ActionBook, translated
from editor.app.i18n.language import words
from editor.app.level_view import LevelView
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.selection import Selection, everything
from schemas.message import Message


class EditCommands(QObject):
    """Works on the view in front."""

    def __init__(self, book: ActionBook, parent: QObject) -> None:
        super().__init__(parent)
        self._book = book
        self._view: LevelView | None = None
        for id, run in (
            ("edit.undo", self.undo),
            ("edit.redo", self.redo),
            ("edit.delete", self.delete),
            ("edit.select_all", self.select_all),
            ("edit.select_none", self.select_none),
        ):
            book.on(id, run)

    def follow(self, view: LevelView | None) -> None:
        """Work on another view."""
        if self._view is not None:
            self._view.document.state_changed.disconnect(self._name_steps)
        self._view = view
        if view is not None:
            view.document.state_changed.connect(self._name_steps)
        self._name_steps()

    def undo(self) -> None:
        """Take back the last step; what is just being drawn counts as one."""
        if self._view is not None and self._view.hand.busy:
            self._view.hand.cancel()
        elif self._view is not None:
            self._view.document.undo()

    def redo(self) -> None:
        """Do the step taken back again."""
        if self._view is not None:
            self._view.hand.cancel()
            self._view.document.redo()

    def delete(self) -> None:
        """Remove the objects and wires that are selected."""
        if self._view is None:
            return
        chosen = self._view.selection.selection
        document = self._view.document
        with document.step(Message("edit.delete")) as do:
            do(RemoveObjects.plan(document.level, chosen.objects))

    def select_all(self) -> None:
        """Select everything."""
        if self._view is not None:
            self._view.selection.set(everything(self._view.document.level))

    def select_none(self) -> None:
        """Let go."""
        if self._view is not None:
            self._view.selection.set(Selection())

    def _name_steps(self) -> None:
        core = self._view.document.core if self._view is not None else None
        for id, message in (
            ("edit.undo", core.next_undo if core else None),
            ("edit.redo", core.next_redo if core else None),
        ):
            action = self._book[id]
            plain = translated("Undo" if id == "edit.undo" else "Redo")
            action.setEnabled(message is not None)
            action.setText(f"{plain}: {words(message)}" if message is not None else plain)
