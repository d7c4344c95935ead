"""New, open, save, close: the dialogs round the workspace."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from editor.app.action_book import ActionBook
from editor.app.dialogs.import_map import ImportDialog
from editor.app.dialogs.message import plain_box, warn
from editor.app.dialogs.saving import ask_where
from editor.app.document import LevelDocument
from editor.app.i18n.language import language, words
from editor.app.level_view import LevelView
from editor.app.settings import Settings
from editor.app.workspace import Workspace
from editor.core.importing import SUFFIXES
from editor.core.same_file import same_file
from schemas.message import Message
from schemas.problem import SayError

SUFFIX = ".dungeon"


class FileCommands(QObject):
    """Asks for paths, says what went wrong, remembers recent files."""

    show_document = Signal(LevelDocument)
    """Bring a document to the front."""
    remarked = Signal(str)
    """Something that the designer should read, without a dialog."""

    def __init__(self, workspace: Workspace, settings: Settings, book: ActionBook, window: QWidget) -> None:
        super().__init__(window)
        self._workspace = workspace
        self._settings = settings
        self._window = window
        self._view: LevelView | None = None
        for id, run in (
            ("file.open", self.ask_open),
            ("file.import", self.ask_import),
            ("file.save", self.save_current),
            ("file.save_as", self.save_current_as),
            ("file.close", self.close_current),
        ):
            book.on(id, run)

    def follow(self, view: LevelView | None) -> None:
        """Work on another view."""
        self._view = view

    def save_current(self) -> None:
        """Save the level in front."""
        if self._view is not None:
            self.save(self._view.document)

    def save_current_as(self) -> None:
        """Save the level in front elsewhere."""
        if self._view is not None:
            self.save_as(self._view.document)

    def close_current(self) -> None:
        """Close the level in front."""
        if self._view is not None:
            self.close(self._view.document)

    def open_or_ask(self, path: str) -> None:
        """Open a path; ask for one if it is empty."""
        if path:
            self.open(Path(path))
        else:
            self.ask_open()

    def ask_open(self) -> None:
        """Ask for files and open them."""
        paths, _ = QFileDialog.getOpenFileNames(
            self._window, self.tr("Open level"), self._folder(), self._filter()
        )
        for path in paths:
            self.open(Path(path))

    def open(self, path: Path) -> bool:
        """Open a file and show it; says what is wrong if it can't be read."""
        try:
            document = self._workspace.open(path)
        except SayError as error:
            self._complain(self.tr("The level was not opened"), error)
            return False
        self._settings.remember_file(path)
        self.show_document.emit(document)
        if document.core.findings:
            count = len(document.core.findings)
            self.remarked.emit(self.tr("%n part(s) of the file were set aside; see Problems", "", count))
        return True

    def ask_import(self) -> None:
        """Ask for a map of another program and import it."""
        kinds = " ".join(f"*{suffix}" for suffix in SUFFIXES)
        wanted = self.tr("Maps of other programs ({kinds})").format(kinds=kinds)
        name, _ = QFileDialog.getOpenFileName(self._window, self.tr("Import map"), self._folder(), wanted)
        if name:
            self.import_map(Path(name))

    def import_map(self, path: Path) -> None:
        """Show what comes of a foreign map, and take it over if that is wanted."""
        dialog = ImportDialog(path, self._window)
        if dialog.exec() and dialog.level is not None:
            self._workspace.add_unsaved(dialog.level)

    def open_or_import(self, path: Path) -> None:
        """A file that was dropped on the window: a level, or a map of another program."""
        if path.suffix.lower() in SUFFIXES:
            self.import_map(path)
        else:
            self.open(path)

    def ask_about_change(self, document: LevelDocument) -> None:
        """Another program changed the file: reload it or keep what is here."""
        path = document.path
        if path is None:
            return
        text = self.tr("{name} was changed by another program.").format(name=document.title)
        if document.dirty:
            text += " " + self.tr("Reloading drops your own unsaved changes.")
        box = plain_box(QMessageBox.Icon.Question, self.tr("Changed outside"), text, self._window)
        reload = box.addButton(self.tr("Reload"), QMessageBox.ButtonRole.DestructiveRole)
        keep = box.addButton(self.tr("Keep mine"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(keep)
        box.exec()
        if box.clickedButton() is reload:
            self._workspace.close(document)
            self.open(path)

    def save(self, document: LevelDocument) -> bool:
        """Save where it was; ask where for a new level. Says whether it was saved."""
        return self.save_as(document) if document.path is None else self._write(document, document.path)

    def save_as(self, document: LevelDocument) -> bool:
        """Ask where, then save."""
        name = document.title.replace("/", "-") or self.tr("level")
        start = document.path or Path(self._folder()) / f"{name}{SUFFIX}"
        path = ask_where(self.tr("Save level"), start, self._filter(), self._window)
        if path is not None and self._open_elsewhere(document, path):
            text = self.tr("{name} is open in another tab. Close it there first, or choose another name.")
            warn(self.tr("The level was not saved"), text.format(name=path.name), self._window)
            return False
        return path is not None and self._write(document, path)

    def close(self, document: LevelDocument) -> bool:
        """Close a document; asks if something is not saved. Says whether it was closed."""
        if document.dirty and not self._may_go(document):
            return False
        self._workspace.close(document)
        return True

    def may_leave(self) -> bool:
        """Ask about every document with unsaved changes; says whether the window may close."""
        return all(not document.dirty or self._may_go(document) for document in self._workspace.documents)

    def _may_go(self, document: LevelDocument) -> bool:
        self.show_document.emit(document)
        name = document.title or self.tr("new level")
        text = self.tr("Save the changes to {name}?").format(name=name)
        box = plain_box(QMessageBox.Icon.Question, self.tr("Unsaved changes"), text, self._window)
        save = box.addButton(self.tr("Save"), QMessageBox.ButtonRole.AcceptRole)
        drop = box.addButton(self.tr("Discard changes"), QMessageBox.ButtonRole.DestructiveRole)
        box.addButton(self.tr("Keep editing"), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(save)
        box.exec()
        if box.clickedButton() is save:
            return self.save(document)
        return box.clickedButton() is drop

    def _open_elsewhere(self, document: LevelDocument, path: Path) -> bool:
        others = [other.path for other in self._workspace.documents if other is not document]
        return any(other is not None and same_file(other, path) for other in others)

    def _write(self, document: LevelDocument, path: Path) -> bool:
        try:
            remark = document.save(path)
        except SayError as error:
            self._complain(self.tr("The level was not saved"), error)
            return False
        self._settings.remember_file(path)
        self.remarked.emit(words(remark) if isinstance(remark, Message) else self.tr("Saved"))
        return True

    def _complain(self, title: str, error: SayError) -> None:
        warn(title, error.text(language()), self._window)

    def _folder(self) -> str:
        recent = self._settings.recent_files()
        return str(recent[0].parent) if recent else str(Path.home())

    def _filter(self) -> str:
        return self.tr("Levels (*.dungeon);;All files (*)")
