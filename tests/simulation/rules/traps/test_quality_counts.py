"""TRP-09: what quality does where no attack roll is made: it shifts what victims have to reach."""

import pytest

from simulation.happenings.afflictions import StruggleRolled
from simulation.happenings.traps import ResistRolled
from simulation.orders.doors import SwitchLever
from tests.simulation.drawing import drawn, happened, play, run

HALL = """
    #######
    #.V.X.#
    L######
"""
QUALITIES = [("mediocre", 8), ("normal", 10), ("fine", 12)]


def struck(mechanism, quality, seconds=0):
    """A trader two cells from a mechanism that has just gone off."""
    fields = {"kind": mechanism, "quality": quality, "facing": "w"}
    session = play(drawn(HALL, ["L X"], X=fields, V="trader", L="lever"))
    session.world.place_body(session.world.creatures["V"], (3, 1))
    session.order(SwitchLever("L", True), session.now)
    run(session, seconds)
    return session


@pytest.mark.rule("TRP-09")
@pytest.mark.parametrize("mechanism", ["gas_sprayer", "terror_trap"])
@pytest.mark.parametrize(("quality", "number"), QUALITIES)
def test_quality_shifts_what_a_victim_has_to_reach(mechanism, quality, number):
    """A mediocre sprayer is easier to resist than a fine one."""
    [resisted] = happened(struck(mechanism, quality), ResistRolled)

    assert resisted.roll.opposing == number


@pytest.mark.rule("TRP-09")
@pytest.mark.parametrize(("quality", "number"), QUALITIES)
def test_quality_shifts_what_frees_from_a_web(quality, number):
    """Struggling against a fine web is harder."""
    struggle = happened(struck("web_trap", quality, seconds=11), StruggleRolled)[0]

    assert struggle.roll.opposing == number
