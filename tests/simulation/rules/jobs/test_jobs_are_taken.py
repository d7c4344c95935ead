"""Which job a minion takes on, that nobody else takes it too, and when it gives it up."""

import pytest

from simulation.happenings.building import Built, MetalBrought, MetalDropped, MetalTaken
from simulation.happenings.fights import CreatureFell
from simulation.happenings.jobs import JobLeft, JobTaken
from simulation.happenings.moving import EnemyForgotten, EnemyLearned
from simulation.happenings.rearming import PartRearmed, RearmNeeded, RearmRolled
from simulation.orders.minions import BlindFury
from simulation.world.structures import Job
from tests.simulation.drawing import drawn, entries, happened, let_happen, load_dice, play, run, wake

HAULER = {"kind": "goblin", "tasks": ("haul",)}
BUILDER = {"kind": "goblin", "tasks": ("traps",)}
PLATE = {"kind": "pressure_plate", "built": False}
SPENT = {"kind": "pressure_plate", "needs_rearm": True}
PILE = {"kind": "stockpile", "amount": 9}


def took(session):
    """Who took which job on, in order."""
    return [(job.actor, job.job, job.object) for job in happened(session, JobTaken)]


@pytest.mark.rule("RRM-03")
def test_the_nearest_job_is_taken_first():
    """Of two spent plates the one that is nearer by foot, though the other is nearer as the crow flies."""
    level = drawn(
        "###########\n#.A#G....B#\n#.##.######\n#........##\n###########", A=SPENT, B=SPENT, G=BUILDER
    )

    assert took(play(level))[:1] == [("G", "rearm", "B")]


