"""A run: the same whatever the speed, and any moment of it can be looked at again."""

from __future__ import annotations

import pytest

from editor.app.playtest.run import Run
from editor.core.templates import new_level
from simulation.orders.doors import HoldDoor

SECOND = 1_000
MINUTE = 60 * SECOND
DAY = 1440 * MINUTE


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


def test_after_the_end_the_dungeon_lives_on_when_asked() -> None:
    """With the party down there is still a trap to rearm, a captive to fetch."""
    run = played(MINUTE, until=DAY)
    ended, clock = run.over, run.clock
    run.go_on()
    run.advance(clock + MINUTE, budget_s=10)

    assert ended and run.clock == clock + MINUTE and not run.over


def test_an_order_in_the_past_has_an_end_of_its_own() -> None:
    """Whoever goes back and orders something sees that invasion to its end, not past it."""
    run = played(MINUTE, until=DAY)
    run.go_on()
    run.look_at(len(run.log) // 2)
    door = min(run.world.doors)
    run.order(HoldDoor(door, not run.world.doors[door].held_open))

    assert not run.goes_on
