"""What a switch brings about at the other end of the wire, and when."""

import pytest

from simulation.happenings.doors import DoorClosed, DoorOpened
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import MechanismFired
from simulation.orders import SwitchLever
from tests.simulation.drawing import drawn, entries, happened, play, run

LEVER = """
    ##########
    #.......X#
    #D########
    ##T#######
    L#########
"""


def levered(wires, delay_ms=1_500, **more):
    """A lever L, wired as told to a mechanism X, a door D, over a timer T; nobody is about."""
    level = drawn(
        LEVER, wires, L="lever", X={"kind": "dart_launcher", "facing": "w"}, D="door",
        T={"kind": "timer", "delay_ms": delay_ms}, **more,
    )  # fmt: skip
    return play(level)


def switched(session, *orders):
    """Give the lever orders: (seconds since the start, on)."""
    for seconds, on in orders:
        run(session, seconds)
        session.order(SwitchLever("L", on), session.scenario.start.time_ms + seconds * 1_000)
    run(session, 60)
    return session


def since_start(session, kind):
    """When happenings of a kind came, in ms since the start."""
    return [entry.time - session.scenario.start.time_ms for entry in entries(session, kind)]


@pytest.mark.rule("WIR-01")
def test_the_mechanism_goes_off_with_its_activator():
    """At the same moment where there is no timer."""
    assert since_start(switched(levered(["L X"]), (3, True)), MechanismFired) == [3_000]


@pytest.mark.rule("WIR-04", "WIR-05")
@pytest.mark.parametrize("delay", [0, 700, 20_000])
def test_a_timer_delays_the_mechanism(delay):
    """By what is set on it; the activator is connected all the same."""
    session = switched(levered(["L T X"], delay), (3, True))

    assert since_start(session, MechanismFired) == [3_000 + delay]


@pytest.mark.rule("WIR-04", "WIR-10")
def test_a_timer_delays_a_door_both_ways():
    """Switching on and switching off alike."""
    session = switched(levered(["L T D"]), (3, True), (10, False))

    assert since_start(session, DoorOpened) == [4_500]
    assert since_start(session, DoorClosed) == [11_500]


@pytest.mark.rule("TRP-11")
def test_a_lever_makes_the_mechanism_act_on_switching_on_only():
    """Off and on again: with the mechanism spent, it acts once."""
    assert len(happened(switched(levered(["L X"]), (3, True), (5, False)), MechanismFired)) == 1


@pytest.mark.rule("TRP-11")
def test_what_counts_is_the_state_when_the_signal_arrives():
    """A mechanism that was spent meanwhile does not act when the second signal of the timer comes."""
    session = switched(levered(["L T X"], 5_000), (1, True), (2, False), (3, True))

    assert since_start(session, MechanismFired) == [6_000]


@pytest.mark.rule("DOR-17", "RRM-02")
def test_a_lever_stays_on_until_it_is_switched_off_and_never_needs_a_rearm():
    """It switches as often as it is operated; the mechanism alone needs a rearm."""
    session = switched(levered(["L X"]), (3, True), (10, False), (20, True))

    assert [s.on for s in happened(session, ActivatorSwitched)] == [True, False, True]
    assert [part.id for part in session.world.parts.values() if part.needs_rearm] == ["X"]
