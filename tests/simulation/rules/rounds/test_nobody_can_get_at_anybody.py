"""Fights in which nobody can get at anybody do not go on for ever, and none begins."""

import pytest

from simulation.happenings.fights import FightBegan, FightLeft
from simulation.happenings.invasions import TreasureTaken
from simulation.happenings.moving import CameIntoView, PlacesSwapped
from tests.simulation.drawing import drawn, entries, happened, let_happen, play, run, wake

HELD = {"kind": "peasant", "prisoner": True, "side": "adventurers"}


@pytest.mark.rule("CMB-23")
def test_a_fight_with_a_prisoner_in_between_ends() -> None:
    """A warrior and a bear see each other past a prisoner in a corridor; after two idle rounds they part."""
    session = play(drawn("#####\nP.pw#\n#####", p=HELD, w="bear"), party=["warrior"])
    let_happen(session, FightBegan("fight-1", ("party-1", "w"), (0, 1)))

    run(session, 20)

    assert {id for left in happened(session, FightLeft) for id in left.members} == {"party-1", "w"}


@pytest.mark.rule("CMB-23")
def test_no_fight_begins_over_a_prisoner() -> None:
    """First somebody has to get past."""
    session = play(
        drawn("#######\nP.pw.t#\n#######", p=HELD, w="bear"), party=["warrior"], goal="steal", seconds=9
    )

    assert entries(session, PlacesSwapped)[0].id < entries(session, FightBegan)[0].id


@pytest.mark.rule("CMB-23")
def test_who_only_runs_away_keeps_no_thief_from_the_treasure() -> None:
    """A coward that comes into view is no reason to break off."""
    level = drawn("#######\nPt....#\n#####g#\n#######", g={"kind": "goblin", "stance": "flee"})
    session = play(level, party=["rogue"], goal="steal", seconds=3)

    let_happen(session, CameIntoView("party-1", "g", (5, 2)))
    run(session, 8)

    assert happened(session, TreasureTaken)


@pytest.mark.rule("CMB-10", "CMB-23")
def test_those_behind_begin_no_fight_over_the_heads_of_those_in_front() -> None:
    """In a corridor the orc behind the goblin waits its turn, and begins no idle fight."""
    goblin = {"kind": "goblin", "stance": "aggressive"}
    level = drawn("#############\nP.....gO....t\n#############", g=goblin, O="orc")
    session = play(level, party=["warrior", "rogue", "priest"], goal="steal", seconds=90)

    assert len(happened(session, FightBegan)) == 1 and not happened(session, FightLeft)


@pytest.mark.rule("CMB-23")
@pytest.mark.parametrize(("let_be_ms", "fights"), [(60_000, 1), (0, 2)])
def test_a_fight_without_an_attack_does_not_begin_again_at_once(let_be_ms: int, fights: int) -> None:
    """A ranger and a goblin that runs parted with no arrow shot; then it is in sight again."""
    goblin = {"kind": "goblin", "stance": "flee"}
    rules = {"combat.let_be_ms": let_be_ms}
    session = play(drawn("#########\nP......g#\n#########", g=goblin), party=["ranger"], rules=rules)
    let_happen(session, FightLeft("fight-1", ("g", "party-1")))

    wake(session, "party-1")

    assert len(happened(session, FightBegan)) == fights


@pytest.mark.rule("CMB-23")
def test_after_a_minute_they_may_begin_again() -> None:
    """By the usual rules they let each other be for 60 s."""
    goblin = {"kind": "goblin", "stance": "flee"}
    session = play(drawn("#########\nP......g#\n#########", g=goblin), party=["ranger"])
    let_happen(session, FightLeft("fight-1", ("g", "party-1")))

    assert session.world.creatures["g"].lets_be == {"party-1": session.now + 60_000}


@pytest.mark.rule("CMB-23", "CMB-09")
def test_who_ran_from_a_fight_without_an_attack_stays_away_for_a_while() -> None:
    """A coward whose way home leads past the enemy does not run into it again at once."""
    level = drawn("####################\nP.M...............g#\n####################", g={"kind": "goblin"})
    session = play(level)
    goblin = session.world.creatures["g"]
    goblin.stance, goblin.home, goblin.lets_be = "flee", (6, 1), {"party-1": session.now + 60_000}
    wake(session, "g")

    run(session, 59)
    stayed = goblin.cell
    run(session, 90)

    assert (stayed, goblin.cell) == ((18, 1), (6, 1))
