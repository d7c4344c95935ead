"""Failed rolls add up: the other method, then another way or none."""

import pytest

from simulation.happenings.doors import (
    DoorBreached,
    DoorGivenUp,
    DoorRammed,
    DoorsTriedAgain,
    LockPicked,
    MemberSent,
    MethodChanged,
)
from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import AdventurerLeft, PartyLeaves
from simulation.happenings.moving import StepTaken
from simulation.kernel.activities import ActivityBegan, ActivityEnded
from simulation.orders.doors import ArmLock
from tests.simulation.drawing import drawn, entries, happened, let_happen, play, run
from tests.simulation.rules.doors.halls import NEVER, PICKS, hall

PICK_FIRST = NEVER | {"doors.pick_percent": 100}


@pytest.mark.rule("DOR-27")
def test_after_five_failures_the_other_method_after_five_more_nothing():
    """Five rolls to pick, five to break, then the door is given up and the party leaves."""
    session = play(hall(), party=["rogue"], rules=PICK_FIRST, seconds=900)

    assert (len(happened(session, LockPicked)), len(happened(session, DoorRammed))) == (5, 5)
    assert [change.method for change in happened(session, MethodChanged)] == ["break"]
    assert happened(session, DoorGivenUp) and happened(session, PartyLeaves)[0].reason == "no_way"
    assert happened(session, AdventurerLeft)


@pytest.mark.rule("DOR-27")
def test_breaking_first_gives_way_to_picking():
    """The other way round it is the same."""
    session = play(hall(), party=["rogue"], rules=NEVER | {"doors.pick_percent": 0}, seconds=900)

    kinds = [
        type(e.happening).__name__ for e in session.log if isinstance(e.happening, LockPicked | DoorRammed)
    ]
    assert kinds == ["DoorRammed"] * 5 + ["LockPicked"] * 5


@pytest.mark.rule("DOR-27", "DOR-25")
def test_failures_stay_with_the_party_when_who_worked_falls():
    """Two failed rolls of the first leave three to the one who takes over."""
    session = play(hall(), party=["rogue", "peasant"], rules=PICK_FIRST, seconds=60)
    first = [picked.actor for picked in happened(session, LockPicked)]
    let_happen(session, CreatureFell("party-1", "dead", ""))
    run(session, 200)

    changed = entries(session, MethodChanged)[0]
    picked = [e.happening.actor for e in entries(session, LockPicked) if e.id < changed.id]
    assert picked == first + ["party-2"] * (5 - len(first)) and len(first) == 2
    assert [sent.actor for sent in happened(session, MemberSent)] == ["party-2"]


@pytest.mark.rule("DOR-27")
def test_a_door_given_up_is_left_for_another_way():
    """Two doors, one of them cannot be forced: the party comes in by the other."""
    level = drawn(
        """
        ###########
        P..D.....M#
        #.#######.#
        #....O....#
        ###########
        """,
        D={"kind": "door", "padlock": {}},
        O={"kind": "door"},
    )
    session = play(level, party=["rogue"], rules=PICK_FIRST, seconds=900)

    assert happened(session, DoorGivenUp) == [DoorGivenUp("party", "D")]
    assert (5, 3) in [step.cell for step in happened(session, StepTaken)]
    assert not happened(session, PartyLeaves)


@pytest.mark.rule("DOR-27")
@pytest.mark.parametrize("party", [["rogue", "peasant"], ["peasant", "rogue"]])
def test_who_works_or_waits_at_a_door_stops_when_its_lock_is_disarmed(party):
    """By the designer's order: the rogue leaves its picks, or the peasant its waiting, and walks through."""
    rules = PICKS | {"invasions.arrival_interval_ms": 20_000}
    session = play(hall(), party=party, rules=rules, seconds=10)
    session.order(ArmLock("D", False), session.now)

    ended = [each.actor for each in happened(session, ActivityEnded) if each.reason == "door_changed"]
    run(session, 13)
    assert ended == ["party-1"]
    assert (3, 1) in [step.cell for step in happened(session, StepTaken)]


@pytest.mark.rule("DOR-27", "INV-34")
def test_who_is_shut_in_waits_until_the_door_is_unlocked():
    """The door is locked behind a thief and cannot be forced: it looks again seldom, and goes when it may."""
    level = drawn("#########\nP..D...t#\n#########", D={"kind": "door", "padlock": {"armed": False}})
    session = play(level, party=["rogue"], goal="steal", rules=PICK_FIRST, seconds=6)
    session.order(ArmLock("D", True), session.now)
    run(session, 3_600)
    waits = [each for each in happened(session, ActivityBegan) if each.activity.kind == "wait"]
    session.order(ArmLock("D", False), session.now)
    run(session, 3_620)

    assert len(waits) < 150 and happened(session, AdventurerLeft)


@pytest.mark.rule("DOR-27")
def test_who_is_shut_in_tries_again_after_a_good_while():
    """With the only door out given up, ten minutes later the thief takes to it again."""
    level = drawn("#########\nP..D...t#\n#########", D={"kind": "door", "padlock": {"armed": False}})
    session = play(level, party=["rogue"], goal="steal", rules=PICK_FIRST, seconds=6)
    session.order(ArmLock("D", True), session.now)
    run(session, 3_600)

    again = entries(session, DoorsTriedAgain)
    given_up = [entry.time for entry in entries(session, DoorGivenUp)]
    assert again[0].time - given_up[0] == 600_000
    assert given_up[1] > again[0].time


@pytest.mark.rule("DOR-27", "DOR-28")
def test_a_lock_that_was_forced_and_armed_again_is_another_lock():
    """What failed before the breach counts no more."""
    session = play(hall(), party=["rogue"], rules=PICKS, seconds=10)
    session.world.parties["party"].doors["D"].failures = 4
    let_happen(session, DoorBreached("D", "party-1"))

    assert session.world.parties["party"].doors == {}
