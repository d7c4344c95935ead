"""The wiring of an edited level: told of every change, brought up to date when somebody asks."""

from __future__ import annotations

import sys
from collections.abc import Iterable

from editor.core.change import Change
from schemas.model import Cell
from schemas.objects import Timer, family_of
from simulation.level.level import WIRED_FAMILIES, Level
from simulation.level.occupancy import Occupancy
from simulation.wiring.circuits import Limits
from simulation.wiring.grid import ObjectCells
from simulation.wiring.upkeep.comparing import differences
from simulation.wiring.upkeep.live_wiring import LiveWiring

COMPARE_EVERY = 50 if sys.flags.dev_mode else 0
"""With `python -X dev`: after how many updates the live wiring is compared with a rebuild. 0: never."""


class LevelWiring:
    """Holds what wires ask of objects, and the live wiring once it was asked for."""

    def __init__(self, level: Level, occupancy: Occupancy) -> None:
        """`occupancy`: that of the level, kept up to date by the caller."""
        self._level, self._occupancy = level, occupancy
        self._cells = dict(level.object_cells())
        self._delays: dict[str, int] = {}
        self._live: LiveWiring | None = None
        self._changed: dict[Cell, None] = {}
        self._ids: dict[str, None] = {}
        self._updates = 0

    def touch(self, change: Change, bodies: Iterable[Cell]) -> None:
        """Note what a change touched. `bodies`: the cells that its objects filled or fill."""
        for cell in bodies:
            self._look(cell)
        if self._live is not None:
            self._ids.update(dict.fromkeys(sorted(change.objects)))
            self._changed.update(dict.fromkeys(change.wired))

    def _look(self, cell: Cell) -> None:
        """Note which object wires in a cell attach to: the last by id where bodies overlap."""
        self._changed[cell] = None
        self._cells.pop(cell, None)
        for placed in self._occupancy.at(cell):
            family = family_of(placed.kind)
            if family in WIRED_FAMILIES:
                self._cells[cell] = (placed.id, family)

    @property
    def object_cells(self) -> ObjectCells:
        """What the wire grid asks of objects. It changes with the level: don't keep it."""
        return self._cells

    def live(self, limits: Limits) -> LiveWiring:
        """Nets, links and findings as the level is now."""
        if self._live is None:
            self._delays |= self._level.timer_delays()
            self._live = LiveWiring(self._level.wires, self._cells, self._delays, limits)
        elif self._changed or self._ids:
            self._look_at_delays()
            self._live.update(self._changed, self._ids)
            self._compare(self._live)
        self._changed.clear()
        self._ids.clear()
        self._live.limit(limits)
        return self._live

    def _compare(self, live: LiveWiring) -> None:
        """While debugging, raise AssertionError when the live wiring has gone wrong."""
        self._updates += 1
        if COMPARE_EVERY and self._updates % COMPARE_EVERY == 0:
            level = self._level
            wrong = differences(live, level.wires, level.object_cells(), level.timer_delays())
            assert not wrong, wrong

    def _look_at_delays(self) -> None:
        for key in self._ids:
            self._delays.pop(key, None)
            placed = self._level.objects.get(key)
            if isinstance(placed, Timer):
                self._delays[key] = placed.delay_ms
