"""Who opens a door to get at an enemy: ordered minions and the Master; unordered minions and beasts don't."""

import pytest

from simulation.happenings.attacking import AttackOver
from simulation.happenings.doors import DoorOpened
from simulation.happenings.invasions import AdventurerLeft
from simulation.happenings.moving import EnemyForgotten, EnemyLearned
from simulation.happenings.orders import OrderRefused
from simulation.kernel.attempts import Thwarted
from simulation.orders.attacks import CallBack, OrderAttack
from simulation.world.charging import why_not
from simulation.world.reach import nearest_cell
from tests.simulation.drawing import drawn, happened, let_happen, play, run

HALL = """
    ##############
    P....+.......#
    ########x##.t#
    ##############
"""
"""The party comes from the west and works at the lock for long; the creature x stands behind the door."""
BEAR = """
    ###########
    #b....+..x#
    ###########
"""
LOCKED = {"kind": "door", "padlock": {}}
SLOW = {"doors.pick_time_base_ms": 600_000, "doors.pick_time_min_ms": 600_000, "doors.pick_percent": 100}


def besieged(kind, *, party=("peasant",), **fields):
    """A party that picks a lock, and a creature behind the door."""
    level = drawn(HALL, x={"kind": kind, "stance": "aggressive"} | fields, **{"+": LOCKED})
    return play(level, party=party, goal="steal", rules=SLOW, seconds=8)


def hears(session, enemy="party-1"):
    """The creature hears where the enemy is."""
    let_happen(session, EnemyLearned("x", enemy, session.world.creatures[enemy].cell))
    run(session, 20)


@pytest.mark.rule("DOR-10")
def test_a_minion_opens_no_door_to_an_enemy_unordered_and_says_why():
    """It has the key; it hears the enemy; it stays, and the reason is in the log."""
    session = besieged("orc")
    hears(session)

    [thwarted] = happened(session, Thwarted)
    assert (thwarted.actor, thwarted.what, thwarted.by) == ("x", "OpenDoor", "DOR-10")
    assert dict(thwarted.reason.args) == {"door": "door", "enemy": "party-1"}
    assert not happened(session, DoorOpened) and happened(session, EnemyForgotten)


@pytest.mark.rule("DOR-10", "DOR-08")
@pytest.mark.parametrize("stance", ["aggressive", "flee"])
def test_ordered_to_attack_it_opens_the_door(stance):
    """Whatever its stance: an order is an order; the padlock is none to it."""
    session = besieged("orc", stance=stance)
    session.order(OrderAttack("x", "party-1"), session.now)
    run(session, 20)

    assert DoorOpened("door", "x") in happened(session, DoorOpened)
    assert not happened(session, Thwarted)


@pytest.mark.rule("DOR-10")
def test_the_order_is_for_that_attack_alone():
    """Ordered at one of two, it opens no door to the other."""
    session = besieged("orc", party=("peasant", "peasant"))
    minion = session.world.creatures["x"]
    minion.attacks = "party-2"

    assert why_not(session.world, minion, "door", "party-2") is None
    assert why_not(session.world, minion, "door", "party-1").rule == "DOR-10"


@pytest.mark.rule("DOR-10")
def test_with_no_invasion_a_minion_opens_doors_to_an_enemy():
    """A bear that comes too near is fetched from behind a door, without an order."""
    session = play(drawn(BEAR, x="orc", b="bear"))
    let_happen(session, EnemyLearned("x", "b", (1, 1)))
    run(session, 20)

    assert DoorOpened("door", "x") in happened(session, DoorOpened)


