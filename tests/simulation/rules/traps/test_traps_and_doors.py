"""Where traps, doors and clocks meet: doors stop darts and gas, delays outlast rearms, one part is out."""

import pytest

from schemas.scenario import Start
from simulation.happenings.doors import DoorClosed, DoorOpened, PadlockSwitched
from simulation.happenings.moving import StepTaken
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.traps import ActivatorTripped, EffectBegan, MechanismFired
from simulation.kernel.attempts import Thwarted
from simulation.orders.doors import SwitchLever
from tests.simulation.drawing import (
    drawn,
    entries,
    go,
    happened,
    let_happen,
    load_dice,
    play,
    run,
    since_start,
)
from tests.simulation.rules.traps.passages import passage, walked

HOUR = 3_600_000
LINE = """
    ##L######
    #X..D..V#
    #########
"""


def fired(mechanism, **door):
    """A lever has just made the mechanism X act, with a door D on its line and a trader V behind it."""
    kinds = {
        "X": {"kind": mechanism, "facing": "e"},
        "D": {"kind": "door"} | door,
        "V": "trader",
        "L": "lever",
    }
    session = play(drawn(LINE, ["L X"], **kinds))
    session.order(SwitchLever("L", True), session.now)
    return session


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize(
    ("door", "hit"),
    [({}, False), ({"open": True}, True), ({"held_open": True}, True), ({"padlock": {}}, False),
     ({"kind": "secret_door"}, False), ({"kind": "portcullis"}, True), ({"kind": "archway"}, True)],
)  # fmt: skip
def test_a_closed_door_stops_a_dart_unless_one_sees_through_it(door, hit):
    """The trader stands behind it."""
    [act] = happened(fired("dart_launcher", **door), MechanismFired)

    assert bool(act.targets) is hit


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize(("opened", "beyond"), [(False, False), (True, True)])
def test_gas_does_not_come_through_a_closed_door(opened, beyond):
    """The cloud has the cells that it had when it came out."""
    level = drawn("##L#####\n#.XD..V#\n########", ["L X"], X="gas_sprayer", L="lever", V="trader",
                  D={"kind": "door", "open": opened})  # fmt: skip
    session = play(level)
    session.order(SwitchLever("L", True), session.now)

    assert ((4, 1) in happened(session, EffectBegan)[0].cells) is beyond


@pytest.mark.rule("RRM-06", "OWN-03")
def test_a_rigged_activator_of_an_alarm_answers_the_wild_too():
    """It reacts to anyone."""
    level = passage({"kind": "tripwire", "rigged": True}, "alarm_trap", picture=LANE, C="bear")
    session = play(level)
    go(session, "C", (9, 1), 20)

    assert [tripped.actor for tripped in happened(session, ActivatorTripped)] == ["C"]


LANE = """
    ####X######
    ..C.A.....T
    P##########
"""


@pytest.mark.rule("RRM-11", "TRP-11")
def test_a_mechanism_that_ran_out_leaves_its_activator_and_the_door_working():
    """The plate goes off a second after the launcher's time is over: the door opens, no dart flies."""
    level = passage(wires=("A X", "A D"), picture="####X######\nP...A..D..T\n###########", D="door")
    session = walked(level, seconds=5, start=Start(part_age_ms={"X": 48 * HOUR - 3_000}))

    assert happened(session, DoorOpened) == [DoorOpened("D")] and not happened(session, MechanismFired)
    assert [(why.actor, why.by) for why in happened(session, Thwarted)] == [("X", "TRP-11")]


@pytest.mark.rule("WIR-04", "DOR-18", "DOR-19")
def test_a_delay_that_outlasts_the_rearm_brings_each_switch_in_its_turn(monkeypatch):
    """Tripped, rearmed and tripped again before the first signal comes: the door opens twice."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    goblin, timer = {"kind": "goblin", "tasks": ("traps",)}, {"kind": "timer", "delay_ms": 200_000}
    picture = "##########\n#GA...D..#\n##T#######"
    session = play(drawn(picture, ["A T D"], A="pressure_plate", T=timer, D="door", G=goblin))
    let_happen(session, ActivatorTripped("A", "G", (2, 1)))
    run(session, 150)
    let_happen(session, ActivatorTripped("A", "G", (2, 1)), later=30_000)
    run(session, 600)

    opened = [since_start(session, entry) - 200_000 for entry in entries(session, DoorOpened)]
    closed = [since_start(session, entry) - 200_000 for entry in entries(session, DoorClosed)]
    assert opened == [0, 150_000]
    assert closed == [since_start(session, entry) for entry in entries(session, PartRearmed)]


@pytest.mark.rule("DOR-20", "DOR-21", "WIR-04")
def test_a_padlock_behind_a_timer_toggles_for_each_switching_on_when_it_arrives():
    """On, off and on within the delay are two toggles, five seconds late."""
    level = drawn("#######\n#..D..#\n###T###\n###L###", ["L T D"], L="lever",
                  T={"kind": "timer", "delay_ms": 5_000}, D={"kind": "door", "padlock": {}})  # fmt: skip
    session = play(level)
    for second, on in ((0, True), (1, False), (2, True), (9, False)):
        session.order(SwitchLever("L", on), session.scenario.start.time_ms + second * 1_000)
    run(session, 30)

    toggles = entries(session, PadlockSwitched)
    assert [(since_start(session, t), t.happening.armed) for t in toggles] == [(5_000, False), (7_000, True)]


@pytest.mark.rule("TRP-08", "RRM-06")
def test_the_coil_strikes_whoever_set_off_its_rigged_plate():
    """The goblin as well as the bear; the trader is no enemy."""
    level = drawn("#########\n#..G.B.T#\n#...X...#\n#...A...#\n#########", ["A X"], X="electric_coil",
                  A={"kind": "pressure_plate", "rigged": True}, G="goblin", T="trader",
                  B={"kind": "bear", "stance": "flee"})  # fmt: skip
    session = play(level)
    let_happen(session, StepTaken("G", (3, 3), (4, 3)))

    assert [act.targets for act in happened(session, MechanismFired)] == [("B", "G")]
