"""The play-test in the window: begins from the level as it is, shows what happens, leaves no trace."""

from __future__ import annotations

from weakref import ref

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QWidget

from editor.app.action_book import ActionBook
from editor.app.canvas.camera import Camera
from editor.app.dialogs.message import warn
from editor.app.i18n.language import language, words
from editor.app.level_view import LevelView
from editor.app.playtest.breakpoint_commands import BreakpointCommands
from editor.app.playtest.comparing import alike
from editor.app.playtest.order_menu import OrderMenu
from editor.app.playtest.panels import PlayPanels
from editor.app.playtest.player import Player
from editor.app.playtest.pointing import object_at
from editor.app.playtest.run import Run
from editor.app.playtest.showing import FLASH_MS, Showing
from editor.app.playtest.spectator import Spectator
from editor.app.playtest.stage import figures
from editor.app.playtest.stopping import first_stop, said_of
from editor.app.playtest.telling import about, place_of, worth_telling
from editor.app.theme.style import colours
from editor.app.wording import capital
from editor.core.fixes.make_playable import plan_make_playable
from editor.core.selection import Selection
from schemas.model import Cell
from schemas.problem import SayError
from schemas.scenario import Scenario
from simulation.kernel.happening import Entry
from simulation.orders import Order
from simulation.telling import tell


