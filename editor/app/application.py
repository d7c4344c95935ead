"""Starts the window: one QApplication, dressed and speaking, and a main window on a workspace."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from editor.app.fonts import load_fonts
from editor.app.i18n.language import preferred, speak
from editor.app.main_window import MainWindow
from editor.app.mishaps import Mishaps
from editor.app.settings import Settings
from editor.app.theme.style import put_on
from editor.app.workspace import Workspace
from schemas.problem import SayError


class Desk(QObject):
    """Holds the workspace and the window on it, which is built anew when theme or language change."""

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__(application)
        self._application = application
        self._settings = settings
        self.workspace = Workspace(self)
        self.window = self._new_window()
        application.styleHints().colorSchemeChanged.connect(self._follow_desktop)

    def rebuild(self) -> None:
        """Another window on the same levels, in the theme and language of the settings."""
        old = self.window
        old.remember()
        self.window = self._new_window()
        self.window.show()
        old.hide()
        old.deleteLater()

    def restore(self) -> None:
        """Open the levels that were open last time and are still there."""
        for path in map(Path, self._settings.texts("session")):
            if path.is_file():
                try:
                    self.workspace.open(path)
                except SayError:
                    continue  # a level that can't be read any more is said when it is opened by hand

    def _follow_desktop(self) -> None:
        if self._settings.text("theme", "system") == "system":
            self.rebuild()

    def _new_window(self) -> MainWindow:
        put_on(self._application, self._settings.text("theme", "system"))
        speak(preferred(self._settings.text("language")))
        window = MainWindow(self.workspace, self._settings)
        window.outdated.connect(self.rebuild)
        return window


def start(path: Path | None = None) -> int:
    """Open the editor, with a level if a path is given; the exit code when it is closed."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("trapwright")
    application.setApplicationDisplayName("Trapwright")
    application.setDesktopFileName("trapwright")
    load_fonts()
    settings = Settings()
    mishaps = Mishaps(settings.folder, application)
    desk = Desk(application, settings)
    desk.window.show()
    if path is not None:
        desk.window.files.open(path)
    else:
        desk.restore()
    code = application.exec()
    mishaps.deleteLater()
    return code