@pytest.mark.rule("DOR-10", "DOR-11", "DOR-12")
@pytest.mark.parametrize(
    ("kind", "ordered", "opens"),
    [("orc", False, False), ("orc", True, True), ("cave_spider", False, False), ("master", False, True)],
)
def test_a_move_in_a_fight_leads_through_a_door_for_whom_it_may(kind, ordered, opens):
    """Who plans a turn against an enemy behind the door reckons with the same rules."""
    session = besieged(kind)
    creature = session.world.creatures["x"]
    creature.attacks = "party-1" if ordered else ""
    path = nearest_cell(
        session.world, creature, 10, lambda cell: cell == (5, 1), bodies=False, reaching="party-1"
    )

    assert (path is not None) is opens


@pytest.mark.rule("DOR-11")
@pytest.mark.parametrize("kind", ["cave_spider", "wolf"])
def test_dungeon_creatures_never_do(kind):
    """They take no orders either."""
    session = besieged(kind)
    hears(session)
    session.order(OrderAttack("x", "party-1"), session.now)

    assert [thwarted.by for thwarted in happened(session, Thwarted) if thwarted.actor == "x"] == ["DOR-11"]
    assert not happened(session, DoorOpened) and happened(session, OrderRefused)


@pytest.mark.rule("DOR-11")
def test_nor_do_they_when_there_is_no_invasion():
    """A bear beyond the door is safe from the wolf of the dungeon."""
    session = play(drawn(BEAR, x="wolf", b="bear"))
    let_happen(session, EnemyLearned("x", "b", (1, 1)))
    run(session, 20)

    assert not happened(session, DoorOpened)


@pytest.mark.rule("DOR-12")
def test_nothing_keeps_the_master_from_opening_doors_to_enemies():
    """Ordered or not."""
    session = besieged("master")
    unordered = why_not(session.world, session.world.creatures["x"], "door", "party-1")
    session.order(OrderAttack("x", "party-1"), session.now)
    run(session, 20)

    assert unordered is None
    assert DoorOpened("door", "x") in happened(session, DoorOpened)


@pytest.mark.rule("DOR-08", "DOR-10")
def test_who_runs_from_an_enemy_opens_doors():
    """That is not to reach one: a timid goblin leaves by the locked door behind it."""
    picture = "############\n#b.x+.......#\n############"
    level = drawn(picture, b="bear", x={"kind": "goblin", "stance": "flee"}, **{"+": LOCKED})
    session = play(level, seconds=20)

    assert DoorOpened("door", "x") in happened(session, DoorOpened)


@pytest.mark.rule("DOR-10")
def test_called_back_it_goes_home():
    """The attack is over; its stance counts again."""
    session = besieged("orc", stance="defensive")
    session.order(OrderAttack("x", "party-1"), session.now)
    session.order(CallBack("x"), session.now + 600)
    run(session, 30)

    assert [over.reason for over in happened(session, AttackOver)] == ["called_back"]
    assert session.world.creatures["x"].attacks == ""
    assert session.world.creatures["x"].cell == (8, 2)


@pytest.mark.rule("DOR-10")
def test_the_attack_is_over_when_the_enemy_has_left():
    """Gone from the map, it is no enemy to attack any more."""
    session = besieged("orc")
    session.order(OrderAttack("x", "party-1"), session.now)
    let_happen(session, AdventurerLeft("party-1", "P", 0))
    run(session, 12)

    assert [over.reason for over in happened(session, AttackOver)] == ["beaten"]


@pytest.mark.parametrize(
    ("order", "code"),
    [
        (OrderAttack("nobody", "party-1"), "refusal.no_such_minion"),
        (OrderAttack("party-1", "x"), "refusal.no_such_minion"),
        (OrderAttack("x", "x"), "refusal.no_such_enemy"),
        (OrderAttack("x", "nobody"), "refusal.no_such_enemy"),
        (CallBack("x"), "refusal.not_attacking"),
    ],
)
def test_what_makes_no_sense_is_refused(order, code):
    """Only minions and the Master take orders, and only against enemies that are there."""
    session = besieged("orc")
    session.order(order, session.now)

    assert [refused.reason.code for refused in happened(session, OrderRefused)] == [code]
