"""Rounds: parts, turns, order, end."""

import pytest

from simulation.happenings.fights import AttackRolled, RoundBegan, RoundEnded, TurnTaken
from simulation.happenings.moving import StepTaken
from simulation.kernel.choices import Deciding
from tests.simulation.drawing import drawn, entries, happened, play

HALL = """
    ############
    P......G.H.t
    ############
"""


@pytest.fixture(scope="module")
def fight():
    """Two warriors against two orcs for a minute."""
    return play(drawn(HALL, G="orc", H="orc"), party=["warrior", "warrior"], goal="steal", seconds=60, seed=3)


def moments(session, part):
    """(time since the round began, actor) of every turn of the part."""
    return [
        (e.time - session.world_at(e.id).fights["fight-1"].round_began, e.happening.actor)
        for e in entries(session, TurnTaken)
        if e.happening.part == part
    ]


@pytest.mark.rule("RND-01")
def test_a_round_lasts_ten_seconds_and_the_next_follows(fight):
    """Rounds begin 10 s apart, each when the one before has ended."""
    began = [e.time for e in entries(fight, RoundBegan)]

    assert [b - a for a, b in zip(began, began[1:], strict=False)] == [10_000] * (len(began) - 1)
    assert [e.time for e in entries(fight, RoundEnded)][: len(began) - 1] == began[1:]


@pytest.mark.rule("RND-01")
def test_fast_turns_come_before_slow_turns(fight):
    """Fast turns lie in the first half of the round, slow ones in the second."""
    assert all(time < 5_000 for time, _ in moments(fight, "fast turn"))
    assert all(time >= 5_000 for time, _ in moments(fight, "slow turn"))
    assert moments(fight, "fast turn") and moments(fight, "slow turn")


@pytest.mark.rule("RND-02")
def test_nobody_has_two_turns_in_a_round(fight):
    """Per round and creature there is one turn at most, fast or slow."""
    turns = [
        (fight.world_at(e.id).fights["fight-1"].round, e.happening.actor) for e in entries(fight, TurnTaken)
    ]
    assert len(turns) == len(set(turns))


@pytest.mark.rule("RND-03")
def test_the_dungeons_side_comes_first_unless_the_numbers_say_otherwise(fight):
    """Unattended, the orc is offered its fast turn before the warriors."""
    offered = [e.happening.actor for e in fight.log if e.happening in deciding("fast turn")]

    assert offered[0] == "G"


@pytest.mark.rule("RND-03")
@pytest.mark.parametrize(("first", "expected"), [("dungeon", "Gp"), ("adventurers", "pG")])
def test_the_first_side_is_offered_its_turns_first(first, expected):
    """In each part the dungeon's side comes first, by id; a Param makes it the adventurers'."""
    session = play(
        drawn(HALL, G="orc", H="orc"), party=["warrior"], goal="steal", seconds=40, seed=3,
        rules={"rounds.first_side": first},
    )  # fmt: skip
    offered = [e.happening.actor for e in session.log if e.happening in deciding("fast turn")]
    rounds = ["".join(group) for group in in_rounds(offered)]

    assert expected in {order[:2] for order in rounds} and expected[::-1] not in rounds


def deciding(part):
    """Every offer of a turn in that part."""
    return [Deciding(actor, part) for actor in ("G", "H", "party-1", "party-2")]


def in_rounds(actors):
    """First letters of the actors, parted where one is offered its turn again."""
    groups = [[]]
    seen = set()
    for actor in actors:
        if actor in seen:
            groups.append([])
            seen.clear()
        seen.add(actor)
        groups[-1].append(actor[0])
    return groups


@pytest.mark.rule("RND-04")
def test_a_fast_turn_is_an_attack_without_a_step(fight):
    """Who takes a fast turn strikes from where it stands."""
    assert moments(fight, "fast turn")
    for entry in entries(fight, TurnTaken):
        if entry.happening.part == "fast turn":
            assert entry.happening.path == ()
            assert any(
                isinstance(e.happening, AttackRolled) and e.happening.actor == entry.happening.actor
                for e in fight.log[entry.id : entry.id + 6]
            )


@pytest.mark.rule("RND-05")
def test_a_slow_turn_is_a_move_up_to_speed_and_an_attack():
    """An orc charges over several cells and strikes within the same round."""
    session = play(drawn("P.........Gt", G="orc"), party=["warrior"], goal="steal", seconds=30)
    turn = next(e for e in entries(session, TurnTaken) if e.happening.path)
    blow = next(e for e in entries(session, AttackRolled) if e.happening.actor == turn.happening.actor)

    assert 1 <= len(turn.happening.path) <= session.world.creatures["G"].attribute("speed")
    assert blow.time - turn.time < 5_000


@pytest.mark.rule("RND-05", "CMB-23")
def test_a_step_inside_a_turn_is_a_real_step_at_its_own_moment():
    """Each cell of the charge is stepped on at a moment of its own."""
    session = play(drawn("P.........Gt", G="orc"), party=["warrior"], goal="steal", seconds=30)
    turn = next(e for e in entries(session, TurnTaken) if len(e.happening.path) > 1)
    steps = [
        e
        for e in entries(session, StepTaken)
        if e.happening.actor == turn.happening.actor and e.time >= turn.time
    ]

    taken = [e.happening.cell for e in steps[: len(turn.happening.path)]]
    assert taken == list(turn.happening.path)
    assert len({e.time for e in steps}) == len(steps)


@pytest.mark.rule("RND-06")
def test_the_end_of_the_round_is_a_moment_of_its_own(fight):
    """Every round but the last has its end, after all its turns."""
    ends = happened(fight, RoundEnded)

    assert [end.number for end in ends] == list(range(1, len(ends) + 1))
