"""Parties are sighted, go home, and their invasions end."""

import pytest

from schemas.scenario import Member
from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import (
    AdventurerLeft,
    InvasionEnded,
    PartyLeaves,
    PartySighted,
    PrisonerFreed,
)
from tests.simulation.drawing import drawn, entries, happened, let_happen, play, run
from tests.simulation.rules.invasions.test_parties_come import HALL, plan, planned

ROOM = """
    ##########
    P........#
    #.....x..#
    ##########
"""


@pytest.mark.rule("INV-25")
@pytest.mark.parametrize(
    ("watcher", "sighted"),
    [("goblin", True), ("master", True), ("cave_spider", True), ("bear", False), ("trader", False)],
)
def test_a_party_is_sighted_by_the_dungeons_own_alone(watcher, sighted):
    """The Master, a minion or one's own creature sees a member; a wild one or a guest does not count."""
    session = play(drawn(ROOM, x=watcher), party=["warrior", "warrior"], seconds=4)

    assert [seen.actor for seen in happened(session, PartySighted)] == (["x"] if sighted else [])


@pytest.mark.rule("INV-25")
def test_each_party_is_sighted_once():
    """By the first who sees the first of them, though more see more."""
    session = play(
        drawn(ROOM.replace("..#\n    ###", "x.#\n    ###"), x="goblin"), party=["warrior"] * 3, seconds=5
    )

    assert len(happened(session, PartySighted)) == 1


@pytest.mark.rule("INV-34")
@pytest.mark.parametrize("condition", ["dead", "unconscious"])
def test_an_invasion_ends_with_the_last_who_falls(condition):
    """One of two down is not the end."""
    session = play(drawn(HALL), party=["warrior", "warrior"], seconds=3)
    let_happen(session, CreatureFell("party-1", condition, ""))
    with_one_left = happened(session, InvasionEnded)
    let_happen(session, CreatureFell("party-2", condition, ""))

    assert (with_one_left, happened(session, InvasionEnded)) == ([], [InvasionEnded("party")])


@pytest.mark.rule("INV-34")
def test_an_invasion_goes_on_while_somebody_is_still_beyond_the_edge():
    """The first falls before the second is in."""
    session = play(drawn(HALL), party=["warrior", "warrior"])
    run(session, 0)
    let_happen(session, CreatureFell("party-1", "dead", ""))

    assert not happened(session, InvasionEnded) and not session.over


@pytest.mark.rule("INV-34")
def test_a_party_that_cannot_go_on_turns_back_and_its_invasion_ends_when_it_has_left():
    """No way to any goal: everyone leaves by the portal they came through."""
    session = play(drawn("#######\nP...#M#\n#######"), party=["warrior", "warrior"], seconds=30)

    assert [leaves.reason for leaves in happened(session, PartyLeaves)] == ["no_way"]
    assert len(happened(session, AdventurerLeft)) == 2
    assert entries(session, InvasionEnded)[0].id > entries(session, AdventurerLeft)[-1].id


@pytest.mark.rule("INV-34")
def test_a_play_test_runs_to_the_end_of_the_last_invasion():
    """Two parties, an hour apart; when both are gone it is over."""
    level = drawn("#######\nP...#M#\n#######")
    session = planned(plan("one"), plan("two", arrives_ms=3_600_000), level=level)
    session.run_to_end()

    assert [ended.party for ended in happened(session, InvasionEnded)] == ["one", "two"]
    assert session.over


@pytest.mark.rule("INV-34")
def test_a_play_test_stops_after_sixty_days_at_the_latest():
    """A party that can neither reach anything nor get out again waits no longer than that."""
    days = 86_400_000
    session = planned(plan("one"), plan("late", arrives_ms=60 * days))
    assert session.last_moment == session.scenario.start.time_ms + 60 * days


@pytest.mark.rule("INV-34")
def test_who_is_freed_by_another_party_belongs_to_that_one_alone():
    """The invasion that it came with ends without it; the other's does not."""
    two = plan("first").model_copy(update={"members": (Member(kind="warrior"), Member(kind="warrior"))})
    session = planned(two, plan("second"))
    run(session, 4)
    session.world.creatures["first-1"].prisoner = True
    let_happen(session, PrisonerFreed("second-1", "first-1", "second"))
    let_happen(session, CreatureFell("first-2", "dead", ""))
    let_happen(session, CreatureFell("second-1", "dead", ""))

    assert happened(session, InvasionEnded) == [InvasionEnded("first")]


@pytest.mark.rule("CMB-02", "INV-34")
def test_who_has_left_is_known_to_nobody():
    """A minion that saw the thief go has no enemy any more."""
    session = play(
        drawn("P....t\n#####.\n#x....", x={"kind": "goblin", "stance": "flee"}), party=["rogue"], seconds=1
    )
    session.world.creatures["x"].knows["party-1"] = (0, 0)
    let_happen(session, AdventurerLeft("party-1", "P", 0))

    assert not session.world.creatures["x"].knows
