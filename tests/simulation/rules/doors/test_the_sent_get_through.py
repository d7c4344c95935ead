"""Whoever is sent to a lock gets to it past those who wait before it."""

import pytest

from simulation.happenings.doors import LockPicked
from simulation.world.forcing import PICK, best_member
from simulation.world.party import Forcing
from tests.simulation.drawing import drawn, happened, play, run

HALL = """
    ############
    P....+....M#
    ######D#####
    ############
"""
LOCKED = {"kind": "door", "padlock": {}}


@pytest.mark.rule("DOR-25")
def test_past_one_who_is_sent_to_another_lock() -> None:
    """The peasant at the door is sent to another lock; the rogue still comes through to pick this one."""
    level = drawn(HALL, **{"+": LOCKED, "D": LOCKED})
    session = play(level, party=["peasant", "rogue"], rules={"doors.pick_percent": 100}, seconds=1)
    session.world.parties["party"].doors["D"] = Forcing("pick", by="party-1")

    run(session, 60)

    assert happened(session, LockPicked)[0].actor == "party-2"


@pytest.mark.rule("DOR-25")
@pytest.mark.parametrize(("fight", "sent"), [("", "party-2"), ("fight-1", "party-1")])
def test_nobody_is_sent_out_of_a_fight(fight: str, sent: str) -> None:
    """The rogue picks better; while it fights for its life the peasant does what it can."""
    session = play(drawn(HALL, **{"+": LOCKED}), party=["peasant", "rogue"], seconds=4)
    world = session.world
    world.creatures["party-2"].fight = fight

    assert best_member(world, world.parties["party"], PICK, "door", world.creatures["party-1"]).id == sent
