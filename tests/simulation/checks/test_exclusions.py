"""Findings that the designer has excluded one by one, with a reason, in the level itself."""

from typing import Any

import pytest

from simulation.checks.exclusions import exclusion, sifted
from simulation.level.level import Level
from tests.simulation.checks.checking import checked, culprits, found
from tests.simulation.drawing import drawn

NEAR = "E-ACT-SPACING"


def crowded() -> Level:
    """Three plates in a row: two findings."""
    return drawn("A.B.C", A="pressure_plate", B="pressure_plate", C="pressure_plate")


def test_what_is_excluded_is_left_out_and_nothing_else() -> None:
    """One of two findings of the same code."""
    level = crowded()
    first = found(level, NEAR)[0]
    level.kept["exclusions"] = [exclusion(first, "a decoy")]

    assert culprits(level, NEAR) == [("B", "C")]
    assert sifted([first], level.kept["exclusions"]).excluded == ((first, "a decoy"),)


def test_the_order_of_the_ids_does_not_matter() -> None:
    """Code, ids and the marker's cell are the identity."""
    level = crowded()
    entry = {"code": NEAR, "objects": ["B", "A"], "cell": [0, 0], "reason": "a decoy"}
    level.kept["exclusions"] = [entry]

    assert culprits(level, NEAR) == [("B", "C")]


def test_an_exclusion_that_fits_nothing_any_more_is_listed() -> None:
    """Not deleted: the designer decides."""
    level = crowded()
    level.kept["exclusions"] = [exclusion(found(level, NEAR)[0], "a decoy")]
    del level.objects["A"]
    (stale,) = found(level, "I-EXCLUSION-STALE")

    assert (stale.path, stale.severity, stale.fix) == ("exclusions[0]", "hint", "drop_exclusion")


@pytest.mark.parametrize(
    "entry",
    [
        "E-ACT-SPACING",
        {"code": NEAR, "objects": ["A", "B"], "cell": [0, 0]},
        {"code": NEAR, "objects": ["A", "B"], "cell": [0, 0], "reason": " "},
        {"code": NEAR, "objects": [1], "cell": [0, 0], "reason": "x"},
        {"code": NEAR, "objects": ["A", "B"], "cell": [0], "reason": "x"},
        {"objects": ["A", "B"], "cell": [0, 0], "reason": "x"},
    ],
)
def test_an_entry_that_is_none_or_gives_no_reason_excludes_nothing(entry: Any) -> None:
    """It is a finding of its own."""
    level = crowded()
    level.kept["exclusions"] = [entry]

    assert len(found(level, NEAR)) == 2 and len(found(level, "W-EXCLUSION")) == 1


def test_a_finding_without_any_place_can_be_excluded_too() -> None:
    """A level that is meant to have no Master yet."""
    level = drawn("P..s")
    (missing,) = found(level, "E-NO-MASTER")
    level.kept["exclusions"] = [exclusion(missing, "the Master comes later")]

    assert checked(level) == []
