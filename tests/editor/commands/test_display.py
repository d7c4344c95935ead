"""Where no window can be shown, the reader gets the way out instead of an abort."""

from pathlib import Path

import pytest

from editor.cli import run
from editor.commands.display import WindowProbe, refusal_from

LIBRARY = "ImportError: libEGL.so.1: cannot open shared object file: No such file or directory"
CURSOR = (
    "qt.qpa.plugin: From 6.5.0, xcb-cursor0 or libxcb-cursor0 is needed to load the Qt xcb platform plugin."
)
NO_SCREEN = "qt.qpa.xcb: could not connect to display :7"


@pytest.mark.parametrize(
    ("said", "code", "words"),
    [
        (LIBRARY, "display.library", "libEGL.so.1"),
        (CURSOR, "display.library", "apt-get install -y libegl1"),
        (f"{NO_SCREEN}\n{CURSOR}", "display.no_screen", "no screen"),
        ("Aborted\n\n", "display.failed", "Aborted"),
    ],
)
def test_what_qt_says_becomes_a_sentence(said: str, code: str, words: str) -> None:
    """The library or the missing screen is named, with the line that helps."""
    refusal = refusal_from(said)

    assert (refusal.code, words in refusal.text()) == (code, True)


def test_offscreen_is_no_reason_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    """Qt's own offscreen platform counts as a screen."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    assert WindowProbe.started().refusal() is None


def test_a_screen_that_is_not_there_is_found_out_in_the_child(monkeypatch: pytest.MonkeyPatch) -> None:
    """The child aborts; the parent lives and says why."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":987")

    refusal = WindowProbe.started().refusal()

    assert refusal is not None and refusal.code in ("display.no_screen", "display.library")


def test_without_a_screen_the_editor_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`trapwright` ends with one sentence instead of an abort."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "xcb")
    monkeypatch.setenv("DISPLAY", ":987")

    assert run([]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_level_on_the_command_line_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """What is no command but a file goes to the window."""
    level = tmp_path / "crypt.dungeon"
    level.touch()
    opened: list[Path | None] = []
    monkeypatch.setattr("editor.app.application.start", lambda path, _: opened.append(path))

    assert run([str(level)]) == 0
    assert opened == [level]


def test_a_slip_of_the_keys_is_neither_command_nor_level(capsys: pytest.CaptureFixture[str]) -> None:
    """The sentence names what was typed."""
    assert run(["rulse"]) == 2
    assert "rulse" in capsys.readouterr().err
