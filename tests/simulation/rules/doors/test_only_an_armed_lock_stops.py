"""Closed is not locked: only an armed padlock stops anyone, and nobody of the dungeon."""

import pytest

from simulation.happenings.doors import DoorOpened, LockPicked, MethodChosen, PadlockSwitched
from simulation.happenings.moving import StepTaken, TakeStep
from simulation.kernel.attempts import Attempted, Thwarted
from simulation.orders.doors import ArmLock
from simulation.world.forcing import has_key
from tests.simulation.drawing import drawn, entries, happened, let_happen, play, run, since_start, wake
from tests.simulation.rules.doors.halls import BREAKS, HALL, hall


@pytest.mark.rule("DOR-06", "DOR-09")
def test_adventurers_work_at_a_new_lock_instead_of_walking_through():
    """A padlock is armed as it is built: nobody opens the door by hand."""
    session = play(hall(), party=["rogue"], rules={"doors.pick_percent": 100}, seconds=29)

    assert session.world.doors["D"].locked
    assert happened(session, MethodChosen)[0].method == "pick"
    assert not happened(session, DoorOpened)


@pytest.mark.rule("DOR-06", "DOR-09", "DOR-22")
def test_whoever_is_at_the_handle_when_the_lock_is_armed_is_refused():
    """The lock is armed while a rogue opens the door: it thinks again and takes to the lock."""
    session = play(hall(armed=False), party=["rogue"])
    opens = next(e for e in step_by_step(session) if type(e.happening).__name__ == "ActivityBegan"
                 and e.happening.activity.kind == "open")  # fmt: skip
    session.world.doors["D"].armed = True  # behind the stream's back: an order would have woken the rogue
    run(session, 5)

    [refused] = happened(session, Thwarted)
    assert (refused.reason.code, refused.by) == ("refusal.door_is_locked", "DOR-09")
    assert opens.time < entries(session, MethodChosen)[0].time


@pytest.mark.rule("DOR-06", "DOR-07", "DOR-22")
def test_a_disarmed_padlock_is_none():
    """With the padlock disarmed the door is a normal door: anyone opens it by hand."""
    session = play(hall(armed=False), party=["peasant"], seconds=10)

    assert happened(session, DoorOpened) == [DoorOpened("D", "party-1")]


@pytest.mark.rule("DOR-08", "DOR-22")
def test_opening_takes_a_moment_and_who_opened_walks_on():
    """Half a second at the handle, then the next step leads into the doorway."""
    session = play(drawn(HALL, D="door"), party=["peasant"], seconds=10)

    [opened] = entries(session, DoorOpened)
    through = next(e for e in entries(session, StepTaken) if e.happening.cell == (3, 1))
    assert (since_start(session, opened), through.time - opened.time) == (2_500, 1_000)


@pytest.mark.rule("DOR-06")
def test_a_lock_that_is_armed_at_an_open_door_bites_once_it_closes():
    """Open, the door is not locked, armed or not; closed again it is."""
    session = play(hall(armed=False), party=["peasant"], seconds=3)
    session.order(ArmLock("D", True), session.now)
    open_then = (session.world.doors["D"].open, session.world.doors["D"].locked)
    run(session, 9)

    assert open_then == (True, False)
    assert session.world.doors["D"].locked


@pytest.mark.rule("DOR-08")
@pytest.mark.parametrize(
    ("kind", "passes"),
    [("goblin", True), ("master", True), ("cave_spider", True), ("trader", True), ("bear", False)],
)
def test_the_dungeons_own_and_visitors_pass(kind, passes):
    """Minions, the Master, dungeon creatures and traders open a locked door; wild creatures don't."""
    session = play(drawn("##D#\n#.x#\n####", D={"kind": "door", "padlock": {}}, x=kind))

    assert has_key(session.world, "x", "D") is passes


@pytest.mark.rule("DOR-08")
def test_a_prisoner_has_no_key():
    """Held by the dungeon, somebody of its side would not get out by the door."""
    prisoner = {"kind": "goblin", "prisoner": True}
    session = play(drawn("##D#\n#.x#\n####", D={"kind": "door", "padlock": {}}, x=prisoner))

    assert not has_key(session.world, "x", "D")


@pytest.mark.rule("DOR-08")
def test_a_minion_on_its_way_home_opens_a_locked_door():
    """It takes as long as any door, and the lock stays armed."""
    level = drawn("########\n#x.D...#\n########", D={"kind": "door", "padlock": {}}, x="goblin")
    session = play(level)
    session.world.creatures["x"].home = (6, 1)
    wake(session, "x")
    run(session, 4)

    assert happened(session, DoorOpened) == [DoorOpened("D", "x")]
    assert session.world.doors["D"].armed and not happened(session, PadlockSwitched)


@pytest.mark.rule("DOR-04")
def test_a_door_that_is_the_only_way_is_gone_through():
    """Closed or locked, with no way round it the party comes through it."""
    session = play(hall(), party=["warrior"], rules=BREAKS, seconds=200)

    assert (3, 1) in [step.cell for step in happened(session, StepTaken)]
    assert not happened(session, LockPicked)


def step_by_step(session):
    """The entries of the log as they come, while play goes on."""
    seen = 0
    while session.run_until(session.last_moment, 1):
        yield from session.log[seen:]
        seen = len(session.log)


@pytest.mark.rule("DOR-22")
def test_nobody_steps_into_a_door_that_has_just_closed():
    """A step that was meant for an open door is refused."""
    session = play(drawn("######\n#xD..#\n######", D="door", x="goblin"))
    let_happen(session, Attempted(TakeStep("x", (2, 1), 1_000)))

    assert [refused.reason.code for refused in happened(session, Thwarted)] == ["refusal.door_is_closed"]


@pytest.mark.rule("DOR-22")
def test_a_door_that_is_only_planned_is_walked_through():
    """Nothing is there yet: no leaf, no lock."""
    session = play(drawn(HALL, D={"kind": "door", "built": False}), party=["peasant"], seconds=9)

    assert (5, 1) in [step.cell for step in happened(session, StepTaken)]
    assert not happened(session, DoorOpened)


@pytest.mark.rule("DOR-09", "DOR-08")
def test_who_is_locked_out_of_its_home_waits_for_the_door_to_change():
    """A bear that has no key does not rattle at the door for hours; unlocked, it goes home."""
    session = play(drawn("########\n#B..D..#\n########", D={"kind": "door", "padlock": {}}, B="bear"))
    session.world.creatures["B"].home = (6, 1)
    wake(session, "B")
    run(session, 4 * 3_600)
    assert not happened(session, Thwarted) and len(session.log) < 60
    session.order(ArmLock("D", False), session.now)
    run(session, 4 * 3_600 + 20)

    assert session.world.creatures["B"].cell == (6, 1)
