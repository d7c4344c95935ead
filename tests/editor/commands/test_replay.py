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
        {"orders": [{"at": 1, "after": 1, "order": {"order": "HoldDoor", "door": 5, "held": "x"}}]},
        {"ruleset": {"dice.sides": 3}},
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


@pytest.mark.parametrize(
    "damage",
    [
        {"seed": 77},
        {"trail": []},
        {"digest": "0" * 32},
        {"orders": [{"at": 10**9, "after": 9, "order": {"order": "HoldDoor", "door": "x", "held": True}}]},
    ],
)
def test_a_record_of_another_run_differs(
    recording: Path, damage: dict[str, object], capsys: pytest.CaptureFixture[str]
) -> None:
    """Another seed, no trail, another state, an order that was never given: one sentence, exit code 1."""
    written = json.loads(recording.read_text("utf-8")) | damage
    recording.write_text(json.dumps(written), "utf-8")
    capsys.readouterr()

    assert run(["replay", str(recording), "--verify"]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 1


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b"\xff\xfe", b"{}"])
def test_what_is_no_record_is_said(
    tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]
) -> None:
    """Empty, cut off, or something else altogether."""
    file = tmp_path / "run.replay"
    file.write_bytes(content)

    assert run(["replay", str(file)]) == 2
    assert capsys.readouterr().err


def test_a_level_is_no_replay_in_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whoever mixes up the files is told so, not which fields are missing."""
    level = tmp_path / "hall.dungeon"
    run(["new", str(level), "--quiet"])

    assert run(["replay", str(level)]) == 2
    assert capsys.readouterr().err.startswith("The file is JSON but no replay")


def test_a_record_cut_off_at_any_place_is_said(recording: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Half a file is no replay: exit code 2."""
    whole = recording.read_bytes()
    for length in range(0, len(whole) - 2, max(1, len(whole) // 12)):
        recording.write_bytes(whole[:length])
        assert run(["replay", str(recording)]) == 2


def test_a_record_under_other_rules_is_played_with_a_remark(
    recording: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It may still come out the same."""
    written = json.loads(recording.read_text("utf-8")) | {"rules_version": 9_999}
    recording.write_text(json.dumps(written), "utf-8")

    assert run(["replay", str(recording), "--verify"]) == 0
    assert "9999" in capsys.readouterr().err


def test_without_verify_it_says_how_the_run_went(recording: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The report, as when it was played."""
    capsys.readouterr()

    assert run(["replay", str(recording)]) == 0
    assert capsys.readouterr().out.startswith("The party came to ")
