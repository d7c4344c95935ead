"""Broken, cut, deep, huge and wrong-typed files: a sentence on stderr, exit code 2, nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from editor.cli import run
from tests.acceptance.calling import EVERY_DOOR, TUTORIAL, findings, trapwright, tutorial

LEVEL = TUTORIAL.read_bytes()
BROKEN = {
    "empty": b"",
    "cut": LEVEL[: len(LEVEL) // 2],
    "deep": b'{"format": 1, "size": [4, 3], "extensions": ' + b"[" * 200_000,
    "huge": b" " * (32 * 2**20 + 1),
    "wide": b'{"format": 1, "size": [1000000000, 3]}',
    "list": b"[]",
    "not a number": LEVEL.replace(b"1500", b"NaN"),
    "infinite": LEVEL.replace(b"1500", b"1e999"),
    "twice": LEVEL.replace(b'"format": 1,', b'"format": 1, "format": 1,'),
    "half a letter": LEVEL.replace(b"under the Mill", b"\\ud800"),
    "newer": LEVEL.replace(b'"format": 1', b'"format": 2'),
    "bytes": bytes(range(256)),
}


@pytest.mark.parametrize("name", BROKEN)
@pytest.mark.parametrize(
    "command",
    [["validate"], ["playtest", "--events"], ["render", "-o"], ["links", "-o"], ["convert"], ["replay"]],
)
def test_a_broken_file_is_a_sentence(
    command: list[str], name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Whatever reads it: exit code 2, sentences on stderr alone, no other file."""
    source, out = tmp_path / "source", tmp_path / "out.svg"
    source.write_bytes(BROKEN[name])
    output = [] if command[0] in ("validate", "replay") else [str(out)]

    code = run([command[0], str(source), *command[1:], *output])

    said = capsys.readouterr()
    assert (code, said.out, list(tmp_path.iterdir())) == (2, "", [source])
    assert said.err.strip().endswith(".")


def test_no_traceback_reaches_the_terminal(tmp_path: Path) -> None:
    """Nor does a whole process end otherwise."""
    source = tmp_path / "deep.dungeon"
    source.write_bytes(BROKEN["deep"])

    done = trapwright("playtest", source)

    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)


def test_all_that_is_wrong_is_said_at_once_with_its_place(tmp_path: Path) -> None:
    """Path, value and way out of each; what is sound opens."""
    content, path = tutorial(), tmp_path / "wrong.dungeon"
    content["objects"][0]["cell"] = [99, 99]
    content["objects"][1]["kind"] = "dragon"
    content["ruleset"] = {"traps.spacing": 3}
    path.write_text(json.dumps(content), "utf-8")

    code, found = findings(path)

    places = {each["path"] for each in found if each["severity"] == "error"}
    assert (code, places) == (1, {"objects[0].cell", "objects[1].kind", "ruleset.traps.spacing"})


def test_the_place_of_what_can_not_be_read_is_told_too(tmp_path: Path) -> None:
    """Also where no level opens, `--json` says the path apart from the sentence."""
    path = tmp_path / "wrong.dungeon"
    path.write_bytes(LEVEL.replace(b'"delay_ms": 1500', b'"delay_ms": NaN'))

    code, (found,) = findings(path)

    assert code == 2 and found["path"].endswith(".delay_ms") and found["text"].startswith(found["path"])


@pytest.mark.parametrize("option", ["--events", "--replay"])
def test_no_level_is_written_over(option: str, tmp_path: Path) -> None:
    """A happening file or a replay never takes the place of the level that is played."""
    path = tmp_path / "kept.dungeon"
    path.write_bytes(LEVEL)

    assert trapwright("playtest", path, "--until", "1s", option, path).returncode == 2
    assert path.read_bytes() == LEVEL


def test_a_report_that_can_not_be_written_leaves_no_level(tmp_path: Path) -> None:
    """Either both files are there afterwards, or none."""
    done = trapwright("convert", EVERY_DOOR, tmp_path / "a.dungeon", "--report", tmp_path / "no" / "r.txt")

    assert (done.returncode, list(tmp_path.iterdir())) == (2, [])


@pytest.mark.parametrize("value", [-1, 10**9])
def test_an_attribute_out_of_range_is_set_aside(value: int, tmp_path: Path) -> None:
    """No creature has a thousand million points of Strength."""
    content, path = tutorial(), tmp_path / "strong.dungeon"
    index = next(i for i, each in enumerate(content["objects"]) if each["kind"] == "goblin")
    content["objects"][index]["attributes"] = {"strength": value}
    path.write_text(json.dumps(content), "utf-8")

    code, found = findings(path)

    assert (code, found[0]["path"]) == (1, f"objects[{index}].attributes.strength")


def test_a_wrong_replay_is_told_in_the_readers_language(tmp_path: Path) -> None:
    """No words of a library: path, value, way out."""
    path = tmp_path / "wrong.replay"
    path.write_text('{"seed": -1, "level": {}, "digest": "", "scenario": {"id": "a"}}', "utf-8")

    done = trapwright("replay", path, "--lang", "es")

    assert "seed: -1 no puede estar ahí." in done.stderr and "Input" not in done.stderr
