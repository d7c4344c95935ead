"""Undo, redo, cut, copy, paste, delete, turn, select: what the Edit menu does."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from editor.app.action_book import ActionBook, translated
from editor.app.i18n.language import language, words
from editor.app.level_view import LevelView
from editor.app.plain import without_mnemonic
from editor.core.clipboard import from_text, to_text
from editor.core.edits.edit import Edit
from editor.core.edits.paste import plan_delete, plan_turn
from editor.core.edits.set_property import SetProperty
from editor.core.fragment import cut_out, with_inner_nets
from editor.core.link_news import copied_words, led_out, lost_links
from editor.core.selection import Selection, everything
from editor.core.transform import CLOCKWISE
from schemas.message import Message
from schemas.problem import SayError
from schemas.wording import as_sentence
from simulation.level.level import body_cells

EDITING = (
    "edit.cut", "edit.copy", "edit.paste", "edit.delete", "edit.turn", "edit.mirror", "edit.select_all",
    "edit.select_none", "level.properties", "level.resize",
)  # fmt: skip
OF_SELECTED = ("edit.cut", "edit.copy", "edit.delete")


class EditCommands(QObject):
    """Works on the view in front."""

    remarked = Signal(str)
    """Something that the designer should read."""

    def __init__(self, book: ActionBook, parent: QObject) -> None:
        super().__init__(parent)
        self._book = book
        self._view: LevelView | None = None
        self._shown: LevelView | None = None
        for id, run in (
            ("edit.undo", self.undo),
            ("edit.redo", self.redo),
            ("edit.cut", self.cut),
            ("edit.copy", self.copy),
            ("edit.paste", self.paste),
            ("edit.delete", self.delete),
            ("edit.turn", self.turn),
            ("edit.mirror", self.mirror),
            ("edit.select_all", self.select_all),
            ("edit.select_none", self.select_none),
        ):
            book.on(id, run)

    def suspend(self, suspended: bool) -> None:
        """While a play-test runs nothing is edited."""
        self._work_on(None if suspended else self._shown)
        for id in EDITING:
            self._book[id].setEnabled(not suspended and self._shown is not None)
        self._name_steps()
        self._offer_what_is_selected()

    def follow(self, view: LevelView | None) -> None:
        """Work on another view."""
        self._shown = view
        self._work_on(view)

    def _work_on(self, view: LevelView | None) -> None:
        if self._view is not None:
            self._view.document.state_changed.disconnect(self._name_steps)
            self._view.selection.changed.disconnect(self._offer_what_is_selected)
        self._view = view
        if view is not None:
            view.document.state_changed.connect(self._name_steps)
            view.selection.changed.connect(self._offer_what_is_selected)
        self._name_steps()
        self._offer_what_is_selected()

    def _offer_what_is_selected(self) -> None:
        """Turning is always there: it turns what the tool holds, too."""
        selected = self._view is not None and bool(self._view.selection.selection)
        for id in OF_SELECTED:
            self._book[id].setEnabled(selected)

    def undo(self) -> None:
        """Take back the last step; what is just being drawn counts as one."""
        if self._view is not None and self._view.hand.busy:
            self._view.hand.cancel()
        elif self._view is not None:
            self._view.document.undo()

    def redo(self) -> None:
        """Do the step taken back again."""
        if self._view is not None:
            self._view.hand.cancel()
            self._view.document.redo()

    def copy(self) -> None:
        """Put what is selected on the clipboard, as text."""
        if self._view is not None and self._chosen():
            core, chosen = self._view.document.core, self._chosen()
            outside = led_out(core.level, core.derived.nets, chosen)
            fragment = replace(cut_out(core.level, chosen), cut=len(outside))
            QGuiApplication.clipboard().setText(to_text(fragment))
            if outside:
                self.remarked.emit(words(copied_words(core.level, outside, fragment)))

    def cut(self) -> None:
        """Copy, then remove."""
        if self._view is not None and self._chosen():
            self.copy()
            self._remove(plan_delete(self._view.document.level, self._chosen(), Message("edit.cut")))

    def paste(self) -> None:
        """Hang what is on the clipboard on the pointer."""
        if self._view is None:
            return
        try:
            fragment = from_text(QGuiApplication.clipboard().text())
        except SayError as error:
            self.remarked.emit(error.text(language()))
            return
        self._view.toolbox.paste(fragment)

    def delete(self) -> None:
        """Remove what is selected."""
        if self._view is not None and self._chosen():
            self._remove(plan_delete(self._view.document.level, self._view.selection.selection))

    def _remove(self, plan: Edit) -> None:
        """Remove, and say what nothing fires or opens any more."""
        assert self._view is not None
        lost = lost_links(self._view.document.level, plan)
        if self._view.document.do(plan) and lost:
            self.remarked.emit(" · ".join(as_sentence(words(message)) for message in lost))

    def turn(self) -> None:
        """Turn what the tool holds, else what is selected."""
        if self._view is None or self._view.hand.offer_key("r"):
            return
        objects = self._view.document.level.objects
        chosen = self._view.selection.selection
        if len(chosen.objects) == 1 and not chosen.cells and self._fills_one_cell(min(chosen.objects)):
            self._face_on(min(chosen.objects))
        elif objects and chosen:
            self._transform(mirror=False)

    def mirror(self) -> None:
        """Mirror what the tool holds, else what is selected."""
        if self._view is not None and not self._view.hand.offer_key("h") and self._chosen():
            self._transform(mirror=True)

    def select_all(self) -> None:
        """Select everything."""
        if self._view is not None:
            self._view.selection.set(everything(self._view.document.level))

    def select_none(self) -> None:
        """Let go."""
        if self._view is not None:
            self._view.selection.set(Selection())

    def _chosen(self) -> Selection:
        if self._view is None:
            return Selection()
        return with_inner_nets(self._view.wiring.nets, self._view.selection.selection)

    def _fills_one_cell(self, key: str) -> bool:
        return self._view is not None and len(body_cells(self._view.document.level.objects[key])) == 1

    def _face_on(self, key: str) -> None:
        assert self._view is not None
        document = self._view.document
        facing = getattr(document.level.objects[key], "facing", None)
        if facing is not None:
            document.do(SetProperty.plan(document.level, [key], "facing", CLOCKWISE[facing]))

    def _transform(self, *, mirror: bool) -> None:
        assert self._view is not None
        document = self._view.document
        follow = not self._chosen().cells
        document.do(plan_turn(document.level, self._chosen(), mirror=mirror, follow=follow))

    def _name_steps(self) -> None:
        core = self._view.document.core if self._view is not None else None
        for id, message in (
            ("edit.undo", core.next_undo if core else None),
            ("edit.redo", core.next_redo if core else None),
        ):
            action = self._book[id]
            plain = translated("Undo" if id == "edit.undo" else "Redo")
            action.setEnabled(message is not None)
            action.setText(without_mnemonic(f"{plain}: {words(message)}") if message is not None else plain)
