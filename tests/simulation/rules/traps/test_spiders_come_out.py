"""What comes out of a spider trap stands in cells of its own before any of it moves."""

import pytest

from simulation.happenings.moving import CameIntoView, StepTaken
from simulation.happenings.traps import CreatureReleased
from tests.simulation.drawing import drawn, entries, play

NEST = """
    ##########
    P...a.n.t#
    #........#
    ##########
"""


@pytest.mark.rule("TRP-08")
def test_all_are_out_before_the_first_looks_about() -> None:
    """Three spiders in three cells, then they see the one who set them free."""
    level = drawn(NEST, ["a n"], a="tripwire", n="spider_trap")

    session = play(level, party=["warrior"], goal="steal", seconds=6)

    released = entries(session, CreatureReleased)
    assert len({each.happening.cell for each in released}) == 3
    assert released[-1].id < min(
        e.id for e in entries(session, CameIntoView) if "spider" in e.happening.actor
    )


@pytest.mark.rule("TRP-08")
def test_no_two_spiders_end_in_one_cell() -> None:
    """Not even when the first would have run to where the second comes out."""
    level = drawn("#######\nPa.n###\n#....t#\n#######", ["a n"], a="tripwire", n="spider_trap")

    session = play(level, party=["warrior"], goal="steal", seconds=5)

    up = [each.cell for each in session.world.creatures.values() if each.conscious]
    assert entries(session, StepTaken) and len(up) == len(set(up)) == 4
