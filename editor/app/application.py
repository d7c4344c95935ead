"""Starts the window: one QApplication, dressed and speaking, and a main window on a workspace."""

from __future__ import annotations

import sys
from multiprocessing import get_context
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication

from editor.app.dialogs.message import warn
from editor.app.fonts import load_fonts
from editor.app.i18n.language import language, preferred, speak, words
from editor.app.journals import Journals
from editor.app.main_window import MainWindow
from editor.app.mishaps import Mishaps
from editor.app.settings import Settings
from editor.app.theme.style import put_on
from editor.app.workspace import Workspace
from editor.core.recovery import Recoverable
from schemas.message import Message
from schemas.problem import SayError
from simulation.geometry.backend import warm

WARM_AFTER_MS = 500
"""The window is there and painted by then."""


class Desk(QObject):
    """Holds the workspace and the window on it, which is built anew when theme or language change."""

    def __init__(self, application: QApplication, settings: Settings) -> None:
        super().__init__(application)
        self._application = application
        self._settings = settings
        self.workspace = Workspace(self)
        self.journals = Journals(settings.folder / "journals", self.workspace)
        self.journals.troubled.connect(self._say_troubled)
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

    def recover(self, offer: Recoverable) -> None:
        """Open a level that an earlier run did not close."""
        try:
            self.journals.recover(offer)
        except SayError as error:
            self.window.status.remark(error.text(language()))
        self.window.start_page.recovery.show_offers(self.journals.offers())

    def discard(self, offer: Recoverable) -> None:
        """Throw such a level away."""
        offer.discard()
        self.window.start_page.recovery.show_offers(self.journals.offers())

    def begin(self, path: Path | None) -> None:
        """Open the level that was asked for, else those of last time.

        What an earlier run left unsaved is offered on the start page; a level asked for comes before it.
        """
        offers = bool(self.journals.offers())
        if path is None:
            self.restore()
            if offers:
                self.window.tabs.show_start_page()
        elif self.window.files.open(path) and offers:
            text = self.tr("Unsaved work of an earlier run can be recovered: Help ▸ Start page")
            self.window.status.remark(text)

    def restore(self) -> None:
        """Open the levels that were open last time and are still there."""
        for path in map(Path, self._settings.texts("session")):
            if path.is_file():
                try:
                    self.workspace.open(path)
                except SayError:
                    continue  # a level that can't be read any more is said when it is opened by hand

    def _say_troubled(self, problem: Message) -> None:
        warn(self.window.windowTitle(), words(problem), self.window)

    def _follow_desktop(self) -> None:
        if self._settings.text("theme", "system") == "system":
            self.rebuild()

    def _new_window(self) -> MainWindow:
        put_on(self._application, self._settings.text("theme", "system"))
        speak(preferred(self._settings.text("language")))
        window = MainWindow(self.workspace, self._settings)
        window.outdated.connect(self.rebuild)
        window.start_page.recovery.recover_asked.connect(self.recover)
        window.start_page.recovery.discard_asked.connect(self.discard)
        window.start_page.recovery.show_offers(self.journals.offers())
        return window


def warm_up() -> None:
    """Load the compiled kernels in the background, so that the first play-test does not wait for them.

    Compiling them, the first time on a machine, takes many seconds in which Python is seldom free to paint:
    another process does that.
    """
    Thread(target=_warm_up, name="warm up", daemon=True).start()


def _warm_up() -> None:
    compiling = get_context("spawn").Process(target=warm, daemon=True)
    compiling.start()
    compiling.join()
    warm()


def start(path: Path | None = None, spoken: str = "") -> int:
    """Open the editor, with a level if a path is given, in a language if one is; the exit code at the end."""
    application = QApplication.instance()
    if not isinstance(application, QApplication):
        application = QApplication(sys.argv[:1])
    application.setApplicationName("trapwright")
    application.setApplicationDisplayName("Trapwright")
    application.setDesktopFileName("trapwright")
    load_fonts()
    settings = Settings()
    if spoken:
        settings.put_for_now("language", spoken)
    mishaps = Mishaps(settings.folder, application)
    desk = Desk(application, settings)
    desk.window.show()
    QTimer.singleShot(WARM_AFTER_MS, warm_up)
    desk.begin(path)
    code = application.exec()
    mishaps.deleteLater()
    return code
