"""The start page, before and while levels are open."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from editor.app.start_page import PICTURE
from tests.gui.conftest import Designer


def back_button(designer: Designer) -> QPushButton:
    """The way back to the levels."""
    buttons = designer.window.start_page.findChildren(QPushButton)
    return next(button for button in buttons if "Back" in button.text())


def test_a_level_that_was_never_saved_is_found_again_behind_the_start_page(designer: Designer) -> None:
    """The start page has a way back to the open levels."""
    designer.open_new("rock")
    designer.do("help.start_page")
    assert designer.window.tabs.view is None

    QTest.mouseClick(back_button(designer), Qt.MouseButton.LeftButton)

    assert designer.document.title == ""


def test_escape_leads_back_too(designer: Designer, qtbot: QtBot) -> None:
    """As it leads out of everything."""
    designer.open_new("rock")
    designer.do("help.start_page")

    QTest.keyClick(designer.window.start_page, Qt.Key.Key_Escape)

    qtbot.waitUntil(lambda: designer.window.tabs.view is not None)


def test_without_levels_there_is_no_way_back(designer: Designer) -> None:
    """It would lead nowhere."""
    assert not back_button(designer).isVisible()


def test_a_click_that_also_activates_begins_one_level(designer: Designer) -> None:
    """Desktops that open on a single click send both signals."""
    page = designer.window.start_page
    item = page._templates.item(0)

    page._templates.itemClicked.emit(item)
    page._templates.itemActivated.emit(item)

    assert len(designer.desk.workspace.documents) == 1


@pytest.mark.parametrize(
    ("tongue", "title"), [("en", "The Cellar under the Mill"), ("es", "La bodega bajo el molino")]
)
def test_samples_have_titles(designer: Designer, tongue: str, title: str) -> None:
    """In the language of the window, not the names of their files."""
    designer.desk.window.settings.put("language", tongue)
    designer.desk.rebuild()
    shelf = designer.window.start_page._samples

    assert title in [shelf.item(row).text() for row in range(shelf.count())]


def test_a_level_can_be_opened_without_scrolling(designer: Designer, qtbot: QtBot) -> None:
    """The button is in sight in a window of 900 rows."""
    designer.window.resize(1440, 900)
    page = designer.window.start_page
    button = next(each for each in page.findChildren(QPushButton) if each.text() == "Open…")

    qtbot.waitUntil(lambda: not button.visibleRegion().isEmpty())
    assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.parametrize(("theme", "light"), [("light", True), ("dark", False)])
def test_pictures_of_levels_suit_the_theme(designer: Designer, theme: str, light: bool) -> None:
    """Ink on paper in a light window."""
    designer.desk.window.settings.put("theme", theme)
    designer.desk.rebuild()
    picture = designer.window.start_page._templates.item(0).icon().pixmap(PICTURE).toImage()

    assert (picture.pixelColor(2, 2).lightness() > 128) is light
