"""Level files by path: what can't be a level is refused before it is read."""

import os
from pathlib import Path

import pytest

from schemas.limits import MAX_BYTES
from schemas.problem import SayError
from simulation.level.level import Level
from simulation.level_files import default_legend, load_level, save_level
from simulation.loading import default_catalogue


def refusal(path: str | Path) -> str:
    """The code of the sentence with which loading fails."""
    with pytest.raises(SayError) as caught:
        load_level(path)
    return caught.value.messages[0].code


def test_a_level_is_saved_and_loaded_by_path(tmp_path: Path) -> None:
    """Strings do as well as paths."""
    save_level(str(tmp_path / "a.dungeon"), Level.blank(3, 2, "Crypt"))
    level, findings = load_level(tmp_path / "a.dungeon")

    assert (level.name, level.width, level.height, findings) == ("Crypt", 3, 2, ())


@pytest.mark.parametrize("name", ["absent", "absent/a", "", "nul\0byte", "x" * 300])
def test_a_path_without_a_file_is_said(name: str, tmp_path: Path) -> None:
    """A missing file, a missing folder, a folder, and names that no system takes."""
    assert refusal(f"{tmp_path}/{name}") == "level.unreadable"


def test_a_pipe_is_refused_instead_of_waited_for(tmp_path: Path) -> None:
    """Only regular files are levels."""
    os.mkfifo(tmp_path / "pipe")

    assert refusal(tmp_path / "pipe") == "level.unreadable"


def test_a_huge_file_is_refused_before_it_is_read(tmp_path: Path) -> None:
    """A sparse file of a terabyte takes no time and no memory."""
    with (tmp_path / "huge").open("wb") as file:
        file.truncate(MAX_BYTES * 32_768)

    assert refusal(tmp_path / "huge") == "level.file_too_large"


def test_glyphs_are_the_catalogues_and_fit_into_ascii_rows() -> None:
    """Each material has a glyph of its own that JSON need not escape."""
    legend = default_legend()

    assert legend.materials == tuple(material.id for material in default_catalogue().materials)
    assert all(32 < ord(glyph) < 127 and glyph not in '"\\' for glyph in legend.glyphs)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("absent", "no existe ese archivo o esa carpeta"),
        ("folder", "es una carpeta"),
        ("loop", "sus enlaces van en círculo"),
        ("pipe", "no es un archivo corriente"),
    ],
)
def test_why_a_file_cant_be_read_is_said_in_the_readers_language(
    name: str, said: str, tmp_path: Path
) -> None:
    """Not in that of the system."""
    (tmp_path / "folder").mkdir()
    (tmp_path / "loop").symlink_to("loop")
    os.mkfifo(tmp_path / "pipe")

    with pytest.raises(SayError) as caught:
        load_level(tmp_path / name)

    assert said in caught.value.text("es")
