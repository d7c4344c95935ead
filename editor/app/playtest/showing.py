"""Keeps a canvas in step with a run: who is where, how doors and traps stand, what is live, what goes off."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QElapsedTimer

from editor.app.canvas.art.looks import ObjectLook
from editor.app.canvas.layers.effects import Flash
from editor.app.canvas.looks import look_of
from editor.app.level_view import LevelView
from editor.app.playtest.run import Run
from editor.app.playtest.stage import elsewhere, figures, looks
from editor.app.wording import duration
from schemas.model import Cell
from schemas.objects import Activator
from simulation.happenings.traps import MechanismFired
from simulation.kernel.happening import Entry
from simulation.live.signals import Live, Signals, Transit
from simulation.live.switches import Switches

FLASH_MS = 700
MARCH = 0.06
"""How far (cells) the dashes of live wires move a frame."""
RING_STEPS = 32
"""So many pictures of a timer that runs: they are kept."""
TENTH = 100
GAS = 80
RUBBLE = 100
"""How dense gas and fallen rock look, in percent."""


class Showing:
    """One run on one view. `everyone`: the run has the level's creatures, so that those drawn are hidden."""

    def __init__(self, view: LevelView, run: Run, *, everyone: bool = True) -> None:
        self._view = view
        self._canvas = view.canvas
        self._everyone = everyone
        level = run.session.setting.level
        on = [each.id for each in level.of_family("activator") if isinstance(each, Activator) and each.on]
        self.switches = Switches(on)
        self.planned: tuple[str, ...] = ()
        """Timers that are not built at the moment shown last: no signal comes through them."""
        self.signals = Signals(view.wiring.circuits)
        self.live = Live()
        self._looked = (-1, -1)
        """The entry and the moment of `live`."""
        self._shown = -1
        """The last entry whose states are on the canvas."""
        self._flashes: list[tuple[QElapsedTimer, Entry]] = []
        self._pointed: tuple[QElapsedTimer, Cell] | None = None

    @property
    def flashing(self) -> bool:
        """Whether something that went off is still to be seen."""
        return bool(self._canvas.effects.flashes)

    def show(self, run: Run, news: int = -1) -> None:
        """Show the moment of a run. `news`: entries after this one just happened before our eyes."""
        canvas, flashed = self._canvas, self.flashing
        there = figures(run.world, run.clock)
        if self._everyone:
            canvas.show_figures(there)
        else:
            canvas.figures.figures = there
        self._show_live(run)
        for entry in run.log[news + 1 : run.index + 1] if 0 <= news < run.index else ():
            if isinstance(entry.happening, MechanismFired):
                self._flash(entry)
        canvas.effects.flashes = self._glows(run)
        fog = {cell: GAS for effect in run.world.effects.values() for cell in effect.cells}
        canvas.effects.fog = fog | dict.fromkeys(run.world.fallen, RUBBLE)
        quiet = run.index == self._shown and not there and not flashed and not self.flashing
        self._shown = run.index
        canvas.update(canvas.live.box(canvas.scene).toAlignedRect()) if quiet else canvas.update()

    def point_out(self, cell: Cell) -> None:
        """Let a cell flash once, for the eye."""
        timer = QElapsedTimer()
        timer.start()
        self._pointed = (timer, cell)

    def march(self) -> None:
        """A frame has passed: the dashes move on, unless the designer wants nothing to move."""
        if self._canvas.moves:
            self._canvas.live.march += MARCH

    def clear(self) -> None:
        """Show the level as it is edited."""
        canvas = self._canvas
        if self._everyone:
            canvas.show_figures(None)
        canvas.figures.figures = ()
        canvas.show_states({})
        canvas.show_elsewhere({})
        canvas.live.live, canvas.live.running = Live(), {}
        canvas.effects.clear()
        self._flashes.clear()
        canvas.update()

    def live_at(self, run: Run) -> Live:
        """What is live at the moment that the run shows."""
        planned = tuple(key for key, site in sorted(run.world.sites.items()) if site.kind == "timer")
        if planned != self.planned:
            self.planned = planned
            self.signals = Signals(self._view.wiring.circuits, planned)
        self.switches.read(run.log)
        return self.signals.live(self.switches.up_to(run.index), run.clock)

    def _show_live(self, run: Run) -> None:
        if run.index != self._shown:
            self._canvas.show_states(looks(run.world))
            self._canvas.show_elsewhere(elsewhere(run.world))
        entry, moment = self._looked
        ahead = self.live.changes_at
        if run.index != entry or run.clock < moment or (ahead is not None and run.clock >= ahead):
            self.live = self.live_at(run)
        self._looked = (run.index, run.clock)
        self._canvas.live.live = self.live
        timers = self.live.timers
        self._canvas.live.running = {key: self._ring(timers[key], run.clock) for key in timers}

    def _ring(self, transit: Transit, clock: int) -> ObjectLook:
        """A timer with a signal in it: it fills while one switches on, and empties while one switches off."""
        look = look_of(self._view.document.level.objects[transit.timer])
        share = (clock - transit.entered) / max(transit.due - transit.entered, 1)
        share = round(share * RING_STEPS) / RING_STEPS
        left = -(-(transit.due - clock) // TENTH) * TENTH
        return replace(look, amount=share if transit.on else 1 - share, label=duration(left))

    def _flash(self, entry: Entry) -> None:
        timer = QElapsedTimer()
        timer.start()
        self._flashes.append((timer, entry))

    def _glows(self, run: Run) -> list[Flash]:
        """What went off just now, by the run's clock or by ours, whichever shows it longer."""
        self._flashes = [flash for flash in self._flashes if flash[0].elapsed() < FLASH_MS]
        left = {entry.id: (entry, 1 - timer.elapsed() / FLASH_MS) for timer, entry in self._flashes}
        for index in range(run.index, -1, -1):
            entry = run.log[index]
            if run.clock - entry.time >= FLASH_MS:
                break
            if isinstance(entry.happening, MechanismFired):
                known = left[entry.id][1] if entry.id in left else 0.0
                left[entry.id] = (entry, max(known, 1 - (run.clock - entry.time) / FLASH_MS))
        glows = [Flash(self._reach(run, entry), "", share) for entry, share in left.values()]
        if self._pointed is not None and self._pointed[0].elapsed() < FLASH_MS:
            timer, cell = self._pointed
            glows.append(Flash(frozenset({cell}), "", 1 - timer.elapsed() / FLASH_MS))
        return glows

    def _reach(self, run: Run, entry: Entry) -> frozenset[Cell]:
        fired = entry.happening
        assert isinstance(fired, MechanismFired)
        return frozenset(fired.cells) or frozenset({run.world.parts[fired.object].cell})
