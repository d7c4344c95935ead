"""A play-test under way on one view: its clock, what canvas and panels show of it, where it pauses."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from editor.app.canvas.widget import Worker
from editor.app.i18n.language import words
from editor.app.level_view import LevelView
from editor.app.playtest.approach import Approach
from editor.app.playtest.panels import PlayPanels
from editor.app.playtest.player import Player
from editor.app.playtest.run import Run
from editor.app.playtest.showing import FLASH_MS, Showing
from editor.app.playtest.stopping import first_stop, go_to, said_of
from editor.app.playtest.telling import in_the_story
from editor.app.theme.style import colours
from editor.app.wording import capital
from editor.core.selection import Selection
from simulation.telling import tell


class PlayStage(QObject):
    """From its making until `leave`; the canvas is as it was then. `finished`: nothing more will come."""

    finished = Signal()

    def __init__(
        self, view: LevelView, run: Run, panels: PlayPanels, worker: Worker, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.view = view
        self.run = run
        self.panels = panels
        self._showing = Showing(view, run)
        self._told = -1
        self._clock = run.clock
        self._enter(worker)
        self.player = Player(run, self)
        self.player.advanced.connect(self.show)
        self.player.finished.connect(self.finished)
        self.player.playing_changed.connect(self._last_look)
        panels.follow(self.player)
        self._approach = Approach(view.canvas.navigator, run)

    def leave(self) -> None:
        """End it; the canvas shows the level that is edited again."""
        self.player.pause()
        canvas = self.view.canvas
        canvas.worker = self.view.hand
        canvas.space_drags = True
        self.view.show_selection(self.view.selection.selection)
        canvas.frame_colour = None
        self._showing.clear()
        self.panels.follow(None)
        self._approach.come_back()
        canvas.update()
        self.deleteLater()

    def begin(self) -> None:
        """Let the clock go."""
        self.show()
        self.player.play()

    def step_back(self) -> None:
        """One line of the story back."""
        index = self.run.index - 1
        while index > 0 and not in_the_story(self.run.log, self.run.log[index]):
            index -= 1
        self.look_at(index)

    def look_at(self, index: int) -> None:
        """Show the moment of an entry, and wait there."""
        self.player.pause()
        self.player.look_at(index)

    def show(self) -> None:
        """Show the moment of the run, and what is new in it."""
        if self.player.playing:
            self._look_for_stop()
            self._showing.march()
        self._showing.show(self.run, self._told)
        self._clock = self.run.clock
        if self.run.index != self._told:
            self._tell_news()
            self._approach.follow(self.run)
        self.panels.refresh()

    def _enter(self, worker: Worker) -> None:
        canvas = self.view.canvas
        canvas.worker = worker
        canvas.space_drags = False
        canvas.frame_colour = colours().accent
        canvas.set_cursor_cell(None)
        self.view.show_selection(Selection())

    def _tell_news(self) -> None:
        run = self.run
        self._told = run.index
        told = (run.log[index] for index in range(run.index, -1, -1) if in_the_story(run.log, run.log[index]))
        line = next(told, None)
        if line is not None:
            self.panels.transport.tell(capital(words(tell(run.world, line))))

    def _look_for_stop(self) -> None:
        """Pause at the first breakpoint that was come to since the last look."""
        stop = first_stop(self.view, self._showing, self.run, self._told, self._clock)
        if stop is None:
            return
        self.player.pause()
        go_to(stop, self.view, self._showing, self.run)
        self.panels.transport.remark(said_of(self.view, stop))

    def _last_look(self) -> None:
        """What flashes dies away also when the clock stands still."""
        QTimer.singleShot(FLASH_MS, self, self.show)
