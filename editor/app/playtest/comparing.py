"""Two runs with the same dice: where they first part. No Qt."""

from __future__ import annotations

from typing import NamedTuple

from editor.app.playtest.run import Run
from editor.app.playtest.telling import in_the_story
from simulation.kernel.happening import Entry


class Parting(NamedTuple):
    """The first line of the story that is another; None where a run has no more lines."""

    before: Entry | None
    now: Entry | None


def alike(before: Run, now: Run) -> bool:
    """Whether both have the same dice and the same scenario, so that a difference is the level's."""
    one, other = before.session, now.session
    return (one.world.seed, one.scenario.id) == (other.world.seed, other.scenario.id)


def first_difference(before: Run, now: Run) -> Parting | None:
    """The first lines that differ; None when both tell the same story."""
    old, new = _story(before), _story(now)
    for was, comes in zip(old, new, strict=False):
        if (was.time, was.happening) != (comes.time, comes.happening):
            return Parting(was, comes)
    if len(old) == len(new):
        return None
    shorter = min(len(old), len(new))
    return Parting(old[shorter] if shorter < len(old) else None, new[shorter] if shorter < len(new) else None)


def _story(run: Run) -> list[Entry]:
    return [entry for entry in run.log if in_the_story(run.log, entry)]
