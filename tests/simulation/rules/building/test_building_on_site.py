"""BLD and TRP-02: metal is hauled to what is planned, and a Traps minion builds it."""

import pytest

from simulation.happenings.building import Built, MetalBrought, MetalTaken
from simulation.happenings.invasions import InvasionEnded
from simulation.happenings.rearming import ClockRanOut
from simulation.happenings.traps import MechanismFired
from simulation.kernel.activities import ActivityBegan
from simulation.orders.doors import SwitchLever
from tests.simulation.drawing import drawn, entries, happened, let_happen, play, run

HALL = """
    ##############
    #H..B.......A#
    #S..........D#
    ##############
"""
HAULER = {"kind": "goblin", "tasks": ("haul",)}
BUILDER = {"kind": "goblin", "tasks": ("traps",)}
PLATE = {"kind": "pressure_plate", "built": False}
DARTS = {"kind": "dart_launcher", "built": False, "facing": "w"}


def site(metal=20, minions=(HAULER, BUILDER), seconds=3_600, **rules):
    """A planned plate and dart launcher, a stockpile, a hauler and a builder, and an hour."""
    level = drawn(
        HALL, wires=["A D"], H=minions[0], B=minions[1], A=PLATE, D=DARTS,
        S={"kind": "stockpile", "amount": metal},
    )  # fmt: skip
    return play(level, seconds=seconds, rules=rules)


@pytest.mark.rule("TRP-02")
def test_a_traps_minion_builds_both_parts():
    """After a while plate and dart launcher stand, built by the minion with the task."""
    session = site()

    assert {(built.object, built.actor) for built in happened(session, Built)} == {("A", "B"), ("D", "B")}
    assert session.world.parts["A"].built and session.world.parts["D"].built


@pytest.mark.rule("TRP-02")
def test_nobody_else_builds():
    """Two haulers bring the metal, and nothing is built."""
    session = site(minions=(HAULER, HAULER))

    assert happened(session, MetalBrought) and not happened(session, Built)


@pytest.mark.rule("BLD-01")
def test_the_metal_comes_from_a_stockpile_on_a_haulers_shoulder():
    """What the two parts need leaves the stockpile in trips and arrives before anything is built."""
    session = site()
    kinds = session.setting.catalogue
    needed = sum(kinds.object_kind(kind).metal for kind in ("pressure_plate", "dart_launcher"))

    assert sum(taken.amount for taken in happened(session, MetalTaken)) == needed
    assert {taken.actor for taken in happened(session, MetalTaken)} == {"H"}
    assert session.world.metal["S"] == 20 - needed


@pytest.mark.rule("BLD-01")
def test_one_trip_carries_so_much():
    """With a piece a trip there are as many trips as pieces."""
    session = site(**{"building.metal_per_trip": 1})

    assert {taken.amount for taken in happened(session, MetalTaken)} == {1}


@pytest.mark.rule("BLD-01")
def test_one_trip_carries_four_pieces():
    """Where a part takes ten times its metal, most trips are full ones."""
    session = site(metal=200, **{"building.metal_percent": 1_000})

    assert max(taken.amount for taken in happened(session, MetalTaken)) == 4


@pytest.mark.rule("BLD-02")
def test_without_enough_metal_nothing_is_built():
    """A stockpile with one piece is not enough for either part."""
    assert not happened(site(metal=1), Built)


@pytest.mark.rule("BLD-02")
@pytest.mark.parametrize(("percent", "factor"), [(100, 1), (200, 2)])
def test_building_takes_the_kinds_time(percent, factor):
    """The catalogue's time for a plate, times the ruleset's scale."""
    session = site(seconds=7_200, **({"building.time_percent": percent} if percent != 100 else {}))
    kind = session.setting.catalogue.object_kind("pressure_plate")
    began = next(
        e.happening.activity
        for e in entries(session, ActivityBegan)
        if e.happening.activity.kind == "build" and "A" in e.happening.activity.needs
    )

    assert began.due - began.began == kind.build_ms * factor


@pytest.mark.rule("BLD-02")
@pytest.mark.parametrize(("percent", "factor"), [(100, 1), (200, 2)])
def test_building_takes_the_kinds_metal(percent, factor):
    """The catalogue's metal for a plate, times the ruleset's scale."""
    session = site(metal=100, **({"building.metal_percent": percent} if percent != 100 else {}))
    brought = sum(b.amount for b in happened(session, MetalBrought) if b.site == "A")

    assert brought == session.setting.catalogue.object_kind("pressure_plate").metal * factor


@pytest.mark.rule("BLD-01", "DOR-06")
def test_a_padlock_is_built_like_any_structure_and_armed():
    """A planned padlock locks nothing until it is built; then its door is locked."""
    lock = {"kind": "door", "facing": "e", "padlock": {"built": False}}
    level = drawn("SH.B.L...", S={"kind": "stockpile", "amount": 9}, H=HAULER, B=BUILDER, L=lock)
    early, late = play(level, seconds=1), play(level, seconds=3_600)

    assert not early.world.doors["L"].locked
    assert late.world.doors["L"].locked


