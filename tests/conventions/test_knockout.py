"""The knock-out run itself: it finds the tests that cannot fail, and only them."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.conventions.sources import ROOT

NOTICES = """
import pytest
from tests.simulation.drawing import drawn, play

@pytest.mark.rule("INV-04")
def test_a_party_comes():
    assert play(drawn("P..sM"), party=["peasant"], seconds=1).world.creatures["party-1"]
"""
NOTICES_NOTHING = """
import pytest

@pytest.mark.rule("INV-04")
def test_nothing():
    assert True
"""


@pytest.mark.parametrize(("test", "survivors"), [(NOTICES, False), (NOTICES_NOTHING, True)])
def test_a_test_that_cannot_fail_is_found(test: str, survivors: bool, tmp_path: Path) -> None:
    """Without the rule that lets parties come, a test of it fails; one that asserts nothing does not."""
    (tmp_path / "test_parties.py").write_text(test)

    run = subprocess.run(
        [sys.executable, "-m", "tests.knockout", "INV-04", str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )

    assert "fails as is" not in run.stdout
    assert ("parties_come.a_party_arrives" in run.stdout) is survivors
