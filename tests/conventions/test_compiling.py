"""The simulation stays compilable with mypyc, and what is compiled plays the same."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.benchmarks.compiled import compared
from tests.conventions.sources import ROOT


@pytest.mark.slow
def test_a_compiled_simulation_plays_the_same(tmp_path: Path) -> None:
    """The vault, three seeds: the same logs and digests from extensions as from sources."""
    pytest.importorskip("mypyc.build")
    asked = os.environ | {"TRAPWRIGHT_COMPILE": "1", "TRAPWRIGHT_OPT_LEVEL": "0"}
    build = ["setup.py", "-q", "build", "--build-lib", str(tmp_path), "--build-temp", str(tmp_path / "temp")]
    subprocess.run([sys.executable, *build], cwd=ROOT, env=asked, check=True, capture_output=True)

    compiled, plain = compared(tmp_path, range(3))

    assert (compiled.kind, plain.kind) == ("compiled", "plain")
    assert compiled.runs == plain.runs
