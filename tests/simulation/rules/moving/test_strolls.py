"""Quiet walks: one activity instead of many steps, with the same outcome."""

import pytest

from schemas.scenario import Scenario
from simulation.happenings.invasions import PartyArrived
from simulation.happenings.moving import StepTaken, StrollEnded
from simulation.happenings.traps import EffectBegan, MechanismFired
from simulation.kernel.activities import ActivityEnded
from simulation.kernel.attempts import Attempted
from simulation.loading import default_ruleset
from simulation.session import Session
from simulation.world.firing import FireMechanism
from tests.simulation.drawing import drawn, entries, happened, let_happen, since_start, wake

HALL = """
    #############
    #G..........#
    ############P
"""
HOME = {"kind": "goblin", "tasks": ()}


def homeward(picture=HALL, start=11, **letters):
    """A goblin at the far end of a hall goes home, under the ruleset as it is."""
    level = drawn(picture, **({"G": HOME} | letters))
    session = Session.start(level, scenario=Scenario(id="quiet"), ruleset=default_ruleset())
    goblin = session.world.creatures["G"]
    session.world.place_body(goblin, (start, 1))
    wake(session, "G")
    return session


@pytest.mark.rule("MOV-01")
def test_a_quiet_walk_is_one_activity_that_takes_as_long_as_its_steps():
    """Ten cells at Speed 10: ten seconds, one happening, no single steps; then the goblin looks about."""
    session = homeward()
    session.run_until(session.now + 60_000)

    assert since_start(session, entries(session, StrollEnded)[0]) == 10_000
    assert not happened(session, StepTaken) and session.world.creatures["G"].cell == (1, 1)


@pytest.mark.rule("MOV-01")
@pytest.mark.parametrize(("start", "strolls"), [(3, 0), (4, 1)])
def test_two_cells_are_not_worth_a_walk_of_their_own(start, strolls):
    """From the third cell the goblin takes two steps, from the fourth it walks at once."""
    session = homeward(start=start)
    session.run_until(session.now + 60_000)

    assert len(happened(session, StrollEnded)) == strolls
    assert len(happened(session, StepTaken)) == (0 if strolls else 2)


@pytest.mark.rule("MOV-01")
def test_a_party_that_comes_finds_everyone_where_they_have_got_to():
    """Four and a half seconds on the way, the goblin stands four cells on, and steps on from there."""
    session = homeward()
    let_happen(session, PartyArrived("party", "P", "steal", "", ()), later=4_500)
    session.run_until(session.now + 10_000)

    steps = [step.origin for step in happened(session, StepTaken)]
    assert steps[0] == (7, 1)


@pytest.mark.rule("MOV-01")
def test_a_mechanism_finds_everyone_in_place():
    """Blades in the middle of the hall hit the goblin that has walked up to them."""
    session = homeward(
        "#############\n#G....B.....#\n############P\n############A", B="spinning_blades", A="lever"
    )
    session.world.creatures["G"].side = "wild"
    let_happen(session, Attempted(FireMechanism("B", "A")), later=5_000)

    assert happened(session, MechanismFired)[0].targets == ("G",)


@pytest.mark.rule("MOV-01")
def test_walks_stop_before_a_closed_door():
    """A door in the way is opened by hand; then the goblin goes on."""
    session = homeward("#############\n#G....+.....#\n############P")
    session.run_until(session.now + 60_000)

    assert [stroll.cell for stroll in happened(session, StrollEnded)][0] == (7, 1)
    assert session.world.creatures["G"].cell == (1, 1)


@pytest.mark.rule("MOV-01", "DOR-13")
def test_the_door_falls_shut_behind_a_walker():
    """The doorway is stepped through and left, as by anyone."""
    session = homeward("#############\n#G....+.....#\n############P")
    session.run_until(session.now + 60_000)

    assert not session.world.doors["door"].open


@pytest.mark.rule("MOV-01")
def test_gas_is_walked_through_step_by_step():
    """Nobody takes a walk while a cloud lingers: each step into and out of it counts."""
    session = homeward()
    let_happen(session, ActivityEnded("G", "alert"))
    let_happen(session, EffectBegan("B-effect-1", "gassed", "B", ((5, 1),), session.now + 30_000))
    wake(session, "G")
    session.run_until(session.now + 20_000)

    assert happened(session, StepTaken) and not happened(session, StrollEnded)
