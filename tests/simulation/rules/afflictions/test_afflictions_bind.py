"""The bound do not walk, the frightened run."""

import pytest

from simulation.happenings.afflictions import AfflictionBegan, StruggleRolled
from simulation.happenings.fights import FightBegan
from simulation.happenings.moving import StepTaken, TakeStep
from simulation.kernel.attempts import Attempted, Thwarted
from simulation.kernel.rolls import challenge
from simulation.world.trapping import Resist
from tests.simulation.drawing import drawn, entries, happened, load_dice, play, run
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


@pytest.mark.rule("ACT-22")
def test_the_bound_may_not_step(monkeypatch):
    """Whatever mind asks for it, the attempt is thwarted."""
    load_dice(monkeypatch, {"struggle": (20, 3)})
    session = walked(passage(mechanism="web_trap"), seconds=6)
    session._engine().happen(Attempted(TakeStep("party-1", (5, 1), 1_000)))

    assert [(why.actor, why.by) for why in happened(session, Thwarted)] == [("party-1", "ACT-22")]


@pytest.mark.rule("TRP-08")
def test_who_is_held_and_reaches_nobody_struggles_in_its_turn_of_a_fight():
    """Two in webs, too far from each other for an axe."""
    session = play(drawn("O......B", O="orc", B="bear"))
    for key in ("O", "B"):
        cell = session.world.creatures[key].cell
        session._engine().happen(AfflictionBegan(key, "immobilised", 0, "test", cell))
    session._engine().happen(FightBegan("fight-1", ("B", "O"), (0, 0)))
    run(session, 10)

    assert [roll.actor for roll in happened(session, StruggleRolled)][:2] == ["O", "B"]
