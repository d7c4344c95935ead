"""How wires are shown, following a circuit and naming a connection: what the View menu does for wires."""

from __future__ import annotations

from typing import get_args

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QActionGroup
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from editor.app.action_book import ActionBook
from editor.app.canvas.scene import WireMode
from editor.app.i18n.language import words
from editor.app.level_view import LevelView
from editor.app.settings import Settings
from editor.app.wire_actions import MODE, MODES
from editor.app.wording import capital
from editor.core.following import Follower
from editor.core.selection import Selection
from editor.core.tools.wire_pick import net_at, wires_at

SETTING = "wires/shown"
EDITING = ("wires.forward", "wires.back", "wires.name")


class WireViews(QObject):
    """Works on the view in front; the mode holds for all of them and is remembered."""

    mode_changed = Signal(str)
    remarked = Signal(str)
    """Something that the designer should read."""
    name_asked = Signal()
    """What is selected is to get a name."""

    def __init__(self, book: ActionBook, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._book = book
        self._settings = settings
        self._view: LevelView | None = None
        self._follower: Follower | None = None
        self._mode: WireMode = next(
            (mode for mode in get_args(WireMode) if mode == settings.text(SETTING, "all")), "all"
        )
        self._group = QActionGroup(self)
        self.menu = QMenu(self.tr("Wires"), parent)
        for spec in MODES:
            self._group.addAction(book[spec.id])
            self.menu.addAction(book[spec.id])
        self._group.triggered.connect(self._choose)
        self.button = QToolButton(parent)
        self.button.setAutoRaise(True)
        self.button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.button.setMenu(self.menu)
        for id, run in (
            ("wires.cycle", self.cycle),
            ("wires.forward", self.forward),
            ("wires.back", self.back),
            ("wires.name", self.name),
        ):
            book.on(id, run)
        self._show_mode()

    @property
    def mode(self) -> WireMode:
        """Which wires are shown at full strength."""
        return self._mode

    def follow(self, view: LevelView | None) -> None:
        """Work on another view."""
        self._view = view
        self._follower = Follower(view.document.core) if view is not None else None
        self._apply()

    def suspend(self, suspended: bool) -> None:
        """While a play-test runs nothing is selected or named."""
        for id in EDITING:
            self._book[id].setEnabled(not suspended and self._view is not None)

    def show_mode(self, mode: str) -> None:
        """Show these wires."""
        self._mode = next(known for known in get_args(WireMode) if known == mode)
        self._settings.put(SETTING, mode)
        self._show_mode()
        self._apply()

    def cycle(self) -> None:
        """The next mode."""
        modes = get_args(WireMode)
        self.show_mode(modes[(modes.index(self._mode) + 1) % len(modes)])

    def forward(self) -> None:
        """One step away from the activator."""
        self._step(1)

    def back(self) -> None:
        """One step towards it."""
        self._step(-1)

    def name(self) -> None:
        """Ask for the name of what is selected, else of what is under the pointer."""
        view = self._view
        if view is None:
            return
        if not (view.selection.objects or view.selection.selection.edges):
            self._select_under_pointer(view)
        if view.selection.objects or view.selection.selection.edges:
            self.name_asked.emit()
        else:
            self.remarked.emit(self.tr("Nothing is selected that could be named"))

    def _select_under_pointer(self, view: LevelView) -> None:
        cell, core = view.canvas.scene.cursor or view.canvas.scene.hover, view.document.core
        if cell is None:
            return
        bodies = core.derived.occupancy.at(cell)
        if bodies:
            view.selection.select_objects(frozenset({bodies[-1].id}))
        elif net_at(core, cell) is not None:
            view.selection.set(Selection(edges=wires_at(core, cell, "section")))

    def _step(self, way: int) -> None:
        view = self._view
        if view is None or self._follower is None:
            return
        step = self._follower.step(way)
        if step is None:
            self.remarked.emit(self.tr("There is no activator to follow"))
            return
        cell, said = view.document.level.objects[step.object_id].cell, capital(words(step.says))
        view.selection.select_objects(frozenset({step.object_id}))
        view.canvas.navigator.reveal(*cell)
        if view.canvas.scene.cursor is not None:
            view.canvas.set_cursor_cell(cell)
        view.says.emit(said, False)
        view.canvas.setAccessibleDescription(said)

    def _choose(self) -> None:
        action = self._group.checkedAction()
        if action is not None:
            self.show_mode(action.objectName().removeprefix(MODE))

    def _show_mode(self) -> None:
        action = self._book[MODE + self._mode]
        action.setChecked(True)
        self.button.setText(action.text())
        self.button.setToolTip(action.toolTip())
        self.button.setAccessibleName(self.tr("How wires are shown"))
        self.button.setAccessibleDescription(action.text())
        self.mode_changed.emit(self._mode)

    def _apply(self) -> None:
        if self._view is not None and self._view.canvas.scene.overlays.wires != self._mode:
            self._view.canvas.scene.overlays.wires = self._mode
            self._view.canvas.refresh_wires()
