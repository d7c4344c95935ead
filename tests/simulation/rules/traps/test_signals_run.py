"""What a switch brings about at the other end of the wire, and when."""

import pytest

from simulation.happenings.doors import DoorClosed, DoorOpened
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.signals import ActivatorSwitched
from simulation.happenings.traps import ActivatorTripped, MechanismFired
from simulation.kernel.attempts import Thwarted
from simulation.orders.doors import SwitchLever
from tests.simulation.drawing import drawn, entries, happened, let_happen, play, run

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


@pytest.mark.rule("TRP-11", "WIR-04")
def test_who_set_it_off_is_who_did_it_then():
    """The signal is an hour under way; meanwhile the plate is rearmed and somebody else trips it."""
    level = drawn(
        "###########\n#....A...X#\n####T######", ["A T X"], A="pressure_plate",
        T={"kind": "timer", "delay_ms": 3_600_000}, X={"kind": "dart_launcher", "facing": "w"},
    )  # fmt: skip
    session = play(level)
    let_happen(session, ActivatorTripped("A", "first", (5, 1)))
    let_happen(session, PartRearmed("A", ""), later=600_000)
    let_happen(session, ActivatorTripped("A", "second", (5, 1)), later=600_000)
    run(session, 3_700)

    assert [fired.by for fired in happened(session, MechanismFired)] == ["first"]


@pytest.mark.rule("TRP-11")
def test_a_mechanism_that_is_rearmed_while_the_signal_runs_acts():
    """Spent at the switch, armed at the arrival."""
    session = levered(["L T X"], 60_000)
    session.world.parts["X"].needs_rearm = True
    session.order(SwitchLever("L", True), session.now)
    let_happen(session, PartRearmed("X", ""), later=30_000)
    run(session, 61)

    assert since_start(session, MechanismFired) == [60_000]


@pytest.mark.rule("TRP-07", "WIR-12")
@pytest.mark.parametrize(
    ("wires", "why"), [([], "refusal.unconnected"), (["L X", "L Y"], "refusal.in_conflict")]
)
def test_a_lever_that_can_do_nothing_says_why(wires, why):
    """With nothing at its wires, or with two mechanisms there."""
    picture = LEVER.replace("#.......X#", "#....Y..X#")
    level = drawn(
        picture, wires, L="lever", X={"kind": "dart_launcher", "facing": "w"}, D="door", T="timer",
        Y={"kind": "dart_launcher", "facing": "w"},
    )  # fmt: skip
    session = play(level)
    session.order(SwitchLever("L", True), session.now)

    assert [(no.actor, no.reason.code) for no in happened(session, Thwarted)] == [("L", why)]


TWO_WAYS = """
    ########
    #.T....#
    L.....D#
    #.U....#
    ########
"""


def two_ways(**timers):
    """A lever L wired to a door D over a timer T of one second, and over a timer U beside it of three."""
    fields = {name: {"kind": "timer", "delay_ms": delay} for name, delay in timers.items()}
    level = drawn(TWO_WAYS, ["L T D", "L U D"], L="lever", D="door", **fields)
    return play(level)


@pytest.mark.rule("WIR-12")
def test_a_door_is_let_go_after_the_longer_way():
    """On parallel timers the earliest switches on, the latest switches off."""
    session = switched(two_ways(T=1_000, U=3_000), (1, True), (10, False))

    assert (since_start(session, DoorOpened), since_start(session, DoorClosed)) == ([2_000], [13_000])


@pytest.mark.rule("WIR-12")
def test_who_takes_hold_again_before_letting_go_keeps_hold():
    """Off and on again while the longer way still holds the door: what was to let go comes no more."""
    session = switched(two_ways(T=1_000, U=3_000), (1, True), (10, False), (11, True), (30, False))

    assert (since_start(session, DoorOpened), since_start(session, DoorClosed)) == ([2_000], [33_000])
