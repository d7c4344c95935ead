"""The shipped typeface."""

from __future__ import annotations

from PySide6.QtGui import QFontInfo
from PySide6.QtWidgets import QApplication

from editor.app.fonts import FOLDER, map_font


def test_the_map_is_lettered_in_the_shipped_typeface(qapp: QApplication) -> None:
    """Whatever fonts a machine has."""
    font = QFontInfo(map_font(13))

    assert (font.family(), font.pixelSize(), font.bold()) == ("DejaVu Sans", 13, True)


def test_the_licence_is_shipped_with_it() -> None:
    """The licence asks for that."""
    assert "Bitstream" in (FOLDER / "LICENSE-DejaVu.txt").read_text(encoding="utf-8")
