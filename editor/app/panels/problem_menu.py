"""The menu of a row in the list of problems: its fixes, leaving it, and how bad its kind is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from editor.app.i18n.language import words
from editor.app.i18n.mark import mark
from editor.app.icons import icon
from editor.app.panels.problem_list import ICONS
from editor.app.plain import without_mnemonic
from schemas.message import Message
from simulation.checks.check import Weight
from simulation.checks.weights import NEVER_OFF, WEIGHTS

WORDS: dict[Weight, str] = {
    "error": mark("Problems", "Error"),
    "warning": mark("Problems", "Warning"),
    "hint": mark("Problems", "Hint"),
    "off": mark("Problems", "Don't show"),
}
AS_USUAL = mark("Problems", "As usual ({weight})")
SHOW_AS = mark("Problems", "Show “{kind}” as")


def weight_name(weight: Weight) -> str:
    """What a severity is called."""
    return QCoreApplication.translate("Problems", WORDS[weight])


def kind_title(code: str) -> str:
    """What a kind of finding is called."""
    return words(Message(f"kind.{code}"))


def usual_name(weight: Weight) -> str:
    """The entry that gives a kind its usual severity."""
    return QCoreApplication.translate("Problems", AS_USUAL).replace("{weight}", weight_name(weight))


def weight_menu(
    parent: QWidget, code: str, now: Weight | None, usual: Weight, run: Callable[[Weight | None], object]
) -> QMenu:
    """How bad findings of this kind are in this level; `now` is None while it is as usual."""
    title = QCoreApplication.translate("Problems", SHOW_AS).replace("{kind}", kind_title(code))
    menu = QMenu(without_mnemonic(title), parent)
    group = QActionGroup(menu)
    choices: list[Weight | None] = [None, *WEIGHTS]
    for weight in choices:
        if weight == "off" and code in NEVER_OFF:
            continue
        action = QAction(weight_name(weight) if weight is not None else usual_name(usual), menu)
        action.setCheckable(True)
        action.setChecked(weight == now)
        if weight in ICONS:
            action.setIcon(icon(ICONS[weight]))
        action.triggered.connect(lambda _=False, weight=weight: run(weight))
        group.addAction(action)
        menu.addAction(action)
    return menu
