"""The figures of the work in sentences: the same for the job list, the report and the command line."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.analysis.work import WorkFigures


def figures_said(figures: WorkFigures) -> Iterator[Message]:
    """What is left undone and how busy the minions are; then how the rearms went, once there was one."""
    whole, tenth = divmod(figures.per_day_tenths, 10)
    yield Message(
        "jobs.figures",
        needing=figures.needing,
        overdue=figures.overdue,
        per_day=Message("jobs.tenths", whole=whole, tenth=tenth) if tenth else str(whole),
        minions=figures.minions,
        busy=figures.busy_percent,
    )
    if figures.tries:
        yield Message(
            "jobs.tries", rearms=figures.rearms, tries=figures.tries, fumbles=figures.fumbles
        )
