"""The shipped typeface."""

from __future__ import annotations

from PySide6.QtGui import QFontInfo, QRawFont
from PySide6.QtWidgets import QApplication

from editor.app.fonts import FOLDER, map_font


def test_the_map_is_lettered_in_the_shipped_typeface(qapp: QApplication) -> None:
    """Whatever fonts a machine has."""
    font = QFontInfo(map_font(13))

    assert (font.family(), font.pixelSize(), font.bold()) == ("DejaVu Sans", 13, True)


def test_the_licence_is_shipped_with_it() -> None:
    """The licence asks for that."""
    assert "Bitstream" in (FOLDER / "LICENSE-DejaVu.txt").read_text(encoding="utf-8")


def test_every_sign_that_the_program_writes_is_in_it(qapp: QApplication) -> None:
    """Anything else is an empty box on a machine without further fonts."""
    fonts = [QRawFont(str(path), 12) for path in sorted(FOLDER.glob("*.ttf"))]
    root = FOLDER.parents[2]
    texts = [
        *root.glob("editor/app/**/*.py"),
        *root.glob("editor/app/i18n/*.ts"),
        *root.glob("schemas/words/*"),
    ]

    signs = {sign for path in texts if path.is_file() for sign in path.read_text("utf-8") if sign > "~"}

    assert len(signs) > 20
    assert {sign for sign in signs if not all(font.supportsCharacter(ord(sign)) for font in fonts)} == set()
