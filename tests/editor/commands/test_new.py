"""`trapwright new` writes a level that can be opened, and never over another file."""

from pathlib import Path

import pytest

from editor.cli import run
from editor.core.templates import TEMPLATES
from simulation.level_files import load_level


@pytest.mark.parametrize("template", TEMPLATES)
def test_a_new_level_reads_back_clean(template: str, tmp_path: Path) -> None:
    """What a template makes has nothing wrong with its file."""
    out = tmp_path / "new.dungeon"

    assert run(["new", str(out), "--template", template, "--size", "40x30"]) == 0

    level, findings = load_level(out)
    assert (level.width, level.height, findings) == (40, 30, ())


def test_a_level_gets_its_ending(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A name without one would not be shown by Open; the reader is told."""
    assert run(["new", str(tmp_path / "crypt"), "--lang", "en"]) == 0

    assert [path.name for path in tmp_path.iterdir()] == ["crypt.dungeon"]
    assert "Levels end in .dungeon" in capsys.readouterr().err


def test_an_existing_file_is_left_alone(tmp_path: Path) -> None:
    """No level is lost to a slip of the command line."""
    out = tmp_path / "mine.dungeon"
    out.write_text("mine")

    assert run(["new", str(out)]) == 2
    assert out.read_text() == "mine"


@pytest.mark.parametrize(
    "options",
    [
        ["--size", "0x4"],
        ["--size", "wide"],
        ["--size", "2000x2"],
        ["--size", "6x6"],
        ["--template", "castle"],
    ],
)
def test_what_cant_be_made_is_refused_with_a_sentence(
    options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The sentence says the way out; no file is left behind."""
    assert run(["new", str(tmp_path / "a.dungeon"), *options]) == 2

    assert len(capsys.readouterr().err.splitlines()) == 1
    assert not list(tmp_path.iterdir())
