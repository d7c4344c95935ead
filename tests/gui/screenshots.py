"""Pictures of every part of the window, in both themes and both languages, to be looked at.

python -m tests.gui.screenshots OUT
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QDialog, QWidget

from editor.app.application import Desk
from editor.app.dialogs.command_palette import CommandPalette
from editor.app.dialogs.level_properties import LevelPropertiesDialog
from editor.app.dialogs.new_level import NewLevelDialog
from editor.app.dialogs.preferences import PreferencesDialog
from editor.app.dialogs.resize import ResizeDialog
from editor.app.dialogs.shortcuts import ShortcutDialog
from editor.app.settings import Settings
from editor.core.templates import new_level

SIZE = (1440, 900)
THEMES = ("dark", "light")
LANGUAGES = ("en", "es")


def main(out: Path) -> None:
    """Take all pictures."""
    application = QApplication(sys.argv[:1])
    out.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        for language in LANGUAGES:
            for name, widget in scenes(application, theme, language):
                settle(0.3)
                widget.grab().save(str(out / f"{name}-{theme}-{language}.png"))


def scenes(application: QApplication, theme: str, language: str) -> Iterator[tuple[str, QWidget]]:
    """What is worth a look, one after another, in a window of its own."""
    with TemporaryDirectory() as folder:
        settings = Settings(Path(folder))
        settings.put("theme", theme)
        settings.put("language", language)
        settings.put("map_style", "plan" if theme == "light" else "dungeon")
        desk = Desk(application, settings)
        window = desk.window
        window.resize(*SIZE)
        window.show()
        yield "1-start", window
        desk.workspace.add_new(new_level("gauntlet", 48, 32))
        yield "2-editing", window
        select_first(desk, "activator")
        yield "3-selected", window
        window.toolbox.paint_with("terrain", 7)
        window.docks.show("circuits")
        yield "4-circuits", window
        yield from dialogs(desk)
        yield from playing(desk)
        window.play_test.stop()
        for document in list(desk.workspace.documents):
            desk.workspace.close(document)
        window.hide()
        window.deleteLater()
        desk.deleteLater()


def select_first(desk: Desk, family: str) -> None:
    """Select an object and look at it from near by."""
    view = desk.window.tabs.view
    assert view is not None
    chosen = next(view.document.level.of_family(family))
    view.show_place(objects=(chosen.id,))
    view.canvas.navigator.zoom_to(48)


def dialogs(desk: Desk) -> Iterator[tuple[str, QDialog]]:
    """Every dialog."""
    window, view = desk.window, desk.window.tabs.view
    assert view is not None
    made: list[tuple[str, QDialog]] = [
        ("new", NewLevelDialog("rock", window)),
        ("resize", ResizeDialog(view.document.level, window)),
        ("properties", LevelPropertiesDialog(view.document, window)),
        ("commands", CommandPalette(window.book, window)),
        ("shortcuts", ShortcutDialog(window.book, window)),
        ("preferences", PreferencesDialog(window.settings, window)),
    ]
    for name, dialog in made:
        dialog.show()
        yield f"5-{name}", dialog
        dialog.close()


def playing(desk: Desk) -> Iterator[tuple[str, QWidget]]:
    """A play-test under way, explained, and over."""
    window = desk.window
    view = window.tabs.view
    assert view is not None
    view.canvas.fit()
    window.play()
    player = window.play_test.player
    assert player is not None
    player.speed = 8
    settle(1.2)
    yield "6-playing", window
    wound = next(
        (e for e in player.run.log if type(e.happening).__name__ == "WoundSuffered"), player.run.log[-1]
    )
    window.play_test.show_entry(wound)
    yield "7-why", window
    player.speed = 0
    player.look_at(len(player.run.log) - 1)
    player.play()
    until = monotonic() + 10
    while not player.run.over and monotonic() < until:
        QApplication.processEvents()
    yield "8-report", window


def settle(seconds: float) -> None:
    """Let the window do what it has to do."""
    until = monotonic() + seconds
    while monotonic() < until:
        QApplication.processEvents()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
