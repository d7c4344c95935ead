"""Problems: what the checks find, live; a click goes there, a button repairs what can be repaired."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QListWidgetItem, QPushButton, QVBoxLayout, QWidget

from editor.app.checking import START_WIRE, findings_of
from editor.app.i18n.language import words
from editor.app.icons import icon
from editor.app.level_view import LevelView
from editor.app.panels.later import Later
from editor.core.fixes.table import FIXES, repair, repair_all
from editor.core.naming import with_names
from editor.core.tools.wire import Wire
from schemas.finding import Finding
from schemas.message import Message
from schemas.wording import as_sentence

WAIT_MS = 250
ROLE = Qt.ItemDataRole.UserRole
ICONS = {"error": "error", "warning": "warning", "hint": "info"}


class ProblemsPanel(QWidget):
    """Runs the checks a moment after the last change. `counted`: errors and warnings."""

    counted = Signal(int, int)
    found = Signal(object)
    """Everything that the checks found, for others who show it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._view: LevelView | None = None
        self._findings: list[Finding] = []
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Problems"))
        self._list.setIconSize(QSize(16, 16))
        self._list.setWordWrap(True)
        self._list.itemClicked.connect(self._go)
        self._list.itemActivated.connect(self._go)
        self._list.currentRowChanged.connect(self._offer)
        self._repair = QPushButton(self.tr("Repair"))
        self._repair.setIcon(icon("wand"))
        self._repair.setToolTip(self.tr("Repair what is chosen; one step, which can be undone"))
        self._repair.clicked.connect(self.repair)
        self._repair_all = QPushButton(self.tr("Repair all"))
        self._repair_all.setToolTip(self.tr("Repair all that can be repaired, as one step"))
        self._repair_all.clicked.connect(self.repair_all)
        buttons = QVBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self._repair)
        buttons.addWidget(self._repair_all)
        buttons.addStretch(1)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(4, 4, 8, 4)
        layout.setSpacing(8)
        layout.addWidget(self._list, 1)
        layout.addLayout(buttons)
        self._later = Later(WAIT_MS, self)
        self._later.due.connect(self.run)

    def follow(self, view: LevelView | None) -> None:
        """Check another view's level."""
        if self._view is not None:
            self._view.document.changed.disconnect(self._changed)
        self._view = view
        if view is not None:
            view.document.changed.connect(self._changed)
        self._later.ask(self._view)

    def run(self) -> None:
        """Check now."""
        self._findings = findings_of(self._view.document.core) if self._view is not None else []
        self.found.emit(tuple(self._findings))
        self._show()

    def repair(self) -> None:
        """Repair the finding that is chosen."""
        finding = self._chosen()
        if finding is None or self._view is None:
            return
        if finding.fix == START_WIRE:
            self._view.show_place(finding.objects, finding.cells)
            self._view.toolbox.use(Wire.id)
        else:
            self._view.document.do(repair(self._view.document.core, finding))

    def repair_all(self) -> None:
        """Repair whatever can be."""
        if self._view is not None:
            repair_all(self._view.document.core, self._findings, Message("step.repair_all"))

    def _enable(self, button: QPushButton, enabled: bool) -> None:
        """The keyboard stays in the panel when its button goes off."""
        if button.hasFocus() and not enabled:
            self._list.setFocus()
        button.setEnabled(enabled)

    def _changed(self) -> None:
        self._later.ask(self._view)

    def _show(self) -> None:
        self._list.clear()
        view = self._view
        for number, finding in enumerate(self._findings):
            if view is not None:
                text = as_sentence(words(with_names(view.document.level, finding.message)))
                item = QListWidgetItem(icon(ICONS[finding.severity]), text)
                item.setData(ROLE, number)
                item.setToolTip(finding.check)
                self._list.addItem(item)
        if not self._findings:
            item = QListWidgetItem(self.tr("No problems: the level can be played.") if view else "")
            item.setFlags(Qt.ItemFlag.NoItemFlags)
            self._list.addItem(item)
        if view is not None:
            self._flag(view)
        self._offer()
        severities = [finding.severity for finding in self._findings]
        self.counted.emit(severities.count("error"), severities.count("warning"))

    def _flag(self, view: LevelView) -> None:
        flagged = {key: f.severity for f in reversed(self._findings) for key in f.objects}
        if flagged != view.canvas.scene.flagged:
            view.canvas.scene.flagged = dict(flagged)
            view.canvas.refresh()

    def _chosen(self) -> Finding | None:
        row = self._list.currentRow()
        return self._findings[row] if 0 <= row < len(self._findings) else None

    def _offer(self) -> None:
        finding = self._chosen()
        fixable = finding is not None and finding.fix in (*FIXES, START_WIRE)
        self._enable(self._repair, fixable)
        name = words(Message(f"fix.{finding.fix}")) if finding is not None and fixable else ""
        self._repair.setText(name or self.tr("Repair"))
        self._enable(self._repair_all, any(each.fix in FIXES for each in self._findings))

    def _go(self, item: QListWidgetItem) -> None:
        number = item.data(ROLE)
        if number is not None and self._view is not None:
            finding = self._findings[number]
            self._view.show_place(finding.objects, finding.cells)
