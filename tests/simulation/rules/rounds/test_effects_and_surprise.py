"""What lasts for rounds, and who is surprised."""

import pytest

from simulation.happenings.fights import FightBegan, RoundBegan, TurnTaken
from simulation.happenings.round_effects import RoundEffectBegan, RoundEffectEnded, SurpriseRolled
from simulation.rules.rounds.effects_end_with_the_round import for_rounds
from tests.simulation.drawing import drawn, entries, happened, let_happen, load_dice, play

HALL = "P.......G.......t"


def fighting(rounds, **rules):
    """A warrior and an orc in the middle of that round of their fight."""
    session = play(drawn(HALL, G="orc"), party=["warrior"], goal="steal", seed=4, rules=rules)
    while session.run_until(session.last_moment, 1):
        began = [r.number for r in happened(session, RoundBegan)]
        if began and began[-1] == rounds:
            break
    return session


@pytest.mark.rule("RND-07")
def test_for_one_round_means_until_the_end_of_the_next_round():
    """What begins "for 1 round" in round 2 ends with round 3."""
    session = fighting(2)
    let_happen(session, for_rounds(session.world, "G", "dazed", "party-1"))
    began = happened(session, RoundEffectBegan)[0]
    session.run_until(session.now + 25_000)
    ended = entries(session, RoundEffectEnded)[0]

    assert began.last_round == 3
    assert session.world_at(ended.id).fights["fight-1"].round == 3


@pytest.mark.rule("RND-06")
@pytest.mark.parametrize(
    ("first", "order"), [("dungeon", ["G", "party-1"]), ("adventurers", ["party-1", "G"])]
)
def test_effects_of_the_first_side_end_first(first, order):
    """At the end of the round those that affect the first side go first, then the others."""
    session = fighting(1, **{"rounds.first_side": first})
    for actor in ("party-1", "G"):
        let_happen(session, RoundEffectBegan("fight-1", actor, "dazed", "", 1))
    session.run_until(session.now + 10_000)

    assert [ended.actor for ended in happened(session, RoundEffectEnded)] == order


def caught(monkeypatch, face):
    """A goblin at work, with its back to the corridor, is attacked from out of its sight."""
    load_dice(monkeypatch, {"surprise": (20, face)})
    busy = {"kind": "goblin", "tasks": ("traps",), "attributes": {"perception": 15}}
    plate = {"kind": "pressure_plate", "needs_rearm": True}
    level = drawn("P..............G.t\n###############p##", G=busy, p=plate, D="dart_launcher")
    from schemas.scenario import Member

    archer = Member(kind="ranger", level=6)
    return play(level, party=[archer], goal="steal", seconds=60)


@pytest.mark.rule("AWR-02", "AWR-03")
@pytest.mark.parametrize(("face", "surprised"), [(1, True), (5, False)])
def test_who_is_caught_at_work_rolls_perception_or_is_surprised(monkeypatch, face, surprised):
    """With Perception 15 a 5 is enough, a 1 is not: the goblin is surprised."""
    session = caught(monkeypatch, face)

    assert happened(session, FightBegan)[0].caught == ("G",)
    assert len(happened(session, SurpriseRolled)) == 1
    assert bool(happened(session, RoundEffectBegan)) is surprised


@pytest.mark.rule("AWR-03")
def test_surprise_lasts_until_the_end_of_the_first_round(monkeypatch):
    """It ends 10 s after the fight began."""
    session = caught(monkeypatch, 1)
    began, ended = entries(session, FightBegan)[0], entries(session, RoundEffectEnded)[0]

    assert ended.time - began.time == 10_000


@pytest.mark.rule("AWR-03")
def test_the_surprised_take_no_turn():
    """An orc in the thick of a fight lets a round pass, surprised; in the next it strikes again."""
    session = fighting(2)
    before = sum(turn.actor == "G" for turn in happened(session, TurnTaken))
    let_happen(session, RoundEffectBegan("fight-1", "G", "surprised", "", 2))
    session.run_until(session.now + 9_999)
    assert sum(turn.actor == "G" for turn in happened(session, TurnTaken)) == before

    session.run_until(session.now + 10_001)
    assert sum(turn.actor == "G" for turn in happened(session, TurnTaken)) == before + 1
