"""Under Why? stands the rule that brought something about, not one beside it."""

import pytest

from schemas.scenario import Member
from simulation.happenings.doors import (
    DoorHeld,
    DoorRammed,
    LockPicked,
    MethodChosen,
    PadlockSwitched,
)
from simulation.happenings.invasions import GoalChanged, PartyLeaves
from simulation.happenings.signals import ActivatorSwitched
from simulation.orders.doors import ArmLock, HoldDoor, SwitchLever
from tests.simulation.drawing import drawn, entries, play
from tests.simulation.rules.doors.halls import NEVER, hall
from tests.simulation.rules.doors.test_activators_drive_doors import gate, switch


def rules(session, kind):
    """The rules that happenings of a kind came about by."""
    return {entry.rule for entry in entries(session, kind)}


@pytest.mark.rule("DOR-23", "DOR-24", "DOR-27")
def test_what_a_party_does_at_a_locked_door():
    """It picks, then breaks down, then finds no other way to the treasure, and leaves."""
    session = play(hall(), party=["rogue"], rules=NEVER | {"doors.pick_percent": 100}, seconds=900)

    assert (rules(session, LockPicked), rules(session, DoorRammed)) == ({"DOR-23"}, {"DOR-24"})
    assert rules(session, PartyLeaves) == {"INV-34"}


@pytest.mark.rule("DOR-27", "INV-32")
def test_a_goal_that_is_out_of_reach_for_locks():
    """The Master is, treasure is not."""
    session = play(
        drawn("t.P.D.M", D={"kind": "door", "padlock": {}}), party=["rogue"], rules=NEVER, seconds=900
    )

    assert rules(session, GoalChanged) == {"INV-32"}


@pytest.mark.rule("DOR-25", "DOR-26")
@pytest.mark.parametrize(
    ("traits", "percent", "rule"),
    [((), 70, "DOR-25"), (("locksmith",), 100, "DOR-26"), (("doorbreaker",), 0, "DOR-26"),
     (("doorbreaker", "locksmith"), 100, "DOR-26")],
)  # fmt: skip
def test_the_choice_of_a_method_says_which_rule_gave_its_chance(traits, percent, rule):
    """A trait that decides is named."""
    session = play(hall(), party=[Member(kind="warrior", traits=traits)], seconds=3)

    [entry] = entries(session, MethodChosen)
    assert (entry.happening.chance.percent, entry.happening.by) == (percent, rule)


@pytest.mark.rule("DOR-19")
@pytest.mark.parametrize("held", [False, True])
def test_what_a_door_does_when_its_activator_switches_off(held):
    """It closes again, or opens again."""
    session = gate({"held_open": held})
    switch(session, True)
    switch(session, False)

    assert session.log[-1].rule == "DOR-19"


@pytest.mark.rule("DOR-07", "DOR-14", "DOR-17")
@pytest.mark.parametrize(
    ("order", "kind", "rule"),
    [(ArmLock("D", False), PadlockSwitched, "DOR-07"), (HoldDoor("D", True), DoorHeld, "DOR-14"),
     (SwitchLever("L", True), ActivatorSwitched, "DOR-17")],
)  # fmt: skip
def test_what_an_order_brings_about(order, kind, rule):
    """Each kind of order has its own rule."""
    session = play(drawn("#D#\n#.#\n#L#", D={"kind": "door", "padlock": {}}, L="lever"))
    session.order(order, session.now)

    assert rules(session, kind) == {rule}
