"""Connecting what is selected."""

import pytest

from editor.core.linking.connect import plan_connect
from tests.editor.core.linking.situations import RULES, after, reason, wired

HALL = """
    P.......M
    .........
    Q...D...N
"""


def test_an_activator_is_connected_to_all_that_is_selected_with_it() -> None:
    """A mechanism and a door, in one step."""
    level = wired(HALL)

    assert after(level, plan_connect(level, RULES, ["P", "M", "D"])) == {"P D": 0, "P M": 0}


def test_what_is_connected_already_stays_as_it_is() -> None:
    """Only the door is new."""
    level = wired(HALL, "P M")

    assert len(plan_connect(level, RULES, ["P", "M", "D"]).diff.changes) == 1


@pytest.mark.rule("WIR-02")
def test_two_mechanisms_are_too_many() -> None:
    """Nothing is connected then."""
    level = wired(HALL)

    plan = plan_connect(level, RULES, ["P", "M", "N"])

    assert "already fires" in reason(plan)
    assert plan.edit is None


def test_it_takes_an_activator_and_something_to_set_off() -> None:
    """Two levers connect to nothing."""
    level = wired(HALL)

    assert reason(plan_connect(level, RULES, ["P", "Q"])) == "Select an activator and what it shall set off"