class PlayTest(QObject):
    """At most one play-test at a time, on one view. `running_changed`: whether there is one."""

    running_changed = Signal(bool)

    def __init__(
        self, book: ActionBook, panels: PlayPanels, breakpoints: BreakpointCommands, window: QWidget
    ) -> None:
        super().__init__(window)
        self._breakpoints = breakpoints
        self._window = window
        self._panels = panels
        self._view: LevelView | None = None
        self.player: Player | None = None
        self._scenario: Scenario | None = None
        self._seed = 0
        self._before: Run | None = None
        """The last run on this level that ended, to compare the next one like it with."""
        self._last_view: ref[LevelView] | None = None
        self._told = -1
        self._camera: Camera | None = None
        self._showing: Showing | None = None
        self._clock = 0
        """The moment shown last."""
        self._spectator = Spectator(self)
        self._spectator.clicked.connect(self.choose_at)
        self._spectator.orders_asked.connect(self.offer_orders)
        self._spectator.stop_asked.connect(self.stop)
        self._spectator.pause_asked.connect(self.toggle)
        self._spectator.step_asked.connect(self.step_by)
        panels.story.chosen.connect(self.show_entry)
        panels.timeline.asked.connect(self.look_at)
        panels.why.chosen.connect(self.look_at)
        panels.why.pointed.connect(self.point_at)
        panels.roster.chosen.connect(self.choose)
        panels.jobs.chosen.connect(self.reveal)
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
        return self.player is not None

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
        self._view, self._seed, self._scenario = view, seed, scenario
        canvas = view.canvas
        canvas.worker = self._spectator
        canvas.space_drags = False
        canvas.frame_colour = colours().accent
        canvas.set_cursor_cell(None)
        view.show_selection(Selection())
        self._camera = canvas.navigator.camera
        self._showing = Showing(view, run)
        self._clock = run.clock
        self.player = Player(run, self)
        self.player.advanced.connect(self._show)
        self.player.finished.connect(self._finish)
        self.player.playing_changed.connect(self._last_look)
        self._told = -1
        self._panels.follow(self.player)
        self.running_changed.emit(True)
        self._show()
        self.player.play()
        canvas.setFocus()

    def stop(self) -> None:
        """End it; the canvas shows the level that is edited again."""
        if self.player is None or self._view is None:
            return
        self.player.pause()
        self.player.deleteLater()
        self.player = None
        canvas = self._view.canvas
        canvas.worker = self._view.hand
        canvas.space_drags = True
        self._view.show_selection(self._view.selection.selection)
        canvas.frame_colour = None
        if self._showing is not None:
            self._showing.clear()
        self._showing = None
        self._panels.follow(None)
        if self._camera is not None:
            canvas.navigator.come_back(self._camera)
        canvas.update()
        self._view = None
        self.running_changed.emit(False)
        canvas.setFocus()

    def again(self) -> None:
        """From the start, with the same seed."""
        if self._view is not None and self.player is not None:
            self.start(self._view, self._seed, self._scenario)

    def make_playable(self) -> None:
        """Back to editing, and add what lacks for a party to come: one step."""
        view = self._view
        if view is not None:
            self.stop()
            core = view.document.core
            view.document.do(plan_make_playable(core.level, core.derived.ruleset))

    def toggle(self) -> None:
        """Pause or play."""
        if self.player is not None:
            self.player.toggle()

    def step(self) -> None:
        """One happening on."""
        if self.player is not None:
            self.player.step()

    def step_back(self) -> None:
        """One line of the story back."""
        if self.player is not None:
            log = self.player.run.log
            index = self.player.run.index - 1
            while index > 0 and not worth_telling(log[index]):
                index -= 1
            self.look_at(index)

    def step_by(self, way: int) -> None:
        """One happening on, or one line back."""
        if way > 0:
            self.step()
        else:
            self.step_back()

    def look_at(self, index: int) -> None:
        """Show the moment of an entry, and wait there."""
        if self.player is not None:
            self.player.pause()
            self.player.look_at(index)

    def show_entry(self, entry: Entry) -> None:
        """Show where and when an entry was, and why."""
        if self.player is None or self._view is None:
            return
        self.look_at(entry.id)
        self._panels.explain(self.player.run, entry)
        place = place_of(self.player.run.world, entry.happening)
        if place is not None:
            self._view.canvas.navigator.reveal(*place)
        creature = next((key for key in about(entry.happening) if key in self.player.run.world.creatures), "")
        if creature:
            self.choose(creature)

    def choose_at(self, cell: Cell) -> None:
        """Choose who stands in a cell; where nobody does, ask what stands there why it does nothing."""
        if self.player is None or self._view is None:
            return
        run = self.player.run
        there = [f.id for f in figures(run.world, run.clock) if _covers(f.x, f.y, cell)]
        if there:
            self.choose(there[-1])
        elif (key := object_at(self._view.document.core, cell)) is not None:
            self.ask(key)

    def reveal(self, cell: Cell) -> None:
        """Bring a cell into sight."""
        if self._view is not None:
            self._view.canvas.navigator.reveal(*cell)

    def point_at(self, key: str) -> None:
        """Bring an object into sight, and ask it why it does nothing."""
        if self._view is not None and key in self._view.document.level.objects:
            self._view.canvas.navigator.reveal(*self._view.document.level.objects[key].cell)
            self.ask(key)

    def ask(self, key: str) -> None:
        """Say why an object does nothing at the moment that is shown."""
        if self.player is not None:
            self._panels.ask(self.player.run, key)

    def choose(self, key: str) -> None:
        """Show somebody in the inspector."""
        if self.player is not None:
            self._panels.choose(self.player.run.world, key)

    def offer_orders(self, cell: Cell) -> None:
        """A menu of what can be ordered in a cell; time stands still while it is open."""
        if self.player is None or self._view is None:
            return
        menu = OrderMenu(self.player.run.world, cell, self._view)
        self._breakpoints.offer(menu, cell)
        if menu.isEmpty():
            menu.deleteLater()
            return
        menu.chosen.connect(self.give)
        if self.player.playing:
            self.player.pause()
            menu.aboutToHide.connect(self.player.play)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(QCursor.pos())

    def give(self, order: Order) -> None:
        """Give an order at the moment that is shown, and say if it is refused or drops what came after."""
        if self.player is None:
            return
        run = self.player.run
        was_live = run.live
        refusal = run.order(order)
        if run.live and not was_live:
            self._panels.begin_anew()
            self._panels.transport.remark(
                self.tr("From here on it goes another way: what came after is gone.")
            )
        if refusal is not None:
            self._panels.transport.remark(self.tr("Refused: {reason}").format(reason=words(refusal)))
        self._show()

    def _show(self) -> None:
        if self.player is None or self._view is None or self._showing is None:
            return
        run = self.player.run
        if self.player.playing:
            self._look_for_stop(run)
            self._showing.march()
        self._showing.show(run, self._told)
        self._clock = run.clock
        if run.index != self._told:
            self._tell_news(run)
        self._panels.refresh()

    def _tell_news(self, run: Run) -> None:
        self._told = run.index
        told = (run.log[index] for index in range(run.index, -1, -1) if worth_telling(run.log[index]))
        line = next(told, None)
        if line is not None:
            self._panels.transport.tell(capital(words(tell(run.world, line))))

    def _look_for_stop(self, run: Run) -> None:
        """Pause at the first breakpoint that was come to since the last look."""
        assert self._view is not None and self._showing is not None and self.player is not None
        stop = first_stop(self._view, self._showing, run, self._told, self._clock)
        if stop is None:
            return
        self.player.pause()
        if stop.entry >= 0:
            run.look_at(stop.entry)
        else:
            run.look_at_time(stop.time)
        self._view.canvas.navigator.reveal(*stop.cell)
        self._panels.transport.remark(said_of(self._view, stop))

    def _last_look(self) -> None:
        """What flashes dies away also when the clock stands still."""
        QTimer.singleShot(FLASH_MS, self, self._show)

    def _finish(self) -> None:
        if self.player is not None:
            run = self.player.run
            before = self._before
            self._panels.report(run, before if before is not None and alike(before, run) else None)
            self._before = run


def _covers(x: float, y: float, cell: Cell) -> bool:
    return round(x) == cell[0] and round(y) == cell[1]
