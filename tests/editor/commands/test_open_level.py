"""`trapwright [LEVEL]` opens the window in the language that was asked for, else in that of the settings."""

from pathlib import Path

import pytest

from editor.app import application
from editor.cli import run


@pytest.mark.parametrize(("call", "spoken"), [(["--lang", "es"], "es"), ([], "")])
@pytest.mark.parametrize("named", [True, False])
def test_the_window_is_asked_to_speak_as_the_call_does(
    call: list[str], spoken: str, named: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The locale does not count: a designer may have chosen another language in the preferences."""
    level = tmp_path / "crypt.dungeon"
    level.touch()
    monkeypatch.setenv("LC_ALL", "es_ES.UTF-8")
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    started: list[tuple[Path | None, str]] = []
    monkeypatch.setattr(application, "start", lambda path, spoken: started.append((path, spoken)) or 0)

    run([*call, *([str(level)] if named else [])])

    assert started == [(level if named else None, spoken)]
