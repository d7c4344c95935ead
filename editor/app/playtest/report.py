"""The report at the end of a play-test: what each party wanted, what became of whom, what the traps did."""

from __future__ import annotations

from PySide6.QtCore import QMargins, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from editor.app.i18n.language import language
from editor.app.icons import icon
from editor.app.playtest.comparing import first_difference
from editor.app.playtest.run import Run
from editor.app.wording import capital, clock, duration
from schemas.message import Message
from simulation.analysis.report_words import keeps_parties_away, report_lines, report_on
from simulation.telling import tell

MAKE_PLAYABLE = "make_playable"
MARGIN = 12


class ReportPanel(QScrollArea):
    """A few paragraphs; empty until the end. `repair_asked`: make the level one that can be played."""

    repair_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setAccessibleName(self.tr("Report"))
        self._text = QLabel()
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setWordWrap(True)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.repair = QPushButton(self.tr("Make playable"))
        self.repair.setIcon(icon("wand"))
        self.repair.setToolTip(self.tr("Stop, and add what lacks; one step, which can be undone"))
        self.repair.clicked.connect(self.repair_asked)
        inside = QWidget()
        layout = QVBoxLayout(inside)
        layout.setContentsMargins(MARGIN, MARGIN, MARGIN, MARGIN)
        layout.addWidget(self._text)
        layout.addWidget(self.repair, 0, Qt.AlignmentFlag.AlignLeft)
        layout.addStretch(1)
        self.setWidget(inside)
        self.clear()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many lines as fit."""
        super().resizeEvent(event)
        self._show_whole_lines()

    def showEvent(self, event: QShowEvent) -> None:
        """The lines have their height only now."""
        super().showEvent(event)
        self._show_whole_lines()

    def _show_whole_lines(self) -> None:
        """None is cut in half at the lower edge."""
        line = self._text.fontMetrics().lineSpacing()
        self.verticalScrollBar().setSingleStep(line)
        margins = QMargins(0, 0, 0, max(self.contentsRect().height() - MARGIN, 0) % line)
        if margins != self.viewportMargins():
            self.setViewportMargins(margins)

    def clear(self) -> None:
        """Nothing to report yet."""
        self._text.setText(self.tr("The report is written when the invasion is over."))
        self.repair.hide()

    def report(self, run: Run, before: Run | None = None) -> None:
        """Report on a run as it stands, and where it parted from the one before with the same seed."""
        world = run.session.world
        lines = [
            self.tr("Seed {seed} · {happenings} happenings in {time}").format(
                seed=world.seed, happenings=len(run.log), time=duration(run.session.now - run.began)
            ),
            "",
        ]
        report = report_on(run.session)
        lines.extend(_line(message) for message in report_lines(run.session, report))
        lacking = () if report.parties else keeps_parties_away(run.session)
        self.repair.setVisible(any(finding.fix == MAKE_PLAYABLE for finding in lacking))
        if before is not None:
            lines.extend(["", *self._parting(before, run)])
        self._text.setText("\n".join(lines))

    def _parting(self, before: Run, run: Run) -> list[str]:
        parting = first_difference(before, run)
        if parting is None:
            return [self.tr("All went as in the run before.")]
        lines = [self.tr("Where it parts from the run before:")]
        for text, entry in ((self.tr("then"), parting.before), (self.tr("now"), parting.now)):
            if entry is not None:
                sentence = _line(tell(run.session.world, entry))
                lines.append(f"  {text}: {clock(entry.time)}  {sentence}")
        return lines


def _line(message: Message) -> str:
    """The sentence with a capital; what belongs below another keeps its indent."""
    text = message.text(language())
    indent = len(text) - len(text.lstrip())
    return text[:indent] + capital(text[indent:])
