"""Plays a run: lets its clock go at a speed, in slices that never hold up the window."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from editor.app.playtest.run import Run

FRAME_MS = 16
SLICE_S = 0.004
SPEEDS = (0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0, 0.0)
"""0: as fast as it goes."""
QUIET_MS = 8_000
"""At normal speed, a pause longer than this is skipped."""
LONGEST_FRAME_MS = 100


class Player(QObject):
    """One run at a time. `advanced`: time passed; `finished`: nothing more will come."""

    advanced = Signal()
    playing_changed = Signal(bool)
    finished = Signal()

    def __init__(self, run: Run, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.run = run
        self.speed = 1.0
        self._fraction = 0.0
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)

    @property
    def playing(self) -> bool:
        """Whether the clock goes."""
        return self._timer.isActive()

    def play(self) -> None:
        """Let the clock go; after the end, on into what the dungeon does then."""
        if self.run.over:
            self.run.go_on()
        if not self.playing and not self.run.over:
            self._elapsed.start()
            self._timer.start()
            self.playing_changed.emit(True)

    def pause(self) -> None:
        """Stop the clock."""
        if self.playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def toggle(self) -> None:
        """Play or pause."""
        if self.playing:
            self.pause()
        else:
            self.play()

    def step(self) -> None:
        """Let one thing happen, also after the end."""
        self.pause()
        if self.run.over:
            self.run.go_on()
        self.run.step()
        self.advanced.emit()

    def look_at(self, index: int) -> None:
        """Show a moment of the past; the clock goes on from there if it was going."""
        self.run.look_at(index)
        self.advanced.emit()

    def _tick(self) -> None:
        passed = min(self._elapsed.restart(), LONGEST_FRAME_MS)
        if self.speed:
            self._fraction += passed * self.speed
            whole = int(self._fraction)
            self._fraction -= whole
            self.run.advance(self._target(self.run.clock + whole), SLICE_S)
        else:
            self.run.advance(self._all_there_is(), SLICE_S * 3)
        self.advanced.emit()
        if self.run.over:
            self.pause()
            self.finished.emit()

    def _target(self, time: int) -> int:
        """A long quiet time is skipped: the clock jumps to just before the next thing."""
        due = self.run.next_time if self.run.leaps else None
        if due is not None and due - time > QUIET_MS * self.speed:
            return due - FRAME_MS
        return time

    def _all_there_is(self) -> int:
        return self.run.log[-1].time if not self.run.live else self.run.session.last_moment
