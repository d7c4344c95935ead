"""The report says who fell, by what, where and when, what was stolen, what traps did: from the log alone."""

import pytest

from simulation.analysis.report import Fate, TrapReport, report_of
from simulation.analysis.report_words import report_lines, report_on
from simulation.happenings.doors import DoorBreached
from simulation.happenings.fights import CreatureFell, WoundSuffered
from simulation.happenings.helpless import Captured, Dispatched, WokeUp
from simulation.happenings.invasions import GoalMet
from simulation.happenings.moving import PlacesSwapped
from simulation.happenings.rearming import PartRearmed
from simulation.happenings.traps import MechanismFired, TrapAttackRolled
from simulation.kernel.happening import Entry
from tests.simulation.drawing import drawn, let_happen, load_dice, play, rolled, run
from tests.simulation.rules.invasions.test_goals import held, vault

HALL = """
    #############
    P......#....#
    #.####...##.#
    #.#L##.####M#
    #############
"""


def hall():
    """A way round several corners, with a dart launcher that nothing sets off."""
    return drawn(HALL, L={"kind": "dart_launcher", "facing": "n"})


def after(*happenings, party=("warrior", "rogue"), seconds=2):
    """The report of a play-through in which, after two seconds, this happened."""
    session = play(hall(), party=list(party), seconds=seconds)
    for happening in happenings:
        let_happen(session, happening)
    return session, report_on(session)


def test_whoever_falls_is_in_it_with_cause_place_and_time():
    """The warrior stands at (2, 1) after two seconds."""
    session, report = after(CreatureFell("party-1", "dead", "L"))

    [fall] = report.falls
    assert fall == Fate("party-1", "party", "dead", "L", (2, 1), session.now)


def test_one_of_the_dungeon_falls_where_the_level_puts_it():
    """It never moved; the level says where it stood."""
    _, report = after(CreatureFell("M", "unconscious", "party-1"))

    assert [(fall.actor, fall.became, fall.cell) for fall in report.falls] == [("M", "down", (11, 3))]


def test_without_a_level_the_place_of_who_never_moved_is_not_known():
    """The log alone does not say it."""
    session, _ = after(CreatureFell("M", "dead", ""))

    assert report_of(session.log).falls[0].cell is None


def test_two_who_changed_places_fall_where_they_are():
    """Each in the other's cell."""
    _, report = after(
        PlacesSwapped("party-2", "party-1", (0, 1), (2, 1)), CreatureFell("party-1", "dead", "")
    )

    assert report.falls[0].cell == (0, 1)


@pytest.mark.parametrize(
    ("later", "became"),
    [
        ([], "down"),
        ([WokeUp("party-1", (2, 1))], "inside"),
        ([Captured("M", "party-1")], "prisoner"),
        ([Dispatched("M", "party-1")], "dead"),
    ],
)
def test_what_becomes_of_the_unconscious(later, became):
    """They lie there, come round, are captured or killed."""
    _, report = after(CreatureFell("party-1", "unconscious", "L"), *later)

    assert report.fates["party-1"].became == became


def test_treasure_that_leaves_the_map_is_stolen(monkeypatch):
    """Ten pieces got away with the rogue."""
    load_dice(monkeypatch, {"loot": (100, 100)})
    report = report_on(play(vault(), party=["rogue"], goal="steal", seconds=60))

    assert (report.stolen, report.fates["party-1"].became, report.fates["party-1"].carried) == (
        10,
        "left",
        10,
    )
    assert (report.parties["party"].goal, report.parties["party"].met) == ("steal", True)


def test_treasure_that_is_only_carried_is_not_stolen():
    """The thief is still inside."""
    report = report_on(play(vault(), party=["rogue"], goal="steal", seconds=10))

    assert (report.stolen, report.fates["party-1"].became) == (0, "inside")


def test_a_freed_prisoner_belongs_to_the_party_that_frees_it():
    """And gets away with it."""
    report = report_on(play(held(), party=["warrior"], goal="rescue", seconds=60))

    assert report.parties["party"].members == ["party-1", "r"]
    assert report.fates["r"].became == "left"


def test_what_a_trap_did_is_counted():
    """Two shots, one hit, a wound that brought the warrior down, a rearm."""
    shot = MechanismFired("L", "P", "", ((3, 2),), ("w",))
    missed, hit = (TrapAttackRolled(rolled(total), "L", "w", 3) for total in (5, 15))
    wound, fell = WoundSuffered("w", "light", "L", "piercing", 0), CreatureFell("w", "dead", "L")
    told = [shot, missed, shot, hit, wound, fell, PartRearmed("L", "g")]
    log = [Entry(index, index, None, "", happening, None) for index, happening in enumerate(told)]

    assert report_of(log).traps == {
        "L": TrapReport("L", fired=2, attacks=2, hits=1, wounds=1, downed=1, rearmed=1)
    }


