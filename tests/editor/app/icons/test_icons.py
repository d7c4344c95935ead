"""Icons follow the palette and exist for every action."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QIcon, QPalette
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from editor.app.icons import ACCENT_TOKEN, FOLDER, app_icon, icon, icon_names, or_gap, tones

STATUS_COLOURS = {"#3fae5a", "#f2b01e", "#d99a12", "#e0454f"}
NEEDED = """
new open save undo redo pencil line rectangle ellipse fill erase select move wire ruler pan
play stop pause step speed copy paste cut duplicate delete zoom_in zoom_out fit grid ok warning
error search import export settings theme language resize properties portal why flip rotate terrain
"""


@pytest.mark.parametrize("name", sorted(icon_names()))
def test_an_icon_is_drawn_in_two_tones_on_the_24_px_grid(name: str) -> None:
    """Only currentColor, the accent and the colours of a status occur, so that any palette fits."""
    text = (FOLDER / f"{name}.svg").read_text(encoding="utf-8")
    colours = set(re.findall(r"#[0-9a-f]{6}", text)) - STATUS_COLOURS - {ACCENT_TOKEN}

    assert QSvgRenderer(text.encode()).viewBox().size() == QSize(24, 24) and not colours


@pytest.mark.parametrize("name", NEEDED.split())
def test_tools_and_actions_have_icons(name: str) -> None:
    """What the tool bars need is there."""
    assert name in icon_names()


def test_an_unknown_name_gives_an_empty_icon() -> None:
    """Never an error."""
    assert icon("unheard-of").isNull()


@pytest.mark.parametrize("mode", [QIcon.Mode.Normal, QIcon.Mode.Disabled, QIcon.Mode.Selected])
def test_icons_follow_the_palette(qapp: QApplication, mode: QIcon.Mode) -> None:
    """The same icon is painted in other colours once the theme changes."""
    usual = qapp.palette()
    pictures = []
    for text, ground in (("#111111", "#eeeeee"), ("#eeeeee", "#111111")):
        palette = QPalette(usual)
        for role, colour in (("WindowText", text), ("Window", ground), ("HighlightedText", text)):
            palette.setColor(getattr(QPalette.ColorRole, role), QColor(colour))
        qapp.setPalette(palette)
        pictures.append(icon("undo").pixmap(QSize(24, 24), mode).toImage())
    qapp.setPalette(usual)

    assert pictures[0] != pictures[1]


def test_a_disabled_icon_is_grey_in_both_tones() -> None:
    """Lines and accents fade together."""
    main, accent = tones(QPalette(), QIcon.Mode.Disabled)

    assert main == accent


@pytest.mark.parametrize("size", [16, 48, 256])
def test_the_application_has_an_icon(qapp: QApplication, size: int) -> None:
    """At every size that desktops ask for."""
    assert app_icon().pixmap(size, size).width() == size


def test_what_has_no_icon_keeps_its_place_free(qapp: QApplication) -> None:
    """Names in a list stay in line; an icon that is there is taken as it is."""
    gap, drawn = or_gap(QIcon()), icon("undo")

    assert not gap.isNull() and not gap.pixmap(16).toImage().pixelColor(8, 8).alpha()
    assert or_gap(drawn).cacheKey() == drawn.cacheKey()
