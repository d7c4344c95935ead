"""What a party came for, when that is met or gone, and what it does then."""

import pytest

from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import (
    AdventurerLeft,
    AltarDestroyed,
    GoalChanged,
    GoalMet,
    LootChosen,
    PartyArrived,
    PartyLeaves,
    PrisonerFreed,
    TreasureTaken,
)
from simulation.kernel.activities import ActivityBegan
from tests.simulation.drawing import drawn, entries, happened, let_happen, load_dice, play, run, wake

LOOT, LEAVE = {"loot": (100, 80)}, {"loot": (100, 81)}
VAULT = """
    ############
    P...t......#
    #.########.#
    #.....#...M#
    ############
"""


def vault(**letters):
    """A treasure by the way, a Master far behind."""
    return drawn(VAULT, t={"kind": "treasure", "amount": 15}, **letters)


def goals(session):
    """The goals that the party had, in order."""
    return [happened(session, PartyArrived)[0].goal] + [each.goal for each in happened(session, GoalChanged)]


def worked(session, kind):
    """How long the first activity of a kind was meant to take."""
    begun = [each.activity for each in happened(session, ActivityBegan) if each.activity.kind == kind]
    return begun[0].due - begun[0].began


@pytest.mark.rule("INV-01")
def test_thieves_go_to_the_treasure_and_have_met_their_goal_when_they_took_some(monkeypatch):
    """They do not go for the Master."""
    load_dice(monkeypatch, LEAVE)
    session = play(vault(), party=["rogue"], goal="steal", seconds=60)

    assert happened(session, GoalMet) == [GoalMet("party", "steal")]
    assert happened(session, TreasureTaken) == [TreasureTaken("party-1", "t", 10)]
    assert happened(session, AdventurerLeft) == [AdventurerLeft("party-1", "P", 10)]


@pytest.mark.rule("INV-02")
def test_taking_treasure_takes_five_seconds_and_no_more_than_ten_pieces_each():
    """The second of two gets what the first left."""
    session = play(vault(), party=["rogue", "rogue"], goal="steal", seconds=60)

    assert worked(session, "take") == 5_000
    assert sorted(taken.amount for taken in happened(session, TreasureTaken)) == [5, 10]


@pytest.mark.rule("INV-02", "INV-01")
@pytest.mark.parametrize(("face", "after"), [(80, "loot"), (81, "leave")])
def test_having_met_its_goal_a_party_mostly_takes_treasure_too(monkeypatch, face, after):
    """80 times of 100; else it leaves at once."""
    load_dice(monkeypatch, {"loot": (100, face)})
    level = drawn(
        "#########\nP.A...t.#\n#.......#\n#########", A="altar", t={"kind": "treasure", "amount": 15}
    )
    session = play(level, party=["warrior"], goal="destroy_altar", seconds=60)

    assert len(happened(session, LootChosen)) == 1
    assert goals(session)[1:] == (["loot"] if after == "loot" else [])
    assert happened(session, AdventurerLeft)[0].carrying == (10 if after == "loot" else 0)


@pytest.mark.rule("INV-32")
def test_with_the_master_dead_all_scatter_for_the_treasure_and_leave():
    """Who came to kill has met the goal; everyone goes with full bags."""
    session = play(vault(), party=["warrior"], seconds=1)
    let_happen(session, CreatureFell("M", "dead", "party-1"))
    run(session, 60)

    assert happened(session, GoalMet) == [GoalMet("party", "kill_master")]
    assert goals(session) == ["kill_master", "loot"]
    assert happened(session, AdventurerLeft) == [AdventurerLeft("party-1", "P", 10)]


@pytest.mark.rule("INV-32")
def test_with_one_of_two_masters_dead_they_go_for_the_other():
    """The goal is met when no Master is left."""
    level = drawn(VAULT.replace("...M#", "N..M#"), N="master")
    session = play(level, party=["warrior"], seconds=1)
    let_happen(session, CreatureFell("M", "dead", "party-1"))
    with_one_left = happened(session, GoalMet)
    let_happen(session, CreatureFell("N", "dead", "party-1"))

    assert (with_one_left, len(happened(session, GoalMet))) == ([], 1)


@pytest.mark.rule("INV-32")
def test_the_masters_death_is_no_goal_of_those_who_came_for_something_else():
    """They scatter for the treasure all the same."""
    session = play(held(), party=["warrior"], goal="rescue", seconds=1)
    let_happen(session, CreatureFell("M", "dead", ""))

    assert goals(session) == ["rescue", "loot"] and not happened(session, GoalMet)


@pytest.mark.rule("INV-32")
def test_thieves_who_find_the_master_dead_still_meet_their_goal(monkeypatch):
    """They came for the treasure; now nothing keeps them from taking all that they can carry."""
    load_dice(monkeypatch, LEAVE)
    session = play(vault(), party=["warrior", "warrior"], goal="steal", seconds=1)
    let_happen(session, CreatureFell("M", "dead", ""))
    run(session, seconds=60)

    assert happened(session, GoalMet) == [GoalMet("party", "steal")]
    assert sum(taken.amount for taken in happened(session, TreasureTaken)) == 15


