"""Starts the window: one QApplication, dressed and speaking, and a main window on a workspace."""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtWidgets import QApplication

from editor.app.i18n.language import preferred, speak
from editor.app.main_window import MainWindow
from editor.app.settings import Settings
from editor.app.theme.style import put_on
from editor.app.workspace import Workspace


def start(path: Path | None = None) -> int:
    """Open the editor, with a level if a path is given; the exit code when it is closed."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("trapwright")
    application.setApplicationDisplayName("Trapwright")
    application.setDesktopFileName("trapwright")
    settings = Settings()
    window = new_window(application, settings, Workspace())
    window.show()
    if path is not None:
        window.files.open(path)
    return application.exec()


def new_window(application: QApplication, settings: Settings, workspace: Workspace) -> MainWindow:
    """A window in the theme and language of the settings."""
    put_on(application, settings.text("theme", "system"))
    speak(preferred(settings.text("language")))
    return MainWindow(workspace, settings)
