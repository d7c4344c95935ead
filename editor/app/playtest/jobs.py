"""The job list of a play-test: what there is to do at the moment shown, who is about it, why nobody is."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QLabel, QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from editor.app.i18n.language import language
from editor.app.labels import paragraph
from editor.app.plain import plain_tip
from editor.app.playtest.run import Run
from editor.app.wording import capital, duration, said
from schemas.clock import SECOND
from schemas.message import Message
from simulation.analysis.jobs import OpenJob, open_jobs
from simulation.analysis.work import WorkReading, reading_at, work_figures
from simulation.analysis.work_words import figures_said
from simulation.naming import name_of
from simulation.world.world import World

ROLE = Qt.ItemDataRole.UserRole
CELL = ROLE + 1
WAIT_MS = 120
"""The list is at most so much behind."""
JOB, WHERE, WHO, SINCE, STATE = range(5)


class JobsPanel(QWidget):
    """A line for each job, the figures of the work above. `chosen`: the cell of a job that was clicked."""

    chosen = Signal(tuple)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._run: Run | None = None
        self._reading = WorkReading()
        self._shown: tuple[OpenJob, ...] = ()
        self.figures: QLabel = paragraph("muted")
        self.tree = QTreeWidget()
        self.tree.setAccessibleName(self.tr("Jobs"))
        self.tree.setRootIsDecorated(False)
        self.tree.setUniformRowHeights(True)
        self.tree.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.tree.setHeaderLabels(
            [self.tr("Job"), self.tr("Where"), self.tr("Minion"), self.tr("Open for"), self.tr("State")]
        )
        self.tree.setSortingEnabled(True)
        self.tree.sortByColumn(STATE, Qt.SortOrder.AscendingOrder)
        self.tree.itemClicked.connect(self._choose)
        self.tree.itemActivated.connect(self._choose)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.setSpacing(8)
        layout.addWidget(self.figures)
        layout.addWidget(self.tree, 1)
        self.nothing = paragraph("muted")
        self.nothing.setText(
            self.tr("Nothing to do: no trap needs a rearm, nothing is to be built or mended.")
        )
        layout.addWidget(self.nothing, 1, Qt.AlignmentFlag.AlignTop)
        self._show_emptiness()
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(WAIT_MS)
        self._later.timeout.connect(self.fill)

    def follow(self, run: Run | None) -> None:
        """Show another run, or none."""
        self._run, self._reading, self._shown = run, WorkReading(), ()
        self.tree.clear()
        self.figures.clear()
        self._show_emptiness()
        if run is not None:
            self.refresh()

    def refresh(self) -> None:
        """Time has passed, or another moment is shown: a little later the list is of that moment."""
        if self.isVisible() and not self._later.isActive():
            self._later.start()

    def showEvent(self, event: QShowEvent) -> None:
        """What was hidden is behind."""
        super().showEvent(event)
        self.fill()

    def fill(self) -> None:
        """The list and the figures of the moment that is shown."""
        if self._run is None:
            return
        run = self._run
        self._reading = reading_at(self._reading, run.log, run.index)
        figures = work_figures(run.world, self._reading, run.clock)
        self.figures.setText("\n".join(line.text(language()) for line in figures_said(figures)))
        jobs = open_jobs(run.world)
        if jobs != self._shown:
            self.tree.clear()
            self.tree.addTopLevelItems([_Row(run.world, job, rank) for rank, job in enumerate(jobs)])
        self._shown = jobs
        self._show_emptiness()
        for index in range(self.tree.topLevelItemCount()):
            row = self.tree.topLevelItem(index)
            if isinstance(row, _Row):
                row.age(run.clock)
        for column in (JOB, WHERE, WHO, SINCE):
            self.tree.resizeColumnToContents(column)

    def _show_emptiness(self) -> None:
        self.tree.setVisible(bool(self._shown))
        self.nothing.setVisible(not self._shown)

    def _choose(self, item: QTreeWidgetItem) -> None:
        self.chosen.emit(item.data(JOB, CELL))


class _Row(QTreeWidgetItem):
    """One job; columns sort by what they mean, the state by its `rank` in the whole list."""

    def __init__(self, world: World, job: OpenJob, rank: int) -> None:
        x, y = job.cell
        state = Message(f"jobs.state.{job.state}").text(language())
        if job.overdue:
            state = f"{state}, {Message('jobs.overdue').text(language())}"
        if job.reason is not None:
            state = f"{state}: {job.reason.text(language())}"
        what = f"{Message(f'play.job.{job.kind}').text(language())} {_what(world, job)}"
        who = capital(_name(world, job.actor)) if job.actor else "–"
        super().__init__([capital(what), f"{x}, {y}", who, "", capital(state)])
        self._since = job.since
        self.setData(JOB, CELL, job.cell)
        self.setData(WHERE, ROLE, y * 10_000 + x)
        self.setData(SINCE, ROLE, -job.since)
        self.setData(STATE, ROLE, rank)
        self.setTextAlignment(SINCE, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for column in (JOB, STATE):
            self.setToolTip(column, plain_tip(self.text(column)))

    def age(self, now: int) -> None:
        """How long it has been open."""
        whole_ms = max(0, now - self._since) // SECOND * SECOND
        self.setText(SINCE, duration(whole_ms))

    def __lt__(self, other: QTreeWidgetItem) -> bool:
        column = self.treeWidget().sortColumn()
        mine, theirs = self.data(column, ROLE), other.data(column, ROLE)
        if mine is None or theirs is None:
            return self.text(column) < other.text(column)
        return bool(mine < theirs)


def _what(world: World, job: OpenJob) -> str:
    """What the job is about; a place that a nameless thing is called by stands in its own column."""
    name = name_of(world, job.object)
    args = dict(name.args) if isinstance(name, Message) else {}
    kind = args.get("kind")
    here = (args.get("x"), args.get("y")) == job.cell
    return said(kind) if here and isinstance(kind, Message) else said(name)


def _name(world: World, key: str) -> str:
    return said(name_of(world, key))
