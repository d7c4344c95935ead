"""A cave-in closes a way for good, but never the last one, and buries nobody."""

import pytest

from simulation.happenings.caving_in import CavedIn, CaveIn
from simulation.happenings.invasions import AdventurerLeft
from simulation.happenings.moving import StepTaken
from simulation.happenings.orders import OrderRefused
from simulation.kernel.attempts import Attempted, Thwarted
from simulation.orders.ground import LetCaveIn
from simulation.world.world import World
from tests.simulation.drawing import drawn, happened, let_happen, play, run

RING = """
    ##########
    P........#
    #.######.#
    #...D...s#
    ##########
"""
"""Two ways from the portal to the sanctum: by the north, and by the south through a door."""


def ring(**door):
    """A play-through of the ring; nobody is there."""
    return play(drawn(RING, D={"kind": "door"} | door))


def cave_in(session, *cells):
    """Let the roof come down; why it did not, cell by cell."""
    for x, y in cells:
        session.order(LetCaveIn(x, y), session.now)
    return [refused.reason.code for refused in happened(session, OrderRefused)]


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize("other", [(4, 1), (8, 2)])
def test_a_cave_in_may_cut_a_way_but_not_the_last(other):
    """The southern way falls in; then the northern one holds, wherever the roof might come down."""
    session = ring()

    assert cave_in(session, (2, 3), other) == ["refusal.would_cut_way"]
    assert happened(session, CavedIn) == [CavedIn((2, 3))]


@pytest.mark.rule("DOR-30")
def test_a_locked_door_counts_as_open():
    """With the northern way gone, the last one leads through a locked door: it holds all the same."""
    session = ring(padlock={})

    assert cave_in(session, (4, 1), (2, 3)) == ["refusal.would_cut_way"]


@pytest.mark.rule("DOR-29")
def test_a_cave_in_of_its_own_is_thwarted_with_the_reason():
    """Whatever causes it, not only an order."""
    session = ring()
    for cell in ((4, 1), (2, 3)):
        let_happen(session, Attempted(CaveIn("", cell)))

    [thwarted] = happened(session, Thwarted)
    assert (thwarted.reason.code, thwarted.by) == ("refusal.would_cut_way", "DOR-29")


@pytest.mark.rule("DOR-29")
def test_where_no_way_leads_in_none_can_be_cut():
    """Nothing is kept that is not there."""
    session = play(drawn("P..####\n###.s.#\n#######"))

    assert cave_in(session, (2, 0), (3, 1)) == []


@pytest.mark.rule("DOR-29")
@pytest.mark.parametrize("cell", [(0, 0), (0, 1), (4, 3), (8, 1)])
def test_it_falls_on_empty_ground_alone(cell):
    """Not on rock, a portal, a door, a goblin."""
    session = play(drawn(RING.replace(".#\n    #.##", "g#\n    #.##"), D="door", g="goblin"))

    assert cave_in(session, cell) == ["refusal.nothing_to_bury"]


@pytest.mark.rule("DOR-29")
def test_whoever_walks_goes_round_what_has_fallen_in():
    """The thief on its way to the treasure turns back before the rubble."""
    session = play(drawn(RING.replace("s#", "t#"), D="door"), party=["peasant"], goal="steal", seconds=2)
    cave_in(session, (6, 1))
    run(session, 60)

    trod = [step.cell for step in happened(session, StepTaken)]
    assert (6, 1) not in trod and (4, 3) in trod
    assert happened(session, AdventurerLeft)


def test_nobody_sees_through_it():
    """It is as opaque as rock, and stops shots."""
    world: World = ring().world
    sight = world.derived.sight
    before = (sight.between((3, 1), (6, 1)), sight.shot_between((3, 1), (6, 1)))
    CavedIn((4, 1)).apply(world)

    assert before == (True, True)
    assert not sight.between((3, 1), (6, 1)) and not sight.shot_between((3, 1), (6, 1))
