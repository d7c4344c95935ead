"""The time line of a circuit: a row per object, bars while it is busy, marks for what it did."""

from simulation.live.bars import Bar, Mark, rows
from simulation.orders.circuits import SetOff
from tests.simulation.live.halls import Bench, hall


def lines(bench):
    """Per object its bars and marks, times in seconds since the start."""
    bench.live(0)
    session = bench.session
    past = bench.switches.up_to(len(session.log))
    return {
        row.key: [_told(bench, part) for part in (*row.bars, *row.marks)]
        for row in rows(bench.signals, session.setting.links, past, session.log)
    }


def _told(bench, part):
    if isinstance(part, Mark):
        return (since(bench, part.time), part.sign)
    assert isinstance(part, Bar)
    return (since(bench, part.begin), None if part.end is None else since(bench, part.end))


def since(bench, time):
    """In seconds since the start."""
    return (time - bench.start) / 1000


def test_nothing_was_set_off():
    """No rows."""
    assert lines(Bench(hall("L T D"))) == {}


def test_lever_timer_and_door():
    """The lever is on until switched off; the signal is twice in the timer; the door follows later."""
    bench = Bench(hall("L T D")).press(1, "L").press(5, "L").until(9)
    assert lines(bench) == {"L": [(1, 5)], "T": [(1, 3), (5, 7)], "D": [(3, 7)]}


def test_what_is_still_to_come_is_expected():
    """While the signal is in the timer."""
    bench = Bench(hall("L T X")).press(1, "L").until(2)
    assert lines(bench) == {"L": [(1, None)], "T": [(1, 3)], "X": [(3, "expected")]}


def test_a_mechanism_fires_or_fails_to():
    """A diamond and a cross."""
    bench = Bench(hall("L X")).press(1, "L").press(2, "L").press(3, "L").until(9)
    assert [sign for _, sign in lines(bench)["X"]] == ["fired", "thwarted"]


def test_a_padlock_toggles():
    """The door has marks and no bar."""
    door = {"kind": "door", "padlock": {"armed": True}}
    bench = Bench(hall("L D", D=door)).press(1, "L").press(2, "L").press(3, "L").until(9)
    assert [sign for _, sign in lines(bench)["D"]] == ["disarmed", "armed"]


def test_an_activator_that_fails_has_a_row_too():
    """With the cross at the moment at which it was tried."""
    bench = Bench(hall("A X", A={"kind": "pressure_plate", "needs_rearm": True}))
    bench.session.order(SetOff("A"), bench.at(2))
    assert lines(bench) == {"A": [(2, "thwarted")], "X": []}
