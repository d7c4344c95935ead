"""The figures of the work in sentences: the same for the job list, the report and the command line."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.clock import DAY, span
from schemas.message import Message
from simulation.analysis.work import WorkFigures


def figures_said(figures: WorkFigures) -> Iterator[Message]:
    """What is left undone and how busy the minions are; then how the rearms went, once there was one."""
    yield Message(
        "jobs.figures",
        needing=figures.needing,
        overdue=figures.overdue,
        rate=_rate(figures),
        minions=figures.minions,
        busy=figures.busy_percent,
    )
    if figures.tries:
        yield Message("jobs.tries", rearms=figures.rearms, tries=figures.tries, fumbles=figures.fumbles)


def _rate(figures: WorkFigures) -> Message:
    """Rearms a day; in less than a day the count says more."""
    if figures.elapsed_ms < DAY:
        return Message("jobs.so_far", rearms=figures.rearms, time=span(figures.elapsed_ms))
    whole, tenth = divmod(figures.per_day_tenths, 10)
    number = Message("jobs.tenths", whole=whole, tenth=tenth) if tenth else str(whole)
    return Message("jobs.per_day", number=number)
