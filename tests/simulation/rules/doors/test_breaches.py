"""A forced door stands open with its lock disarmed, until a minion with the Chores task sets it right."""

import pytest

from simulation.happenings.doors import BreachMended, DoorBreached
from simulation.happenings.invasions import AdventurerLeft, InvasionEnded
from simulation.happenings.moving import StepTaken
from simulation.kernel.activities import ActivityBegan
from tests.simulation.drawing import drawn, entries, happened, let_happen, play, run, wake
from tests.simulation.rules.doors.halls import PICKS, hall

YARD = """
    ########
    #g..D..#
    ########
"""
CHORES = {"kind": "goblin", "tasks": ("chores",)}
LOCKED = {"kind": "door", "padlock": {}}


def yard(minion=CHORES):
    """A minion beside a locked door, nobody else."""
    return play(drawn(YARD, D=LOCKED, g=minion))


@pytest.mark.rule("DOR-28")
def test_a_success_leaves_the_door_open_and_the_lock_disarmed():
    """It stays so: nobody passing makes it fall shut."""
    session = play(hall(), party=["rogue"], rules=PICKS, seconds=45)

    door = session.world.doors["D"]
    assert happened(session, DoorBreached) == [DoorBreached("D", "party-1")]
    assert (door.open, door.armed, door.breached) == (True, False, True)
    assert (5, 1) in [step.cell for step in happened(session, StepTaken)]


@pytest.mark.rule("DOR-28")
def test_a_minion_with_chores_comes_closes_and_arms():
    """Called by the breach, it goes there and works for 20 s; then it goes home."""
    session = yard()
    let_happen(session, DoorBreached("D", ""))
    run(session, 40)

    [begun] = [e for e in entries(session, ActivityBegan) if e.happening.activity.kind == "mend"]
    [mended] = entries(session, BreachMended)
    assert mended.time - begun.time == 20_000
    door = session.world.doors["D"]
    assert (door.open, door.armed, door.breached) == (False, True, False)
    assert session.world.creatures["g"].cell == (1, 1)


@pytest.mark.rule("DOR-28")
@pytest.mark.parametrize("minion", [{"kind": "goblin"}, {"kind": "goblin", "tasks": ("haul",)}])
def test_others_leave_a_breach_alone(minion):
    """Without the Chores task nobody comes."""
    session = yard(minion)
    let_happen(session, DoorBreached("D", ""))
    run(session, 60)

    assert session.world.doors["D"].breached


@pytest.mark.rule("DOR-28")
def test_two_minions_do_not_mend_the_same_door():
    """The second finds the work taken."""
    session = play(drawn("#######\n#gg.D.#\n#######", D=LOCKED, g=CHORES))
    let_happen(session, DoorBreached("D", ""))
    run(session, 60)

    assert len(happened(session, BreachMended)) == 1
    assert len([e for e in happened(session, ActivityBegan) if e.activity.kind == "mend"]) == 1


@pytest.mark.rule("DOR-28")
def test_a_body_in_the_doorway_keeps_a_breach_open():
    """The work goes on until nobody stands there."""
    session = play(drawn("#######\n#g.Dt.#\n#######", D=LOCKED, g=CHORES, t="trader"))
    session.world.place_body(session.world.creatures["t"], (3, 1))
    session.world.creatures["t"].home = (3, 1)
    let_happen(session, DoorBreached("D", ""))
    run(session, 30)

    assert session.world.doors["D"].breached
    session.world.place_body(session.world.creatures["t"], (5, 1))
    run(session, 60)
    assert not session.world.doors["D"].breached


@pytest.mark.rule("DOR-28")
def test_nobody_mends_while_it_knows_of_an_enemy():
    """The fight comes first; the breach waits until the adventurers are gone."""
    session = play(hall(), party=["rogue"], rules=PICKS, seconds=20)
    session.world.creatures["M"].tasks = ("chores",)
    wake(session, "M")

    assert not happened(session, AdventurerLeft) and not happened(session, BreachMended)


@pytest.mark.rule("DOR-28")
def test_a_breach_that_was_left_is_mended_after_the_invasion():
    """Nobody was free when it came about; the end of the invasion calls again."""
    session = play(drawn("#######\n#g.D..#\n#######\nP.....t", D=LOCKED, g=CHORES), party=["peasant"])
    door = session.world.doors["D"]
    door.open, door.armed, door.breached = True, False, True
    run(session, 60)

    assert happened(session, InvasionEnded) and happened(session, BreachMended)
