"""Problems: what the checks find, live; a click goes there, buttons repair it or leave it with a reason."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QToolButton, QVBoxLayout, QWidget

from editor.app.dialogs.kinds import KindsDialog
from editor.app.i18n.language import words
from editor.app.level_view import LevelView
from editor.app.panels.button_column import ButtonColumn
from editor.app.panels.later import Later
from editor.app.panels.problem_fixes import START_WIRE, FixButtons, FixPreview, add_fixes, add_for_all, offers
from editor.app.panels.problem_list import ProblemList, Row
from editor.app.panels.problem_marks import flag, light_up, rows_at, show_place
from editor.app.panels.problem_menu import weight_menu
from editor.app.panels.reason_line import ReasonLine
from editor.core.fixes.leaving import plan_leave, plan_take_back, plan_weight
from editor.core.fixes.table import FIXES, fix_plan, repair_all
from editor.core.naming import with_names
from editor.core.problems import problems_of
from editor.core.tools.wire import Wire
from schemas.finding import Finding
from schemas.message import Message
from schemas.model import Cell
from schemas.wording import as_sentence
from simulation.checks.check import Weight
from simulation.checks.exclusions import Sifted
from simulation.checks.table import CHECKS
from simulation.checks.weights import weights_of

WAIT_MS = 250
USUAL = {check.code: check.severity for check in CHECKS}


class ProblemsPanel(QWidget):
    """Runs the checks a moment after the last change.

    `counted`: errors, warnings, hints. `told`: the sentence of what was chosen by a key.
    """

    counted = Signal(int, int, int)
    found = Signal(object)
    """Everything that the checks found, for others who show it."""
    told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self._findings: list[Finding] = []
        self._found = Sifted((), ())
        self._quiet = False
        self._preview = FixPreview()
        self._list = ProblemList()
        self._list.setAccessibleName(self.tr("Problems"))
        self._list.chosen.connect(self._choose)
        self._list.itemClicked.connect(self._go)
        self._list.itemActivated.connect(self._go)
        self._list.customContextMenuRequested.connect(self._open_menu)
        self._reason = ReasonLine()
        self._reason.given.connect(self._leave_with)
        self._reason.gave_up.connect(self._list.setFocus)
        self._fixes = FixButtons()
        self._fixes.asked.connect(self.apply)
        self._fixes.pointed.connect(self._show_fix)
        self._repair = self._fixes.buttons[0]
        self._later = Later(WAIT_MS, self)
        self._later.due.connect(self.run)
        self._lay_out()

    def _lay_out(self) -> None:
        self._leave = QPushButton(self.tr("Leave it, because…"))
        self._leave.setToolTip(self.tr("Keep it in the level with a reason, and out of this list"))
        self._leave.clicked.connect(self.leave)
        self._repair_all = QPushButton(self.tr("Repair all"))
        self._repair_all.setToolTip(self.tr("Repair all that can be repaired, as one step"))
        self._repair_all.clicked.connect(self.repair_all)
        self._more = QToolButton()
        self._more.setText("…")
        self._more.setAccessibleName(self.tr("More"))
        self._more.setToolTip(self.tr("More about these problems"))
        self._more.clicked.connect(self._open_more)
        self._showing_left = False
        last = QHBoxLayout()
        last.addWidget(self._repair_all, 1)
        last.addWidget(self._more)
        column = QWidget()
        of_one = QVBoxLayout(column)
        of_one.setContentsMargins(0, 0, 0, 0)
        of_one.setSpacing(4)
        of_one.addWidget(self._fixes)
        of_one.addWidget(self._leave)
        of_one.addStretch(1)
        buttons = QVBoxLayout()
        buttons.addWidget(ButtonColumn(column), 1)
        buttons.addLayout(last)
        rows = QVBoxLayout()
        rows.addWidget(self._list, 1)
        rows.addWidget(self._reason)
        across = QHBoxLayout(self)
        across.setContentsMargins(4, 4, 8, 4)
        across.setSpacing(8)
        across.addLayout(rows, 1)
        across.addLayout(buttons)

    def follow(self, view: LevelView | None) -> None:
        """Check another view's level."""
        if self._view is not None:
            light_up(self._view, None)
            self._view.document.changed.disconnect(self._changed)
            self._view.canvas.removeEventFilter(self)
        self._view = view
        if view is not None:
            view.document.changed.connect(self._changed)
            view.canvas.installEventFilter(self)
        self._later.ask(self._view)

    def suspend(self, playing: bool) -> None:
        """While the level is played nothing is marked on the map."""
        if self._view is not None:
            self._view.canvas.problems.hidden = playing
            self._view.canvas.update()

    def run(self) -> None:
        """Check now."""
        view = self._view
        self._found = Sifted((), ())
        if view is not None:
            core = view.document.core
            self._found = problems_of(core.level, core.findings, core.derived.wiring)
        self._findings = list(self._found.findings)
        self.found.emit(self._found.findings)
        self._show()

    def apply(self, fix: str) -> None:
        """Do a quick fix of what is chosen, planned anew on the level as it is now."""
        if self._at_hand is None:
            return
        view, row = self._at_hand
        self._preview.clear()
        if fix == START_WIRE:
            self._start_wire(view, row.finding)
        else:
            view.document.do(fix_plan(view.document.core, row.finding, fix))

    def repair(self) -> None:
        """Do the first quick fix of what is chosen."""
        self._repair.click()

    def repair_all(self) -> None:
        """Repair whatever can be."""
        if self._view is not None:
            repair_all(self._view.document.core, self._findings, Message("step.repair_all"))

    def repair_kind(self, fix: str) -> None:
        """The same quick fix for all findings of the kind that is chosen, as one step."""
        if self._at_hand is not None:
            view, row = self._at_hand
            alike = [each for each in self._findings if each.check == row.finding.check]
            name = with_names(view.document.level, Message(f"fix.{fix}", row.finding.message.args))
            repair_all(view.document.core, alike, Message("step.repair_kind", fix=name), fix)

    def leave(self) -> None:
        """Ask why what is chosen is left alone; or report it again, if it is."""
        if self._at_hand is None:
            return
        view, row = self._at_hand
        if row.reason is not None:
            view.document.do(plan_take_back(view.document.core, row.finding))
        else:
            self._reason.ask()

    def step(self, way: int) -> None:
        """Choose the next finding (1) or the one before (-1), from the end on from the start."""
        if self._later.isActive():
            self._later.stop()
            self.run()
        count = len(self._findings)
        if not count:
            self.told.emit(self.tr("No problems: the level can be played."))
            return
        at = self._list.currentRow()
        self._list.setCurrentRow((at + way) % count if 0 <= at < count else 0 if way > 0 else count - 1)
        row = self._list.row_chosen
        if row is not None:
            self.told.emit(row.text)

    def next(self) -> None:
        """The next finding."""
        self.step(1)

    def previous(self) -> None:
        """The finding before."""
        self.step(-1)

    def show_first(self, severity: str) -> None:
        """Choose the first finding that is as bad as this."""
        for at, finding in enumerate(self._findings):
            if finding.severity == severity:
                self._list.setCurrentRow(at)
                self._list.setFocus()
                return

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A click on the map with the Select tool chooses what is wrong there."""
        view = self._view
        if view is not None and watched is view.canvas and isinstance(event, QMouseEvent):
            pressed = event.type() == QEvent.Type.MouseButtonPress
            left = event.button() == Qt.MouseButton.LeftButton
            if pressed and left and view.toolbox.tool.id == "select":
                self._choose_at(view, view.canvas.cell_at(event.position().toPoint()))
        return super().eventFilter(watched, event)

    def _choose_at(self, view: LevelView, cell: Cell) -> None:
        """Choose the row that the cell is about, without moving anything."""
        found = rows_at(view, self._findings, cell)
        if found and self._list.currentRow() not in found:
            self._quiet = True
            self._list.setCurrentRow(found[0])
            self._quiet = False

    @property
    def _at_hand(self) -> tuple[LevelView, Row] | None:
        """The view and the row chosen, if there are both."""
        row, view = self._list.row_chosen, self._view
        return (view, row) if row is not None and view is not None else None

    def _changed(self) -> None:
        self._preview.clear()
        self._later.ask(self._view)

    def _show(self) -> None:
        view = self._view
        rows = [self._row(finding) for finding in self._findings]
        if self._showing_left:
            rows += [self._row(finding, reason) for finding, reason in self._found.excluded]
        self._list.show_rows(rows, self.tr("No problems: the level can be played.") if view else "")
        chosen = self._list.row_chosen
        if view is not None:
            flag(view, self._findings)
            light_up(view, chosen.finding if chosen is not None else None)
        self._offer()
        severities = [finding.severity for finding in self._findings]
        self.counted.emit(*(severities.count(each) for each in ("error", "warning", "hint")))

    def _row(self, finding: Finding, reason: str | None = None) -> Row:
        message = finding.message
        if self._view is not None:
            message = with_names(self._view.document.level, message)
        text = as_sentence(words(message))
        return Row(finding, text if reason is None else f"{text} — {reason}", reason)

    def _choose(self) -> None:
        self._reason.hide()
        self._offer()
        row, view = self._list.row_chosen, self._view
        if view is not None:
            light_up(view, row.finding if row is not None else None)
            if row is not None and not self._quiet:
                show_place(view, row.finding)

    def _go(self) -> None:
        if self._at_hand is not None:
            view, row = self._at_hand
            show_place(view, row.finding)

    def _start_wire(self, view: LevelView, finding: Finding) -> None:
        """Take up the Wiring tool and begin at the place: mouse or arrows lead the wire on from there."""
        show_place(view, finding)
        view.toolbox.use(Wire.id)
        view.canvas.setFocus()
        if finding.cells:
            view.canvas.set_cursor_cell(finding.cells[0])
            view.hand.begin_at(finding.cells[0])

    def _show_fix(self, fix: str) -> None:
        if not fix or self._at_hand is None or fix == START_WIRE:
            self._preview.clear()
        else:
            view, row = self._at_hand
            self._preview.show(view, fix_plan(view.document.core, row.finding, fix))

    def _leave_with(self, reason: str) -> None:
        if self._at_hand is not None:
            view, row = self._at_hand
            view.document.do(plan_leave(view.document.core, row.finding, reason))
            self.told.emit(self.tr("Left in the level with its reason; “…” shows what was left."))
        self._list.setFocus()

    def _enable(self, button: QPushButton, enabled: bool) -> None:
        """The keyboard stays in the panel when its button goes off."""
        if button.hasFocus() and not enabled:
            self._list.setFocus()
        button.setEnabled(enabled)

    def _offer(self) -> None:
        row, view = self._list.row_chosen, self._view
        possible = offers(view, row.finding) if row is not None and view is not None else []
        if any(button.hasFocus() for button in self._fixes.buttons) and not possible:
            self._list.setFocus()
        self._fixes.offer(possible if row is None or row.reason is None else [], self.tr("Repair"))
        left = row is not None and row.reason is not None
        self._leave.setText(self.tr("Take it back") if left else self.tr("Leave it, because…"))
        self._enable(self._leave, row is not None)
        self._enable(self._repair_all, any(fix in FIXES for each in self._findings for fix in each.fixes))

    def _open_menu(self, at: QPoint) -> None:
        if self._at_hand is None:
            return
        view, row = self._at_hand
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        possible = offers(view, row.finding) if row.reason is None else []
        alike = sum(each.check == row.finding.check for each in self._findings)
        add_fixes(menu, possible, self.apply)
        add_for_all(menu, possible, alike, self.repair_kind)
        menu.addSeparator()
        menu.addAction(self._leave.text(), self.leave)
        code = row.finding.check
        if code in USUAL:
            now = weights_of(view.document.level.kept).get(code)
            menu.addMenu(weight_menu(menu, code, now, USUAL[code], self._weigh))
        menu.hovered.connect(self._show_entry)
        menu.aboutToHide.connect(self._preview.clear)
        menu.popup(self._list.viewport().mapToGlobal(at))

    def _show_entry(self, action: QAction) -> None:
        self._show_fix(str(action.data() or ""))

    def _weigh(self, weight: Weight | None) -> None:
        if self._at_hand is not None:
            view, row = self._at_hand
            view.document.do(plan_weight(view.document.core, row.finding.check, weight))

    def _open_more(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        count = len(self._found.excluded)
        show = menu.addAction(self.tr("Show what was left ({count})").replace("{count}", str(count)))
        show.setCheckable(True)
        show.setChecked(self._showing_left)
        show.setEnabled(bool(count) or self._showing_left)
        show.triggered.connect(self.show_left)
        kinds = menu.addAction(self.tr("Kinds of problems…"))
        kinds.setEnabled(self._view is not None)
        kinds.triggered.connect(self.show_kinds)
        menu.popup(self._more.mapToGlobal(self._more.rect().topLeft()))

    def show_left(self, shown: bool) -> None:
        """Show, struck out, what was left with a reason; or hide it."""
        self._showing_left = shown
        self._show()

    def show_kinds(self) -> None:
        """Let the designer say how bad each kind is in this level."""
        if self._view is not None:
            dialog = KindsDialog(self._view.document, self)
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()