@pytest.mark.rule("INV-32")
def test_a_master_out_of_reach_is_as_good_as_dead():
    """Walled in: the party takes the treasure that it can carry, then leaves."""
    level = drawn("##########\nP...t..#M#\n##########", t={"kind": "treasure", "amount": 15})
    session = play(level, party=["warrior"], seconds=60)

    assert goals(session) == ["kill_master", "loot"]
    assert happened(session, AdventurerLeft) == [AdventurerLeft("party-1", "P", 10)]


@pytest.mark.rule("INV-32")
def test_without_a_master_they_come_for_the_treasure():
    """The Master died before they came."""
    level = drawn("########\nP...t..#\n########", t={"kind": "treasure", "amount": 15})
    session = play(level, party=["warrior"], seconds=60)

    assert goals(session) == ["kill_master", "loot"] and happened(session, TreasureTaken)


@pytest.mark.rule("INV-03")
@pytest.mark.parametrize("goal", ["steal", "rescue", "destroy_altar"])
def test_a_goal_that_is_gone_makes_way_for_the_master(goal):
    """No treasure, no prisoner, no altar: the party goes for the Master, and says so."""
    session = play(drawn(VAULT.replace("t", ".")), party=["warrior"], goal=goal, seconds=12)

    assert goals(session) == [goal, "kill_master"]
    assert session.world.creatures["party-1"].cell[0] > 6


@pytest.mark.rule("INV-03")
def test_a_treasure_that_is_emptied_on_the_way_is_gone():
    """Nobody of the party took any: it goes for the Master."""
    session = play(vault(), party=["rogue"], goal="steal", seconds=1)
    session.world.treasure["t"] = 0
    run(session, 4)

    assert goals(session) == ["steal", "kill_master"]


def held(**letters):
    """A prisoner at the end of a corridor, the Master beyond a bend."""
    return drawn(
        """
        ############
        P....r######
        #.########.#
        #.........M#
        ############
        """,
        r={"kind": "peasant", "prisoner": True},
        **letters,
    )


@pytest.mark.rule("INV-01", "INV-32")
def test_rescuers_free_the_prisoner_and_all_leave():
    """Ten seconds for the bonds; the freed one walks out with them, nobody takes treasure."""
    session = play(held(), party=["warrior"], goal="rescue", seconds=60)

    assert worked(session, "free") == 10_000
    assert happened(session, PrisonerFreed) == [PrisonerFreed("party-1", "r", "party")]
    assert happened(session, PartyLeaves) == [PartyLeaves("party", "goal_met")]
    assert {left.actor for left in happened(session, AdventurerLeft)} == {"party-1", "r"}


@pytest.mark.rule("INV-01", "INV-32")
def test_the_goal_is_met_when_the_last_prisoner_is_free():
    """Two rescuers free two prisoners, each one."""
    level = drawn("#########\nP....rr.#\n#.......#\n#########", r={"kind": "peasant", "prisoner": True})
    session = play(level, party=["warrior", "warrior"], goal="rescue", seconds=60)

    freed, [met] = entries(session, PrisonerFreed), entries(session, GoalMet)
    assert {e.happening.target for e in freed} == {"r1", "r2"}
    assert freed[-1].id < met.id and len(freed) == 2


@pytest.mark.rule("INV-01")
def test_an_altar_is_destroyed_in_twenty_seconds_by_whoever_is_done_first():
    """Several work side by side; it is destroyed once."""
    level = drawn("#########\nP...A...#\n#.......#\n#########", A="altar")
    session = play(level, party=["warrior"] * 3, goal="destroy_altar", seconds=60)

    assert worked(session, "destroy") == 20_000
    assert happened(session, AltarDestroyed) == [AltarDestroyed("party-1", "A")]
    assert happened(session, GoalMet) == [GoalMet("party", "destroy_altar")]


@pytest.mark.rule("INV-01", "INV-32")
@pytest.mark.parametrize("kind", [AltarDestroyed, PrisonerFreed])
def test_work_that_ends_after_the_goal_has_changed_meets_none(kind):
    """The Master died while somebody was at an altar or a prisoner: the party stays after the treasure."""
    session = play(held(A="altar"), party=["warrior"], goal="rescue", seconds=1)
    let_happen(session, CreatureFell("M", "dead", ""))
    ended = (
        PrisonerFreed("party-1", "r", "party") if kind is PrisonerFreed else AltarDestroyed("party-1", "A")
    )
    let_happen(session, ended)

    assert not happened(session, GoalMet) and not happened(session, LootChosen)


@pytest.mark.rule("INV-04", "CMB-09")
def test_an_adventurer_who_was_here_before_any_party_lives_as_the_wild_do():
    """It belongs to no party and goes back to where it belongs."""
    session = play(drawn("#p...#", p="peasant"))
    session.world.place_body(session.world.creatures["p"], (4, 0))
    wake(session, "p")
    run(session, 10)

    assert session.world.creatures["p"].cell == (1, 0)
