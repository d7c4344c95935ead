"""Who sets an activator off, where, and what keeps it from going off."""

import pytest

from simulation.happenings.moving import PlacesSwapped, StepTaken
from simulation.happenings.traps import ActivatorTripped, MechanismFired
from simulation.kernel.attempts import Thwarted
from simulation.kernel.choices import Deciding
from tests.simulation.drawing import drawn, happened, let_happen, play, run
from tests.simulation.rules.traps.passages import passage, walked


@pytest.mark.rule("TRP-01", "DOR-18")
@pytest.mark.parametrize("activator", ["pressure_plate", "tripwire", "sensor"])
def test_whoever_steps_on_it_sets_it_off_and_the_mechanism_acts(activator):
    """Plate, tripwire and sensor lie in the way of a thief."""
    session = walked(passage(activator))

    assert [tripped.actor for tripped in happened(session, ActivatorTripped)] == ["party-1"]
    assert [fired.by for fired in happened(session, MechanismFired)] == ["party-1"]
    assert session.world.parts["A"].on


@pytest.mark.rule("DOR-18")
def test_a_sensor_in_a_wall_watches_what_is_in_front_of_it():
    """Two cells deep: it goes off under who passes at the far side, once."""
    level = drawn(
        """
        ####A##X###
        #.........#
        P........T#
        ###########
        """,
        ["A X"],
        A={"kind": "sensor", "facing": "s"}, X={"kind": "dart_launcher", "facing": "s"},
        T={"kind": "treasure", "amount": 9},
    )  # fmt: skip
    level.terrain.flags.writeable = True
    level.terrain[0, 4] = 0
    session = walked(level)

    assert [tripped.cell[0] for tripped in happened(session, ActivatorTripped)] == [4]


@pytest.mark.rule("TRP-01")
def test_a_wide_tripwire_is_one_activator_across_two_cells():
    """It spans a passage of two: in either lane one bumps into it."""
    picture = """
        ####X######
        ....A......
        P.........T
        ###########
    """
    level = passage({"kind": "wide_tripwire", "facing": "e"}, picture=picture)

    assert [tripped.cell for tripped in happened(walked(level), ActivatorTripped)] == [(4, 2)]


@pytest.mark.rule("TRP-01")
def test_an_activator_under_the_portal_goes_off_under_who_comes_in():
    """Entering is a step too."""
    picture = """
        X##########
        P.........T
        ###########
    """
    level = drawn(picture, P="portal", X="dart_launcher", T={"kind": "treasure", "amount": 9})
    plated = passage(picture=picture.replace("P", "A"), wires=["A X"])
    level.objects["A"], level.wires = plated.objects["A"], plated.wires

    assert [t.cell for t in happened(walked(level, seconds=0), ActivatorTripped)] == [(0, 1)]


@pytest.mark.rule("TRP-01")
def test_who_squeezes_past_somebody_onto_it_sets_it_off():
    """Exchanging places with somebody who stands on a plate is a step onto it."""
    level = passage()
    session = walked(level, seconds=0, party=("peasant", "peasant"))
    session.world.place_body(session.world.creatures["party-1"], (3, 1))
    session._engine().happen(PlacesSwapped("party-1", "party-2", (3, 1), (4, 1)))

    assert [tripped.actor for tripped in happened(session, ActivatorTripped)] == ["party-1"]


@pytest.mark.rule("TRP-07")
def test_with_nothing_connected_it_does_nothing():
    """Neither activator nor mechanism, and the log says why."""
    session = walked(passage(wires=()))

    assert not happened(session, (ActivatorTripped, MechanismFired)) and not session.world.parts["A"].on
    assert [(why.actor, why.by) for why in happened(session, Thwarted)] == [("A", "TRP-07")]


@pytest.mark.rule("WIR-12")
def test_one_that_is_in_conflict_is_not_tripped():
    """Wired to two mechanisms and no door it stays off, needs no rearm, and the log says why."""
    session = walked(passage(picture=TWO, wires=("A X", "A Y"), Y="alarm_trap"))

    assert [(why.actor, why.by) for why in happened(session, Thwarted)] == [("A", "WIR-12")]
    assert not session.world.parts["A"].on and not session.world.parts["A"].needs_rearm


TWO = """
    ####X######
    P...A.....T
    ####Y######
"""


@pytest.mark.rule("TRP-11", "RRM-01")
def test_an_activator_that_needs_a_rearm_detects_nothing():
    """The step is thwarted for that reason."""
    session = walked(passage({"kind": "pressure_plate", "needs_rearm": True}))

    assert [(why.actor, why.by) for why in happened(session, Thwarted)] == [("A", "TRP-11")]
    assert not happened(session, MechanismFired)


@pytest.mark.rule("TRP-11", "RRM-01")
def test_a_mechanism_that_needs_a_rearm_does_not_act_but_the_activator_switches_on():
    """The plate is on, the launcher is thwarted."""
    session = walked(passage(mechanism={"kind": "dart_launcher", "needs_rearm": True}))

    assert session.world.parts["A"].on and not happened(session, MechanismFired)
    assert [(why.actor, why.by) for why in happened(session, Thwarted)] == [("X", "TRP-11")]


