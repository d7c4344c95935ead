"""Circuits tried out in the editor: clicks go to a trial beside the level, and its wires light up."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from editor.app.action_book import ActionBook
from editor.app.docks import Docks
from editor.app.i18n.language import language, words
from editor.app.level_view import LevelView
from editor.app.playtest.breakpoints import Stop
from editor.app.playtest.player import Player
from editor.app.playtest.pointing import object_at
from editor.app.playtest.showing import Showing
from editor.app.playtest.stopping import first_stop, said_of
from editor.app.trial.meaning import meaning_of
from editor.app.trial.panel import CircuitTestPanel
from editor.app.trial.trial_run import TrialRun
from editor.app.wording import capital, full_name
from editor.core.change import Change
from editor.core.document import Document
from editor.core.edits.set_property import SetProperty
from schemas.message import Message
from schemas.model import Cell
from schemas.problem import SayError
from simulation.happenings.doors import DoorClosed, DoorOpened, PadlockSwitched
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import MechanismFired
from simulation.kernel.attempts import Thwarted
from simulation.live.bars import rows
from simulation.telling import tell

ACTIONS = ("test.pause", "test.step", "test.step_back", "test.again", "test.rearm", "test.stop")
TOLD = (ActivatorSwitched, MechanismFired, DoorOpened, DoorClosed, PadlockSwitched, PartRearmed, Thwarted)
SOON_MS = 150
"""How long after an edit the trial begins anew: a stroke of the pencil is one edit for it."""
BACK_MS = 1_000


class CircuitTest(QObject):
    """At most one trial, on the view in front. Only delays dragged on the strip change the document."""

    running_changed = Signal(bool)

    def __init__(self, book: ActionBook, panel: CircuitTestPanel, docks: Docks, parent: QWidget) -> None:
        super().__init__(parent)
        self._book = book
        self.panel = panel
        self._docks = docks
        self._view: LevelView | None = None
        self.player: Player | None = None
        self._showing: Showing | None = None
        self._told = -1
        self._drawn = (-1, -1)
        """How much of the log the strip shows, and of which trial."""
        self._held = False
        """Whether the designer has paused it."""
        self._clock = 0
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self._renew)
        panel.strip.asked.connect(self.look_at)
        panel.strip.delay_asked.connect(self.set_delay)
        panel.strip.chosen.connect(self._select)
        panel.speed_asked.connect(self._set_speed)
        runs = (self.toggle, self.step, self.step_back, self.again, self.rearm, self.stop)
        for id, run in zip(ACTIONS, runs, strict=True):
            book.on(id, run)
        self._enable()

    @property
    def run(self) -> TrialRun | None:
        """The trial, if one is on."""
        run = self.player.run if self.player is not None else None
        return run if isinstance(run, TrialRun) else None

    def follow(self, view: LevelView | None) -> None:
        """Another level is in front: what was tried out on the last one ends."""
        self.stop()
        if self._view is not None:
            self._view.document.changed.disconnect(self._outdate)
        self._view = view
        if view is not None:
            view.document.changed.connect(self._outdate)
        self._enable()

    def meant(self, document: Document, cell: Cell) -> tuple[str, Message, Message | None]:
        """The object that a click in a cell is about, what it would do, what keeps it from working."""
        return meaning_of(document, self.run, object_at(document, cell))

    def press(self, document: Document, cell: Cell) -> None:
        """Click there."""
        key = object_at(document, cell)
        if key is None or self._view is None or self._view.document.core is not document:
            return
        self._begin()
        self._click(key)

    def leave(self) -> bool:
        """End the trial; whether there was one."""
        was_on = self.player is not None
        self.stop()
        return was_on

    def stop(self) -> None:
        """Show the level as it is edited again."""
        self._soon.stop()
        if self.player is None or self._view is None:
            return
        self.player.pause()
        self.player.deleteLater()
        self.player = None
        self._clear()
        self.panel.show_run(None, (), {})
        self._enable()
        self.running_changed.emit(False)
        self._view.hand.refresh()

    def toggle(self) -> None:
        """Pause, or run on."""
        if self.player is not None:
            self._held = self.player.playing
            self.player.toggle()

    def step(self) -> None:
        """On to the next thing that happens."""
        if self.player is not None:
            self._held = True
            self.player.step()

    def step_back(self) -> None:
        """A second back."""
        if (run := self.run) is not None:
            self.look_at(max(run.clock - BACK_MS, run.began))

    def again(self) -> None:
        """Forget all clicks."""
        if self.player is not None and self._view is not None:
            self.player.pause()
            self._take(TrialRun(self._view.document.level))
            self.panel.say("")

    def rearm(self) -> None:
        """Rearm everything that needs it."""
        if self.player is not None:
            self._click("")

    def look_at(self, time: int) -> None:
        """Show a moment (ms), and wait there."""
        if self.player is not None:
            self.player.pause()
            self._held = True
            self.player.run.look_at_time(time)
            self._show()

    def set_delay(self, timer: str, delay: int) -> None:
        """An edit like any other; the same clicks are played again with it."""
        if self._view is not None:
            document = self._view.document
            document.do(SetProperty.plan(document.level, [timer], "delay_ms", delay))

    def _begin(self) -> None:
        """Nothing, if a trial is on and up to date."""
        assert self._view is not None
        if self._soon.isActive():
            self._renew()
        if self.player is not None:
            return
        try:
            run = TrialRun(self._view.document.level)
        except (SayError, ValueError) as error:
            self.panel.say(
                error.text(language()) if isinstance(error, SayError) else str(error), refused=True
            )
            return
        self._held = False
        self.player = Player(run, self)
        self.player.speed = self.panel.speed
        self.player.advanced.connect(self._show)
        self.player.playing_changed.connect(self.panel.show_playing)
        self._docks.show("test")
        self._take(run)
        self._enable()
        self.running_changed.emit(True)

    def _take(self, run: TrialRun) -> None:
        """Show another run; nothing of it is news."""
        assert self._view is not None and self.player is not None
        self._clear()
        self.player.run = run
        self._showing = Showing(self._view, run, everyone=False)
        self._told, self._drawn, self._clock = run.index, (-1, -1), run.clock
        self._show()

    def _click(self, key: str) -> None:
        run = self.run
        if run is None or self.player is None or self._view is None:
            return
        told = run.index
        refusal = run.click(key)
        if refusal is not None:
            self.panel.say(self._about(key, refusal), refused=True)
        elif key:
            _, _, hindered = meaning_of(self._view.document.core, run, key)
            self.panel.say(
                capital(words(hindered)) if hindered is not None else "", refused=hindered is not None
            )
        self._told = min(self._told, told)
        self._show()
        if not self._held:
            self.player.play()

    def _about(self, key: str, reason: Message) -> str:
        assert self._view is not None
        name = full_name(self._view.document.level, key) if key else ""
        return f"{name}: {words(reason)}" if name else capital(words(reason))

    def _show(self) -> None:
        run = self.run
        if run is None or self._showing is None or self.player is None or self._view is None:
            return
        stop = None
        if self.player.playing:
            stop = self._look_for_stop(run)
            self._showing.march()
        self._tell(run)
        if stop is not None:
            self.panel.say(said_of(self._view, stop))
        self._showing.show(run, self._told)
        if run.index != self._told:
            self._view.hand.refresh()
        self._told, self._clock = run.index, run.clock
        self._draw(run)
        if self.player.playing and self._is_quiet(run):
            self.player.pause()

    def _draw(self, run: TrialRun) -> None:
        """The strip; its rows are worked out anew when something happened."""
        assert self._view is not None and self._showing is not None
        if self._drawn == (id(run.log), len(run.log)):
            self.panel.show_clock(run)
            return
        self._drawn = (id(run.log), len(run.log))
        showing, links = self._showing, run.session.setting.links
        showing.switches.read(run.log)
        found = rows(showing.signals, links, showing.switches.up_to(len(run.log)), run.log)
        level = run.session.setting.level
        self.panel.show_run(run, found, {row.key: full_name(level, row.key) for row in found})

    def _tell(self, run: TrialRun) -> None:
        """What was done last, or failed to be."""
        for entry in run.log[self._told + 1 : run.index + 1]:
            if isinstance(entry.happening, TOLD):
                thwarted = isinstance(entry.happening, Thwarted)
                self.panel.say(capital(words(tell(run.world, entry))), refused=thwarted)

    def _look_for_stop(self, run: TrialRun) -> Stop | None:
        assert self._view is not None and self._showing is not None and self.player is not None
        stop = first_stop(self._view, self._showing, run, self._told, self._clock)
        if stop is None:
            return None
        self.player.pause()
        self._held = True
        if stop.entry >= 0:
            run.look_at(stop.entry)
        else:
            run.look_at_time(stop.time)
        self._view.canvas.navigator.reveal(*stop.cell)
        return stop

    def _is_quiet(self, run: TrialRun) -> bool:
        """Whether nothing moves any more and nothing is to come, so that the clock can rest."""
        assert self._showing is not None and self._view is not None
        if not run.live or run.next_time is not None or self._showing.flashing:
            return False
        return not self._showing.live.nets or not self._view.canvas.moves

    def _outdate(self, change: Change) -> None:
        """The level was edited: the trial is soon begun anew with the same clicks."""
        if self.player is not None:
            self.player.pause()
            self._soon.start()

    def _renew(self) -> None:
        self._soon.stop()
        run = self.run
        if run is None or self._view is None or self.player is None:
            return
        try:
            again = run.anew(self._view.document.level)
        except (SayError, ValueError):
            self.stop()
            return
        self._take(again)
        self.panel.say(self.tr("The level has changed: the same clicks, tried out anew."))
        if not self._held:
            self.player.play()

    def _select(self, key: str) -> None:
        if self._view is not None:
            self._view.show_place(objects=(key,))

    def _set_speed(self, speed: float) -> None:
        if self.player is not None:
            self.player.speed = speed

    def _clear(self) -> None:
        if self._showing is not None:
            self._showing.clear()
        self._showing = None

    def _enable(self) -> None:
        for id in ACTIONS:
            self._book[id].setEnabled(self.player is not None)
