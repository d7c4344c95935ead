"""What comes out of a spider trap stands in cells of its own before any of it moves."""

import pytest

from simulation.happenings.moving import CameIntoView, StepTaken
from simulation.happenings.traps import CreatureReleased
from simulation.kernel.attempts import Thwarted
from simulation.orders.doors import SwitchLever
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


@pytest.mark.rule("TRP-08")
def test_without_room_fewer_come_out_and_the_log_says_so() -> None:
    """Two free cells about the trap: two spiders, and why there is no third."""
    level = drawn("#####\nL#n.#\n#####", ["L n"], L="lever", n={"kind": "spider_trap", "facing": "e"})
    session = play(level)
    session.order(SwitchLever("L", True), session.now)

    assert len(entries(session, CreatureReleased)) == 2
    [no] = [entry.happening for entry in entries(session, Thwarted)]
    assert (no.actor, no.reason.code, no.by) == ("n", "refusal.no_room", "TRP-08")
