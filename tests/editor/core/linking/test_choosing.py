"""Choosing what an activator sets off: one step, nothing left lying about."""

from editor.core.linking.choose import plan_doors, plan_mechanism
from simulation.level.level import Level
from tests.editor.core.linking.situations import RULES, after, wired

CHAIN = """
    P.T.T...M
    .........
    ........N
"""


def timers(level: Level) -> list[int]:
    """The delays of all timers."""
    return [timer.delay_ms for timer in level.of_kind("timer")]


def test_another_mechanism_keeps_the_delay_and_the_timers() -> None:
    """Two timers of 2 s stay in series."""
    level = wired(CHAIN, "P M")

    assert after(level, plan_mechanism(level, RULES, "P", "N")) == {"P N": 4000}
    assert timers(level) == [2000, 2000]


def test_timers_that_delay_nothing_any_more_go() -> None:
    """With the wire between them."""
    level = wired(CHAIN, "P M")

    assert after(level, plan_mechanism(level, RULES, "P", None)) == {}
    assert (timers(level), len(level.wires)) == ([], 0)


def test_timers_that_delay_something_else_stay() -> None:
    """The second mechanism's door is behind them as well."""
    level = wired("""
        P.T.T.D.M
    """, "P M")  # fmt: skip

    assert after(level, plan_mechanism(level, RULES, "P", None)) == {"P D": 4000}
    assert timers(level) == [2000, 2000]


def test_a_timer_that_was_idle_before_is_left_alone() -> None:
    """Somebody is not done yet with it."""
    level = wired("P.....D\nT......")

    assert after(level, plan_doors(level, RULES, "P", {"D": 0})) == {"P D": 0}
    assert timers(level) == [2000]
