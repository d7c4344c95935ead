"""Circuits tried out follow the rules of the simulation; only what is ordered happens."""

import pytest

from simulation.happenings.doors import DoorClosed, DoorOpened, PadlockSwitched
from simulation.happenings.traps import MechanismFired
from simulation.kernel.attempts import Thwarted
from simulation.orders.circuits import RearmTrap, SetOff, press
from simulation.orders.table import ORDERS
from tests.simulation.drawing import entries, happened
from tests.simulation.live.halls import Bench, hall


def times(bench, kind):
    """When happenings of a kind came, in seconds since the start."""
    return [(entry.time - bench.start) / 1000 for entry in entries(bench.session, kind)]


@pytest.mark.rule("DOR-15", "DOR-17", "DOR-19")
def test_a_lever_opens_its_door_after_the_delay_and_lets_it_close():
    """The second click switches it off."""
    bench = Bench(hall("L T D")).press(1, "L").press(8, "L").until(20)
    assert (times(bench, DoorOpened), times(bench, DoorClosed)) == ([3], [10])


@pytest.mark.rule("DOR-18")
def test_a_plate_stays_on_until_the_click_that_rearms_it():
    """As a minion would: plate and launcher work again, the door closes."""
    bench = Bench(hall("A X", "A D")).press(1, "A").press(5, "A").press(9, "A")
    assert (times(bench, MechanismFired), times(bench, DoorClosed)) == ([1, 9], [5])


@pytest.mark.rule("OWN-03")
def test_an_alarm_can_be_tried_though_nobody_comes():
    """Its plate ignores wild creatures; a press is none."""
    bench = Bench(hall("A X", X="alarm_trap")).press(1, "A")
    assert times(bench, MechanismFired) == [1]


@pytest.mark.rule("DOR-20", "DOR-21")
def test_a_padlock_toggles_at_each_switching_on():
    """The leaf is not driven."""
    bench = Bench(hall("L D", D={"kind": "door", "padlock": {"armed": True}}))
    bench.press(1, "L").press(2, "L").press(3, "L")
    assert [s.armed for s in happened(bench.session, PadlockSwitched)] == [False, True]
    assert not happened(bench.session, DoorOpened)


@pytest.mark.parametrize(
    ("wires", "plate", "rules"),
    [
        ((), {}, ["TRP-07"]),
        (("A X",), {"needs_rearm": True}, ["TRP-11"]),
        (("A X",), {"built": False}, []),
    ],
)
def test_what_does_not_work_is_thwarted_by_its_rule(wires, plate, rules):
    """Set off against all sense, it says why not; what is planned refuses the order."""
    bench = Bench(hall(*wires, A={"kind": "pressure_plate", **plate}))
    bench.session.order(SetOff("A"), bench.at(1))
    thwarted = [what.by for what in happened(bench.session, Thwarted)]
    assert thwarted == rules and not happened(bench.session, MechanismFired)


def test_nobody_is_in_it():
    """Creatures of the level stay out, so that nobody rearms or comes."""
    bench = Bench(hall("A X", M="master", G="goblin"))
    assert not bench.session.world.creatures and bench.level.objects


def test_no_clock_runs_out_while_one_looks():
    """All begin at zero, whatever the scenario would say."""
    bench = Bench(hall("A X")).until(3_600)
    assert not any(part.needs_rearm for part in bench.session.world.parts.values())


def test_a_click_means_what_helps_now():
    """Set off what works, rearm what is spent, nothing for a door."""
    bench = Bench(hall("A X")).press(1, "A")
    world = bench.session.world
    assert [press(world, key) for key in ("L", "A", "X", "D")] == [
        SetOff("L"), RearmTrap("A"), RearmTrap("X"), None,
    ]  # fmt: skip


def test_replays_cannot_hold_these_orders():
    """In a play-test nobody sets off traps by order."""
    assert not {"SetOff", "RearmTrap"} & ORDERS.keys()
