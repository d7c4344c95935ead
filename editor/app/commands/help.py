"""Help, preferences, the command palette: what concerns the program."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWhatsThis, QWidget

from editor.app.action_book import ActionBook
from editor.app.dialogs.command_palette import CommandPalette
from editor.app.dialogs.preferences import PreferencesDialog
from editor.app.dialogs.shortcuts import ShortcutDialog
from editor.app.settings import Settings
from schemas.version import VERSION


class HelpCommands(QObject):
    """Opens dialogs about the program itself."""

    preferences_changed = Signal()
    """The window must be built anew."""

    def __init__(self, book: ActionBook, settings: Settings, window: QWidget) -> None:
        super().__init__(window)
        self._book = book
        self._settings = settings
        self._window = window
        for id, run in (
            ("view.palette", self.all_commands),
            ("help.shortcuts", self.shortcuts),
            ("help.whats_this", self.whats_this),
            ("help.preferences", self.preferences),
            ("help.about", self.about),
        ):
            book.on(id, run)

    def all_commands(self) -> None:
        """Search a command and run it."""
        CommandPalette(self._book, self._window).exec()

    def shortcuts(self) -> None:
        """The sheet of keys."""
        ShortcutDialog(self._book, self._window).exec()

    def whats_this(self) -> None:
        """The next click explains."""
        QWhatsThis.enterWhatsThisMode()

    def preferences(self) -> None:
        """Theme, map style, language."""
        if PreferencesDialog(self._settings, self._window).exec():
            self.preferences_changed.emit()

    def about(self) -> None:
        """Version and licence."""
        text = self.tr("Trapwright {version}: a level editor for trap-filled dungeons. MIT licence.")
        QMessageBox.about(self._window, self.tr("About Trapwright"), text.format(version=VERSION))
