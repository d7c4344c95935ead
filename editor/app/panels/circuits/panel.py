"""The panel of circuits: keeps the table in step with level and selection, and carries out choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from editor.app.i18n.language import words
from editor.app.icons import icon
from editor.app.level_view import LevelView
from editor.app.panels.circuits.choices import doors_of, followed_by, mechanisms_for
from editor.app.panels.circuits.door_list import DoorList
from editor.app.panels.circuits.editors import Choice, CircuitEditors
from editor.app.panels.circuits.lines import Column, Line, lines_of
from editor.app.panels.circuits.model import CircuitModel, Index
from editor.app.panels.circuits.reason import ReasonStrip
from editor.app.panels.circuits.table import CircuitTable
from editor.app.panels.circuits.taking_along import copy_table, save_table
from editor.app.panels.later import Later
from editor.core.change import Change
from editor.core.edits.set_property import SetProperty
from editor.core.linking.choose import plan_doors, plan_mechanism
from editor.core.linking.delay import plan_delay
from editor.core.linking.plan import LinkPlan
from editor.core.linking.rows import circuit_rows, problems_by_object
from schemas.finding import Finding
from schemas.wording import as_sentence

WAIT_MS = 120


class CircuitsPanel(QWidget):
    """Rows follow the level a moment after a change, the current row follows the selection at once."""

    remarked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self._problems: Mapping[str, tuple[Finding, ...]] = {}
        self._offer: LinkPlan | None = None
        self.model = CircuitModel(self)
        self.model.asked.connect(self._ask)
        self.table = CircuitTable(self.model, CircuitEditors(self._mechanisms, self))
        self.table.chosen.connect(self._go)
        self.table.doors_asked.connect(self._open_doors)
        self.doors = DoorList(self)
        self.doors.chosen.connect(self._set_doors)
        self.reason = ReasonStrip()
        self.reason.accepted.connect(self._accept)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 4)
        layout.setSpacing(4)
        layout.addLayout(self._bar())
        layout.addWidget(self.table)
        layout.addWidget(self.reason)
        self._later = Later(WAIT_MS, self)
        self._later.due.connect(self.refresh)

    def _bar(self) -> QHBoxLayout:
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Filter circuits"))
        self.search.setAccessibleName(self.tr("Filter circuits"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self.table.order.look_for)
        bar = QHBoxLayout()
        bar.setSpacing(4)
        bar.addWidget(self.search)
        bar.addWidget(_button("copy", self.tr("Copy table"), self.copy))
        bar.addWidget(_button("export", self.tr("Save table…"), self.save))
        return bar

    def sizeHint(self) -> QSize:
        """Wide enough for all columns."""
        return QSize(720, 220)

    def follow(self, view: LevelView | None) -> None:
        """Show the circuits of another view."""
        if self._view is not None:
            self._view.document.changed.disconnect(self._changed)
            self._view.selection.changed.disconnect(self._show_selection)
        self._view = view
        self._problems = {}
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
        """Bring the rows up to date now."""
        lines: list[Line] = []
        if self._view is not None:
            wiring = self._view.wiring
            rows = circuit_rows(wiring.links, wiring.nets)
            lines = lines_of(self._view.document.level, rows, self._problems)
        self.model.show(lines, self._view.canvas.scene.style if self._view is not None else None)
        self._show_selection()

    def copy(self) -> None:
        """Put the rows in sight on the clipboard, for a spreadsheet."""
        if self._view is not None:
            copy_table(self._view.document.level, self.table.shown(), self._problems)
            self.remarked.emit(self.tr("%n circuits copied", "", len(self.table.shown())))

    def save(self) -> None:
        """Ask for a file and write the rows in sight to it."""
        if self._view is not None:
            said = save_table(self._view.document, self.table.shown(), self._problems, self)
            self.remarked.emit(said)

    def _changed(self, change: Change) -> None:
        if change.objects or change.wires is not None or change.resized:
            self._forget()
            self._later.ask(self._view)

    def _forget(self) -> None:
        """What was offered was planned on another state of the level."""
        self._offer = None
        self.reason.hide()
        self.doors.close()

    def _show_selection(self) -> None:
        if self._view is not None:
            self.table.choose(followed_by(self._view, self._view.selection.objects))

    def _go(self, activator: str) -> None:
        """Select the activator, and bring it into view if it is not."""
        view = self._view
        if view is None or activator not in view.document.level.objects:
            return
        view.selection.select_objects(frozenset({activator}))
        x, y = view.document.level.objects[activator].cell
        scene = view.canvas.scene
        left, top, right, bottom = scene.camera.shown(scene.level.width, scene.level.height)
        if not (left < x < right - 1 and top < y < bottom - 1):
            view.canvas.navigator.show_cell(x, y)

    def _mechanisms(self, activator: str) -> list[Choice]:
        return mechanisms_for(self._view, activator) if self._view is not None else []

    def _open_doors(self, index: Index) -> None:
        if self._view is not None:
            line: Line = index.data(Qt.ItemDataRole.UserRole)
            corner = self.table.viewport().mapToGlobal(self.table.visualRect(index).bottomLeft())
            doors = doors_of(self._view.document.level)
            self.doors.open_at(corner, line.key, doors, dict(line.row.doors))

    def _ask(self, activator: str, column: int, value: object) -> None:
        """Carry out what was chosen in a cell."""
        if self._view is None:
            return
        document = self._view.document
        level, ruleset = document.level, document.core.derived.ruleset
        if column == Column.ACTIVATOR:
            document.do(SetProperty.plan(level, [activator], "name", value))
            self.refresh()
        elif column == Column.MECHANISM:
            self._carry_out(plan_mechanism(level, ruleset, activator, str(value) or None))
        elif column == Column.DELAY and isinstance(value, int):
            row = self.model.row_of(activator)
            mechanism = self.model.line(row).row.mechanism if row is not None else ""
            self._carry_out(plan_delay(level, ruleset, activator, mechanism, value))

    def _set_doors(self, activator: str, doors: dict[str, int]) -> None:
        if self._view is not None:
            document = self._view.document
            self._carry_out(plan_doors(document.level, document.core.derived.ruleset, activator, doors))

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
