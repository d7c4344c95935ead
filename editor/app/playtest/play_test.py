"""The play-test in the window: begins from the level as it is, and ends without a trace."""

from __future__ import annotations

from weakref import ref

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from editor.app.action_book import ActionBook
from editor.app.dialogs.message import warn
from editor.app.i18n.language import language
from editor.app.level_view import LevelView
from editor.app.playtest.breakpoint_commands import BreakpointCommands
from editor.app.playtest.clicks import PlayClicks
from editor.app.playtest.comparing import alike
from editor.app.playtest.panels import PlayPanels
from editor.app.playtest.play_stage import PlayStage
from editor.app.playtest.player import Player
from editor.app.playtest.run import Run
from editor.app.playtest.spectator import Spectator
from editor.core.fixes.make_playable import plan_make_playable
from schemas.problem import SayError
from schemas.scenario import Scenario
from simulation.kernel.happening import Entry
from simulation.orders.order import Order


class PlayTest(QObject):
    """At most one play-test at a time, on one view. `running_changed`: whether there is one."""

    running_changed = Signal(bool)

    def __init__(
        self, book: ActionBook, panels: PlayPanels, breakpoints: BreakpointCommands, window: QWidget
    ) -> None:
        super().__init__(window)
        self._window = window
        self._panels = panels
        self._clicks = PlayClicks(panels, breakpoints, self)
        self._spectator = self._made_spectator()
        self._stage: PlayStage | None = None
        self._scenario: Scenario | None = None
        self._seed = 0
        self._before: Run | None = None
        """The last run on this level that ended, to compare the next one like it with."""
        self._last_view: ref[LevelView] | None = None
        panels.report_panel.repair_asked.connect(self.make_playable)
        for id, run in (
            ("play.pause", self.toggle),
            ("play.step", self.step),
            ("play.step_back", self.step_back),
            ("play.again", self.again),
            ("play.stop", self.stop),
        ):
            book.on(id, run)

    @property
    def running(self) -> bool:
        """Whether a play-test is under way."""
        return self._stage is not None

    @property
    def player(self) -> Player | None:
        """The clock of the play-test that is under way."""
        return self._stage.player if self._stage is not None else None

    def start(self, view: LevelView, seed: int, scenario: Scenario | None) -> None:
        """Play the level of a view as it is now, saved or not."""
        self.stop()
        view.hand.cancel()
        try:
            run = Run(view.document.level, seed, scenario)
        except (SayError, ValueError) as error:
            text = error.text(language()) if isinstance(error, SayError) else str(error)
            warn(self.tr("The level can't be played"), text, self._window)
            return
        if self._last_view is None or self._last_view() is not view:
            self._before = None
        self._last_view = ref(view)
        self._seed, self._scenario = seed, scenario
        self._stage = PlayStage(view, run, self._panels, self._spectator, self)
        self._stage.finished.connect(self._finish)
        self._clicks.follow(self._stage)
        self.running_changed.emit(True)
        self._stage.begin()
        view.canvas.setFocus()

    def stop(self) -> None:
        """End it; the canvas shows the level that is edited again."""
        stage, self._stage = self._stage, None
        self._clicks.follow(None)
        if stage is not None:
            stage.leave()
            self.running_changed.emit(False)
            stage.view.canvas.setFocus()

    def leave(self) -> None:
        """End it, once it is sure that the orders given are not to be kept."""
        orders = self._stage.run.orders_given if self._stage is not None else 0
        question = self.tr("Escape again ends the play; %n order(s) would be lost", "", orders)
        if not orders or self._panels.transport.ask(question):
            self.stop()

    def again(self) -> None:
        """From the start, with the same seed."""
        if self._stage is not None:
            self.start(self._stage.view, self._seed, self._scenario)

    def make_playable(self) -> None:
        """Back to editing, and add what lacks for a party to come: one step."""
        if self._stage is not None:
            document = self._stage.view.document
            self.stop()
            document.do(plan_make_playable(document.core.level, document.core.derived.ruleset))

    def toggle(self) -> None:
        """Pause or play."""
        if self._stage is not None:
            self._stage.player.toggle()

    def step(self) -> None:
        """One happening on."""
        if self._stage is not None:
            self._stage.player.step()

    def step_back(self) -> None:
        """One line of the story back."""
        if self._stage is not None:
            self._stage.step_back()

    def step_by(self, way: int) -> None:
        """One happening on, or one line back."""
        if way > 0:
            self.step()
        else:
            self.step_back()

    def look_at(self, index: int) -> None:
        """Show the moment of an entry, and wait there."""
        self._clicks.look_at(index)

    def show_entry(self, entry: Entry) -> None:
        """Show where and when an entry was, and why."""
        self._clicks.show_entry(entry)

    def give(self, order: Order) -> None:
        """Give an order at the moment that is shown."""
        self._clicks.give(order)

    def _made_spectator(self) -> Spectator:
        spectator = Spectator(self)
        spectator.clicked.connect(self._clicks.choose_at)
        spectator.orders_asked.connect(self._clicks.offer_orders)
        spectator.stop_asked.connect(self.leave)
        spectator.pause_asked.connect(self.toggle)
        spectator.step_asked.connect(self.step_by)
        return spectator

    def _finish(self) -> None:
        if self._stage is not None:
            run, before = self._stage.run, self._before
            self._panels.report(run, before if before is not None and alike(before, run) else None)
            self._before = run
