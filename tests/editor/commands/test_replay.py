"""`trapwright replay` plays a recorded run again and notices the first happening that differs."""

import json
from pathlib import Path

import pytest

from editor.cli import run


@pytest.fixture
def recording(tmp_path: Path) -> Path:
    """Half a minute of a party in a new level, recorded."""
    level, recording = tmp_path / "hall.dungeon", tmp_path / "run.replay"
    assert run(["new", str(level), "--quiet"]) == 0
    assert run(["playtest", str(level), "--until", "30s", "--replay", str(recording)]) == 0
    return recording


def test_a_recorded_run_comes_out_the_same(recording: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The record alone is enough: level, ruleset, scenario and seed are in it."""
    capsys.readouterr()

    assert run(["replay", str(recording), "--verify"]) == 0
    assert "as recorded" in capsys.readouterr().out


def test_the_first_difference_is_named(recording: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A record whose seventh happening was another is noticed there."""
    written = json.loads(recording.read_text("utf-8"))
    row = written["trail"][0]
    written["trail"][0] = row[:48] + "00000000" + row[56:]
    recording.write_text(json.dumps(written), "utf-8")

    assert run(["replay", str(recording), "--verify"]) == 1
    assert "happening 6 on" in capsys.readouterr().err


@pytest.mark.parametrize(
    "damage",
    [
        {"seed": -1},
        {"trail": ["xyz"]},
        {"format": 99},
        {"level": {"format": 1}},
        {"orders": [{"at": 1, "after": 1, "order": {"order": "Dance"}}]},
    ],
)
def test_a_damaged_record_is_said(
    recording: Path, damage: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    """Sentences and exit code 2, no traceback."""
    written = json.loads(recording.read_text("utf-8")) | damage
    recording.write_text(json.dumps(written), "utf-8")
    capsys.readouterr()

    assert run(["replay", str(recording)]) == 2
    assert capsys.readouterr().err
