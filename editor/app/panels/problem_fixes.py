"""The quick fixes of a finding as buttons and menu entries that show what they would do while pointed at."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from editor.app.i18n.language import words
from editor.app.i18n.mark import mark
from editor.app.icons import icon
from editor.app.level_view import LevelView
from editor.app.plain import plain_tip, without_mnemonic
from editor.core.document import Plan
from editor.core.edits.group import EditGroup
from editor.core.edits.wire_edit import WireEdit
from editor.core.fixes.table import fix_name, fix_plan
from editor.core.refusal import Refusal
from editor.core.tools.preview import preview_of
from schemas.finding import Finding
from schemas.model import Cell

START_WIRE = "start_wire"
"""The one fix that is no edit: it takes up the Wiring tool at the place."""
MOST_BUTTONS = 4
FOR_ALL = mark("Problems", "For all of this kind ({count})")


@dataclass(frozen=True, slots=True)
class Offer:
    """A quick fix that can be had, or why it can't."""

    fix: str
    text: str
    refusal: str = ""


def offers(view: LevelView, finding: Finding) -> list[Offer]:
    """The fixes of a finding that would do something on the level as it is now."""
    found: list[Offer] = []
    for fix in finding.fixes:
        plan = None if fix == START_WIRE else fix_plan(view.document.core, finding, fix)
        if plan is None and fix != START_WIRE:
            continue
        text = words(fix_name(view.document.level, finding, fix))
        found.append(Offer(fix, text, words(plan.message) if isinstance(plan, Refusal) else ""))
    return found


class FixPreview:
    """Shows on the canvas what an edit would do, and takes it away again."""

    def __init__(self) -> None:
        self._view: LevelView | None = None

    def show(self, view: LevelView, plan: Plan) -> None:
        """Show it."""
        self._view = view
        canvas = view.canvas
        canvas.preview.shown = preview_of(plan)
        canvas.preview.refused = isinstance(plan, Refusal)
        canvas.problems.touched = _turned(plan)
        canvas.update()

    def clear(self) -> None:
        """Show nothing."""
        if self._view is not None:
            self._view.canvas.preview.clear()
            self._view.canvas.problems.touched = frozenset()
            self._view.canvas.update()
            self._view = None


def _turned(plan: Plan) -> frozenset[Cell]:
    """Cells in which a crossing or a name changes while the wires stay."""
    if isinstance(plan, EditGroup):
        return frozenset[Cell]().union(*map(_turned, plan.edits))
    if not isinstance(plan, WireEdit):
        return frozenset()
    return frozenset(cell for cell, old, new in plan.wires.cells if old and new and old.mask == new.mask)


class FixButtons(QWidget):
    """A button a fix. `asked`: the fix that was clicked; `pointed`: the one pointed at, "" for none."""

    asked = Signal(str)
    pointed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._offers: list[Offer] = []
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(4)
        self.buttons = [self._button(number) for number in range(MOST_BUTTONS)]
        for button in self.buttons:
            button.installEventFilter(self)
        self.offer([], "")

    def offer(self, offers: list[Offer], nothing: str) -> None:
        """Offer these; the first button stays, switched off and called `nothing`, when there are none."""
        self._offers = offers[:MOST_BUTTONS]
        for number, button in enumerate(self.buttons):
            offer = self._offers[number] if number < len(self._offers) else None
            button.setVisible(offer is not None or number == 0)
            text = offer.text if offer is not None else nothing
            button.setText(without_mnemonic(text))
            button.setAccessibleName(text or self.tr("Quick fix"))
            button.setEnabled(offer is not None and not offer.refusal)
            button.setToolTip(plain_tip(offer.refusal) if offer is not None else "")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The pointer or the keyboard comes to a button, or leaves it."""
        if watched in self.buttons:
            if event.type() in (QEvent.Type.Enter, QEvent.Type.FocusIn):
                self.pointed.emit(self._fix_of(watched))
            elif event.type() in (QEvent.Type.Leave, QEvent.Type.FocusOut, QEvent.Type.Hide):
                self.pointed.emit("")
        return super().eventFilter(watched, event)

    def _button(self, number: int) -> QPushButton:
        button = QPushButton()
        button.setAccessibleName(self.tr("Quick fix"))
        if number == 0:
            button.setIcon(icon("wand"))
        button.clicked.connect(self._ask)
        self._layout.addWidget(button)
        return button

    def _ask(self) -> None:
        fix = self._fix_of(self.sender())
        if fix:
            self.asked.emit(fix)

    def _fix_of(self, button: QObject | None) -> str:
        number = next((at for at, each in enumerate(self.buttons) if each is button), MOST_BUTTONS)
        return self._offers[number].fix if number < len(self._offers) else ""


def add_fixes(menu: QMenu, offers: list[Offer], run: Callable[[str], None]) -> None:
    """Entries of a menu, a fix each; `data` holds the fix."""
    for offer in offers:
        action = QAction(without_mnemonic(offer.text), menu)
        action.setData(offer.fix)
        action.setEnabled(not offer.refusal)
        action.setToolTip(plain_tip(offer.refusal))
        menu.setToolTipsVisible(True)
        action.triggered.connect(lambda _=False, fix=offer.fix: run(fix))
        menu.addAction(action)


def add_for_all(menu: QMenu, offers: list[Offer], alike: int, run: Callable[[str], None]) -> None:
    """A menu in the menu with the fixes for all findings of the kind, when there are several."""
    edits = [offer for offer in offers if offer.fix != START_WIRE]
    if edits and alike > 1:
        text = QCoreApplication.translate("Problems", FOR_ALL).replace("{count}", str(alike))
        add_fixes(menu.addMenu(text), edits, run)
