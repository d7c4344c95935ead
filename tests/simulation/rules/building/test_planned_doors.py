"""BLD-01, BLD-03: a planned door is open ground and a work site; once it is built it is a door."""

import pytest

from schemas.message import Message
from schemas.objects import Padlock
from simulation.happenings.building import Built, MetalBrought
from simulation.happenings.doors import DoorClosed, DoorDriven, DoorOpened
from simulation.happenings.moving import StepTaken
from simulation.kernel.activities import ActivityBegan
from simulation.orders.doors import ArmLock, HoldDoor, SwitchLever
from tests.simulation.drawing import GROUND, drawn, entries, go, happened, let_happen, play, run

HALL = """
    #############
    #x..D....SHB#
    ####L########
"""
BOTH = {
    "H": {"kind": "goblin", "tasks": ("haul",)}, "B": {"kind": "goblin", "tasks": ("traps",)},
    "S": {"kind": "stockpile", "amount": 30}, "x": "goblin", "L": "lever",
}  # fmt: skip
HOUR = 3_600
FAR, NEAR = (6, 1), (2, 1)


def hall(door=(), wires=("L D",), seconds=1, **letters):
    """A planned door in a corridor with a lever wired to it, metal, a hauler, a builder and a walker `x`."""
    planned = {"kind": "door", "facing": "e", "built": False} | dict(door)
    return play(drawn(HALL, wires=list(wires), **(BOTH | {"D": planned} | letters)), seconds=seconds)


def idle(door=(), **letters):
    """The same with nobody who builds: only the walker."""
    return hall(door, **({"H": "bed", "B": "bed"} | letters))


def built(door=(), **letters):
    """The same with the door built just now, by nobody who stands about."""
    session = idle(door, **letters)
    let_happen(session, Built("D", "x"))
    return session


def pull(session, on=True):
    """The lever is switched, and its signal arrives."""
    session.order(SwitchLever("L", on), session.now)
    session.run_until(session.now + 1_000)


@pytest.mark.rule("BLD-01", "TRP-02")
@pytest.mark.parametrize("kind", ["door", "secret_door", "portcullis"])
def test_minions_build_a_planned_door(kind):
    """The hauler brings the metal of its kind, the builder builds it."""
    session = hall({"kind": kind}, seconds=HOUR)
    needed = session.setting.catalogue.object_kind(kind).metal

    assert [(each.object, each.actor) for each in happened(session, Built)] == [("D", "B")]
    assert sum(each.amount for each in happened(session, MetalBrought)) == needed
    assert session.world.doors["D"].built


@pytest.mark.rule("BLD-01")
def test_minions_build_both_cells_of_a_double_door():
    """Whoever passes one of the leaves closes both."""
    door = {"kind": "double_door", "facing": "e", "built": False}
    level = drawn("#######\n#...D.#\n#.....#\n#SHB###", **BOTH | {"D": door})
    session = play(level, seconds=HOUR)

    assert session.world.doors["D"].built and not session.world.doors["D"].open
    assert len(session.world.doors["D"].cells) == 2


@pytest.mark.rule("BLD-03")
def test_a_planned_door_is_walked_through_freely():
    """Nobody opens it, and it does not fall shut behind who passed."""
    session = idle()
    go(session, "x", FAR, 60)

    assert FAR in [step.cell for step in happened(session, StepTaken)]
    assert not happened(session, DoorOpened) and not happened(session, DoorClosed)


@pytest.mark.rule("BLD-03")
def test_a_planned_door_is_seen_through():
    """Until it is built and closed."""
    session = built()
    before = idle().world.derived.sight.between(NEAR, FAR)
    session.run_until(session.now + 60_000)

    assert before and not session.world.derived.sight.between(NEAR, FAR)


@pytest.mark.rule("BLD-03", "DOR-15")
@pytest.mark.parametrize("held", [False, True])
def test_a_lever_does_nothing_to_a_planned_door(held):
    """It neither opens nor closes, and nothing holds it."""
    session = idle({"held_open": held})
    pull(session)

    assert session.world.doors["D"].open and not session.world.doors["D"].driven_by
    assert not happened(session, DoorDriven) and not happened(session, DoorClosed)


@pytest.mark.rule("BLD-03", "DOR-16")
def test_a_lever_that_is_on_from_the_start_closes_no_planned_door():
    """A held door would be closed by it."""
    session = idle({"held_open": True}, L={"kind": "lever", "on": True})

    assert session.world.doors["D"].open and not session.world.doors["D"].driven_by


@pytest.mark.rule("BLD-03", "DOR-07", "DOR-14")
@pytest.mark.parametrize("order", [HoldDoor("D", True), ArmLock("D", True)])
def test_nothing_can_be_ordered_of_a_planned_door(order):
    """It is planned, not built."""
    session = idle({"padlock": {}})

    assert order.check(session.world) == Message("refusal.planned")
    assert order.check(built({"padlock": {}}).world) is None


@pytest.mark.rule("BLD-03", "DOR-13")
def test_a_new_door_falls_shut_by_itself():
    """As one that was opened by hand."""
    session = built()
    open_at_first = session.world.doors["D"].open
    session.run_until(session.now + 60_000)

    assert open_at_first and not session.world.doors["D"].open


