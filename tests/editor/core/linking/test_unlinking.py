"""Unlinking: as little wire goes as parts the two, and every other link stays."""

from editor.core.linking.unlink import plan_unlink
from tests.editor.core.linking.situations import after, reason, wired

FORK = """
    ...........
    P.........M
    ...........
    .....D.....
    ...........
    .....Q.....
"""


def test_a_wire_of_its_own_goes_whole() -> None:
    """Nothing is left of the only wire."""
    level = wired(FORK, "P M")

    assert after(level, plan_unlink(level, "P", "M")) == {}
    assert not len(level.wires)


def test_a_branch_goes_up_to_the_joint() -> None:
    """The mechanism stays connected, the branch to the door is gone."""
    level = wired(FORK, "P M", "D P")

    assert after(level, plan_unlink(level, "P", "D")) == {"P M": 0}


def test_one_of_two_activators_of_a_door_is_parted() -> None:
    """The other one keeps it."""
    level = wired(FORK, "P D", "Q D")

    assert after(level, plan_unlink(level, "P", "D")) == {"Q D": 0}


def test_a_wire_that_runs_on_through_the_sink_is_led_round_it() -> None:
    """One drag over the door to the mechanism; the door lets go, the mechanism does not."""
    level = wired("""
        .....
        P.D.M
        .....
    """, "P M")  # fmt: skip

    assert after(level, plan_unlink(level, "P", "D")) == {"P M": 0}


def test_what_hangs_on_two_wires_loses_both() -> None:
    """A ring of wire leads to the mechanism from both sides."""
    level = wired("""
        .....
        P...M
        .....
        .D...
    """, "P M", "P D M")  # fmt: skip

    assert after(level, plan_unlink(level, "P", "M")) == {"P D": 0}


def test_the_wire_at_the_sink_goes_before_one_at_the_activator() -> None:
    """The timer stays with the activator, though the wire between them is the shorter one."""
    level = wired("PT....M", "P M")

    assert after(level, plan_unlink(level, "P", "M")) == {}
    assert sorted(level.wires.cells) == [(0, 0), (1, 0)]


def test_what_is_not_linked_cannot_be_unlinked() -> None:
    """The reason says so."""
    level = wired(FORK)

    assert "does not set off" in reason(plan_unlink(level, "P", "M"))
