"""Locks are picked and doors broken down: by whom, how long it takes, what the roll is made of."""

import pytest

from schemas.scenario import Member
from simulation.happenings.doors import DoorRammed, LockPicked, MethodChosen
from simulation.happenings.fights import CreatureFell
from simulation.happenings.moving import PlacesSwapped
from simulation.kernel.activities import ActivityBegan
from simulation.kernel.attempts import Thwarted
from tests.simulation.drawing import drawn, entries, happened, let_happen, load_dice, play, run
from tests.simulation.rules.doors.halls import BREAKS, NEVER, PICKS, hall


def added(roll):
    """What each rule added to a roll: {"DOR-23": 2, …}, in the order of the table."""
    return {(part.rule, part.to): part.amount for part in roll.contributions}


def work_ms(session, kind):
    """How long the first roll of a kind took: from the beginning of the work to the roll."""
    begins = next(e for e in entries(session, ActivityBegan) if e.happening.activity.kind == kind)
    rolls = entries(session, LockPicked if kind == "pick" else DoorRammed)
    return rolls[0].time - begins.time


@pytest.mark.rule("DOR-23")
def test_a_roll_to_pick_adds_craft_and_is_against_10():
    """A rogue's Craft of 2 is added as it is; fixed opposition is the number itself."""
    [picked] = happened(play(hall(), party=["rogue"], rules={"dice.opposition": "fixed",
                        "doors.pick_percent": 100}, seconds=29), LockPicked)  # fmt: skip

    assert (picked.roll.total - picked.roll.natural, picked.roll.opposing) == (2, 10)
    assert added(picked.roll)["DOR-23", "total"] == 2


@pytest.mark.rule("DOR-24")
def test_a_roll_to_break_adds_battle_and_is_against_10():
    """A warrior's Battle of 2 is added as it is; one of level 3 has 4."""
    members = [Member(kind="warrior", level=3)]
    rules = {"dice.opposition": "fixed", "doors.pick_percent": 0}
    rammed = happened(play(hall(), party=members, rules=rules, seconds=70), DoorRammed)[0]

    battle = play(hall(), party=members, seconds=1).world.creatures["party-1"].attribute("battle")
    assert (rammed.roll.total - rammed.roll.natural, rammed.roll.opposing) == (battle, 10)


@pytest.mark.rule("TRP-09")
@pytest.mark.parametrize(("quality", "shift"), [("mediocre", -2), ("normal", 0), ("fine", 2)])
def test_the_quality_of_what_is_forced_counts(quality, shift):
    """The lock's when it is picked, the door's when it is broken down."""
    fixed = {"dice.opposition": "fixed"}
    picked = play(
        hall(quality=quality), party=["rogue"], rules=fixed | {"doors.pick_percent": 100}, seconds=29
    )
    rammed = play(hall(quality), party=["rogue"], rules=fixed | {"doors.pick_percent": 0}, seconds=59)

    assert happened(rammed, DoorRammed)[0].roll.opposing == 10 + shift
    assert happened(picked, LockPicked)[0].roll.opposing == 10 + shift


@pytest.mark.rule("DOR-23", "DOR-25")
@pytest.mark.parametrize(
    ("kind", "level", "ms"), [("warrior", 1, 30_000), ("rogue", 1, 26_000), ("rogue", 5, 20_000)]
)
def test_picking_is_faster_the_higher_craft_is(kind, level, ms):
    """30 s less 2 s a point, and never less than 10 s."""
    session = play(hall(), party=[Member(kind=kind, level=level)], rules=PICKS, seconds=40)

    assert work_ms(session, "pick") == ms


@pytest.mark.rule("DOR-24", "DOR-25")
@pytest.mark.parametrize(("kind", "ms"), [("mage", 60_000), ("warrior", 52_000)])
def test_breaking_takes_twice_as_long_and_is_faster_the_higher_battle_is(kind, ms):
    """Twice 30 s less 2 s a point of Battle."""
    session = play(hall(), party=[kind], rules=BREAKS, seconds=70)

    assert work_ms(session, "break") == ms


@pytest.mark.rule("DOR-25")
@pytest.mark.parametrize(("rolled", "method"), [(1, "pick"), (70, "pick"), (71, "break"), (100, "break")])
def test_a_party_picks_70_times_of_100(monkeypatch, rolled, method):
    """One roll of the party for the door decides."""
    load_dice(monkeypatch, {"method": (100, rolled)})
    session = play(hall(), party=["warrior", "peasant"], seconds=10)

    assert [chosen.method for chosen in happened(session, MethodChosen)] == [method]


@pytest.mark.rule("DOR-25")
@pytest.mark.parametrize(("rules", "best"), [(PICKS, "party-3"), (BREAKS, "party-2")])
def test_the_best_member_for_the_method_is_sent_and_let_past(rules, best):
    """Craft to pick, Battle to break; the others make room and wait."""
    session = play(hall(), party=["peasant", "warrior", "rogue"], rules=rules, seconds=120)

    tried = [*happened(session, LockPicked), *happened(session, DoorRammed)]
    assert [each.actor for each in tried] == [best]
    assert any(swap.actor == best for swap in happened(session, PlacesSwapped))


@pytest.mark.rule("DOR-09")
def test_the_others_wait_at_the_door():
    """While the rogue works at one leaf, the peasant at the other never tries its handle."""
    double = {"kind": "double_door", "facing": "e", "padlock": {}}
    level = drawn("##########\nP..D....M#\n........##\n##########", D=double)
    session = play(level, party=["rogue", "peasant"], rules=NEVER | {"doors.pick_percent": 100}, seconds=120)

    assert {picked.actor for picked in happened(session, LockPicked)} == {"party-1"}
    assert not happened(session, Thwarted)


@pytest.mark.rule("DOR-26")
@pytest.mark.parametrize(
    ("traits", "percent", "method"),
    [
        (("locksmith",), 0, "pick"),
        (("doorbreaker",), 100, "break"),
        (("locksmith", "doorbreaker"), 0, "pick"),
    ],
)
def test_a_locksmith_always_picks_else_a_doorbreaker_always_breaks(traits, percent, method):
    """Whatever the party's percentage says; the Locksmith comes first."""
    party = [Member(kind="warrior"), *(Member(kind="warrior", traits=(trait,)) for trait in traits)]
    session = play(hall(), party=party, rules=NEVER | {"doors.pick_percent": percent}, seconds=10)

    assert happened(session, MethodChosen)[0].method == method


@pytest.mark.rule("DOR-26")
def test_a_dead_locksmith_decides_nothing():
    """With nobody left who has the trait, the dice choose."""
    party = [Member(kind="warrior", traits=("locksmith",)), Member(kind="warrior")]
    session = play(hall(), party=party, rules=NEVER | {"doors.pick_percent": 0}, seconds=1)
    let_happen(session, CreatureFell("party-1", "dead", ""))
    run(session, 10)

    assert happened(session, MethodChosen)[0].method == "break"
