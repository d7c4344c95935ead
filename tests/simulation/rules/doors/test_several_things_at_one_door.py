"""Doors of which several things are true at once: held, wired, locked, forced, driven by more than one."""

import pytest

from simulation.happenings.doors import BreachMended, DoorBreached, DoorClosed, DoorOpened
from simulation.happenings.signals import ActivatorSwitched
from simulation.orders.doors import ArmLock, HoldDoor, SwitchLever
from tests.simulation.drawing import drawn, go, happened, let_happen, play, run

TWO_LEVERS = """
    ########
    #x..D..#
    ########
    #L#...K#
"""


def door_of(door, **letters):
    """A door D between a goblin x and an empty room, wired to the levers L and K."""
    wires = ["L D", "K D"]
    return play(drawn(TWO_LEVERS, wires, D={"kind": "door"} | door, L="lever", K="lever", x="goblin"))


def switch(session, *switches):
    """Switch levers: "+L" on, "-L" off; the states of the door after each."""
    states = []
    for each in switches:
        session.order(SwitchLever(each[1], each[0] == "+"), session.now)
        states.append(state(session))
    return states


def state(session):
    """The door in a word."""
    door = session.world.doors["D"]
    return "open" if door.open else "locked" if door.locked else "closed"


@pytest.mark.rule("WIR-10", "DOR-15", "DOR-19")
def test_a_door_is_driven_while_any_of_its_activators_is_on():
    """The first opens it, the last lets it close, in whatever order."""
    session = door_of({})

    assert switch(session, "+L", "+K", "-L", "-K", "+K", "-K") == [
        "open", "open", "open", "closed", "open", "closed",
    ]  # fmt: skip


@pytest.mark.rule("WIR-10", "DOR-16", "DOR-19")
def test_a_held_door_is_closed_while_any_of_its_activators_is_on():
    """The same the other way round."""
    session = door_of({"held_open": True})

    assert switch(session, "+L", "+K", "-K", "-L") == ["closed", "closed", "closed", "open"]


@pytest.mark.rule("WIR-10", "DOR-20", "DOR-21")
def test_a_padlock_toggles_at_each_switching_on_of_any():
    """Two levers on: twice; off: never."""
    session = door_of({"padlock": {}})

    assert switch(session, "+L", "+K", "-L", "-K", "+L") == [
        "closed", "locked", "locked", "locked", "closed",
    ]  # fmt: skip


@pytest.mark.rule("DOR-06", "DOR-14", "DOR-20")
def test_a_held_door_with_an_armed_padlock_is_locked_only_once_it_closes():
    """Held it stands open, armed or not; a lever toggles the lock and moves no leaf; let go, it is locked."""
    session = door_of({"held_open": True, "padlock": {}})
    states = [state(session), *switch(session, "+L", "-L", "+L")]
    session.order(HoldDoor("D", False), session.now)

    assert states == ["open"] * 4
    assert state(session) == "locked"


@pytest.mark.rule("DOR-13", "DOR-15", "DOR-19")
def test_a_door_that_somebody_opened_by_hand_stays_open_while_driven_and_then_closes():
    """The lever finds it open already; who opened it has long passed when the lever is switched off."""
    session = door_of({})
    let_happen(session, DoorOpened("D", "x"))
    switch(session, "+L")
    run(session, 10)
    driven = state(session)

    assert driven == "open" and switch(session, "-L") == ["closed"]


@pytest.mark.rule("DOR-16", "DOR-22")
def test_a_held_door_that_a_lever_closed_lets_anyone_through_and_closes_behind():
    """Closed by an activator it is a door like any other."""
    session = door_of({"held_open": True})
    switch(session, "+L")
    go(session, "x", (6, 1))

    assert DoorOpened("D", "x") in happened(session, DoorOpened)
    assert state(session) == "closed"


@pytest.mark.rule("DOR-28", "DOR-14")
def test_a_breach_stays_open_when_nobody_holds_the_door_any_more():
    """Only a minion with Chores closes it."""
    session = door_of({"padlock": {}})
    let_happen(session, DoorBreached("D", "x"))
    session.order(HoldDoor("D", True), session.now)
    session.order(HoldDoor("D", False), session.now)

    assert state(session) == "open" and not happened(session, DoorClosed)


@pytest.mark.rule("DOR-28", "DOR-14")
def test_a_breach_that_is_mended_at_a_held_door_arms_the_lock_and_leaves_it_open():
    """Held open is held open."""
    session = door_of({"padlock": {}})
    let_happen(session, DoorBreached("D", "x"))
    session.order(HoldDoor("D", True), session.now)
    let_happen(session, BreachMended("D", "x"))

    assert (state(session), session.world.doors["D"].armed) == ("open", True)


@pytest.mark.rule("DOR-28", "DOR-20", "DOR-06")
def test_the_lock_of_a_breached_door_may_be_armed_by_a_lever_and_bites_once_it_is_closed():
    """Open it stays until somebody closes it."""
    session = door_of({"padlock": {}})
    let_happen(session, DoorBreached("D", "x"))
    armed = switch(session, "+L")
    let_happen(session, BreachMended("D", "x"))

    assert (armed, state(session)) == (["open"], "locked")


@pytest.mark.rule("DOR-07", "DOR-20")
def test_the_designer_and_a_lever_switch_the_same_lock():
    """Disarmed by order, the next switching-on arms it."""
    session = door_of({"padlock": {}})
    session.order(ArmLock("D", False), session.now)

    assert [state(session), *switch(session, "+L")] == ["closed", "locked"]


@pytest.mark.rule("DOR-18", "DOR-15", "DOR-19")
def test_a_door_wired_to_a_plate_stays_open_until_the_plate_is_rearmed():
    """The bear steps on it; a minion's rearm switches it off and the door closes."""
    picture = "##########\n#b.p.#.g.#\n#....D...#\n##########"
    level = drawn(
        picture, ["p D"], p="pressure_plate", D="door", b="bear", g={"kind": "goblin", "tasks": ("traps",)}
    )
    session = play(level)
    session.world.creatures["g"].tasks = ()
    go(session, "b", (4, 1))
    run(session, 60)
    tripped = state(session)
    let_happen(session, ActivatorSwitched("p", False))

    assert (tripped, state(session)) == ("open", "closed")
