"""Menus and toolbars as tables of action ids; `-` is a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMenu, QMenuBar, QToolBar

from editor.app.action_book import ActionBook
from editor.app.i18n.mark import mark

MENUS = (
    (mark("Menus", "&File"), (
        "file.new", "file.open", "recent", "-", "file.save", "file.save_as", "-", "file.import", "-",
        "file.close", "file.quit",
    )),
    (mark("Menus", "&Edit"), (
        "edit.undo", "edit.redo", "-", "edit.cut", "edit.copy", "edit.paste", "edit.delete",
        "edit.save_stamp", "-", "edit.turn", "edit.mirror", "-", "edit.select_all", "edit.select_none",
        "edit.find", "wires.name", "-", "help.preferences",
    )),
    (mark("Menus", "&Level"), ("level.properties", "level.resize")),
    (mark("Menus", "&Tools"), ("tools", "-", "wires.connect", "wires.tidy", "wires.timer")),
    (mark("Menus", "&View"), (
        "view.zoom_in", "view.zoom_out", "view.zoom_full", "view.fit", "view.go_to", "-", "view.grid",
        "view.rulers", "view.minimap", "-", "wires", "wires.cycle", "wires.forward", "wires.back",
        "wires.table", "-", "docks", "-", "problems.next", "problems.previous", "-",
        "view.palette", "view.full_screen",
        "view.next_pane",
    )),
    (mark("Menus", "&Play"), (
        "play.start", "play.again", "-", "play.pause", "play.step", "play.step_back", "-", "play.stop", "-",
        "play.breakpoint", "-", "test.pause", "test.step", "test.step_back", "test.again", "test.rearm",
        "test.stop",
    )),
    (mark("Menus", "&Help"), ("help.start_page", "help.shortcuts", "help.whats_this", "-", "help.about")),
)  # fmt: skip
Parts = Mapping[str, Sequence[str] | QMenu]
TOOLBAR = (
    "file.new",
    "file.open",
    "file.save",
    "-",
    "edit.undo",
    "edit.redo",
    "-",
    "tools",
    "-",
    "play.start",
)


def fill_menus(bar: QMenuBar, book: ActionBook, parts: Parts) -> None:
    """Fill the menu bar. `parts`: what stands for names in the table that are no actions."""
    for title, entries in MENUS:
        menu = bar.addMenu(QCoreApplication.translate("Menus", title))
        _fill(menu, book, entries, parts)


def fill_toolbar(bar: QToolBar, book: ActionBook, parts: Parts) -> None:
    """Fill the toolbar."""
    _fill(bar, book, TOOLBAR, parts)


def _fill(place: QMenu | QToolBar, book: ActionBook, entries: tuple[str, ...], parts: Parts) -> None:
    for entry in entries:
        part = parts.get(entry)
        if entry == "-":
            place.addSeparator()
        elif isinstance(part, QMenu):
            place.addAction(part.menuAction())
        elif part is not None:
            place.addActions([book[id] for id in part])
        else:
            place.addAction(book[entry])
