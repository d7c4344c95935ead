"""Tidying wires, timers for selected connections, and templates made from what is selected."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMessageBox, QWidget

from editor.app.action_book import ActionBook
from editor.app.dialogs.ask_text import ask
from editor.app.dialogs.message import plain_box
from editor.app.i18n.language import language, words
from editor.app.level_view import LevelView
from editor.app.stamps import Stamps
from editor.core.edits.insert_timers import plan_insert_timers
from editor.core.edits.plan_tidy import Tidying, plan_tidy
from editor.core.fragment import cut_out, with_inner_nets
from editor.core.linking.connect import plan_connect
from editor.core.refusal import Refusal
from editor.core.tools.preview import preview_of
from schemas.message import Message
from schemas.problem import SayError
from schemas.wording import as_sentence

WIRING = ("wires.connect", "wires.tidy", "wires.timer", "edit.save_stamp")


class WireCommands(QObject):
    """Works on the view in front."""

    remarked = Signal(str)
    """Something that the designer should read."""

    def __init__(self, book: ActionBook, stamps: Stamps, window: QWidget) -> None:
        super().__init__(window)
        self._book = book
        self._stamps = stamps
        self._window = window
        self._view: LevelView | None = None
        self._suspended = False
        book.on("wires.connect", self.connect_selected)
        book.on("wires.tidy", self.tidy)
        book.on("wires.timer", self.insert_timers)
        book.on("edit.save_stamp", self.save_stamp)

    def follow(self, view: LevelView | None) -> None:
        """Work on another view."""
        self._view = view

    def suspend(self, suspended: bool) -> None:
        """While a play-test runs nothing is edited."""
        self._suspended = suspended
        for id in WIRING:
            self._book[id].setEnabled(not suspended and self._view is not None)

    def connect_selected(self) -> None:
        """Connect the activator that is selected with the trap and the doors that are."""
        if self._view is None:
            return
        core = self._view.document.core
        plan = plan_connect(core.level, core.derived.ruleset, core.selection.objects)
        if plan.refusal is not None:
            self.remarked.emit(as_sentence(words(plan.refusal.message)))
        elif self._view.document.do(plan.edit):
            said = plan.diff.sentences(core.level, core.level)
            self.remarked.emit(" · ".join(as_sentence(words(each)) for each in said))

    def tidy(self) -> None:
        """Show on the map what tidying would do and what it saves; do it when told to."""
        if self._view is None:
            return
        core = self._view.document.core
        found = plan_tidy(core.level, core.derived.nets, core.selection)
        if isinstance(found, Refusal):
            self.remarked.emit(words(found.message))
        elif self._agreed(self._view, found):
            self._view.document.do(found.edit)

    def _agreed(self, view: LevelView, found: Tidying) -> bool:
        view.canvas.preview.shown = preview_of(found.edit)
        view.canvas.update()
        saved = found.saved
        text = words(Message("edit.tidy_saves", cells=saved.cells, bends=saved.bends, hops=saved.hops))
        box = plain_box(QMessageBox.Icon.Question, self.tr("Tidy wires"), text, self._window)
        yes = box.addButton(self.tr("Tidy"), QMessageBox.ButtonRole.AcceptRole)
        box.addButton(self.tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        view.canvas.preview.clear()
        view.canvas.update()
        return box.clickedButton() is yes

    def insert_timers(self) -> None:
        """A timer on each selected connection."""
        if self._view is not None:
            document = self._view.document
            plan = plan_insert_timers(document.core, document.core.selection)
            if document.do(plan) and not isinstance(plan, Refusal):
                count = dict(plan.name.args)["count"]
                self.remarked.emit(self.tr("Timers inserted: {count}").format(count=count))

    def save_stamp(self) -> None:
        """Ask for a name and keep what is selected as a template."""
        if self._view is None:
            return
        core = self._view.document.core
        fragment = cut_out(core.level, with_inner_nets(core.derived.nets, core.selection))
        if fragment.empty:
            self.remarked.emit(self.tr("Select first what the template is to hold."))
            return
        name = ask(self.tr("Save as template"), self.tr("Name"), self.tr("Save"), self._window)
        if name is None:
            return
        try:
            self._stamps.add(name, fragment)
        except SayError as error:
            self.remarked.emit(error.text(language()))
            return
        self.remarked.emit(self.tr("Kept in the palette, under Templates."))
