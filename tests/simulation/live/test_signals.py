"""What is lit on the wires agrees, at every moment, with what the simulation's signals have brought about."""

import random
from itertools import pairwise

import pytest

from simulation.live.signals import Lit
from simulation.live.switches import Switches
from simulation.orders.doors import SwitchLever
from simulation.wiring.change import apply
from simulation.wiring.drag import plan_drag
from tests.simulation.live.halls import Bench, hall

ROOMS = (
    ("L D",),
    ("L T D",),
    ("L T X", "T D"),
    ("A T D", "A X"),
    ("A T X", "L D"),
)


def test_a_wire_is_dark_before_its_activator_switches():
    """And nothing is under way."""
    assert Bench(hall("L T D")).live(0).dark


def test_the_net_before_a_timer_is_lit_at_once_the_one_behind_it_later():
    """After two seconds of the timer."""
    bench = Bench(hall("L T D")).press(1, "L")
    assert [(bench.lit(s, "L"), bench.lit(s, "D")) for s in (1, 2.9, 3)] == [
        (True, False), (True, False), (True, True),
    ]  # fmt: skip


def test_a_timer_tells_how_long_the_signal_is_in_it():
    """From the moment it comes in until it is due."""
    bench = Bench(hall("L T D")).press(1, "L")
    transit = bench.live(2).timers["T"]
    assert (transit.entered, transit.due, transit.on) == (bench.at(1), bench.at(3), True)


def test_switching_off_runs_through_the_timer_as_well():
    """The net behind stays lit until then."""
    bench = Bench(hall("L T D")).press(0, "L").press(5, "L")
    assert [bench.lit(s, "D") for s in (5, 6.9, 7)] == [True, True, False]


def test_the_next_change_is_known_beforehand():
    """The end of the delay; then nothing more."""
    bench = Bench(hall("L T D")).press(1, "L")
    assert bench.live(2).changes_at == bench.at(3) and bench.live(4).changes_at is None


def test_the_signal_comes_in_at_the_lever_and_then_at_the_timer():
    """That is where its flow begins on each net."""
    bench = Bench(hall("L T D")).press(0, "L")
    assert sorted(lit.entrances for lit in bench.live(3).nets.values()) == [("L",), ("T",)]


def test_what_is_on_at_the_start_is_lit_at_the_start():
    """A lever that the level has switched on."""
    bench = Bench(hall("L T D", L={"kind": "lever", "on": True}))
    assert all(isinstance(lit, Lit) for lit in bench.live(0).nets.values()) and bench.lit(0, "D")


def test_the_past_knows_only_its_own_switches():
    """Up to an entry of the log."""
    bench = Bench(hall("L D")).press(1, "L").press(2, "L")
    switches = Switches([])
    switches.read(bench.session.log)
    first = switches.up_to(len(bench.session.log))["L"][0]
    assert [switch.on for switch in switches.up_to(first.entry)["L"]] == [True]


def test_a_branch_is_read_from_its_beginning():
    """Its log is another, though it begins alike."""
    bench = Bench(hall("L D")).press(1, "L").press(2, "L")
    bench.switches.read(bench.session.log)
    branch = bench.session.branch(2)
    branch.order(SwitchLever("L", True), bench.at(9))
    bench.switches.read(branch.log)
    assert [switch.time for switch in bench.switches.up_to(len(branch.log))["L"]] == [bench.at(9)]


def test_a_wires_change_is_found_between_two_moments():
    """When the signal comes to the net behind the timer."""
    bench = Bench(hall("L T D")).press(1, "L")
    (net,) = bench.circuits.nets.of("D")
    bench.live(1)
    past = bench.switches.up_to(99)
    found = [
        bench.signals.changes_of(net, past, bench.at(a), bench.at(b)) for a, b in ((1, 2), (2, 4), (3, 9))
    ]
    assert found == [None, bench.at(3), None]