@pytest.mark.rule("BLD-03")
@pytest.mark.parametrize("planned", ["activator", "mechanism"])
def test_what_is_planned_does_nothing(planned):
    """A work site, whichever part it is."""
    kinds = {"activator": "pressure_plate", "mechanism": "dart_launcher"}
    session = walked(passage(**{planned: {"kind": kinds[planned], "built": False}}))

    assert [why.by for why in happened(session, Thwarted)] == ["BLD-03"]
    assert not happened(session, MechanismFired)


def crossed_by(kind, activator="pressure_plate", mechanism="dart_launcher", **fields):
    """The trap after a creature that chases a bear, or goes home, has walked over the plate."""
    level = passage(activator, mechanism, picture=LONG, R="lair", C={"kind": kind} | fields)
    session = play(level)
    walker = session.world.creatures["C"]
    walker.home = (9, 1)
    session._engine().happen(Deciding("C"))
    run(session, 12)
    assert (4, 1) in [step.cell for step in happened(session, StepTaken)]
    return session


LONG = """
    ####X######
    ..C.A......
    P#######R##
"""


@pytest.mark.rule("OWN-01", "TRP-10")
@pytest.mark.parametrize("kind", ["goblin", "wolf"])
def test_the_dungeons_own_do_not_set_off_its_traps(kind):
    """Minions and its creatures walk over a plate."""
    assert not happened(crossed_by(kind), ActivatorTripped)


@pytest.mark.rule("OWN-01", "TRP-10", "RRM-06")
def test_a_rigged_activator_answers_the_dungeons_own():
    """Unless it is rigged."""
    session = crossed_by("goblin", {"kind": "pressure_plate", "rigged": True})

    assert [tripped.actor for tripped in happened(session, ActivatorTripped)] == ["C"]


@pytest.mark.rule("OWN-02", "TRP-10")
def test_a_minion_that_has_turned_enemy_sets_off_traps():
    """Its side counts, not its kind."""
    session = crossed_by("goblin", side="wild")

    assert [tripped.actor for tripped in happened(session, ActivatorTripped)] == ["C"]


@pytest.mark.rule("OWN-03", "TRP-10")
@pytest.mark.parametrize(("mechanism", "sets_off"), [("dart_launcher", True), ("alarm_trap", False)])
def test_wild_creatures_set_off_traps_but_no_alarm(mechanism, sets_off):
    """A bear trips a dart launcher's plate; an alarm trap's ignores it."""
    session = crossed_by("bear", mechanism=mechanism)

    assert bool(happened(session, ActivatorTripped)) is sets_off


@pytest.mark.rule("OWN-04")
@pytest.mark.parametrize(("lair", "sets_off"), [("", True), ("R", False)])
def test_a_beast_that_lives_in_a_lair_of_the_dungeon_no_longer_sets_off_traps(lair, sets_off):
    """A bear with a lair has joined the dungeon."""
    session = crossed_by("bear", lair=lair)

    assert bool(happened(session, ActivatorTripped)) is sets_off


@pytest.mark.rule("OWN-03")
def test_what_an_alarm_ignores_says_why():
    """The bear that walks over its plate."""
    session = crossed_by("bear", mechanism="alarm_trap")

    why = happened(session, Thwarted)
    assert [(no.actor, no.reason.code, no.by) for no in why] == [("A", "refusal.ignores_wild", "OWN-03")]


@pytest.mark.rule("OWN-02", "OWN-03")
def test_an_alarm_does_not_ignore_who_has_turned_enemy():
    """A goblin that has changed sides is no wild creature."""
    session = crossed_by("goblin", mechanism="alarm_trap", side="adventurers")

    assert [tripped.actor for tripped in happened(session, ActivatorTripped)] == ["C"]


@pytest.mark.rule("TRP-10", "RRM-06")
@pytest.mark.parametrize("kind", ["goblin", "master", "wolf", "trader", "prisoner"])
@pytest.mark.parametrize("rigged", [False, True])
def test_own_ones_prisoners_and_traders_are_detected_only_when_it_is_rigged(kind, rigged):
    """Each of them walks over a plate."""
    captive = {"kind": "rogue", "prisoner": True} if kind == "prisoner" else {"kind": kind}
    level = passage({"kind": "pressure_plate", "rigged": rigged}, picture=LONG, R="lair", C=captive)
    session = play(level)
    let_happen(session, StepTaken("C", (3, 1), (4, 1)))

    assert bool(happened(session, ActivatorTripped)) is rigged


FACINGS = [("n", (3, 2), (3, 1)), ("e", (4, 3), (5, 3)), ("s", (3, 4), (3, 5)), ("w", (2, 3), (1, 3))]


@pytest.mark.rule("TRP-03", "TRP-10")
@pytest.mark.parametrize(("facing", "near", "far"), FACINGS)
def test_a_sensor_in_a_wall_senses_two_cells_in_front_of_it(facing, near, far):
    """In each facing, and nothing behind it or beside it."""
    rows = ["#######", "#.....#", "#.....#", "#..A..#", "#.....#", "#.....X", "#######"]
    level = drawn("\n".join(rows), ["A X"], A={"kind": "sensor", "facing": facing}, X="dart_launcher")
    level.terrain.flags.writeable = True
    level.terrain[3, 3] = 0
    watched = play(level).world.derived.connections.watched

    assert sorted(watched) == sorted([near, far])
