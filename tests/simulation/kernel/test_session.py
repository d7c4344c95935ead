"""Whole play-throughs: a walker comes in, the log folds to the state, seeds repeat."""

from itertools import pairwise

from simulation.digest import digest, digests
from simulation.happenings.invasions import AdventurerEntered
from simulation.session import Session
from tests.simulation.drawing import drawn, happened, play

HALL = """
    ##########
    P........#
    #.########
    #...+..sM#
    ##########
"""


def test_a_walker_comes_from_the_portal_to_the_sanctum():
    """One adventurer enters at the portal and stands beside the Master in the end."""
    session = play(drawn(HALL), party=["peasant"], seconds=60)

    assert happened(session, AdventurerEntered)[0].cell == (0, 1)
    assert session.world.creatures["party-1"].cell in {(7, 3), (8, 3)}


def test_the_fold_of_the_log_is_the_live_state_at_every_happening():
    """Applying the log alone, without rules, gives the state that live play had, entry by entry."""
    session = play(drawn(HALL), party=["peasant"])
    live = []
    while session.run_until(session.scenario.start.time_ms + 60_000, most=1):
        live.append((len(session.log) - 1, digests(session.world)))

    assert [(index, digests(session.world_at(index))) for index, _ in live] == live


def test_the_same_seed_gives_the_same_log_in_any_slices():
    """A run in one go and a run step by step differ in nothing."""
    whole = play(drawn(HALL), party=["warrior", "rogue"], seconds=40)
    sliced = play(drawn(HALL), party=["warrior", "rogue"])
    for second in range(41):
        sliced.run_until(sliced.scenario.start.time_ms + second * 1_000)

    assert [str(e) for e in whole.log] == [str(e) for e in sliced.log]
    assert whole.digest() == sliced.digest()


def test_a_branch_leaves_the_trunk_alone():
    """Playing a branch on changes neither the log nor the state that it came from."""
    session = play(drawn(HALL), party=["peasant"], seconds=10)
    before, length = session.digest(), len(session.log)

    branch = session.branch(length // 2)
    branch.run_until(session.now + 60_000)

    assert (session.digest(), len(session.log)) == (before, length)
    assert digest(session.world_at(length - 1)) == before


def test_five_in_a_narrow_hall_never_stand_in_one_cell():
    """Bodies: each cell holds one, at the end of every entry of the queue."""
    session = play(drawn(HALL), party=["warrior"] * 5, goal="steal")
    while session.run_until(session.scenario.start.time_ms + 90_000, most=1):
        cells = [c.cell for c in session.world.creatures.values() if c.conscious]
        assert len(cells) == len(set(cells))

    assert len(happened(session, AdventurerEntered)) == 5


def test_a_run_in_one_go_keeps_keyframes_on_its_way(monkeypatch):
    """No look back folds much more than what is to lie between two."""
    monkeypatch.setattr("simulation.session.KEYFRAME_EVERY", 20)
    session = play(drawn(HALL), party=["peasant"], seconds=60)
    kept = [index for index, _ in session.keyframes]

    assert max(later - earlier for earlier, later in pairwise([*kept, len(session.log)])) < 40


def test_a_party_at_once_is_called_like_nothing_in_the_level():
    """A minion called party-1-2 and the rogue of the party are two."""
    level = drawn(HALL.replace("M", "G", 1).replace("sG", "sM"), G="goblin")
    level.objects["party-1-2"] = (
        drawn("M").objects["M"].model_copy(update={"id": "party-1-2", "cell": (8, 1)})
    )
    session = Session.start(level)
    session.run_until(session.now + 5_000)

    assert set(session.world.parties["party-2"].members) == {"party-2-1", "party-2-2", "party-2-3"}
