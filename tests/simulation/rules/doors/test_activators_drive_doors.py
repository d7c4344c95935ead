"""What an activator does to the door that it is wired to: drive the leaf, or toggle the padlock."""

import pytest

from simulation.happenings.building import Built
from simulation.happenings.doors import DoorClosed, DoorOpened, PadlockSwitched
from simulation.happenings.signals import ActivatorSwitched
from simulation.orders.doors import HoldDoor, SwitchLever
from tests.simulation.drawing import drawn, go, happened, let_happen, play, run

GATE = """
    ########
    #x..D..#
    ########
    ##L#####
"""


def gate(door=None, **more):
    """A play-through with a lever L wired to a door D, nobody about but a goblin."""
    return play(drawn(GATE, ["L D"], D={"kind": "door"} | (door or {}), L="lever", x="goblin"), **more)


def switch(session, on, lever="L"):
    """Order a lever to be switched."""
    session.order(SwitchLever(lever, on), session.now)


def is_open(session):
    """Whether the door stands open."""
    return session.world.doors["D"].open


@pytest.mark.rule("DOR-15", "DOR-17")
def test_a_normal_door_opens_when_its_activator_switches_on_and_stays_open():
    """Also behind somebody who passes."""
    session = gate()
    switch(session, True)
    walk_through(session)

    assert is_open(session)
    assert happened(session, DoorOpened) == [DoorOpened("D")] and not happened(session, DoorClosed)


@pytest.mark.rule("DOR-19")
def test_it_closes_again_when_the_activator_switches_off():
    """A normal door goes with its lever."""
    session = gate()
    switch(session, True)
    switch(session, False)

    assert not is_open(session)


@pytest.mark.rule("DOR-16", "DOR-19")
def test_a_held_door_does_it_the_other_way_round():
    """On closes it, off opens it again."""
    session = gate({"held_open": True})
    states = [is_open(session)]
    for on in (True, False):
        switch(session, on)
        states.append(is_open(session))

    assert states == [True, False, True]


@pytest.mark.rule("DOR-15", "DOR-19")
def test_a_door_with_two_activators_closes_when_the_last_is_off():
    """Either of them keeps it open."""
    picture = "########\n#...D..#\n########\n#L#...K#"
    session = play(drawn(picture, ["L D", "K D"], D="door", L="lever", K="lever"))
    states = []
    for lever, on in (("L", True), ("K", True), ("L", False), ("K", False)):
        switch(session, on, lever)
        states.append(is_open(session))

    assert states == [True, True, True, False]


@pytest.mark.rule("DOR-17")
def test_a_lever_stays_on_until_it_is_switched_off():
    """Time alone does nothing to it, and switching it on again neither."""
    session = gate()
    switch(session, True)
    run(session, 3_600)
    switch(session, True)

    assert session.world.parts["L"].on
    assert happened(session, ActivatorSwitched) == [ActivatorSwitched("L", True)]


@pytest.mark.rule("DOR-19")
def test_a_door_does_not_close_on_somebody_who_stands_in_it():
    """Switched off under a body it closes once the body has passed."""
    session = gate()
    switch(session, True)
    stand_in_the_doorway(session)
    switch(session, False)
    under_the_body = is_open(session)
    walk_through(session)

    assert under_the_body and not is_open(session)


@pytest.mark.rule("DOR-20", "DOR-21")
@pytest.mark.parametrize("armed", [True, False])
def test_with_a_padlock_only_that_answers_and_only_to_switching_on(armed):
    """Armed becomes disarmed and back at each switching on; off changes nothing; the leaf stays."""
    session = gate({"padlock": {"armed": armed}})
    states = []
    for on in (True, False, True):
        switch(session, on)
        states.append(session.world.doors["D"].armed)

    assert states == [not armed, not armed, armed]
    assert len(happened(session, PadlockSwitched)) == 2
    assert not is_open(session) and not session.world.doors["D"].driven_by


@pytest.mark.rule("DOR-22")
def test_a_door_that_an_activator_closed_is_opened_by_hand_and_closes_behind():
    """Closed is not locked, whoever closed it."""
    session = gate({"held_open": True})
    switch(session, True)
    walk_through(session)

    assert happened(session, DoorOpened) == [DoorOpened("D", "x")]
    assert not is_open(session)


@pytest.mark.rule("DOR-16")
def test_holding_a_door_that_an_activator_drives_closes_it():
    """The order makes it a held-open door; its lever is on, so it is closed."""
    session = gate()
    switch(session, True)
    session.order(HoldDoor("D", True), session.now)

    assert not is_open(session)


@pytest.mark.rule("DOR-15")
def test_an_activator_that_is_on_at_the_start_drives_its_door():
    """A lever that the level shows switched on has its door open."""
    level = drawn(GATE, ["L D"], D="door", L={"kind": "lever", "on": True}, x="goblin")

    assert play(level).world.doors["D"].open


def stand_in_the_doorway(session):
    """The goblin goes into the doorway and stays there."""
    go(session, "x", (4, 1))


def walk_through(session):
    """The goblin goes through the door and the door has time to close."""
    go(session, "x", (6, 1))


@pytest.mark.rule("DOR-20")
def test_a_padlock_that_is_built_on_a_driven_door_takes_over():
    """The leaf is let go of and falls shut, locked."""
    session = gate({"padlock": {"built": False}})
    switch(session, True)
    driven = is_open(session)
    let_happen(session, Built("D-lock", "x"))

    assert driven and session.world.doors["D"].locked and not session.world.doors["D"].driven_by
