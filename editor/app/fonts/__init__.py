"""The typeface that the map is lettered in, shipped with the program so that every machine has it."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

FOLDER = Path(__file__).parent
FAMILY = "DejaVu Sans"


@cache
def load_fonts() -> str:
    """Make the shipped typeface known to Qt (a QGuiApplication must exist); gives its family."""
    for path in sorted(FOLDER.glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))
    return FAMILY


def map_font(px: float, bold: bool = True) -> QFont:
    """The lettering of the map, `px` high."""
    font = QFont(load_fonts())
    font.setPixelSize(max(1, round(px)))
    font.setBold(bold)
    return font
