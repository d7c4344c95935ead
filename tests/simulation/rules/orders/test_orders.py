"""The designer's orders: checked without changing anything, then carried out or refused with a reason."""

import pytest

from simulation.digest import digest, digests
from simulation.happenings.doors import DoorHeld, DoorOpened, PadlockSwitched
from simulation.happenings.orders import OrderGiven, OrderRefused
from simulation.happenings.signals import ActivatorSwitched
from simulation.orders.doors import ArmLock, HoldDoor, SwitchLever
from simulation.orders.table import ORDERS, order_from_data, order_to_data
from tests.simulation.drawing import drawn, entries, go, happened, play, run, since_start
from tests.simulation.rules.doors.halls import HALL

LOCKED = {"kind": "door", "padlock": {}}
PLANNED = {"kind": "lever", "built": False}


def yard():
    """A locked door D, a plain door E, a lever L, a lever K that is only planned, nobody about."""
    return play(drawn("#D#E#\n#...#\n#L.K#\n#####", D=LOCKED, E="door", L="lever", K=PLANNED))


@pytest.mark.rule("DOR-07")
@pytest.mark.parametrize("armed", [True, False])
def test_the_designer_arms_and_disarms_a_padlock(armed):
    """Ordered as it is already, nothing happens."""
    session = yard()
    for order in (ArmLock("D", armed), ArmLock("D", armed)):
        session.order(order, session.now)

    assert session.world.doors["D"].armed is armed
    assert len(happened(session, PadlockSwitched)) == (0 if armed else 1)


@pytest.mark.rule("DOR-14")
def test_holding_a_door_again_changes_nothing_more():
    """It is held and open once."""
    session = yard()
    for _ in range(2):
        session.order(HoldDoor("E", True), session.now)

    assert happened(session, DoorOpened) == [DoorOpened("E")]
    assert happened(session, DoorHeld) == [DoorHeld("E", True)] * 2


@pytest.mark.rule("DOR-17")
def test_a_lever_is_switched_on_and_off():
    """Each order that changes it is one switch."""
    session = yard()
    for on in (True, True, False):
        session.order(SwitchLever("L", on), session.now)

    assert happened(session, ActivatorSwitched) == [
        ActivatorSwitched("L", True),
        ActivatorSwitched("L", False),
    ]


@pytest.mark.rule("DOR-07", "DOR-14", "DOR-17")
@pytest.mark.parametrize(
    ("order", "reason"),
    [
        (HoldDoor("X", True), "refusal.no_such_door"),
        (ArmLock("X", True), "refusal.no_such_door"),
        (ArmLock("E", True), "refusal.no_padlock"),
        (SwitchLever("X", True), "refusal.no_lever"),
        (SwitchLever("D", True), "refusal.no_lever"),
        (SwitchLever("K", True), "refusal.no_lever"),
    ],
)
def test_an_order_that_does_not_fit_is_refused_with_its_reason(order, reason):
    """Nothing changes, and both the order and the refusal are in the log."""
    session = yard()
    before = digests(session.world)
    session.order(order, session.now)

    [refused] = happened(session, OrderRefused)
    assert (refused.reason.code, happened(session, OrderGiven)) == (reason, [OrderGiven(order)])
    assert {name for name, value in digests(session.world).items() if value != before[name]} == {"happened"}


def test_checking_an_order_changes_nothing():
    """It may be asked at any time, for a menu as well."""
    session = yard()
    before = digest(session.world)
    for order in (HoldDoor("E", True), ArmLock("D", False), SwitchLever("L", True)):
        assert order.check(session.world) is None

    assert digest(session.world) == before


def test_an_order_comes_after_all_that_is_due_until_then():
    """Given for later, time goes on to then first; it never goes back."""
    session = play(drawn(HALL, D="door"), party=["peasant"])
    session.order(HoldDoor("D", True), session.now + 1_500)
    run(session, 3)

    assert since_start(session, entries(session, OrderGiven)[0]) == 1_500
    assert [entry.time for entry in session.log] == sorted(entry.time for entry in session.log)


@pytest.mark.parametrize("order", [HoldDoor("D", True), ArmLock("D", False), SwitchLever("L", True)])
def test_an_order_is_written_and_read_back(order):
    """As a JSON object, in a replay."""
    assert order_from_data(order_to_data(order)) == order
    assert type(order).__name__ in ORDERS


@pytest.mark.parametrize(
    "data", [{}, {"order": "Dance"}, {"order": "HoldDoor"}, {"order": "HoldDoor", "x": 1}]
)
def test_what_is_no_order_is_not_read(data):
    """Unknown, or with other fields."""
    with pytest.raises((KeyError, TypeError)):
        order_from_data(data)


@pytest.mark.rule("DOR-14", "DOR-15")
def test_an_archway_is_no_door():
    """It can neither be let fall shut nor be driven shut: it stays open."""
    session = play(drawn("#####\n#gA.#\n#L..#\n#####", wires=["L A"], A="archway", L="lever", g="goblin"))
    session.order(HoldDoor("A", False), session.now)
    session.order(SwitchLever("L", True), session.now)
    go(session, "g", (3, 1))

    assert happened(session, OrderRefused) and session.world.creatures["g"].cell == (3, 1)
    assert not happened(session, DoorOpened)
