"""A trial under way on one view: its clock, what the canvas and the panel show of it, when it rests."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from editor.app.i18n.language import words
from editor.app.level_view import LevelView
from editor.app.playtest.breakpoints import Stop
from editor.app.playtest.player import Player
from editor.app.playtest.showing import FLASH_MS, Showing
from editor.app.playtest.stopping import first_stop, go_to, said_of
from editor.app.trial.meaning import meaning_of
from editor.app.trial.panel import CircuitTestPanel
from editor.app.trial.trial_run import TrialRun
from editor.app.wording import capital, full_name
from schemas.message import Message
from simulation.happenings.doors import DoorClosed, DoorOpened, PadlockSwitched
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import MechanismFired
from simulation.kernel.attempts import Thwarted
from simulation.live.bars import rows
from simulation.telling import tell

TOLD = (ActivatorSwitched, MechanismFired, DoorOpened, DoorClosed, PadlockSwitched, PartRearmed, Thwarted)


class TrialStage(QObject):
    """From the first click until `close`. `held`: the designer has paused it; clicks leave it paused."""

    def __init__(self, view: LevelView, run: TrialRun, panel: CircuitTestPanel, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self._panel = panel
        self.run = run
        self.held = False
        self.player = Player(run, self)
        self.player.speed = panel.speed
        self._showing = Showing(view, run, everyone=False)
        self._told = run.index
        self._clock = run.clock
        self._drawn = -1
        """How many entries of the log the strip shows."""
        self.player.advanced.connect(self.show)
        self.player.playing_changed.connect(panel.show_playing)
        self.player.playing_changed.connect(self._last_look)

    def close(self) -> None:
        """Show the level as it is edited again."""
        self.player.pause()
        self._showing.clear()
        self.deleteLater()

    def take(self, run: TrialRun) -> None:
        """Go on with another run; nothing of it is news."""
        self.player.pause()
        self._showing.clear()
        self.run = self.player.run = run
        self._showing = Showing(self._view, run, everyone=False)
        self._told, self._clock, self._drawn = run.index, run.clock, -1
        self.show()

    def click(self, key: str) -> None:
        """Set off, switch off or rearm an object; an empty key rearms everything."""
        told = self.run.index
        refusal = self.run.click(key)
        self._say_what_came_of(key, refusal)
        self._told, self._drawn = min(self._told, told), -1
        self.show()
        self.go_on()

    def go_on(self) -> None:
        """Let the clock go, unless the designer holds it."""
        if not self.held:
            self.player.play()

    def look_at(self, time: int) -> None:
        """Show a moment (ms), and wait there."""
        self.held = True
        self.player.pause()
        self.run.look_at_time(time)
        self.show()

    def show(self) -> None:
        """Show the moment of the run, and what is new in it."""
        run, stop = self.run, None
        if self.player.playing:
            stop = self._look_for_stop()
            self._showing.march()
        self._tell()
        if stop is not None:
            self._panel.say(said_of(self._view, stop))
        self._showing.show(run, self._told)
        if run.index != self._told:
            self._view.hand.refresh()
        self._told, self._clock = run.index, run.clock
        self._draw()
        if self.player.playing and self._is_quiet():
            self.player.pause()

    def _draw(self) -> None:
        """The strip; its rows are worked out anew when something happened."""
        run = self.run
        if self._drawn == len(run.log):
            self._panel.show_clock(run)
            return
        self._drawn = len(run.log)
        switches = self._showing.switches
        switches.read(run.log)
        setting = run.session.setting
        links, level = setting.links_without(self._showing.planned), setting.level
        found = rows(self._showing.signals, links, switches.up_to(len(run.log)), run.log)
        self._panel.show_run(run, found, {row.key: full_name(level, row.key) for row in found})

    def _tell(self) -> None:
        """What was done last, or failed to be."""
        for entry in self.run.log[self._told + 1 : self.run.index + 1]:
            if isinstance(entry.happening, TOLD):
                thwarted = isinstance(entry.happening, Thwarted)
                self._panel.say(capital(words(tell(self.run.world, entry))), refused=thwarted)

    def _say_what_came_of(self, key: str, refusal: Message | None) -> None:
        if refusal is not None:
            name = full_name(self._view.document.level, key) if key else ""
            reason = words(refusal)
            self._panel.say(f"{name}: {reason}" if name else capital(reason), refused=True)
        elif key:
            _, _, hindered = meaning_of(self._view.document.core, self.run, key)
            self._panel.say(words(hindered) if hindered is not None else "", refused=hindered is not None)

    def _look_for_stop(self) -> Stop | None:
        """Pause at the first breakpoint that was come to since the last look."""
        stop = first_stop(self._view, self._showing, self.run, self._told, self._clock)
        if stop is not None:
            self.held = True
            self.player.pause()
            go_to(stop, self._view, self._showing, self.run)
        return stop

    def _last_look(self) -> None:
        """What flashes dies away also when the clock stands still."""
        QTimer.singleShot(FLASH_MS, self, self.show)

    def _is_quiet(self) -> bool:
        """Whether nothing moves any more and nothing is to come, so that the clock can rest."""
        if not self.run.live or self.run.next_time is not None or self._showing.flashing:
            return False
        return not self._showing.live.nets or not self._view.canvas.moves
