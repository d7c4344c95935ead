"""`trapwright playtest` says how a run went, the same for the same seed, and writes every happening."""

import json
from pathlib import Path

import pytest

from editor.cli import run
from editor.commands.playtest import duration_in
from schemas.clock import DAY, HOUR, MINUTE
from schemas.problem import SayError
from simulation.level_files import save_level
from tests.simulation.drawing import drawn


@pytest.fixture
def level(tmp_path: Path) -> str:
    """A new level with an entrance."""
    path = str(tmp_path / "hall.dungeon")
    assert run(["new", path, "--size", "20x9", "--quiet"]) == 0
    return path


def test_the_summary_says_who_came_and_what_became_of_them(
    level: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """The party, its members and the end are said in the language asked for."""
    assert run(["playtest", level, "--until", "30s", "--lang", "es"]) == 0

    said = capsys.readouterr().out.splitlines()
    assert said[0].startswith("El grupo vino a ")
    assert said[-1].startswith("Detenida el ")


def test_the_same_seed_gives_the_same_summary(level: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Digest and all."""
    runs = [run(["playtest", level, "--seed", "5", "--until", "30s", "--json"]) for _ in range(2)]

    first, second = capsys.readouterr().out.split("}\n{", 1)
    assert runs == [0, 0]
    assert json.loads(first + "}") == json.loads("{" + second)


def test_every_happening_is_a_line_with_the_promised_keys(level: str, tmp_path: Path) -> None:
    """Other people's tests read t, id, cause, type and rule."""
    events = tmp_path / "run.jsonl"

    assert run(["playtest", level, "--until", "30s", "--events", str(events), "--quiet"]) == 0

    lines = [json.loads(line) for line in events.read_text("utf-8").splitlines()]
    assert [line["id"] for line in lines] == list(range(len(lines)))
    assert all({"t", "id", "cause", "type", "rule"} <= set(line) for line in lines)


@pytest.mark.parametrize(("text", "ms"), [("5d", 5 * DAY), ("1d12h", DAY + 12 * HOUR), ("90m", 90 * MINUTE)])
def test_a_length_of_time_is_read(text: str, ms: int) -> None:
    """Days, hours, minutes and seconds, alone or together."""
    assert duration_in(text) == ms


@pytest.mark.parametrize("text", ["", "5", "d", "5d 3h", "soon", "-1d"])
def test_another_text_is_no_length_of_time(text: str) -> None:
    """It is refused with a sentence."""
    with pytest.raises(SayError):
        duration_in(text)


@pytest.mark.parametrize(
    "options", [["--scenario", "siege"], ["--seed", "x"], ["--events", "/nowhere/at/all"]]
)
def test_what_cant_be_done_is_said(
    level: str, options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """One sentence, exit code 2."""
    assert run(["playtest", level, *options, "--until", "1s"]) == 2

    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_level_with_errors_is_played_with_a_remark(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a Master and a sanctum it says so on standard error, and plays."""
    bare = tmp_path / "bare.dungeon"
    save_level(bare, drawn("P..."))

    assert run(["playtest", str(bare)]) == 0
    assert "played with errors (2" in capsys.readouterr().err
