"""Desktop manners: names for everything, explained commands, languages, themes, keyboard only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QWidget,
)

from editor.app.canvas.widget import Canvas
from editor.app.main_window import MainWindow
from editor.app.settings import Settings
from editor.app.theme.colours import THEMES, contrast
from tests.gui.conftest import Designer

CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSpinBox, QComboBox, QLineEdit, Canvas)


def unnamed(root: QWidget) -> list[str]:
    """Controls of ours that a screen reader could not name."""
    found = [w for kind in CONTROLS for w in root.findChildren(kind) if not _is_inner(w)]
    return [f"{type(w).__name__} in {type(w.parent()).__name__}" for w in found if not _name(w)]


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text or widget.toolTip()


def _is_inner(widget: QWidget) -> bool:
    """Parts that Qt makes inside its own controls: they are named by what is round them."""
    parent = widget.parent()
    inner = widget.objectName().startswith("qt_") or widget.inherits("QComboBoxListView")
    return inner or isinstance(parent, QAbstractSpinBox | QComboBox | QLineEdit | QAbstractItemView)


def test_every_control_has_a_name(designer: Designer) -> None:
    """A walk over the whole window finds no control without a name."""
    designer.open_new("crossroads", 48, 32)

    assert unnamed(designer.window) == []


def test_every_command_explains_itself(designer: Designer) -> None:
    """Each action has a text, a status tip and an explanation."""
    actions = designer.window.book.all()

    silent = [a.objectName() for a in actions if not (a.text() and a.statusTip() and a.whatsThis())]

    assert silent == []


def test_no_two_commands_have_the_same_keys(designer: Designer) -> None:
    """A key means one thing."""
    keys = [a.shortcut().toString() for a in designer.window.book.all() if not a.shortcut().isEmpty()]

    assert len(keys) == len(set(keys))


@pytest.mark.parametrize("name", THEMES)
def test_text_can_be_read_on_every_ground(name: str) -> None:
    """4.5 : 1 for text, 3 : 1 for the accent as a sign."""
    theme = next(colours for key, colours in THEMES.items() if key == name)

    for text in (theme.text, theme.muted, theme.accent_text, theme.danger):
        assert all(contrast(text, ground) >= 4.5 for ground in (theme.window, theme.panel, theme.base))
    assert contrast(theme.on_accent, theme.accent) >= 4.5


def test_the_window_changes_its_language_with_levels_open(designer: Designer) -> None:
    """The window is built anew in Spanish; the level stays."""
    designer.open_new()
    designer.window.settings.put("language", "es")

    designer.desk.rebuild()

    assert designer.window.book["file.save"].text() == "Guardar"
    assert len(designer.window.tabs.views()) == 1


def test_a_cell_is_painted_by_keyboard_alone(designer: Designer) -> None:
    """Arrows move the cell cursor, Enter applies the tool."""
    designer.open_new("rock")
    designer.do("tool.pencil")
    view = designer.window.tabs.view
    assert view is not None
    view.canvas.set_cursor_cell((5, 5))

    designer.press(Qt.Key.Key_Right)
    designer.press(Qt.Key.Key_Return)

    assert designer.material((6, 5)) == 2


def test_every_command_of_the_toolbar_has_a_picture(designer: Designer) -> None:
    """What stands in the toolbar shows an icon."""
    bare = [
        a.objectName()
        for a in designer.window.book.all()
        if a.objectName().startswith("tool.") and a.icon().isNull()
    ]

    assert bare == []


def test_the_first_window_fits_the_screen(designer: Designer, settings: Settings) -> None:
    """On a small laptop no part of it lies outside."""
    room = designer.window.screen().availableSize()
    first = MainWindow(designer.desk.workspace, settings)

    assert first.width() <= room.width() and first.height() <= room.height()
    first.deleteLater()
