"""Linking by choice: the wire is found by itself and makes the one link asked for, or none."""

import pytest

from editor.core.linking.link import plan_link
from simulation.loading import default_ruleset
from tests.editor.core.linking.situations import RULES, after, links, reason, wired

OPEN = """
    ...........
    .P.......M.
    ...........
    .Q.....N...
    ...........
    .....D.....
"""


def test_a_wire_is_laid_from_the_activator_to_the_sink() -> None:
    """Nothing was wired before; the one link asked for is there afterwards."""
    level = wired(OPEN)

    assert after(level, plan_link(level, RULES, "P", "M")) == {"P M": 0}


def test_the_wire_crosses_others_without_joining_them() -> None:
    """P fires N; the way of Q to M lies across it."""
    level = wired(OPEN, "P N")

    assert after(level, plan_link(level, RULES, "Q", "M")) == {"P N": 0, "Q M": 0}


def test_a_door_is_wired_to_the_wire_that_is_near() -> None:
    """Only two cells of wire are added: the rest is there."""
    level = wired(OPEN, "Q N")
    had = len(level.wires)

    assert after(level, plan_link(level, RULES, "Q", "D")) == {"Q D": 0, "Q N": 0}
    assert len(level.wires) - had <= 4


def test_a_wire_that_others_share_is_not_branched_off() -> None:
    """P and Q both drive D by one net; M becomes P's alone."""
    level = wired(OPEN, "P D", "Q D")

    assert after(level, plan_link(level, RULES, "P", "M")) == {"P D": 0, "P M": 0, "Q D": 0}


@pytest.mark.rule("WIR-02")
def test_a_second_mechanism_is_refused() -> None:
    """The reason names what the activator fires already."""
    level = wired(OPEN, "P M")

    assert reason(plan_link(level, RULES, "P", "N")) == (
        "pressure plate at 1, 1 already fires dart launcher at 9, 1"
    )


@pytest.mark.rule("WIR-03")
def test_a_second_activator_is_refused() -> None:
    """The reason names who fires it."""
    level = wired(OPEN, "P M")

    assert reason(plan_link(level, RULES, "Q", "M")) == (
        "dart launcher at 9, 1 is already fired by pressure plate at 1, 1"
    )


@pytest.mark.rule("WIR-10")
def test_a_door_takes_as_many_activators_as_the_rules_allow() -> None:
    """One, if the level says so."""
    level = wired(OPEN, "P D")
    strict = default_ruleset().with_overrides({"wiring.activators_per_door": 1})

    assert "allow 1" in reason(plan_link(level, strict, "Q", "D"))


def test_a_link_with_a_delay_gets_a_timer() -> None:
    """Placed on the wire, with just that delay."""
    level = wired(OPEN)

    assert after(level, plan_link(level, RULES, "P", "M", 1500)) == {"P M": 1500}


def test_a_link_with_the_delay_of_a_timer_begins_behind_it() -> None:
    """No second timer is placed."""
    level = wired(OPEN.replace(".P......", ".P...T.."), "P T", "T M")

    assert after(level, plan_link(level, RULES, "P", "D", 2000)) == {"P D": 2000, "P M": 2000}
    assert [each.id for each in level.of_kind("timer")] == ["T"]


def test_where_there_is_no_way_the_reason_says_so() -> None:
    """Doors wall to wall lie between."""
    level = wired("""
        .D.
        PNM
        .E.
    """)

    assert "no way" in reason(plan_link(level, RULES, "P", "M"))
    assert links(level) == {}


def test_more_wire_than_a_level_holds_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the reason, as when it is drawn by hand."""
    monkeypatch.setattr("editor.core.edits.wire_edit.MOST_WIRED_CELLS", 3)
    level = wired(OPEN)

    assert "at most 3 cells of wire" in reason(plan_link(level, RULES, "P", "M"))
