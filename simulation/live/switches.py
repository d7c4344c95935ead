"""When activators switched: read off the log of a play-through while that grows."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from simulation.happenings.signals import ActivatorSwitched
from simulation.kernel.happening import Entry

LONG_AGO = -(1 << 60)
"""When what is on at the start was switched on: its signal has come through every timer."""


@dataclass(frozen=True, slots=True)
class Switch:
    """An activator switches at `time` (ms); `entry` is the log's, -1 for what the level begins with."""

    time: int
    on: bool
    entry: int = -1


class Switches:
    """Per activator its switches in order. The log may grow, or go on otherwise after a branch."""

    def __init__(self, on_at_start: Iterable[str]) -> None:
        self._at_start = sorted(on_at_start)
        self._log: Sequence[Entry] | None = None
        self._of: dict[str, list[Switch]] = {}
        self._read = 0

    def read(self, log: Sequence[Entry]) -> None:
        """Take in what is new in the log; another log is read from its beginning."""
        if log is not self._log:
            self._log, self._read = log, 0
            self._of = {key: [Switch(LONG_AGO, True)] for key in self._at_start}
        for entry in log[self._read :]:
            happening = entry.happening
            if isinstance(happening, ActivatorSwitched):
                switch = Switch(entry.time, happening.on, entry.id)
                self._of.setdefault(happening.object, []).append(switch)
        self._read = len(log)

    def up_to(self, index: int) -> Mapping[str, Sequence[Switch]]:
        """The switches that entry `index` of the log and those before it made, by activator."""
        found = {}
        for key in sorted(self._of):
            past = self._of[key]
            known = past[: bisect_right(past, index, key=lambda switch: switch.entry)]
            if known:
                found[key] = known
        return found
