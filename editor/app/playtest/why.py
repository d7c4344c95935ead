"""Why? The chain of causes of a happening, with rules and every die; and why a thing does nothing."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from editor.app.i18n.language import words
from editor.app.playtest.dice_words import dice_lines
from editor.app.playtest.run import Run
from editor.app.playtest.telling import dice_of, worth_telling
from editor.app.wording import capital, clock, said
from editor.app.wrapped_rows import WrappedRows
from simulation.kernel.happening import Entry
from simulation.live.why_not import reasons
from simulation.naming import name_of
from simulation.telling import causes, tell

ROLE = Qt.ItemDataRole.UserRole
ABOUT = ROLE + 1
"""The object that a reason is about."""


class WhyPanel(QWidget):
    """Each line is one cause; its dice lie below it. `chosen`: the id of an entry to look at."""

    chosen = Signal(int)
    pointed = Signal(str)
    """An object that a line is about."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._hint = QLabel(
            self.tr(
                "Click a line of the story to see why it happened, a trap or door to see why it does nothing."
            )
        )
        self._hint.setProperty("role", "muted")
        self._hint.setWordWrap(True)
        self._tree = QTreeWidget()
        self._tree.setAccessibleName(self.tr("Chain of causes"))
        self._tree.setHeaderHidden(True)
        self._tree.setIndentation(12)
        WrappedRows(self._tree)
        self._tree.itemActivated.connect(self._choose)
        self._tree.itemDoubleClicked.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(self._hint)
        layout.addWidget(self._tree, 1)

    def clear(self) -> None:
        """Show no chain."""
        self._tree.clear()
        self._hint.show()

    def explain(self, run: Run, entry: Entry) -> None:
        """Show the chain of an entry of the log."""
        self._tree.clear()
        self._hint.hide()
        shown = [cause for cause in causes(run.log, entry) if cause is entry or worth_telling(cause)]
        for number, cause in enumerate(shown):
            arrow = "" if number == 0 else "← "
            sentence = capital(words(tell(run.session.world, cause)))
            rule = f"  [{cause.rule}]" if cause.rule else ""
            item = QTreeWidgetItem(self._tree, [f"{arrow}{sentence}{rule}"])
            item.setData(0, ROLE, cause.id)
            item.setToolTip(0, clock(cause.time))
            dice = dice_of(cause.happening)
            for line in dice_lines(dice) if dice is not None else []:
                QTreeWidgetItem(item, [capital(words(line))])
            item.setExpanded(True)

    def ask(self, run: Run, key: str) -> None:
        """Show why an object does nothing at the moment of the run."""
        self._tree.clear()
        self._hint.hide()
        heading = self.tr("Why not? {what}").format(what=capital(said(name_of(run.world, key))))
        top = QTreeWidgetItem(self._tree, [heading])
        found = reasons(run.world, run.log, run.index, key)
        for reason in found:
            rule = f"  [{reason.rule}]" if reason.rule else ""
            item = QTreeWidgetItem(top, [f"{capital(words(reason.message))}{rule}"])
            item.setData(0, ABOUT, reason.key)
            if reason.entry >= 0:
                item.setData(0, ROLE, reason.entry)
                item.setToolTip(0, clock(run.log[reason.entry].time))
        if not found:
            QTreeWidgetItem(top, [self.tr("Nothing keeps it from working.")])
        top.setExpanded(True)

    def _choose(self, item: QTreeWidgetItem) -> None:
        id, about = item.data(0, ROLE), item.data(0, ABOUT)
        if about:
            self.pointed.emit(str(about))
        elif id is not None:
            self.chosen.emit(int(id))
