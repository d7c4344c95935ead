"""A replay is all that a run follows from: played again it is the same run, orders and all."""

from simulation.kernel.happening import Happening
from simulation.orders import HoldDoor
from simulation.replaying import first_difference, played_again, recorded
from tests.simulation.drawing import drawn, numbers, play

HALL = """
    ##########
    P........#
    #.########
    #...+..sM#
    ##########
"""


def test_orders_are_given_again_at_their_place_in_the_log() -> None:
    """A door held open after five seconds is held open after the same happenings in the replay."""
    session = play(drawn(HALL), party=["peasant", "rogue"], seconds=5)
    session.order(HoldDoor("door", True), session.now)
    session.run_until(session.now + 10_000)

    again = played_again(recorded(session))

    assert first_difference(recorded(session), again) is None
    assert [str(entry) for entry in again.log] == [str(entry) for entry in session.log]


def test_numbers_that_were_changed_travel_along() -> None:
    """A run under other numbers is played again under them."""
    session = play(drawn(HALL), party=["peasant"], rules={"invasions.arrival_interval_ms": 3_000}, seconds=5)

    replay = recorded(session)

    assert replay.ruleset == {"invasions.arrival_interval_ms": 3_000}
    assert played_again(replay).setting.ruleset == numbers(replay.ruleset)


def test_another_run_differs_where_it_first_does() -> None:
    """Held against a run of another party, the difference is a happening of that run."""
    one = play(drawn(HALL), party=["peasant"], seconds=20)
    other = play(drawn(HALL), party=["rogue"], seconds=20)

    found = first_difference(recorded(one), other)

    assert found is not None and found.entry is not None
    assert isinstance(found.entry.happening, Happening)