@pytest.mark.rule("RRM-03", "RRM-11")
def test_what_has_waited_too_long_is_done_before_what_is_nearer(monkeypatch):
    """A plate at the far end waits since half a day: it goes before the one beside the goblin."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    level = drawn("###########\n#GB......A#\n###########", A=SPENT, B=SPENT, G={"kind": "goblin"})
    session = play(level)
    session.world.parts["A"].needs_since -= 12 * 3_600_000
    session.world.creatures["G"].tasks = ("traps",)
    wake(session, "G")

    assert took(session)[:1] == [("G", "rearm", "A")]


@pytest.mark.rule("TRP-02", "BLD-01")
def test_two_builders_never_go_to_one_site():
    """The second finds it taken while the first is still on the way."""
    level = drawn("############\n#GG.......A#\n############", A=PLATE, G=BUILDER)
    session = play(level)
    session.world.sites["A"].metal = 2
    wake(session, "G1")
    wake(session, "G2")

    assert took(session) == [("G1", "build", "A")]


@pytest.mark.rule("BLD-01")
def test_two_haulers_never_fetch_the_same_metal():
    """Two pieces are one trip: the second hauler stays."""
    session = play(drawn("S........HH..A", S=PILE, A=PLATE, H=HAULER))

    assert took(session) == [("H1", "haul", "A")]


@pytest.mark.rule("BLD-01", "BLD-02")
def test_metal_that_cannot_be_reached_is_left_for_what_can():
    """The nearest stockpile lies behind a wall; the hauler fetches from the other."""
    level = drawn("#########\n#S#H...A#\n#####.###\n#......R#\n#########", S=PILE, R=PILE, A=PLATE, H=HAULER)
    session = play(level, seconds=60)

    assert {taken.object for taken in happened(session, MetalTaken)} == {"R"}
    assert sum(brought.amount for brought in happened(session, MetalBrought)) == 2


@pytest.mark.rule("BLD-01")
def test_a_site_that_cannot_be_reached_does_not_hold_up_the_others():
    """The first by id is walled in; the second is built."""
    level = drawn("#########\n#A#SHG.B#\n#########", A=PLATE, B=PLATE, S=PILE, H=HAULER, G=BUILDER)

    assert [built.object for built in happened(play(level, seconds=600), Built)] == ["B"]


@pytest.mark.rule("BLD-01")
@pytest.mark.parametrize("condition", ["dead", "unconscious"])
def test_the_metal_of_a_carrier_that_falls_lies_where_it_fell_and_is_fetched_from_there(condition):
    """No piece is lost: another hauler brings it and the plate is built."""
    level = drawn(
        "############\n#SH.......A#\n#KG........#\n############",
        S=PILE | {"amount": 2},
        A=PLATE,
        H=HAULER,
        K=HAULER,
        G=BUILDER,
    )
    session = play(level, seconds=4)
    carrier = next(c for c in session.world.creatures.values() if c.haul)
    let_happen(session, CreatureFell(carrier.id, condition, ""))
    [heap] = happened(session, MetalDropped)
    assert (heap.cell, heap.amount) == (carrier.cell, 2)
    run(session, 600)

    assert [taken.object for taken in happened(session, MetalTaken)] == ["S", heap.object]
    assert happened(session, Built) and session.world.metal == {"S": 0} and not session.world.heaps


@pytest.mark.rule("RRM-03")
def test_with_an_enemy_known_the_job_is_left_and_taken_up_again_afterwards():
    """A goblin hears of a bear, then forgets it: a minute after it left its work it dares to go on."""
    level = drawn(
        "###############\n#G........A...#\n########.######\n#B............#\n###############",
        A=SPENT, B="bear", G=BUILDER | {"stance": "regroup"},
    )  # fmt: skip
    session = play(level, seconds=2)
    let_happen(session, EnemyLearned("G", "B", (1, 3)))
    run(session, 5)
    assert [left.reason for left in happened(session, JobLeft)] == ["enemy"]
    let_happen(session, EnemyForgotten("G", "B"))
    run(session, 30)
    wary = took(session)
    run(session, 70)

    assert wary == [("G", "rearm", "A")]
    assert took(session) == [("G", "rearm", "A")] * 2
    [left], taken = entries(session, JobLeft), entries(session, JobTaken)
    assert taken[-1].time - left.time == 60_000


@pytest.mark.rule("RRM-03")
def test_another_takes_the_job_of_one_who_knows_of_an_enemy(monkeypatch):
    """While the first keeps away, the second rearms; the first does not come back to it."""
    load_dice(monkeypatch, {"rearm": (20, 15)})
    level = drawn(
        "###############\n#GH.......A...#\n########.######\n#B............#\n###############",
        A=SPENT, B="bear", G=BUILDER | {"stance": "regroup"}, H={"kind": "goblin"},
    )  # fmt: skip
    session = play(level, seconds=2)
    let_happen(session, EnemyLearned("G", "B", (1, 3)))
    run(session, 5)
    session.world.creatures["H"].tasks = ("traps",)
    wake(session, "H")
    run(session, 300)

    assert took(session) == [("G", "rearm", "A"), ("H", "rearm", "A")]
    assert [rearmed.actor for rearmed in happened(session, PartRearmed)] == ["H"]


@pytest.mark.rule("RRM-03", "OWN-02")
def test_a_minion_of_another_side_does_no_work_for_the_dungeon():
    """It has turned enemy: what it was told to do it does no more."""
    level = drawn("A..G\n####", A=SPENT, G=BUILDER | {"side": "wild"})

    assert not happened(play(level, seconds=600), (JobTaken, RearmRolled))


@pytest.mark.rule("RRM-03", "BLD-01")
def test_where_one_finds_no_way_any_more_it_gives_the_job_up():
    """A job that was to be reached when it was taken on, and now is not."""
    session = play(drawn("#######\n#A#G..#\n#######", A=SPENT, G=BUILDER))
    session.world.creatures["G"].job = Job("rearm", "A")
    wake(session, "G")

    assert [(left.object, left.reason) for left in happened(session, JobLeft)] == [("A", "no_way")]


@pytest.mark.rule("RRM-03", "BLD-01", "DOR-28")
def test_where_one_finds_no_way_another_is_called():
    """The goblin that is shut in gives the plate up; the idle one beside it takes it on."""
    session = play(drawn("########\n#A.H#G.#\n########", A=SPENT, G=BUILDER, H={"kind": "goblin"}))
    session.world.creatures["G"].job = Job("rearm", "A")
    session.world.creatures["H"].tasks = ("traps",)
    wake(session, "G")

    assert took(session) == [("H", "rearm", "A")]


@pytest.mark.rule("BLD-01")
def test_dropped_metal_calls_an_idle_hauler():
    """The carrier falls into fury far from the other hauler, who sets out for what it dropped."""
    level = drawn("SG.........A.............H", S=PILE, A=PLATE, G=HAULER, H=HAULER)
    session = play(level, seconds=4)
    session.order(BlindFury("G"), session.now)

    [first, second] = happened(session, JobTaken)
    assert (first.actor, first.source, second.actor) == ("G", "S", "H")
    assert second.source in session.world.heaps


@pytest.mark.rule("RRM-03", "RRM-11")
def test_of_the_idle_the_one_with_the_shortest_way_comes():
    """Not the one that is nearer as the crow flies, behind a wall, nor the first by id."""
    level = drawn(
        "##########\n#G...#A..#\n#.##.###.#\n#.##.##H.#\n#........#\n##########",
        A="pressure_plate", G=BUILDER, H=BUILDER,
    )  # fmt: skip
    session = play(level)
    let_happen(session, RearmNeeded("A"))

    assert took(session) == [("H", "rearm", "A")]


@pytest.mark.rule("RRM-03")
def test_one_that_knows_of_an_enemy_does_not_keep_another_from_coming():
    """The nearest has heard of a bear."""
    level = drawn(
        "###############\n#H.......G.A..#\n########.######\n#B............#\n###############",
        A="pressure_plate", B="bear", G=BUILDER | {"stance": "regroup"}, H=BUILDER,
    )  # fmt: skip
    session = play(level)
    let_happen(session, EnemyLearned("G", "B", (1, 3)))
    run(session, 8)
    let_happen(session, RearmNeeded("A"))

    assert took(session) == [("H", "rearm", "A")]
