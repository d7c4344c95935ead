"""`trapwright validate` tells clean, faulty and unreadable levels apart by its exit code."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from editor.cli import run
from editor.core.facing import new_object
from simulation.level_files import load_level, save_level
from tests.editor.core.sketches import furnish


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


def test_findings_as_json_say_what_a_tool_needs(clean: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Code, severity, objects, marker, witness and quick fixes; what is excluded is told apart."""
    level, _ = load_level(clean)
    furnish(level, new_object("lever", (3, 3), "a"), new_object("lever", (4, 3), "b"))
    excluded = {"code": "W-ACT-NO-TARGET", "objects": ["b"], "cell": [4, 3], "reason": "a decoy"}
    level.kept["exclusions"] = [excluded]
    save_level(clean, level)
    code = run(["validate", str(clean), "--json"])
    (told,) = json.loads(capsys.readouterr().out)
    near = next(each for each in told["findings"] if each["code"] == "E-ACT-SPACING")

    assert (code, near["severity"], near["objects"]) == (1, "error", ["a", "b"])
    assert (near["cells"], near["witness"]) == ([[3, 3], [4, 3]], [[4, 3]])
    assert near["fixes"] == ["move_to_nearest", "move_second"]
    assert [(each["code"], each["reason"]) for each in told["excluded"]] == [("W-ACT-NO-TARGET", "a decoy")]
