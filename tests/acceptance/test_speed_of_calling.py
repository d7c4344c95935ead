"""What answers at once: measured against bare Python in the same run."""

from __future__ import annotations

import subprocess
import sys
import time

from tests.acceptance.calling import ROOT

CALLS = {"python": ["-c", "pass"], "version": ["-m", "editor", "--version"]}


def seconds(*arguments: str) -> float:
    """How long Python takes with these arguments."""
    began = time.perf_counter()
    subprocess.run([sys.executable, *arguments], cwd=ROOT, check=True, capture_output=True)
    return time.perf_counter() - began


def test_the_version_takes_no_longer_than_three_bare_starts() -> None:
    """The fastest of several alternating runs counts, so that a busy machine does not matter."""
    best = dict.fromkeys(CALLS, float("inf"))
    for _ in range(7):
        for name, arguments in CALLS.items():
            best[name] = min(best[name], seconds(*arguments))

    assert best["version"] <= 3 * best["python"]
