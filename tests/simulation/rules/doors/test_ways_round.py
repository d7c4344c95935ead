"""Before a closed door a party that sees another way takes that, or does not: once for each door."""

import pytest

from schemas.scenario import Member, PartyPlan, Scenario, Start
from simulation.happenings.doors import (
    DetourChosen,
    DoorBreached,
    DoorOpened,
    LockPicked,
    MapBroughtHome,
    MapTakenAlong,
)
from simulation.happenings.fights import CreatureFell
from simulation.happenings.invasions import AdventurerLeft
from simulation.happenings.moving import StepTaken
from simulation.session import Session
from tests.simulation.drawing import drawn, happened, let_happen, numbers, play, run
from tests.simulation.odds import within

TWO_WAYS = """
    ############
    P...+.....t#
    #.########.#
    #..........#
    ############
"""
"""Straight on through the door; or, a little longer, round by the south."""
ALWAYS = {"doors.closed_detour_percent": 100, "doors.guide_detour_percent": 100}
NEVER = {"doors.closed_detour_percent": 0, "doors.guide_detour_percent": 0}
DOORWAY = (4, 1)


def trod(session, cell=DOORWAY):
    """Whether anybody stepped into the cell."""
    return cell in [step.cell for step in happened(session, StepTaken)]


@pytest.mark.rule("DOR-01", "DOR-02")
@pytest.mark.parametrize(("rules", "through"), [(ALWAYS, False), (NEVER, True)])
def test_a_closed_door_makes_them_take_the_other_way_or_not(rules, through):
    """The dice decide whether the party comes by the door or round it."""
    session = play(drawn(TWO_WAYS), goal="steal", party=["peasant"], rules=rules, seconds=9)

    [chosen] = happened(session, DetourChosen)
    assert (chosen.object, chosen.chance.yes, chosen.by) == ("door", not through, "DOR-02")
    assert trod(session) is through


@pytest.mark.rule("DOR-02")
def test_an_open_door_turns_nobody_away():
    """Held open, it is the shortest way and nothing to think about."""
    level = drawn(TWO_WAYS, **{"+": {"kind": "door", "held_open": True}})
    session = play(level, goal="steal", party=["peasant"], rules=ALWAYS, seconds=9)

    assert trod(session) and not happened(session, DetourChosen)


@pytest.mark.rule("DOR-02")
def test_a_party_rolls_once_for_a_door():
    """Three members see it one after another; they all keep to what was settled."""
    session = play(drawn(TWO_WAYS), goal="steal", party=["peasant"] * 3, rules=ALWAYS, seconds=15)

    assert len(happened(session, DetourChosen)) == 1
    assert not trod(session)


@pytest.mark.rule("DOR-02")
def test_each_party_rolls_for_itself():
    """What one party settled is nothing to the next."""
    plans = tuple(PartyPlan(id=name, goal="steal", members=(Member(kind="peasant"),)) for name in ("p", "q"))
    scenario = Scenario(id="two", parties=plans)
    session = Session.start(drawn(TWO_WAYS), scenario=scenario, ruleset=numbers(ALWAYS))
    run(session, 9)

    assert sorted(chosen.party for chosen in happened(session, DetourChosen)) == ["p", "q"]


@pytest.mark.rule("DOR-04")
def test_with_no_other_way_nobody_rolls():
    """They go through the door."""
    level = drawn("###########\nP...+....t#\n###########")
    session = play(level, goal="steal", party=["peasant"], rules=ALWAYS, seconds=9)

    assert trod(session, (4, 1)) and not happened(session, DetourChosen)


@pytest.mark.rule("DOR-04")
def test_when_the_other_way_comes_to_nothing_they_go_through_the_door_after_all():
    """The lock on the way round is given up: now the door is the only way."""
    picture = TWO_WAYS.replace("#..........#", "#.....L....#")
    level = drawn(picture, L={"kind": "door", "padlock": {"quality": "fine"}})
    hopeless = {"dice.opposition": "fixed", "doors.opposing_number": 99, "doors.failed_rolls": 1}
    session = play(level, goal="steal", party=["rogue"], rules=ALWAYS | hopeless, seconds=200)

    assert [chosen.object for chosen in happened(session, DetourChosen)] == ["door"]
    assert trod(session) and not happened(session, DoorBreached)


@pytest.mark.rule("DOR-02")
def test_a_way_that_nobody_has_seen_is_none():
    """The other way leaves the corridor round a corner, behind the door's own: nobody sees it from here."""
    level = drawn("""
        ###############
        P.......#.+..t#
        #######.#.###.#
        #######...###.#
        #########.....#
        ###############
    """)
    far = play(level, goal="steal", party=["peasant"], rules=ALWAYS, seconds=5)
    near = play(level, goal="steal", party=["peasant"], rules=ALWAYS, seconds=14)

    assert not happened(far, DetourChosen)
    assert len(happened(near, DetourChosen)) == 1


@pytest.mark.rule("DOR-02")
def test_a_way_that_was_walked_counts_as_seen():
    """Where somebody of the party set foot counts, though nobody sees it now."""
    session = play(drawn(HIDDEN), goal="steal", party=["peasant"], rules=ALWAYS, seconds=3)
    unseen = happened(session, DetourChosen)
    session.world.parties["party"].walked[(6, 2)] = None
    run(session, 5)

    assert not unseen and happened(session, DetourChosen)[0].cell == (6, 2)


