"""The bound do not walk, the frightened run."""

import pytest

from simulation.happenings.afflictions import AfflictionBegan, StruggleRolled
from simulation.happenings.moving import StepTaken
from simulation.kernel.rolls import challenge
from simulation.world.trapping import Resist
from tests.simulation.drawing import entries, happened, load_dice, run
from tests.simulation.rules.traps.passages import passage, walked


@pytest.mark.rule("TRP-08", "ACT-22")
def test_a_web_holds_a_walker_in_its_cell(monkeypatch):
    """A thief is caught on the plate and struggles once a round, with the better of two attributes."""
    load_dice(monkeypatch, {"struggle": (20, 3)})
    session = walked(passage(mechanism="web_trap"), seconds=34)

    [began] = entries(session, AfflictionBegan)
    assert [e.time - began.time for e in entries(session, StruggleRolled)] == [10_000, 20_000, 30_000]
    assert session.world.creatures["party-1"].cell == (4, 1)
    assert [roll.roll.total for roll in happened(session, StruggleRolled)] == [3, 3, 3]


@pytest.mark.rule("TRP-08", "ACT-22")
def test_who_has_freed_itself_goes_on(monkeypatch):
    """To the treasure."""
    load_dice(monkeypatch, {"struggle": (20, 12)})
    session = walked(passage(mechanism="web_trap"), seconds=20)

    assert session.world.creatures["party-1"].cell[0] > 4


@pytest.mark.rule("TRP-08", "ACT-22")
def test_fright_breaks_off_what_one_does_and_sends_one_back(monkeypatch):
    """A thief on the plate runs, with a bane on challenges, and comes back when it is over."""
    load_dice(monkeypatch, {"resist": (20, 2)})
    session = walked(passage(mechanism="terror_trap"), seconds=20)
    thief = session.world.creatures["party-1"]
    assert thief.cell == (0, 1) or thief.cell[0] > 8

    run(session, 90)
    assert not thief.afflictions and happened(session, StepTaken)[-1].cell != thief.home


@pytest.mark.rule("ACT-22")
def test_the_frightened_resist_with_a_bane(monkeypatch):
    """Gas after terror."""
    load_dice(monkeypatch, {"resist": (20, 2)})
    session = walked(passage(mechanism="terror_trap"), seconds=6)

    assert challenge(session.world, Resist("party-1", "X")).net_boons == -1
