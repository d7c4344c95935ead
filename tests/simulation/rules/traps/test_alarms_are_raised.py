"""The alarm trap sights the party."""

import pytest

from simulation.happenings.invasions import PartySighted
from tests.simulation.drawing import happened
from tests.simulation.rules.traps.passages import passage, walked


@pytest.mark.rule("INV-26")
def test_a_party_that_sets_off_an_alarm_is_sighted():
    """By nobody but the trap: there is no one of the dungeon about."""
    sighted = happened(walked(passage(mechanism="alarm_trap")), PartySighted)

    assert [(party.actor, party.target) for party in sighted] == [("X", "party-1")]


@pytest.mark.rule("INV-26")
def test_another_trap_sights_nobody():
    """A dart gives no alarm."""
    assert not happened(walked(passage()), PartySighted)