HIDDEN = """
    ###############
    P.......+....t#
    ######.######.#
    ######........#
    ###############
"""


@pytest.mark.rule("DOR-02", "DOR-03")
@pytest.mark.parametrize(("traits", "percent", "rule"), [((), 50, "DOR-02"), (("guide",), 25, "DOR-03")])
def test_how_often_the_other_way_is_taken(traits, percent, rule):
    """Half of the times; a quarter with a Guide. Within four standard deviations over 400 seeds."""
    scenario = Scenario(id="s", parties=(PartyPlan(id="p", goal="steal", members=(
        Member(kind="peasant"), Member(kind="peasant", traits=traits))),))  # fmt: skip
    first = Session.start(drawn(TWO_WAYS), scenario=scenario, ruleset=numbers())
    taken = 0
    for seed in range(400):
        session = first.again(seed)
        run(session, 3)
        [chosen] = happened(session, DetourChosen)
        assert (chosen.chance.percent, chosen.by) == (percent, rule)
        taken += chosen.chance.yes

    assert within(taken, 400, percent)


@pytest.mark.rule("DOR-03")
def test_a_guide_who_is_down_guides_nobody():
    """Unconscious or dead, the Guide's percentage no longer counts."""
    party = [Member(kind="peasant"), Member(kind="peasant", traits=("guide",))]
    session = play(drawn(TWO_WAYS), goal="steal", party=party, rules={"space.view_range": 2}, seconds=1)
    let_happen(session, CreatureFell("party-2", "dead", ""))
    run(session, 3)

    assert happened(session, DetourChosen)[0].chance.percent == 50


def two_of_a_faction(first, second="Lowmarket", start=None):
    """A Cartographer's party at once, and a party of the second faction after a minute; and a third."""
    later = Member(kind="peasant")
    plans = (
        PartyPlan(
            id="one", goal="steal", faction=first, members=(Member(kind="peasant", traits=("cartographer",)),)
        ),
        PartyPlan(id="two", goal="steal", faction=second, arrives_ms=60_000, members=(later,)),
        PartyPlan(id="three", goal="steal", faction=second, arrives_ms=61_000, members=(later,)),
    )
    scenario = Scenario(id="maps", parties=plans, start=start or Start())
    return Session.start(drawn(TWO_WAYS), scenario=scenario, ruleset=numbers(ALWAYS))


@pytest.mark.rule("DOR-05")
@pytest.mark.parametrize(
    ("first", "second", "percents"),
    [("Lowmarket", "Lowmarket", [0, 100]), ("Lowmarket", "Hill", [100, 100]), ("", "", [100, 100])],
)
def test_when_a_cartographer_escapes_the_next_party_of_the_faction_never_turns_away(first, second, percents):
    """The next one only, and of that faction only; those of no faction have none in common."""
    session = two_of_a_faction(first, second)
    run(session, 2)
    let_happen(session, AdventurerLeft("one-1", "P", 0))
    run(session, 66)

    chances = {chosen.party: chosen.chance.percent for chosen in happened(session, DetourChosen)}
    assert [chances["two"], chances["three"]] == percents


@pytest.mark.rule("DOR-05")
def test_a_cartographer_who_falls_brings_no_map_home():
    """Only who escapes alive does."""
    session = two_of_a_faction("Lowmarket")
    run(session, 1)
    let_happen(session, CreatureFell("one-1", "dead", ""))
    run(session, 64)

    assert not happened(session, MapBroughtHome) and not happened(session, MapTakenAlong)


@pytest.mark.rule("DOR-05")
def test_a_scenario_may_begin_with_a_cartographer_who_has_escaped_before():
    """The first party of that faction has the map."""
    session = two_of_a_faction("Lowmarket", start=Start(mapped=("Lowmarket",)))
    run(session, 3)

    [chosen] = happened(session, DetourChosen)
    assert (chosen.party, chosen.chance.percent, chosen.by) == ("one", 0, "DOR-05")


@pytest.mark.rule("DOR-02", "DOR-09")
def test_a_locked_door_is_weighed_before_anybody_takes_to_the_lock():
    """Who goes round it never tries the lock."""
    level = drawn(TWO_WAYS, **{"+": {"kind": "door", "padlock": {}}})
    session = play(level, goal="steal", party=["rogue"], rules=ALWAYS, seconds=60)

    assert happened(session, DetourChosen)
    assert not happened(session, LockPicked) and not happened(session, DoorOpened)


@pytest.mark.rule("DOR-02")
def test_a_door_that_is_too_far_off_is_not_seen_yet():
    """Thirty cells: from the portal, 34 cells away, nobody sees it; four steps further they do."""
    row = "P" + "." * 33 + "+" + "." * 4 + "t#"
    level = drawn(f"{'#' * 40}\n{row}\n#.{'#' * 36}.#\n#{'.' * 38}#\n{'#' * 40}")
    session = play(level, goal="steal", party=["peasant"], rules=ALWAYS, seconds=3)
    too_far = happened(session, DetourChosen)
    run(session, 5)

    assert not too_far and len(happened(session, DetourChosen)) == 1
