"""Problems: what the checks find, live; a click goes there, a button repairs what can be repaired."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from editor.app.i18n.language import words
from editor.app.icons import icon
from editor.app.level_view import LevelView
from editor.core.document import Document
from editor.core.naming import with_names
from schemas.finding import Finding

WAIT_MS = 250
ROLE = Qt.ItemDataRole.UserRole
ORDER = ("error", "warning", "hint")
ICONS = {"error": "error", "warning": "warning", "hint": "info"}
Check = Callable[[Document], Iterable[Finding]]


class ProblemsPanel(QWidget):
    """Runs the checks a moment after the last change. `counted`: errors and warnings."""

    counted = Signal(int, int)

    def __init__(self, check: Check, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._check = check
        self._view: LevelView | None = None
        self._findings: list[Finding] = []
        self._list = QListWidget()
        self._list.setAccessibleName(self.tr("Problems"))
        self._list.setIconSize(QSize(16, 16))
        self._list.setWordWrap(True)
        self._list.itemClicked.connect(self._go)
        self._list.itemActivated.connect(self._go)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 4, 4, 4)
        layout.addWidget(self._list)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(WAIT_MS)
        self._later.timeout.connect(self.run)

    def follow(self, view: LevelView | None) -> None:
        """Check another view's level."""
        if self._view is not None:
            self._view.document.changed.disconnect(self._changed)
        self._view = view
        if view is not None:
            view.document.changed.connect(self._changed)
        self._later.start()

    def run(self) -> None:
        """Check now."""
        self._findings = []
        if self._view is not None:
            core = self._view.document.core
            found = [*core.findings, *self._check(core)]
            self._findings = sorted(found, key=lambda finding: ORDER.index(finding.severity))
        self._show()

    def _changed(self) -> None:
        self._later.start()

    def _show(self) -> None:
        self._list.clear()
        view = self._view
        for number, finding in enumerate(self._findings):
            if view is not None:
                text = words(with_names(view.document.level, finding.message))
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
        severities = [finding.severity for finding in self._findings]
        self.counted.emit(severities.count("error"), severities.count("warning"))

    def _flag(self, view: LevelView) -> None:
        flagged = {key: f.severity for f in reversed(self._findings) for key in f.objects}
        if flagged != view.canvas.scene.flagged:
            view.canvas.scene.flagged = dict(flagged)
            view.canvas.update()

    def _go(self, item: QListWidgetItem) -> None:
        number = item.data(ROLE)
        if number is not None and self._view is not None:
            finding = self._findings[number]
            self._view.show_place(finding.objects, finding.cells)
