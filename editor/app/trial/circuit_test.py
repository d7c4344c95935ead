"""Circuits tried out in the editor: clicks go to a trial beside the level, and its wires light up."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from editor.app.action_book import ActionBook
from editor.app.docks import Docks
from editor.app.i18n.language import language
from editor.app.level_view import LevelView
from editor.app.playtest.player import Player
from editor.app.playtest.pointing import object_at
from editor.app.trial.meaning import Meaning, meaning_of
from editor.app.trial.panel import CircuitTestPanel
from editor.app.trial.stage import TrialStage
from editor.app.trial.trial_run import TrialRun
from editor.core.change import Change
from editor.core.document import Document
from editor.core.edits.set_property import SetProperty
from schemas.model import Cell
from schemas.problem import SayError

ACTIONS = ("test.pause", "test.step", "test.step_back", "test.again", "test.rearm", "test.stop")
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
        self._stage: TrialStage | None = None
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
        return self._stage.run if self._stage is not None else None

    @property
    def player(self) -> Player | None:
        """Its clock."""
        return self._stage.player if self._stage is not None else None

    def follow(self, view: LevelView | None) -> None:
        """Another level is in front: what was tried out on the last one ends."""
        self.stop()
        if self._view is not None:
            self._view.document.changed.disconnect(self._outdate)
        self._view = view
        if view is not None:
            view.document.changed.connect(self._outdate)
        self._enable()

    def meant(self, document: Document, cell: Cell) -> Meaning:
        """The object that a click is about, what it would do, what keeps it from working."""
        return meaning_of(document, self.run, object_at(document, cell))

    def press(self, document: Document, cell: Cell) -> None:
        """Click there."""
        key = object_at(document, cell)
        if key is None or self._view is None or self._view.document.core is not document:
            return
        if self._soon.isActive():
            self._renew()
        stage = self._stage or self._begin(self._view)
        if stage is not None:
            stage.click(key)

    def leave(self) -> bool:
        """End the trial; whether there was one."""
        was_on = self._stage is not None
        self.stop()
        return was_on

    def stop(self) -> None:
        """Show the level as it is edited again."""
        self._soon.stop()
        stage, self._stage = self._stage, None
        if stage is None or self._view is None:
            return
        stage.close()
        self.panel.show_run(None, (), {})
        self._enable()
        self.running_changed.emit(False)
        self._view.hand.refresh()

    def toggle(self) -> None:
        """Pause, or run on."""
        if self._stage is not None:
            self._stage.held = self._stage.player.playing
            self._stage.player.toggle()

    def step(self) -> None:
        """On to the next thing that happens."""
        if self._stage is not None:
            self._stage.held = True
            self._stage.player.step()

    def step_back(self) -> None:
        """A second back."""
        if self._stage is not None:
            run = self._stage.run
            self._stage.look_at(max(run.clock - BACK_MS, run.began))

    def again(self) -> None:
        """Forget all clicks."""
        if self._stage is not None and self._view is not None:
            self._stage.take(TrialRun(self._view.document.level))
            self._stage.held = False
            self.panel.say("")

    def rearm(self) -> None:
        """Rearm everything that needs it."""
        if self._stage is not None:
            self._stage.click("")

    def look_at(self, time: int) -> None:
        """Show a moment (ms), and wait there."""
        if self._stage is not None:
            self._stage.look_at(time)

    def set_delay(self, timer: str, delay: int) -> None:
        """An edit like any other; the same clicks are played again with it."""
        if self._view is not None:
            document = self._view.document
            document.do(SetProperty.plan(document.level, [timer], "delay_ms", delay))

    def _begin(self, view: LevelView) -> TrialStage | None:
        """A trial of the level as it is now; None, and said why, if it cannot be played."""
        try:
            run = TrialRun(view.document.level)
        except (SayError, ValueError) as error:
            text = error.text(language()) if isinstance(error, SayError) else str(error)
            view.refused.emit(text)
            return None
        self._stage = TrialStage(view, run, self.panel, self)
        self._docks.show("test")
        self._enable()
        self.running_changed.emit(True)
        return self._stage

    def _outdate(self, change: Change) -> None:
        """The level was edited: the trial is soon begun anew with the same clicks."""
        if self._stage is not None:
            self._stage.player.pause()
            self._soon.start()

    def _renew(self) -> None:
        self._soon.stop()
        if self._stage is None or self._view is None:
            return
        try:
            again = self._stage.run.anew(self._view.document.level)
        except (SayError, ValueError):
            self.stop()
            return
        self._stage.take(again)
        self.panel.say(self.tr("The level has changed: the same clicks, tried out anew."))
        self._stage.go_on()

    def _select(self, key: str) -> None:
        if self._view is not None:
            self._view.show_place(objects=(key,))

    def _set_speed(self, speed: float) -> None:
        if self._stage is not None:
            self._stage.player.speed = speed

    def _enable(self) -> None:
        for id in ACTIONS:
            self._book[id].setEnabled(self._stage is not None)
