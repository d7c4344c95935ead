"""The table of checks: complete, told in both languages, and quick on large levels."""

import pytest

from schemas.message import Message
from simulation.checks.survey import Survey
from simulation.checks.table import CHECKS
from simulation.loading import default_catalogue, default_ruleset
from tests.simulation.checks.checking import checked
from tests.simulation.drawing import drawn

LETTERS = {"E": "error", "W": "warning", "I": "hint"}


def test_every_code_stands_there_once() -> None:
    """A code is its check's name."""
    codes = [check.code for check in CHECKS]

    assert len(set(codes)) == len(codes)


SOFTER = {"W-UNWIRED", "W-LOOP", "W-NEAR-MISS", "W-SLOW", "W-DOOR-NO-ACT", "I-FOUR-WAY"}
"""Hints, or off unless a level wants them, as the wiring tool's users know them."""


@pytest.mark.parametrize(
    "check", [check for check in CHECKS if check.code not in SOFTER], ids=lambda c: c.code
)
def test_the_first_letter_of_a_code_tells_how_bad_it_is(check: object) -> None:
    """E, W and I."""
    assert LETTERS[check.code[0]] == check.severity  # type: ignore[attr-defined]


@pytest.mark.parametrize("fix", sorted({fix for check in CHECKS for fix in check.fixes}))
def test_every_quick_fix_has_words_for_its_button(fix: str) -> None:
    """In both languages."""
    message = Message(f"fix.{fix}")

    assert len({message.code, message.text("en"), message.text("es")}) == 3


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.code)
def test_a_check_needs_no_other(check: object) -> None:
    """Alone on a survey of its own it says what it says in a run of all."""
    level = drawn("PAAMM+D..U", A="pressure_plate", D="treasure", U={"kind": "goblin", "bed": "x"})
    alone = check.findings(Survey(level, default_catalogue(), default_ruleset()))  # type: ignore[attr-defined]

    assert alone == [finding for finding in checked(level) if finding.check == check.code]  # type: ignore[attr-defined]


def test_errors_come_first() -> None:
    """Then warnings, then hints."""
    ranks = ["error", "warning", "hint"]
    found = [ranks.index(finding.severity) for finding in checked(drawn("A..T", A="lever", T="timer"))]

    assert found == sorted(found) and {0, 1, 2} == set(found)
