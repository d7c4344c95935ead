"""The golden scenario: a plate, a timer, a dart launcher at the end of a corridor."""

import pytest

from simulation.happenings.traps import ActivatorTripped, MechanismFired, TrapAttackRolled
from tests.simulation.drawing import drawn, entries, happened, load_dice, play


def corridor():
    """A corridor whose plate A fires the launcher L after the 1.5 s of the timer T."""
    return drawn(
        """
        ##############
        P...A........L
        #####T#####M##
        ##############
        """,
        ["A T L"],
        A="pressure_plate",
        T={"kind": "timer", "delay_ms": 1_500},
        L={"kind": "dart_launcher", "facing": "w"},
    )


@pytest.mark.rule("WIR-01", "WIR-04", "WIR-05", "TRP-01", "TRP-08")
def test_the_dart_comes_when_the_timer_has_run_and_hits_the_first_on_its_line(monkeypatch):
    """1.5 s after the step, the first of two in the corridor is hit, however far the other is."""
    load_dice(monkeypatch, {"trap attack": (20, 20)})
    session = play(corridor(), party=["warrior", "warrior"], seconds=20)

    [tripped], [fired] = entries(session, ActivatorTripped), entries(session, MechanismFired)
    assert (tripped.happening.actor, fired.time - tripped.time) == ("party-1", 1_500)
    assert [attack.target for attack in happened(session, TrapAttackRolled)] == ["party-1"]
