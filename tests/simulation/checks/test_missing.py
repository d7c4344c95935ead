"""What every level needs: a portal, a sanctum and one Master in it."""

import pytest

from tests.simulation.checks.checking import checked, culprits, found
from tests.simulation.drawing import drawn

PLAYABLE = "P..sM"
CODES = {"P": "E-NO-PORTAL", "s": "E-NO-SANCTUM", "M": "E-NO-MASTER"}


@pytest.mark.parametrize("letter", CODES)
def test_what_is_missing_is_said_once_with_its_fix(letter: str) -> None:
    """One error for each missing thing, and none for the way that can't be there."""
    findings = checked(drawn(PLAYABLE.replace(letter, ".")))
    errors = [(finding.check, finding.fix) for finding in findings if finding.severity == "error"]

    assert errors == [(CODES[letter], "make_playable")]


def test_a_level_with_all_of_them_is_not_in_error() -> None:
    """Nothing is found at all when the Master sits in the sanctum."""
    level = drawn("P..s")
    master = drawn("P..M").objects["M"]
    level.objects["M"] = master

    assert checked(level) == []


def test_two_masters_are_one_too_many() -> None:
    """Both are named."""
    assert culprits(drawn("P.MMs"), "E-MANY-MASTERS") == [("M1", "M2")]
    assert not found(drawn("P.Ms"), "E-MANY-MASTERS")


def test_a_master_outside_the_sanctum_is_a_warning() -> None:
    """Parties would look for it in the wrong place."""
    (finding,) = found(drawn("P.sM"), "W-MASTER-OUTSIDE")

    assert (finding.severity, finding.objects) == ("warning", ("M",))