@pytest.mark.rule("BLD-03")
def test_what_has_been_built_works():
    """The trap that stood only on paper shoots whoever comes after it was built."""
    level = drawn(
        "P...A......D\n#.#########.\nSHB.........", wires=["A D"], A=PLATE, D=DARTS,
        S={"kind": "stockpile", "amount": 30}, H=HAULER, B=BUILDER,
    )  # fmt: skip
    session = play(level, seconds=3_600)

    assert len(happened(session, Built)) == 2 and not happened(session, MechanismFired)


@pytest.mark.rule("BLD-01")
def test_building_goes_on_after_an_invasion():
    """What was left when the party came is hauled and built once it is gone, though nothing else calls."""
    level = drawn(
        "P...t\n#####\nSHB.A", A=PLATE, H=HAULER, B=BUILDER, S={"kind": "stockpile", "amount": 0}
    )  # fmt: skip
    session = play(level, party=["peasant"])
    session.world.metal["S"] = 20
    run(session, 3_600)

    assert happened(session, InvasionEnded) and happened(session, Built)


@pytest.mark.rule("RRM-10")
def test_the_clock_of_what_was_built_in_play_runs_out_too():
    """Two days after it was built a plate needs its rearm; a padlock has no clock."""
    session = site()
    [built] = [entry for entry in entries(session, Built) if entry.happening.object == "A"]
    session.run_until(built.time + 2 * 86_400_000)

    assert ClockRanOut("A") in happened(session, ClockRanOut)


@pytest.mark.rule("BLD-03", "WIR-04")
def test_no_signal_comes_through_a_timer_that_is_only_planned():
    """Until it is built the launcher behind it is connected to nothing."""
    level = drawn(
        "SHB.L..T..D", wires=["L T D"], L="lever", T={"kind": "timer", "delay_ms": 5_000, "built": False},
        D={"kind": "dart_launcher", "facing": "w"}, S={"kind": "stockpile", "amount": 9}, H=HAULER, B=BUILDER,
    )  # fmt: skip
    session = play(level)
    session.order(SwitchLever("L", True), session.now)
    assert not happened(session, MechanismFired)
    run(session, 600)
    session.order(SwitchLever("L", False), session.now)
    session.order(SwitchLever("L", True), session.now)
    run(session, 700)

    assert [built.object for built in happened(session, Built)] == ["T"]
    assert len(happened(session, MechanismFired)) == 1


@pytest.mark.rule("BLD-01", "BLD-03")
@pytest.mark.parametrize("kind", ["bed", "lair", "torch", "guard_post"])
def test_furnishings_are_built_like_any_structure(kind):
    """Those that bar no way; what bars one is placed in the editor."""
    pile, planned = {"kind": "stockpile", "amount": 9}, {"kind": kind, "built": False}
    level = drawn("SHB....F", F=planned, S=pile, H=HAULER, B=BUILDER)

    assert [built.object for built in happened(play(level, seconds=900), Built)] == ["F"]


@pytest.mark.rule("BLD-01", "BLD-03")
def test_a_launcher_in_a_wall_is_built_from_in_front_of_it():
    """Nobody builds it from behind the wall, though that is nearer."""
    level = drawn(
        "#########\n#SHB....#\n####X####\n#.......#\n#########", X=DARTS | {"facing": "s"},
        S={"kind": "stockpile", "amount": 9}, H=HAULER, B=BUILDER,
    )  # fmt: skip
    level.terrain.flags.writeable = True
    level.terrain[2, 4] = 0

    assert not happened(play(level, seconds=900), Built)


@pytest.mark.rule("BLD-03")
@pytest.mark.parametrize("kind", ["lever", "pressure_plate"])
def test_what_is_planned_holds_no_door(kind):
    """Whatever the level says: nothing is on before it is built, nor once it is."""
    level = drawn("###\n#D#\n#A#", ["A D"], D="door", A={"kind": kind, "on": True, "built": False})
    session = play(level)
    let_happen(session, Built("A", ""))

    assert not session.world.doors["D"].open and not session.world.parts["A"].on


@pytest.mark.rule("BLD-03", "DOR-06")
def test_no_padlock_is_built_where_its_door_is_only_planned():
    """In solid rock no door is built in play; the metal stays where it is."""
    door = {"kind": "door", "built": False, "padlock": {"built": False}}
    both = HAULER | {"tasks": ("haul", "traps")}
    level = drawn("#######\n#G.D.S#\n#....##\n#######", D=door, G=both, S={"kind": "stockpile", "amount": 9})
    level.terrain.flags.writeable = True
    level.terrain[1, 3] = 0

    assert play(level, seconds=900).world.metal == {"S": 9}
