"""Two runs with the same dice are compared line by line."""

from __future__ import annotations

from editor.app.playtest.comparing import first_difference
from editor.app.playtest.run import Run
from editor.core.templates import new_level
from simulation.level.level import Level

MINUTE = 60_000


def played(level: Level) -> Run:
    """A minute of it."""
    run = Run(level, seed=3)
    run.advance(run.began + MINUTE, budget_s=10)
    return run


def test_the_same_level_tells_the_same_story() -> None:
    """Nothing differs when nothing was changed."""
    level = new_level("crossroads", 48, 32)

    assert first_difference(played(level), played(level)) is None


def test_without_a_trap_the_story_is_another() -> None:
    """The first line that differs is about what is no longer there."""
    level, bare = new_level("crossroads", 48, 32), new_level("crossroads", 48, 32)
    bare.objects = {key: o for key, o in bare.objects.items() if o.kind != "pressure_plate"}

    parting = first_difference(played(level), played(bare))

    assert parting is not None and parting.before is not None
    assert type(parting.before.happening).__name__ == "ActivatorTripped"
