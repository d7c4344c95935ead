"""Delaying one link: timers are set, put in and taken out, and no other link becomes later or sooner."""

import pytest

from editor.core.linking.delay import plan_delay
from simulation.level.level import Level
from tests.editor.core.linking.situations import RULES, after, reason, wired

LINE = """
    .........
    P...T...M
    .........
    .........
    D.......E
"""


def timers(level: Level) -> list[int]:
    """The delays of all timers."""
    return [timer.delay_ms for timer in level.of_kind("timer")]


@pytest.mark.rule("WIR-04")
def test_a_timer_is_put_in_where_there_is_none() -> None:
    """On the wire that is there."""
    level = wired(LINE.replace("T", "."), "P M")

    assert after(level, plan_delay(level, RULES, "P", "M", 500)) == {"P M": 500}
    assert timers(level) == [500]


def test_the_timer_that_is_there_is_set() -> None:
    """No other is put in."""
    level = wired(LINE, "P M")

    assert after(level, plan_delay(level, RULES, "P", "M", 3500)) == {"P M": 3500}
    assert timers(level) == [3500]


def test_without_delay_the_timer_goes() -> None:
    """Its wire heals."""
    level = wired(LINE, "P M")

    assert after(level, plan_delay(level, RULES, "P", "M", 0)) == {"P M": 0}
    assert timers(level) == []


def test_a_door_before_the_timer_keeps_its_time() -> None:
    """Only the mechanism behind it is later."""
    level = wired(LINE, "P M", "P D")

    assert after(level, plan_delay(level, RULES, "P", "M", 1000)) == {"P D": 0, "P M": 1000}


def test_a_door_behind_the_same_timer_keeps_its_time() -> None:
    """The mechanism gets a timer for itself, the shared one stays as it is."""
    level = wired(LINE.replace("D.......E", "D.....E.."), "P M", "P T E", "T M")

    assert after(level, plan_delay(level, RULES, "P", "M", 5000)) == {"P E": 2000, "P M": 5000}


@pytest.mark.rule("WIR-11")
def test_timers_in_series_are_shortened_from_the_sink_on() -> None:
    """2 s and 2 s are to be 1 s: one goes, one is set."""
    level = wired(LINE.replace("T...M", "T.T.M"), "P M")

    assert after(level, plan_delay(level, RULES, "P", "M", 1000)) == {"P M": 1000}
    assert timers(level) == [1000]


def test_a_timer_of_two_activators_is_set_for_both_with_consent_only() -> None:
    """The plan does it, and says whom it touches as well."""
    level = wired("PQTD", "P D", "Q D")

    assert reason(plan_delay(level, RULES, "P", "D", 3000)) == (
        "Not without another change: lever at 1, 0 now drives portcullis at 3, 0, 1 s later than before"
    )


def test_no_timer_goes_on_for_ever() -> None:
    """A delay that none can be set to is refused with a reason."""
    level = wired(LINE, "P M")

    assert "no room for a timer" in reason(plan_delay(level, RULES, "P", "M", 10**9))