@pytest.mark.rule("WIR-04", "WIR-10", "DOR-15", "DOR-19")
@pytest.mark.parametrize("wires", ROOMS)
@pytest.mark.parametrize("seed", range(4))
def test_lit_nets_agree_with_the_drives_of_their_doors(wires, seed):
    """At every moment of a run of random presses, those that drive the door are those that light its net."""
    bench = at_random(wires, random.Random(seed))
    log = bench.session.log
    ends = [one.id for one, other in pairwise(log) if other.time > one.time]
    driven = [set(bench.session.world_at(index).doors["D"].driven_by) for index in ends]
    assert driven == [lights_of_the_door(bench, index) for index in ends] and any(driven)


@pytest.mark.rule("WIR-12", "DOR-15", "DOR-19")
@pytest.mark.parametrize("seed", range(6))
def test_they_agree_where_letting_go_takes_longer_than_taking_hold(seed):
    """Parallel timers, the lever back on before the slower one has let go."""
    bench = pressed_at_random(side_by_side(500, 3_000), random.Random(seed))
    log = bench.session.log
    ends = [one.id for one, other in pairwise(log) if other.time > one.time]
    driven = [set(bench.session.world_at(index).doors["D"].driven_by) for index in ends]
    assert driven == [lights_of_the_door(bench, index) for index in ends] and any(driven)


def at_random(wires, chance):
    """A bench at which lever and plate were pressed at random, timers of a random delay."""
    return pressed_at_random(Bench(hall(*wires, delay_ms=chance.choice((0, 700, 2_000)))), chance)


def pressed_at_random(bench, chance):
    """The bench after some presses of what is wired."""
    moment = 0.0
    wired = [key for key in ("L", "A") if bench.circuits.nets.of(key)]
    for _ in range(8):
        moment += chance.choice((0.1, 0.5, 2.5))
        bench.press(moment, chance.choice(wired))
    return bench.until(moment + 5)


def lights_of_the_door(bench, index):
    """The activators whose signal is on the door's net just after an entry."""
    bench.switches.read(bench.session.log)
    live = bench.signals.live(bench.switches.up_to(index), bench.session.log[index].time)
    return {a for net in bench.circuits.nets.of("D") if net in live.nets for a in live.nets[net].activators}


def side_by_side(first_ms, second_ms):
    """Lever and door with two timers between them, side by side."""
    level = hall("L T D")
    level.objects["T"] = level.objects["T"].model_copy(update={"delay_ms": first_ms})
    spare = level.objects["T"].model_copy(update={"id": "U", "cell": (6, 3), "delay_ms": second_ms})
    level.objects["U"] = spare
    for corners in (((2, 3), (6, 3)), ((6, 3), (8, 3), (8, 4))):
        plan = plan_drag(level.wires, level.object_cells(), corners, forced=True)
        apply(level.wires, plan.change)
    return Bench(level)


@pytest.mark.rule("WIR-12")
def test_of_parallel_timers_the_earliest_lights_and_the_latest_darkens():
    """Both show their ring meanwhile."""
    bench = side_by_side(500, 3_000).press(0, "L").press(10, "L")
    assert [bench.lit(s, "D") for s in (0.4, 0.5, 10.5, 12.9, 13)] == [False, True, True, True, False]
    assert sorted(bench.live(0.2).timers) == ["T", "U"]


def test_a_timer_whose_wires_are_joined_runs_for_nobody():
    """Bypassed: the signal is on both sides at once."""
    level = hall("L T D", "L D")
    bench = Bench(level).press(0, "L")
    assert bench.lit(0, "D") and not bench.live(0.5).timers


@pytest.mark.rule("BLD-03")
def test_no_signal_comes_through_a_timer_that_is_planned():
    """The wire behind it stays dark, as its door stays shut."""
    timer = {"kind": "timer", "delay_ms": 500, "built": False}
    bench = Bench(hall("L T D", T=timer)).press(0, "L").until(5)
    assert bench.lit(5, "L") and not bench.lit(5, "D") and not bench.session.world.doors["D"].driven_by
