"""The scale of a trial's time line: the last half minute, and whatever is still to come. No Qt."""

from __future__ import annotations

from dataclasses import dataclass

from editor.app.trial.trial_run import TrialRun
from simulation.live.bars import Row

BACK_MS = 30_000
"""How far back one can scrub."""
SPANS = (6_000, 12_000, 20_000, 30_000, 60_000, 120_000, 300_000, 600_000, 1_800_000, 3_600_000)
TICKS = (500, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 300_000, 600_000)
MOST_TICKS = 12
ROOM = 1.05


@dataclass(frozen=True, slots=True)
class Scale:
    """Moments (ms) from `begin` over `span` lie between `left` and `right` (px)."""

    begin: int
    span: int
    left: float
    right: float

    def x(self, time: float) -> float:
        """Where a moment is."""
        return self.left + (time - self.begin) / self.span * (self.right - self.left)

    def time(self, x: float) -> float:
        """Which moment is there."""
        return self.begin + (x - self.left) / max(self.right - self.left, 1) * self.span

    def ticks(self) -> list[int]:
        """How far from its beginning (ms) there is a tick."""
        step = next((tick for tick in TICKS if self.span / tick <= MOST_TICKS), TICKS[-1])
        return list(range(0, self.span + 1, step))


def scale_of(run: TrialRun, rows: tuple[Row, ...], left: float, right: float) -> Scale:
    """From the beginning, or half a minute ago, to the end of the last bar that is still to come."""
    begin = max(run.began, run.present - BACK_MS)
    begin = run.began + (begin - run.began) // 1_000 * 1_000
    ends = [bar.end or bar.begin for row in rows for bar in row.bars]
    ends += [mark.time for row in rows for mark in row.marks]
    last = max([run.present, *ends])
    wanted = (last - begin) * ROOM
    span = next((span for span in SPANS if span >= wanted), round(wanted))
    return Scale(begin, max(span, 1), left, max(right, left + 1))
