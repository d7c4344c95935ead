"""When a fight begins, who is in it, when it is over."""

import pytest

from simulation.happenings.fights import (
    AttackRolled,
    CreatureFell,
    FightBegan,
    FightEnded,
    FightJoined,
    FightLeft,
    FightsMerged,
)
from simulation.happenings.moving import EnemyLearned, StepTaken
from simulation.kernel.attempts import Attempted
from simulation.world.attacking import Attack
from tests.simulation.drawing import drawn, entries, happened, let_happen, play

HALL = """
    ############
    P.........Gt
    ############
"""


@pytest.mark.rule("CMB-23")
def test_enemies_who_see_each_other_within_a_charge_fight():
    """The orc sees the warrior 5 cells off, and at that moment the fight of the two begins."""
    session = play(drawn(HALL, G="orc"), party=["warrior"], goal="steal", seconds=30)
    began = entries(session, FightBegan)[0]

    assert set(began.happening.members) == {"G", "party-1"}
    assert session.world_at(began.id).creatures["party-1"].cell == (5, 1)


@pytest.mark.rule("CMB-23")
def test_no_fight_through_a_wall():
    """Who does not see the other does not fight, however near."""
    session = play(drawn("P....t#G#", G="orc"), party=["warrior"], goal="steal", seconds=30)

    assert not happened(session, FightBegan)


@pytest.mark.rule("AWR-04")
def test_whoever_is_attacked_is_aware():
    """A rogue sees far; the orc that it attacks without having been seen knows it from then on."""
    session = play(drawn(HALL, G="orc"), party=[dict_member("ranger", stalk=5)], goal="steal", seconds=30)
    began = entries(session, FightBegan)[0]
    news = entries(session, EnemyLearned)[0]

    assert began.happening.members == ("party-1", "G")
    assert (news.time, news.happening.actor, news.happening.target) == (began.time, "G", "party-1")


@pytest.mark.rule("CMB-23")
def test_others_join_at_the_start_of_a_round():
    """A second goblin comes running and is in the fight from a round's first moment on."""
    level = drawn("P......GH......t", G="goblin", H={"kind": "goblin"})
    session = play(level, party=["warrior"], goal="steal", seconds=60)
    joined = entries(session, FightJoined)
    rounds = {session.world_at(entry.id).fights["fight-1"].round_began for entry in joined}

    assert {entry.happening.actor for entry in joined} == {"H"}
    assert {entry.time for entry in joined} == rounds


@pytest.mark.rule("CMB-23")
def test_everyone_else_goes_on_in_milliseconds():
    """While the ranger fights the orc, the peasant behind it still walks a cell a second."""
    level = drawn("P............Gt", G="orc")
    session = play(level, party=["ranger", "peasant"], goal="steal", seconds=60)
    began = entries(session, FightBegan)[0]
    walk = [e for e in entries(session, StepTaken) if e.happening.actor == "party-2" and e.id > began.id]

    assert walk[0].time % 1_000 == 0 and not session.world_at(walk[0].id).creatures["party-2"].fight


@pytest.mark.rule("CMB-23")
def test_two_fights_that_share_a_member_are_one():
    """An attack on somebody who fights elsewhere makes one fight of the two."""
    level = drawn("P.....t#.G.#H.#", G="orc", H="orc")
    session = play(level, party=["warrior", "warrior"], goal="steal", seconds=2)
    let_happen(session, FightBegan("fight-1", ("G", "party-1"), (0, 0)))
    let_happen(session, FightBegan("fight-2", ("H", "party-2"), (0, 0)))
    let_happen(session, Attempted(Attack("G", "party-2", "axe")))

    assert happened(session, FightsMerged) == [FightsMerged("fight-1", "fight-2")]
    assert session.world.fights["fight-1"].members == ["G", "H", "party-1", "party-2"]


@pytest.mark.rule("CMB-23")
def test_who_loses_touch_is_out_of_the_fight_after_the_round():
    """Two who neither see nor are seen are let go after a whole round of that, and the fight is over."""
    session = play(drawn("P.....t#.G.#", G="orc"), party=["warrior"], goal="steal", seconds=2)
    let_happen(session, FightBegan("fight-1", ("G", "party-1"), (0, 0)))
    session.run_until(session.now + 19_999)
    assert not happened(session, FightLeft)

    session.run_until(session.now + 20_000)
    assert happened(session, FightLeft) and happened(session, FightEnded)
    assert not session.world.fights and not session.world.creatures["G"].fight


@pytest.mark.rule("RND-08")
def test_a_fight_ends_when_all_of_one_side_are_down():
    """The fight is over at once when the only enemy falls; the other goes about its business."""
    session = play(drawn(HALL, G="kobold"), party=["warrior", "warrior"], goal="steal", seconds=300)
    fell, ended = entries(session, CreatureFell)[0], entries(session, FightEnded)[0]

    assert fell.happening.actor == "G" and ended.cause == fell.id
    assert all(not creature.fight for creature in session.world.creatures.values())


@pytest.mark.rule("CMB-10")
def test_those_left_over_wait_for_a_free_cell():
    """In a corridor one cell wide only the first of three strikes the orc at its end."""
    session = play(
        drawn(HALL, G={"kind": "orc", "stance": "defensive"}), party=["priest"] * 3, goal="steal", seconds=60
    )
    strikers = {attack.actor for attack in happened(session, AttackRolled) if attack.actor != "G"}

    assert len(happened(session, FightJoined)) >= 1
    assert len(strikers) == 1 or happened(session, CreatureFell)


def dict_member(kind, **attributes):
    """A member of that kind; its attributes are the kind's at a level that has them."""
    from schemas.scenario import Member

    return Member(kind=kind, level=1 + attributes["stalk"])
