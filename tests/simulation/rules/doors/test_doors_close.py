"""Doors close by themselves after who has passed, unless something keeps them open."""

import pytest

from simulation.happenings.doors import DoorClosed, DoorOpened
from simulation.happenings.fights import CreatureFell
from simulation.happenings.moving import StepTaken
from simulation.orders.doors import HoldDoor
from tests.simulation.drawing import drawn, entries, go, happened, let_happen, play, run, since_start
from tests.simulation.rules.doors.halls import HALL


def passed(session):
    """When somebody stepped out of the doorway."""
    return next(e.time for e in entries(session, StepTaken) if e.happening.origin == (3, 1))


@pytest.mark.rule("DOR-13", "DOR-22")
def test_a_door_closes_two_seconds_after_who_has_passed():
    """Not before, and by itself; whoever comes later opens it anew."""
    session = play(drawn(HALL, D="door"), party=["peasant"], seconds=9)

    [closed] = entries(session, DoorClosed)
    assert (closed.time - passed(session), closed.happening.actor) == (2_000, "")


@pytest.mark.rule("DOR-13")
def test_a_door_waits_for_the_last_who_passes():
    """A second in the doorway keeps it open; it closes behind that one."""
    session = play(drawn(HALL, D="door"), party=["peasant", "peasant"], seconds=12)

    [closed] = entries(session, DoorClosed)
    out = [e for e in entries(session, StepTaken) if e.happening.origin == (3, 1)]
    assert (len(out), len(happened(session, DoorOpened))) == (2, 1)
    assert closed.time > out[-1].time


@pytest.mark.rule("DOR-14")
def test_a_held_door_stays_open_behind_who_passes():
    """Held when the play-test begins, it never closes."""
    session = play(drawn(HALL, D={"kind": "door", "held_open": True}), party=["peasant"], seconds=20)

    assert (5, 1) in [step.cell for step in happened(session, StepTaken)]
    assert session.world.doors["D"].open and not happened(session, DoorClosed)


@pytest.mark.rule("DOR-14")
def test_holding_a_door_in_play_opens_it_and_letting_go_closes_it():
    """By the designer's order, in the door's panel."""
    session = play(drawn(HALL, D="door"))
    session.order(HoldDoor("D", True), session.now + 1_000)
    held = session.world.doors["D"].open
    session.order(HoldDoor("D", False), session.now + 1_000)

    assert held and happened(session, DoorOpened) == [DoorOpened("D")]
    assert happened(session, DoorClosed) == [DoorClosed("D")]


@pytest.mark.rule("DOR-14")
def test_a_door_that_is_let_go_under_somebody_closes_behind_that_one():
    """It does not shut on a body; it closes when the body has passed."""
    session = play(drawn("######\n#x.D.#\n######", D={"kind": "door", "held_open": True}, x="goblin"))
    go(session, "x", (3, 1))
    session.order(HoldDoor("D", False), session.now)
    still_open = session.world.doors["D"].open
    go(session, "x", (4, 1))

    assert still_open and not session.world.doors["D"].open


@pytest.mark.rule("DOR-13")
def test_a_door_that_was_opened_by_hand_closes_though_nobody_passed():
    """Its opener thinks better of it; two seconds later it is closed."""
    session = play(drawn("#######\n#x..D.#\n#######", D="door", x="goblin"))
    let_happen(session, DoorOpened("D", "x"))
    run(session, 3)

    [closed] = entries(session, DoorClosed)
    assert since_start(session, closed) == 2_000


@pytest.mark.rule("DOR-13")
def test_a_door_closes_over_who_fell_in_it():
    """Whoever lies in the doorway no longer keeps it open."""
    session = play(drawn("######\n#x.D.#\n######", D={"kind": "door", "open": True}, x="goblin"))
    go(session, "x", (3, 1))
    let_happen(session, CreatureFell("x", "unconscious", ""))
    session.run_until(session.now + 3_000)

    assert not session.world.doors["D"].open
