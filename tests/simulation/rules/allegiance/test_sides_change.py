"""A minion in blind fury is the dungeon's enemy; a beast whose lair is built is the dungeon's own."""

import pytest

from simulation.happenings.allegiance import CameToItself, JoinedDungeon, TurnedEnemy
from simulation.happenings.building import MetalDropped
from simulation.happenings.fights import FightBegan
from simulation.happenings.jobs import JobTaken
from simulation.happenings.moving import StepTaken
from simulation.happenings.traps import ActivatorTripped, MechanismFired
from simulation.orders.minions import BlindFury
from simulation.orders.table import order_from_data, order_to_data
from tests.simulation.drawing import drawn, entries, happened, let_happen, play, run
from tests.simulation.rules.traps.passages import passage

YARD = """
    ####X######
    #.G.A..B..#
    ###########
"""
SPENT = {"kind": "pressure_plate", "needs_rearm": True}


def furious(level, seconds=0, later=60):
    """A play-through in which the goblin G falls into blind fury after some seconds."""
    session = play(level, seconds=seconds)
    session.order(BlindFury("G"), session.scenario.start.time_ms + seconds * 1_000)
    run(session, seconds + later)
    return session


@pytest.mark.rule("OWN-02")
@pytest.mark.parametrize("mechanism", ["dart_launcher", "alarm_trap"])
def test_a_minion_in_blind_fury_sets_off_traps_like_any_enemy(mechanism):
    """On its way home over a plate, also one that is connected to an alarm."""
    session = play(passage(mechanism=mechanism, picture=YARD, G="orc", B="lair"))
    session.world.creatures["G"].home = (7, 1)
    session.order(BlindFury("G"), session.now)
    run(session, 20)

    assert [tripped.actor for tripped in happened(session, ActivatorTripped)] == ["G"]
    assert [fired.by for fired in happened(session, MechanismFired)] == ["G"]


@pytest.mark.rule("OWN-02")
def test_friends_and_furious_fight_each_other():
    """Whoever saw a friend sees an enemy now."""
    fight = happened(furious(passage(picture=YARD, G="orc", B="orc")), FightBegan)

    assert set(fight[0].members) == {"B", "G"}


@pytest.mark.rule("OWN-02")
def test_the_fury_passes_and_it_is_of_the_dungeon_again():
    """After ten minutes, with the stance that it had."""
    level = drawn("#####\n#G..#\n#####", G={"kind": "goblin", "stance": "defensive"})
    session = furious(level, later=601)

    turned, [calm] = entries(session, TurnedEnemy)[0], entries(session, CameToItself)
    assert calm.time - turned.time == 600_000
    goblin = session.world.creatures["G"]
    assert (goblin.side, goblin.stance, goblin.turned) == ("dungeon", "defensive", None)


@pytest.mark.rule("OWN-02", "RRM-03")
def test_in_fury_it_leaves_its_work_and_drops_what_it_carries():
    """A hauler under way with metal."""
    level = drawn(
        "SG.......A", S={"kind": "stockpile", "amount": 9}, G={"kind": "goblin", "tasks": ("haul", "traps")},
        A={"kind": "pressure_plate", "built": False},
    )  # fmt: skip
    session = furious(level, seconds=3, later=100)

    assert [drop.amount for drop in happened(session, MetalDropped)] == [2]
    assert len(happened(session, JobTaken)) == 1 and session.world.creatures["G"].job is None


@pytest.mark.rule("OWN-02")
@pytest.mark.parametrize("who", ["W", "M", "nobody"])
def test_only_minions_fall_into_fury(who):
    """No wolf and no Master."""
    session = play(drawn("W.M", W="wolf"))

    assert BlindFury(who).check(session.world).code == "refusal.no_such_minion"
    assert order_from_data(order_to_data(BlindFury(who))) == BlindFury(who)


@pytest.mark.rule("OWN-04")
def test_a_bear_joins_once_its_lair_is_built():
    """Behind a door it stays wild while the lair is planned; then it is of the dungeon and trips no plate."""
    level = drawn(
        """
        ####X############
        B...A..##R...G.H#
        #################
        """,
        ["A X"], A="pressure_plate", X={"kind": "dart_launcher", "facing": "s"},
        B={"kind": "bear", "lair": "R"}, R={"kind": "lair", "built": False},
        G={"kind": "goblin", "tasks": ("traps",)}, H={"kind": "goblin", "tasks": ("haul",)},
    )  # fmt: skip
    session = play(level)
    assert session.world.creatures["B"].side == "wild"
    run(session, 600)
    let_happen(session, StepTaken("B", (3, 1), (4, 1)))

    assert happened(session, JoinedDungeon) == [JoinedDungeon("B", "R")]
    assert session.world.creatures["B"].side == "dungeon" and not happened(session, ActivatorTripped)


@pytest.mark.rule("OWN-04")
def test_a_wild_one_that_lives_elsewhere_stays_wild():
    """Another's lair is built."""
    level = drawn("B.R.G", B="bear", R={"kind": "lair", "built": False}, G={"kind": "goblin"})

    assert play(level).world.creatures["B"].side == "wild"
