"""A replay is all that a run follows from: played again it is the same run, orders and all."""

from pathlib import Path

from simulation.kernel.happening import Happening
from simulation.orders.doors import HoldDoor
from simulation.replaying import first_difference, load_replay, played_again, recorded, save_replay
from tests.simulation.drawing import EVERY_STEP, drawn, numbers, play

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

    assert replay.ruleset == EVERY_STEP | {"invasions.arrival_interval_ms": 3_000}
    assert played_again(replay).setting.ruleset == numbers(replay.ruleset)


def test_another_run_differs_where_it_first_does() -> None:
    """Held against a run of another party, the difference is a happening of that run."""
    one = play(drawn(HALL), party=["peasant"], seconds=20)
    other = play(drawn(HALL), party=["rogue"], seconds=20)

    found = first_difference(recorded(one), other)

    assert found is not None and found.entry is not None
    assert isinstance(found.entry.happening, Happening)


def test_a_record_stopped_in_the_midst_of_a_millisecond_is_the_same_run() -> None:
    """More happening in the last millisecond of the run played again is no difference."""
    session = play(drawn(HALL), party=["peasant", "rogue"], seconds=5)
    times = [entry.time for entry in session.log]
    part = session.branch(max(at for at in range(1, len(times) - 1) if times[at] == times[at + 1]))

    replay = recorded(part)

    assert len(played_again(replay).log) > len(part.log)
    assert first_difference(replay, played_again(replay)) is None


def test_a_run_that_goes_on_after_its_record_differs() -> None:
    """What happens after the last recorded moment was not recorded."""
    session = play(drawn(HALL), party=["peasant"], seconds=5)
    replay = recorded(session)
    session.run_until(session.now + 5_000)

    found = first_difference(replay, session)

    assert found is not None and found.entry is session.log[found.index]


def test_a_saved_replay_is_read_back_as_it_was(tmp_path: Path) -> None:
    """The file holds all of it."""
    replay = recorded(play(drawn(HALL), party=["peasant"], seconds=5))
    save_replay(tmp_path / "run.replay", replay)

    assert load_replay(tmp_path / "run.replay") == replay