@pytest.mark.rule("BLD-03", "DOR-13")
def test_a_new_door_closes_behind_whoever_stands_in_it():
    """Never onto a body."""
    session = idle()
    go(session, "x", (4, 1), 60)
    let_happen(session, Built("D", "x"))
    session.run_until(session.now + 60_000)
    meanwhile = session.world.doors["D"].open
    go(session, "x", FAR, 60)

    assert meanwhile and not session.world.doors["D"].open


@pytest.mark.rule("BLD-03", "DOR-14")
def test_a_new_door_is_held_open_if_the_level_says_so():
    """It takes what was set in its panel."""
    session = built({"held_open": True})
    session.run_until(session.now + 60_000)

    assert session.world.doors["D"].open and not happened(session, DoorClosed)


@pytest.mark.rule("BLD-03", "DOR-15")
def test_a_lever_opens_a_new_door():
    """Once it has fallen shut, and keeps it open."""
    session = built()
    session.run_until(session.now + 60_000)
    pull(session)
    session.run_until(session.now + 60_000)

    assert happened(session, DoorClosed) and session.world.doors["D"].open


@pytest.mark.rule("BLD-03", "DOR-15", "DOR-16")
@pytest.mark.parametrize("held", [False, True])
def test_a_lever_that_is_on_drives_a_new_door(held):
    """A normal door stays open, a held one closes at once."""
    session = idle({"held_open": held})
    pull(session)
    let_happen(session, Built("D", "x"))
    session.run_until(session.now + 60_000)

    assert list(session.world.doors["D"].driven_by) == ["L"]
    assert session.world.doors["D"].open is not held


@pytest.mark.rule("BLD-03", "DOR-06")
def test_a_planned_padlock_waits_for_its_door():
    """The door first, whatever the ids; then the padlock, and the door is locked."""
    level = drawn(HALL, **BOTH | {"D": {"kind": "door", "facing": "e", "built": False}})
    level.objects["A"] = Padlock(id="A", kind="padlock", cell=(4, 1), built=False)
    session = play(level, seconds=HOUR)
    brought = [each.site for each in happened(session, MetalBrought)]

    assert [each.object for each in happened(session, Built)] == ["D", "A"]
    assert brought.index("A") == brought.count("D")
    assert session.world.doors["D"].locked


@pytest.mark.rule("BLD-03", "DOR-06")
@pytest.mark.parametrize("armed", [True, False])
def test_a_padlock_that_the_level_has_hangs_once_its_door_stands(armed):
    """Until then there is none, and nobody is locked out; then it is as the level says."""
    lock = {"padlock": {"armed": armed}}
    before, after = idle(lock, wires=()).world.doors["D"], built(lock, wires=()).world.doors["D"]

    assert (before.padlock, before.armed) == ("", False)
    assert (after.padlock, after.armed) == ("D-lock", armed)


@pytest.mark.rule("BLD-03", "DOR-20")
def test_a_new_door_with_a_padlock_is_driven_by_nothing():
    """Only the padlock answers, and only to what comes from then on."""
    session = idle({"padlock": {}})
    pull(session)
    let_happen(session, Built("D", "x"))

    assert session.world.doors["D"].armed and not session.world.doors["D"].driven_by


@pytest.mark.rule("BLD-03")
def test_there_is_nothing_to_build_at_a_planned_archway():
    """It has no leaf: the opening is there already."""
    session = hall({"kind": "archway"}, wires=(), seconds=HOUR)

    assert not session.world.sites and not happened(session, MetalBrought)
    assert not session.world.doors


@pytest.mark.rule("BLD-01", "BLD-03")
@pytest.mark.parametrize("kind", ["door", "archway"])
def test_no_door_is_built_where_one_cannot_walk(kind):
    """In a wall it would change where one can walk."""
    level = drawn(HALL, **BOTH | {"D": {"kind": kind, "facing": "e", "built": False}})
    level.terrain.flags.writeable = True
    level.terrain[1, 4] = GROUND["#"]
    session = play(level, seconds=HOUR)

    assert not happened(session, Built) and not session.setting.ground.is_walkable((4, 1))


@pytest.mark.rule("BLD-02")
def test_a_door_takes_the_time_of_its_kind():
    """The catalogue's."""
    session = hall(seconds=HOUR)
    [work] = [
        e.happening.activity for e in entries(session, ActivityBegan) if "D" in e.happening.activity.needs
    ]

    assert work.due - work.began == session.setting.catalogue.object_kind("door").build_ms


@pytest.mark.rule("BLD-03", "DOR-02")
def test_a_party_makes_no_choice_about_a_planned_door():
    """It goes straight through, and once the door is built and shut it opens it by hand."""
    planned = {"kind": "door", "facing": "e", "built": False}
    level = drawn("##########\nP...D..t.#\n##########", D=planned)
    session = play(level, party=["peasant"], goal="steal", seconds=15)
    late = play(level, party=["peasant"], goal="steal")
    let_happen(late, Built("D", ""))
    run(late, 15)

    assert not happened(session, DoorOpened) and happened(late, DoorOpened)
