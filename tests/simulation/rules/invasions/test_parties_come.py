"""A party comes at its time, with a goal, through a portal, and walks in one after another."""

from collections import Counter

import pytest

from schemas.scenario import Member, PartyPlan, Scenario, Start
from simulation.happenings.invasions import (
    AdventurerEntered,
    AdventurerJoined,
    PartyArrived,
    PartyStayedAway,
)
from simulation.happenings.moving import StepTaken
from simulation.session import Session
from tests.simulation.drawing import drawn, entries, happened, numbers, play, run, since_start

HALL = """
    ##########
    P........#
    #.######.#
    #.######M#
    ##########
"""
MINUTE = 60_000


def planned(*plans, level=None, **more):
    """A play-through with these parties on their way."""
    scenario = Scenario(id="test", parties=plans)
    return Session.start(level or drawn(HALL), scenario=scenario, **more)


def plan(id="one", **more):
    """A plan for a party of one warrior."""
    return PartyPlan(id=id, members=(Member(kind="warrior"),), **more)


@pytest.mark.rule("INV-04")
def test_a_party_appears_at_a_portal_and_walks_in():
    """Nobody is on the map before; then they come from the portal's cell towards the Master."""
    session = play(drawn(HALL), party=["warrior"], seconds=5)

    assert happened(session, AdventurerEntered) == [AdventurerEntered("party-1", "P", (0, 1))]
    assert [step.cell for step in happened(session, StepTaken)][:2] == [(1, 1), (2, 1)]


@pytest.mark.rule("INV-04", "INV-24")
def test_members_come_in_a_second_apart_and_are_nowhere_before():
    """Beyond the map's edge they stand in nobody's way."""
    session = play(drawn(HALL), party=["warrior"] * 2)
    run(session, 0)
    beyond = [c.condition for c in session.world.creatures.values() if c.party]
    run(session, 5)

    assert beyond == ["up", "beyond"]
    assert [since_start(session, e) for e in entries(session, AdventurerEntered)] == [0, 1_000]


@pytest.mark.rule("INV-24", "INV-04")
def test_who_finds_the_portal_taken_waits_beyond_the_edge():
    """Slow ones keep the others waiting: two never stand in one cell."""
    session = play(
        drawn(HALL), party=["warrior"] * 2, rules={"invasions.arrival_interval_ms": 100}, seconds=4
    )

    assert [since_start(session, e) for e in entries(session, AdventurerEntered)] == [0, 1_000]


@pytest.mark.rule("INV-04")
def test_parties_come_when_the_scenario_says_through_the_portal_it_names():
    """Two parties, two portals, two times."""
    level = drawn("#########\nP...M...Q\n#########", Q="portal")
    session = planned(plan("one", arrives_ms=MINUTE, portal="Q"), plan("two", portal="P"), level=level)
    session.run_until(session.scenario.start.time_ms + 2 * MINUTE)

    came = [
        (e.happening.party, e.happening.portal, since_start(session, e))
        for e in entries(session, PartyArrived)
    ]
    assert came == [("two", "P", 0), ("one", "Q", MINUTE)]


@pytest.mark.rule("INV-01")
def test_most_parties_come_to_kill_the_master():
    """By the weights: of 200 parties more than half, and every goal comes up."""
    goals = Counter(happened(planned_run(seed), PartyArrived)[0].goal for seed in range(200))

    assert goals["kill_master"] > 100
    assert set(goals) == {"kill_master", "steal", "rescue", "destroy_altar"}


@pytest.mark.rule("INV-01")
@pytest.mark.parametrize(("face", "goal"), [
    (1, "kill_master"), (60, "kill_master"), (61, "steal"), (80, "steal"), (81, "rescue"), (90, "rescue"),
    (91, "destroy_altar"), (100, "destroy_altar"),
])  # fmt: skip
def test_the_goal_goes_by_weight(monkeypatch, face, goal):
    """60 to kill the Master, 20 to steal, 10 to rescue, 10 to destroy an altar."""
    from simulation.rules.invasions import parties_come

    thrown = []
    monkeypatch.setattr(parties_come, "die", lambda value, sides: thrown.append(sides) or min(face, sides))

    assert happened(planned_run(1), PartyArrived)[0].goal == goal
    assert thrown[0] == 100


def planned_run(seed):
    """A party without a goal of its own has just arrived."""
    session = planned(plan(), seed=seed)
    session.run_until(session.scenario.start.time_ms)
    return session


@pytest.mark.rule("INV-35")
def test_without_a_scenario_the_default_party_comes_at_once():
    """A warrior, a rogue and a priest of level 1, at the start of day 2."""
    session = Session.start(drawn(HALL))
    run(session, 0)

    assert [(j.kind, j.level) for j in happened(session, AdventurerJoined)] == [
        ("warrior", 1), ("rogue", 1), ("priest", 1),
    ]  # fmt: skip
    assert since_start(session, entries(session, PartyArrived)[0]) == 0


@pytest.mark.rule("INV-35")
def test_the_start_is_the_scenarios():
    """Day and hour of the start are those of the scenario."""
    start = Start(time_ms=9 * 86_400_000 + 3 * 3_600_000)
    session = play(drawn(HALL), party=["warrior"], start=start)

    assert session.log[0].time == start.time_ms == session.world.now


@pytest.mark.rule("INV-35")
def test_the_clocks_of_trap_parts_are_spread_over_the_two_days():
    """By id, evenly, so that not all run out at once; a scenario may say otherwise."""
    picture = "#######\n#A.B.C#\n#.L...#\n#######"
    level = drawn(picture, A="lever", B="tripwire", C="pressure_plate", L={"kind": "dart_launcher"})
    start = Start(part_age_ms={"C": 7})
    parts = play(level, start=start).world.parts

    ages = {key: start.time_ms - part.rearmed_at for key, part in parts.items()}
    clock = numbers().rearming.clock_ms
    assert ages == {"A": 0, "B": clock // 4, "C": 7, "L": clock * 3 // 4}


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize("picture", ["P..#sM", "...#sM"])
def test_nobody_comes_where_no_way_leads_to_the_sanctum(picture: str) -> None:
    """Walled in, or without any portal: the party stays away, and the play-test is over at once."""
    session = play(drawn(picture), party=["peasant"], seconds=60)

    assert [stayed.party for stayed in happened(session, PartyStayedAway)] == ["party"]
    assert session.over and not happened(session, PartyArrived)


@pytest.mark.rule("DOR-30")
def test_a_locked_corridor_does_not_keep_a_party_away() -> None:
    """For the question whether they come a locked door counts as open."""
    locked = {"kind": "door", "facing": "e", "padlock": {}}

    assert happened(play(drawn("P.DsM", D=locked), party=["peasant"], seconds=1), PartyArrived)