def test_a_trap_that_never_went_off_is_not_in_it():
    """Nor is somebody who wounds without being a trap."""
    _, report = after(WoundSuffered("party-1", "light", "M", "cutting", 0))

    assert report.traps == {}


def test_an_invasion_has_its_times():
    """Arrived at the start, over when the last is down; goals in their order."""
    session, report = after(CreatureFell("party-1", "dead", ""), CreatureFell("party-2", "dead", ""))

    party = report.parties["party"]
    assert (party.arrived, party.ended) == (session.scenario.start.time_ms, session.now)
    assert (party.goals, party.sighted) == ([], None)


def test_forced_doors_are_in_it():
    """In the order in which they gave way."""
    session = play(drawn("P.D.M\n#####", D="door"), party=["warrior"])
    let_happen(session, DoorBreached("D", "party-1"))

    assert report_on(session).breached == ["D"]


def test_the_report_is_the_same_at_any_pace_and_does_not_look_at_the_world():
    """Only the log counts: read when it is whole, or by another session that shares it."""
    session = play(hall(), party=["warrior", "rogue"], seconds=30)

    assert report_of(session.log) == report_of(session.branch(len(session.log) - 1).log)


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ["the party came to kill the Master and did not.",
                "  warrior: killed by the dart launcher at (2, 1), day 2, 00:00:02", "  rogue: still inside",
                "No treasure was stolen.", "No trap went off."]),
        ("es", ["el grupo vino a matar al Amo y no lo logró.",
                "  guerrero: muerto por el lanzadardos en (2, 1), día 2, 00:00:02", "  pícaro: sigue dentro",
                "No se robó ningún tesoro.", "No saltó ninguna trampa."]),
    ],
)  # fmt: skip
def test_it_is_told_in_sentences(language, said):
    """In both languages, by name; the last line says when it stopped."""
    session, report = after(CreatureFell("party-1", "dead", "L"))

    lines = [line.text(language) for line in report_lines(session, report)]
    assert lines[:-1] == said and str(len(session.log)) in lines[-1]


def test_traps_and_the_fallen_of_the_dungeon_are_told_below_their_headings():
    """What a trap did, deed after deed."""
    shot = MechanismFired("L", "P", "", ((3, 2),), ())
    session, report = after(shot, CreatureFell("M", "dead", "party-1"))
    report.traps["L"].hits, report.traps["L"].downed = 2, 1

    lines = [line.text() for line in report_lines(session, report)]
    fallen = lines[lines.index("Others who fell:") :]
    assert "  Master: killed by the warrior at (11, 3), day 2, 00:00:02" in fallen
    assert "  dart launcher × 1: hits 2, brought down 1" in lines[lines.index("Traps that went off:") :]


def test_with_nobody_coming_it_says_so():
    """An empty scenario is over at once."""
    session = play(hall())
    run(session, 5)

    assert next(iter(report_lines(session, report_on(session)))).text() == "No party came."


def test_who_did_something_else_than_it_came_for_is_told_so():
    """Nothing was there to steal, so they killed the Master: not what they came for."""
    session = play(hall(), party=["warrior"], goal="steal", seconds=2)
    let_happen(session, GoalMet("party", "kill_master"))

    first = next(iter(report_lines(session, report_on(session)))).text()
    assert first == "the party came to steal treasure, turned to kill the Master instead, and did."


def test_where_nobody_can_come_the_report_says_why():
    """What the checks hold against a level without a Master, sanctum or portal is said on the spot."""
    session = play(drawn("...\n..."))
    run(session, 5)

    lines = [line.text() for line in report_lines(session, report_on(session))]
    assert lines[0] == "No party came."
    assert lines[1].startswith("  There is no portal")


def test_an_alarm_that_sounded_is_not_said_to_have_done_nothing():
    """Even with nobody there to hear it."""
    level = drawn("########\nP.....A#\n########", A="alarm_trap")
    session = play(level, party=["rogue"], seconds=1)
    let_happen(session, MechanismFired("A", "", "", (), ()))
    said = [line.text("en") for line in report_lines(session, report_on(session))]

    assert [line for line in said if line.endswith("× 1: raised the alarm")]
