"""The odds of forcing that the panels show are those of the dice."""

import pytest

from simulation.analysis.forcing_odds import odds_of
from simulation.happenings.doors import DoorRammed, LockPicked, MethodChosen
from simulation.kernel import rolls
from simulation.kernel.rolls import contest
from simulation.loading import default_catalogue
from simulation.world.forcing import BreakRoll, PickRoll, forcing_time, opposing_number
from tests.simulation.drawing import happened, numbers, play, run
from tests.simulation.odds import within
from tests.simulation.rules.doors.halls import hall


def odds(method, kind="door", quality="normal", rules=None):
    """Those of the default rules, or with some numbers changed."""
    return odds_of(default_catalogue(), numbers(rules), method, kind, quality)


@pytest.mark.rule("DOR-23", "DOR-24", "CMB-01")
@pytest.mark.parametrize("method", ["pick", "break"])
@pytest.mark.parametrize("quality", ["mediocre", "normal", "fine"])
@pytest.mark.parametrize("points", [0, 2, 5])
def test_they_are_what_all_throws_of_the_dice_come_to(monkeypatch, method, quality, points):
    """Every face of the d20 against every face of the opposing one, thrown with the rules of the game."""
    session = play(hall(quality, quality=quality), party=["peasant"], seconds=1)
    session.world.creatures["party-1"].attributes |= {"craft": points, "battle": points}
    ask = PickRoll("party-1", "D") if method == "pick" else BreakRoll("party-1", "D")
    number = opposing_number(session.world, "D", method)
    faces: list[int] = []
    monkeypatch.setattr(rolls, "die", lambda drawn, sides: faces[drawn])
    monkeypatch.setattr(rolls, "draw", lambda *key: key[-1])
    hits = 0
    for faces[:] in ([a, b] for a in range(1, 21) for b in range(1, 21)):
        hits += contest(session.world, ask, number).success

    expected = odds(method, quality=quality)[points]
    assert (hits, 400) == (expected.successes, expected.of)
    assert forcing_time(session.world, "party-1", "D", method) == expected.takes_ms


@pytest.mark.rule("DOR-23", "DOR-24")
def test_time_falls_with_every_point_and_breaking_takes_twice_as_long():
    """30 s less 2 s a point, never below 10 s; the base may be such that the least counts."""
    assert [each.takes_ms for each in odds("pick")] == [30_000, 28_000, 26_000, 24_000, 22_000, 20_000]
    assert [each.takes_ms for each in odds("break")] == [60_000, 56_000, 52_000, 48_000, 44_000, 40_000]
    short = odds("pick", rules={"doors.pick_time_base_ms": 14_000})
    assert [each.takes_ms for each in short] == [14_000, 12_000, 10_000, 10_000, 10_000, 10_000]


def test_they_read_as_percentages():
    """A normal lock and no Craft: 210 of 400; five such rolls nearly always open it."""
    first = odds("pick")[0]

    assert (first.successes, first.percent, first.percent_within(5)) == (210, 53, 97)


@pytest.mark.rule("DOR-24")
def test_a_portcullis_is_harder_to_break_down_and_no_harder_to_unlock():
    """The door's own number counts for breaking, the padlock's for picking."""
    assert odds("break", "portcullis")[0].successes < odds("break")[0].successes
    assert odds("pick", "portcullis") == odds("pick")


@pytest.mark.rule("DOR-25")
def test_parties_pick_seven_times_of_ten():
    """Over 400 seeds, within four standard deviations; each rolls once for the door."""
    methods = over_seeds(MethodChosen, ["warrior", "peasant"], 10)

    assert within(sum(chosen.method == "pick" for chosen in methods), 400, 70)


@pytest.mark.rule("DOR-23", "DOR-24")
@pytest.mark.parametrize(("kind", "method", "member", "points"), [
    (LockPicked, "pick", "rogue", 2), (DoorRammed, "break", "warrior", 2)])  # fmt: skip
def test_rolls_at_doors_succeed_as_often_as_the_odds_say(kind, method, member, points):
    """The first roll of 400 runs, with the keyed dice of play."""
    rules = {"doors.pick_percent": 100 if method == "pick" else 0}
    tries = over_seeds(kind, [member], 70, rules)

    assert within(sum(tried.roll.success for tried in tries), 400, 100 * chance(method, points))


def chance(method, points):
    """The exact chance of one roll."""
    found = odds(method)[points]
    return found.successes / found.of


def over_seeds(kind, party, seconds, rules=None):
    """The first happening of a kind in each of 400 runs before a locked door."""
    first = play(hall(), party=party, rules=rules)
    found = []
    for seed in range(400):
        session = first.again(seed)
        run(session, seconds)
        found.append(happened(session, kind)[0])
    return found
