"""`trapwright render` paints a level into a file without a screen; players see no traps."""

from pathlib import Path

import pytest

from editor.cli import run
from editor.core.player_view import player_view
from tests.simulation.drawing import drawn

HEADS = {".png": b"\x89PNG", ".svg": b"<?xml", ".pdf": b"%PDF"}


@pytest.fixture
def level(tmp_path: Path) -> str:
    """A new level with an entrance."""
    path = str(tmp_path / "hall.dungeon")
    assert run(["new", path, "--size", "20x9", "--quiet"]) == 0
    return path


@pytest.mark.parametrize("ending", HEADS)
def test_the_ending_says_the_format(level: str, ending: str, tmp_path: Path) -> None:
    """PNG, SVG and PDF."""
    out = tmp_path / f"picture{ending}"

    assert run(["render", level, "-o", str(out), "--cell", "8"]) == 0
    assert out.read_bytes().startswith(HEADS[ending])


def test_layers_change_the_picture(level: str, tmp_path: Path) -> None:
    """With and without creatures are two pictures."""
    bare, full = tmp_path / "bare.png", tmp_path / "full.png"

    assert run(["render", level, "-o", str(bare), "--layers", "objects"]) == 0
    assert run(["render", level, "-o", str(full)]) == 0
    assert bare.read_bytes() != full.read_bytes()


@pytest.mark.parametrize(
    "options", [["-o", "a.bmp"], ["-o", "a.png", "--layers", "ghosts"], ["-o", "no/such/a.png"]]
)
def test_what_cant_be_painted_is_said(
    level: str,
    options: list[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One sentence, exit code 2, no file."""
    monkeypatch.chdir(tmp_path)

    assert run(["render", level, *options]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_players_see_neither_traps_nor_secret_doors_nor_who_is_at_home() -> None:
    """A portal and a plain door are left; the secret door is rock."""
    level = drawn("P.A.+.S.DM", ["A D"], A="pressure_plate", D="dart_launcher", S="secret_door")

    view = player_view(level)

    assert set(view.objects) == {"P", "door"}
    assert (view.terrain[0, 6], len(view.wires)) == (0, 0)
