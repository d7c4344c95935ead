"""How long steps take, and how who waits goes on."""

import pytest

from simulation.happenings.invasions import AdventurerEntered, AdventurerLeft
from simulation.happenings.moving import PlacesSwapped, StepTaken, TakeStep
from simulation.kernel.activities import Activity, ActivityBegan
from simulation.kernel.attempts import Attempted, Thwarted
from simulation.kernel.choices import Deciding
from simulation.world.walking import step_time
from tests.simulation.drawing import (
    drawn,
    entries,
    happened,
    let_happen,
    load_dice,
    play,
    run,
    since_start,
    wake,
)

FIELD = """
    ######
    #x...#
    #:...#
    ######
"""


WAIT_LONG = {"moving.wait_ms": 60_000, "invasions.arrival_interval_ms": 100}


def step(kind, cell):
    """How long a step of a creature at (1, 1) into a cell takes, in ms."""
    session = play(drawn(FIELD, x=kind))
    return step_time(session.world, session.world.creatures["x"], cell)


@pytest.mark.rule("MOV-01")
@pytest.mark.parametrize(
    ("kind", "straight", "diagonal"),
    [("orc", 1_000, 1_414), ("wolf", 714, 1_009), ("bear", 833, 1_178)],
)
def test_speed_yards_take_one_round(kind, straight, diagonal):
    """Speed 10: 1,000 ms a cell; 14 and 12 are faster; a diagonal step is longer by the ratio of costs."""
    assert (step(kind, (2, 1)), step(kind, (2, 2))) == (straight, diagonal)


@pytest.mark.rule("MOV-02")
def test_difficult_ground_costs_double():
    """A step into rubble takes twice as long."""
    assert step("orc", (1, 2)) == 2_000


@pytest.mark.rule("MOV-02")
def test_the_way_round_difficult_ground_is_taken_when_it_is_shorter():
    """Two cells of rubble straight ahead cost more than one step aside and back."""
    level = drawn("#########\nP...::::M#\n#........#\n#########".replace("#########\n", "##########\n", 1))
    session = play(level, party=["warrior"], seconds=7)

    assert all(cell[1] == 2 for cell in (s.cell for s in happened(session, StepTaken)) if 4 <= cell[0] <= 7)


@pytest.mark.rule("MOV-01")
def test_a_walker_takes_step_after_step():
    """Each begins when the one before is done."""
    session = play(
        drawn("##########\nP....#...#\n####.#.M.#\n####...###\n##########"), party=["peasant"], seconds=5
    )

    assert [since_start(session, e) for e in entries(session, StepTaken)] == [
        1_000,
        2_000,
        3_000,
        4_000,
        5_000,
    ]


def busy_in_front(ms, rules=None):
    """A goblin x that wants past a goblin y, who is busy for so long and then walks on."""
    session = play(drawn("########\n#xy....#\n########", x="goblin", y="goblin"), rules=rules)
    work = Activity("y", "mend", session.now, session.now + ms, Deciding("y"))
    let_happen(session, ActivityBegan(work))
    session.world.creatures["y"].home, session.world.creatures["x"].home = (6, 1), (4, 1)
    wake(session, "x")
    run(session, 10)
    return session


def steps_of(session, actor):
    """When somebody arrived in a cell."""
    return [since_start(session, e) for e in entries(session, StepTaken) if e.happening.actor == actor]


@pytest.mark.rule("MOV-01")
def test_who_waits_for_a_cell_goes_on_as_soon_as_it_is_free():
    """The one in front is gone at 3.5 s; the one behind would look again only after a minute."""
    session = busy_in_front(2_500, WAIT_LONG)

    assert (steps_of(session, "y")[0], steps_of(session, "x")[0]) == (3_500, 4_500)


@pytest.mark.rule("MOV-01")
@pytest.mark.parametrize(("ms", "waits"), [(300, 1_000), (2_500, 2_500)])
def test_who_waits_looks_again_after_a_second_or_when_the_one_in_front_is_done(ms, waits):
    """In case there is another way by then."""
    session = busy_in_front(ms)

    begun = [e.activity for e in happened(session, ActivityBegan) if e.activity.actor == "x"]
    assert (begun[0].kind, begun[0].due - begun[0].began) == ("wait", waits)


@pytest.mark.rule("MOV-01")
def test_who_waits_beyond_the_edge_comes_when_somebody_has_left_by_the_portal(monkeypatch):
    """A thief fills its bags in the portal's cell and leaves; the next comes in at that moment."""
    load_dice(monkeypatch, {"loot": (100, 100)})
    level = drawn("####\nPt.M\n####", t={"kind": "treasure", "amount": 10})
    level.objects["M"] = level.objects["M"].model_copy(update={"prisoner": True})
    session = play(level, party=["rogue", "rogue"], goal="steal", rules=WAIT_LONG, seconds=6)

    left, entered = entries(session, AdventurerLeft)[0], entries(session, AdventurerEntered)[1]
    assert (left.happening.actor, entered.happening.actor) == ("party-1", "party-2")
    assert since_start(session, left) == since_start(session, entered) == 5_000


@pytest.mark.rule("MOV-01")
def test_who_is_refused_at_a_door_looks_again_a_little_later():
    """Nobody idles for ever because a lock was armed under its hand."""
    session = play(
        drawn("######\nP.D.M#\n######", D={"kind": "door", "padlock": {"armed": False}}), party=["rogue"]
    )
    session.run_until(session.scenario.start.time_ms + 1_200)
    session.world.doors["D"].armed = True
    run(session, 2)

    assert happened(session, Thwarted)
    assert session.world.activities["party-1"].kind == "wait"


@pytest.mark.rule("MOV-01")
def test_two_who_meet_in_a_corridor_squeeze_past_each_other():
    """Each waits for the other's cell: they change places, which takes as long as a step."""
    session = play(drawn("########\n#x....y#\n########", x="goblin", y="goblin"))
    session.world.creatures["x"].home, session.world.creatures["y"].home = (6, 1), (1, 1)
    wake(session, "x")
    wake(session, "y")
    run(session, 20)

    assert len(happened(session, PlacesSwapped)) == 1
    assert (session.world.creatures["x"].cell, session.world.creatures["y"].cell) == ((6, 1), (1, 1))


@pytest.mark.rule("CMB-10")
def test_nobody_steps_into_a_cell_that_is_taken():
    """Neither where somebody stands nor where somebody is on the way to."""
    session = play(drawn("#####\n#x.y#\n#####", x="goblin", y="goblin"))
    let_happen(session, Attempted(TakeStep("x", (2, 1), 1_000)))
    let_happen(session, Attempted(TakeStep("y", (2, 1), 1_000)))

    assert [(no.actor, no.reason.code) for no in happened(session, Thwarted)] == [
        ("y", "refusal.cell_is_taken")
    ]


@pytest.mark.rule("CMB-10")
def test_a_crowd_in_a_narrow_hall_never_shares_a_cell():
    """At every happening each cell holds one body."""
    level = drawn("########\nP.....M#\n#......#\n########")
    session = play(level, party=["warrior"] * 6)
    while session.run_until(session.scenario.start.time_ms + 30_000, 1):
        cells = [c.cell for c in session.world.creatures.values() if c.conscious]
        assert len(cells) == len(set(cells))
