"""A run: the same whatever the speed, and any moment of it can be looked at again."""

from __future__ import annotations

import pytest

from editor.app.playtest.run import Run
from editor.core.templates import new_level

SECOND = 1_000
MINUTE = 60 * SECOND


def played(step: int, until: int = MINUTE) -> Run:
    """A run that was played in steps of so many milliseconds."""
    run = Run(new_level("crossroads", 48, 32), seed=3)
    while run.clock < run.began + until and not run.over:
        run.advance(run.clock + step, budget_s=10)
    return run


@pytest.mark.parametrize("step", [40, 700, 11 * SECOND])
def test_the_log_is_the_same_for_every_speed(step: int) -> None:
    """Slow, fast, and in great leaps: the same happens."""
    whole = played(MINUTE)
    cut = min(len(whole.log), len(played(step).log))

    assert [str(e) for e in played(step).log[:cut]] == [str(e) for e in whole.log[:cut]]


def test_going_back_and_on_again_comes_to_the_same_world() -> None:
    """Looking at the past changes nothing."""
    run = played(MINUTE)
    digest = run.session.digest()

    run.look_at(len(run.log) // 2)
    was_live = run.live
    run.advance(run.began + MINUTE, budget_s=10)

    assert not was_live and run.live
    assert run.session.digest() == digest


def test_a_step_is_one_thing() -> None:
    """Stepping takes one entry of the queue, however long one waits for it."""
    run = Run(new_level("crossroads", 48, 32), seed=3)
    before = len(run.log)

    run.step()

    assert len(run.log) > before
    assert run.clock == run.log[-1].time
