"""A body that stays in the portal's cell does not keep parties out."""

import pytest

from simulation.happenings.invasions import AdventurerEntered
from tests.simulation.drawing import drawn, entries, play, since_start

PICTURE = """
    #######
    b.....#
    #....M#
    #######
"""


@pytest.mark.rule("INV-04")
@pytest.mark.parametrize("held", [True, False])
def test_a_prisoner_in_the_portal_is_passed(held: bool) -> None:
    """Beside a prisoner, or one who was freed there, the party comes in at once."""
    level = drawn(PICTURE, b={"kind": "peasant", "prisoner": held, "side": "adventurers"})
    level.objects["P"] = drawn("P.").objects["P"]
    level.objects["P"] = level.objects["P"].model_copy(update={"cell": (0, 1)})

    session = play(level, party=["rogue"], seconds=2)

    (entered,) = entries(session, AdventurerEntered)
    assert (entered.happening.cell, since_start(session, entered)) == ((1, 1), 0)
