"""`trapwright validate` tells clean, faulty and unreadable levels apart by its exit code."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from editor.cli import run
from simulation.level_files import load_level


@pytest.fixture
def clean(tmp_path: Path) -> Path:
    """A level in which nothing is wrong."""
    path = tmp_path / "clean.dungeon"
    assert run(["new", str(path), "--size", "20x9", "--quiet"]) == 0
    return path


def test_a_clean_level_ends_with_0(clean: Path) -> None:
    """And still reads as it was."""
    assert run(["validate", str(clean)]) == 0
    assert load_level(clean).findings == ()


def test_a_damaged_part_ends_with_1_and_is_said(clean: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An object of no known kind is an error; the rest of the level can be read."""
    clean.write_text(clean.read_text("utf-8").replace('"kind": "master"', '"kind": "dragon"'), "utf-8")

    assert run(["validate", str(clean), "--json"]) == 1

    (level,) = json.loads(capsys.readouterr().out)
    assert any("dragon" in finding["text"] for finding in level["findings"])


def test_what_is_no_level_ends_with_2(clean: Path, tmp_path: Path) -> None:
    """One unreadable file among clean ones decides."""
    junk = tmp_path / "junk.dungeon"
    junk.write_bytes(b"\x00\xff")

    assert run(["validate", str(clean), str(junk), str(tmp_path / "absent")]) == 2


def test_validating_needs_no_heavy_library(clean: Path) -> None:
    """It answers at once: neither Qt nor numba, scipy or networkx is imported."""
    call = ["validate", str(clean)]
    probe = f"import sys; from editor.cli import run; run({call!r}); print(*sys.modules)"

    said = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True).stdout

    assert not {"PySide6", "numba", "scipy", "networkx"} & set(said.split())
