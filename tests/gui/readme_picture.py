"""Makes the picture of the README from the real window: `python -m tests.gui.readme_picture`."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget

from editor.app.application import Desk
from editor.app.fonts import load_fonts
from editor.app.main_window import MainWindow
from editor.app.settings import Settings
from tests.gui.screenshots import SIZE, settle

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "screenshot.png"
LEVEL, SELECTED, CENTRE, PIXELS = "vault", "lever", (49.5, 71.0), 27


def main() -> None:
    """A sample level at work: a lever is selected, its wires glow, its connections are listed."""
    application = QApplication(sys.argv[:1])
    load_fonts()
    with TemporaryDirectory() as folder:
        settings = Settings(Path(folder) / "config")
        settings.put("theme", "dark")
        settings.put("language", "en")
        level = Path(shutil.copy(ROOT / "sample_levels" / f"{LEVEL}.dungeon", folder))
        desk = Desk(application, settings)
        window = desk.window
        window.resize(*SIZE)
        window.show()
        window.files.open(level)
        arrange(window)
        settle(2.0)
        window.grab().save(str(PICTURE))


def arrange(window: MainWindow) -> None:
    """Bring the lever nearest to the middle into view, and make room for the map."""
    view = window.tabs.view
    assert view is not None
    levers = view.document.level.of_kind(SELECTED)
    nearest = min(levers, key=lambda lever: abs(lever.cell[0] - 52) + abs(lever.cell[1] - 73))
    settle(0.5)
    view.show_place(objects=(nearest.id,))
    navigator = view.canvas.navigator
    navigator.zoom_to(PIXELS)
    window.docks.show("circuits")
    bottom = window.findChild(QDockWidget, "dock.bottom")
    assert isinstance(bottom, QDockWidget)
    window.resizeDocks([bottom], [150], Qt.Orientation.Vertical)
    settle(0.5)
    navigator.go(navigator.camera.centred(*CENTRE))


if __name__ == "__main__":
    main()
