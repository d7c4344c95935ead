"""The panel of circuits: keeps its tables in step with level and selection, and carries out choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from editor.app.i18n.language import words
from editor.app.icons import icon
from editor.app.level_view import LevelView
from editor.app.panels.circuits.check_list import CheckList
from editor.app.panels.circuits.diagram_page import DiagramPage
from editor.app.panels.circuits.lines import Line, Problems
from editor.app.panels.circuits.model import Index
from editor.app.panels.circuits.pages import ActivatorPage, Page, SinkPage
from editor.app.panels.circuits.reason import ReasonStrip
from editor.app.panels.circuits.taking_along import copy_table, save_table
from editor.app.panels.later import Later
from editor.core.change import Change
from editor.core.edits.set_property import SetProperty
from editor.core.linking.plan import LinkPlan
from editor.core.linking.rows import problems_by_object, reached_nets
from schemas.finding import Finding
from schemas.wording import as_sentence

WAIT_MS = 120


class CircuitsPanel(QWidget):
    """Rows follow the level a moment after a change, the current row follows the selection at once."""

    remarked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self._problems: Problems = {}
        self._offer: LinkPlan | None = None
        self.activators, self.sinks = ActivatorPage(), SinkPage()
        self.check_list = CheckList(self)
        self.check_list.chosen.connect(self._take_list)
        self.reason = ReasonStrip()
        self.reason.accepted.connect(self._accept)
        self._pages = QStackedWidget()
        self.diagram = DiagramPage()
        self.diagram.drawing.chosen.connect(self._go)
        for page in (self.activators, self.sinks):
            self._add(page)
        self._pages.addWidget(self.diagram)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 4)
        layout.setSpacing(4)
        layout.addLayout(self._bar())
        layout.addWidget(self._pages)
        layout.addWidget(self.reason)
        self._later = Later(WAIT_MS, self)
        self._later.due.connect(self._refresh_in_sight)

    def _add(self, page: Page) -> None:
        self._pages.addWidget(page)
        page.model.asked.connect(self._ask)
        page.table.chosen.connect(self._go)
        page.table.list_asked.connect(self._open_list)

    def _bar(self) -> QHBoxLayout:
        self.rows = QComboBox()
        self.rows.setAccessibleName(self.tr("Rows"))
        self.rows.addItem(self.tr("Activators"))
        self.rows.addItem(self.tr("Mechanisms and doors"))
        self.rows.addItem(self.tr("Diagram"))
        self.rows.currentIndexChanged.connect(self._turn)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Filter"))
        self.search.setAccessibleName(self.tr("Filter circuits"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.look_for)
        bar = QHBoxLayout()
        bar.setSpacing(4)
        bar.addWidget(self.rows)
        bar.addWidget(self.search, 1)
        bar.addWidget(_button("copy", self.tr("Copy table"), self.copy))
        bar.addWidget(_button("export", self.tr("Save table…"), self.save))
        return bar

    @property
    def page(self) -> Page:
        """The table in front; behind the diagram it is that of activators."""
        return self.sinks if self._pages.currentWidget() is self.sinks else self.activators

    def sizeHint(self) -> QSize:
        """Wide enough for all columns."""
        return QSize(720, 220)

    def follow(self, view: LevelView | None) -> None:
        """Show the circuits of another view."""
        if self._view is not None:
            self._view.document.changed.disconnect(self._changed)
            self._view.selection.changed.disconnect(self._show_selection)
        self._view = self.activators.view = self.sinks.view = self.diagram.view = view
        self._problems = {}
        for page in (self.activators, self.sinks):
            page.model.show(())
        self._forget()
        if view is not None:
            view.document.changed.connect(self._changed)
            view.selection.changed.connect(self._show_selection)
        self._later.ask(view)

    def show_findings(self, findings: Sequence[Finding]) -> None:
        """What the checks of the level in front found."""
        self._problems = problems_by_object(findings)
        self._later.ask(self._view)

    def refresh(self) -> None:
        """Bring the rows in front up to date now; others when they come to the front."""
        self.page.refresh(self._problems)
        if self._pages.currentWidget() is self.diagram:
            self.sinks.refresh(self._problems)
            self._draw()
        self._show_selection()

    def _draw(self) -> None:
        shown = (self.activators.table.shown(), self.sinks.table.shown())
        self.diagram.refresh(*shown, self._problems)

    def showEvent(self, event: QShowEvent) -> None:
        """Out of sight nothing was brought up to date."""
        super().showEvent(event)
        self.refresh()

    def _refresh_in_sight(self) -> None:
        if self.isVisible():
            self.refresh()

    def take_keyboard(self) -> None:
        """Let the keyboard go on in what is in front."""
        self.refresh()
        drawn = self._pages.currentWidget() is self.diagram
        (self.diagram.drawing if drawn else self.page.table).setFocus(Qt.FocusReason.ShortcutFocusReason)

    def look_for(self, text: str) -> None:
        """Show the rows with these words only."""
        for page in (self.activators, self.sinks):
            page.table.order.look_for(text)
        if self._pages.currentWidget() is self.diagram:
            self._draw()
            self._show_selection()

    def copy(self) -> None:
        """Put the rows in sight on the clipboard, for a spreadsheet."""
        if self._view is not None:
            lines = self.page.table.shown()
            copy_table(self._view.document.level, lines, self._problems)
            self.remarked.emit(self.tr("%n rows copied", "", len(lines)))

    def save(self) -> None:
        """Ask for a file and write the rows in sight to it."""
        if self._view is not None:
            lines = self.page.table.shown()
            self.remarked.emit(save_table(self._view.document, lines, self._problems, self))

    def _turn(self, number: int) -> None:
        self._pages.setCurrentIndex(number)
        self._forget()
        self.refresh()

    def _changed(self, change: Change) -> None:
        if change.objects or change.wires is not None or change.resized:
            self._forget()
            self._later.ask(self._view)

    def _forget(self) -> None:
        """What was offered was planned on another state of the level."""
        self._offer = None
        self.reason.hide()
        self.check_list.close()

    def _show_selection(self) -> None:
        if not self.isVisible():
            return
        self.page.go_along()
        self.diagram.go_along()

    def _go(self, key: str) -> None:
        """Select the object of a row, light its circuit, and bring it into view if it is not."""
        view = self._view
        if view is None or key not in view.document.level.objects:
            return
        view.selection.select_objects(frozenset({key}))
        view.light(frozenset(reached_nets(view.wiring.nets, key)))
        x, y = view.document.level.objects[key].cell
        scene = view.canvas.scene
        left, top, right, bottom = scene.camera.shown(scene.level.width, scene.level.height)
        if not (left < x < right - 1 and top < y < bottom - 1):
            view.canvas.navigator.show_cell(x, y)

    def _open_list(self, index: Index) -> None:
        table, line = self.page.table, index.data(Qt.ItemDataRole.UserRole)
        if self._view is not None and line.key in self._view.document.level.objects:
            corner = table.viewport().mapToGlobal(table.visualRect(index).bottomLeft())
            title, offered, now = self.page.listed(self._view, line)
            self.check_list.open_at(corner, title, line.key, offered, now)

    def _ask(self, key: str, meaning: str, value: str | int) -> None:
        """Carry out what was chosen in a cell."""
        row = self.page.model.row_of(key)
        if self._view is None or row is None:
            return
        document = self._view.document
        if meaning == "name":
            document.do(SetProperty.plan(document.level, [key], "name", value))
            self.refresh()
        else:
            line: Line = self.page.model.line(row)
            self._carry_out(self.page.plan(self._view, line, value))

    def _take_list(self, key: str, checked: Mapping[str, int]) -> None:
        if self._view is not None:
            self._carry_out(self.page.plan_list(self._view, key, checked))

    def _carry_out(self, plan: LinkPlan) -> None:
        """Do what changes just what was asked for; else say why not, and offer what there is."""
        self._forget()
        alt = bool(QGuiApplication.keyboardModifiers() & Qt.KeyboardModifier.AltModifier)
        if plan.refusal is None or (alt and plan.edit is not None):
            self._do(plan)
        else:
            self._offer = plan
            tip = "\n".join(self._sentences(plan)) if plan.edit is not None else ""
            self.reason.say(as_sentence(words(plan.refusal.message)), plan.edit is not None, tip)

    def _accept(self) -> None:
        if self._offer is not None:
            self._do(self._offer)

    def _do(self, plan: LinkPlan) -> None:
        said = self._sentences(plan)
        if self._view is not None and self._view.document.do(plan.edit):
            self.refresh()
            self.remarked.emit(" · ".join(said))

    def _sentences(self, plan: LinkPlan) -> list[str]:
        if self._view is None:
            return []
        level = self._view.document.level
        return [as_sentence(words(said)) for said in plan.diff.sentences(level, level)]


def _button(picture: str, name: str, press: Callable[[], None]) -> QToolButton:
    button = QToolButton()
    button.setIcon(icon(picture))
    button.setToolTip(name)
    button.setAccessibleName(name)
    button.clicked.connect(press)
    return button
