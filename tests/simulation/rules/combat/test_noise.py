"""CMB-05: what a death and a failed blow at a door give away."""

import pytest

from simulation.happenings.doors import DoorRammed
from simulation.happenings.fights import CreatureFell
from simulation.happenings.helpless import Dispatched
from simulation.happenings.moving import EnemyLearned
from tests.simulation.drawing import drawn, happened, let_happen, play, rolled

WALLED = "P.t#G####H#"


@pytest.mark.rule("CMB-05")
def test_a_death_tells_own_minions_within_seven_cells_where_enemies_are():
    """The goblin three cells from the dead learns where the living thief stands; the one at nine does not."""
    session = play(drawn(WALLED, G="goblin", H="goblin"), party=["peasant", "rogue"], goal="steal", seconds=2)
    assert session.world.creatures["party-2"].conscious
    let_happen(session, CreatureFell("party-1", "dead", ""))

    learned = {(news.actor, news.target) for news in happened(session, EnemyLearned)}
    assert learned == {("G", "party-2")}


@pytest.mark.rule("CMB-05")
def test_falling_unconscious_makes_no_noise():
    """Only a death is heard."""
    session = play(drawn(WALLED, G="goblin", H="goblin"), party=["peasant", "rogue"], goal="steal", seconds=2)
    let_happen(session, CreatureFell("party-1", "unconscious", ""))

    assert not happened(session, EnemyLearned)


@pytest.mark.rule("CMB-05")
def test_the_death_of_the_helpless_is_heard_too():
    """Killed where it lies, an unconscious thief gives the other away."""
    session = play(drawn(WALLED, G="goblin", H="goblin"), party=["peasant", "rogue"], goal="steal", seconds=2)
    let_happen(session, CreatureFell("party-1", "unconscious", ""))
    let_happen(session, Dispatched("G", "party-1"))

    assert [(news.actor, news.target) for news in happened(session, EnemyLearned)] == [("G", "party-2")]


@pytest.mark.rule("CMB-05")
@pytest.mark.parametrize(("total", "heard"), [(9, True), (10, False)])
def test_a_failed_blow_at_a_door_is_heard(total, heard):
    """Every failed roll to break a door down is a noise; one that succeeds is none of these."""
    locked = {"kind": "door", "facing": "e", "padlock": {}}
    session = play(drawn("P.Dt#G#", D=locked, G="goblin"), party=["warrior"], goal="steal", seconds=6)
    let_happen(session, DoorRammed(rolled(total), "party-1", "D"))

    assert bool(happened(session, EnemyLearned)) is heard
