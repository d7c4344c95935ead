"""The command line: help in both languages with an example, errors as one sentence, never a traceback."""

import json
import subprocess
import sys

import click
import pytest

from editor.cli import COMMANDS, command_line, run
from editor.commands.frame import Worded, speaker_for, word_name
from editor.core.rulebook.entries import rules
from schemas.version import VERSION
from schemas.wording import topic


def test_every_command_has_help_in_the_catalogue_and_an_example() -> None:
    """What a command does and each of its parameters is said in both languages."""
    words = topic("command")
    for name in COMMANDS:
        command = command_line.get_command(click.Context(command_line), name)
        assert isinstance(command, Worded)
        codes = {f"command.{name}.{word_name(param)}" for param in command.params}
        shared = {f"command.{name}.lang", f"command.{name}.quiet"}
        assert {f"command.{name}.about", *(codes - shared)} <= set(words)
        assert command.example.startswith(f"trapwright {name}")


@pytest.mark.parametrize(("language", "heading"), [("en", "Usage"), ("es", "Uso")])
def test_help_speaks_the_language_asked_for(
    language: str, heading: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--lang` is heard wherever it stands, even after `--help`."""
    assert run(["rules", "--help", "--lang", language]) == 0

    assert capsys.readouterr().out.startswith(f"{heading}: trapwright rules")


@pytest.mark.parametrize(
    "call",
    [
        ["rules", "XYZ-99"],
        ["rules", "--bogus"],
        ["schema"],
        ["schema", "nonsense"],
        ["rules", "A", "B"],
        ["--lang", "xx"],
    ],
)
def test_a_wrong_call_is_one_sentence_on_stderr(call: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """Exit code 2, nothing on stdout, no traceback."""
    assert run(call) == 2

    said = capsys.readouterr()
    assert (said.out, len(said.err.splitlines())) == ("", 1)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (["convert", "a", "b", "--scale", "9"], "un número entero de 1 a 3;"),
        (
            ["playtest", "a", "--seed", "9" * 20],
            "un número entero de 0 a 9223372036854775807;",
        ),
        (
            ["render", "a", "-o", "b", "--style", "x"],
            "uno de estos: dungeon, plan, blueprint;",
        ),
    ],
)
def test_what_a_value_may_be_is_said_in_the_language_asked_for(
    call: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Bounds and choices are ours to word, not click's; a seed that no replay could hold is refused."""
    assert run([*call, "--lang", "es"]) == 2
    assert said in capsys.readouterr().err


def test_rules_as_json_hold_the_promised_keys(capsys: pytest.CaptureFixture[str]) -> None:
    """Other people's tests read id, title, home, tests and holds of every rule."""
    assert run(["rules", "--json"]) == 0

    entries = json.loads(capsys.readouterr().out)
    assert [entry["id"] for entry in entries] == list(rules())
    assert all(set(entry) == {"id", "title", "home", "tests", "holds"} for entry in entries)


@pytest.mark.parametrize(("locale", "language"), [("es_ES.UTF-8", "es"), ("C", "en"), ("de_AT", "en")])
def test_without_lang_the_locale_decides(locale: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A Spanish locale reads Spanish, any other English."""
    monkeypatch.setenv("LC_ALL", locale)

    assert speaker_for(["rules"]).language == language


def test_the_version_is_answered_before_anything_is_imported() -> None:
    """Asking for the version takes at most three times bare Python, and loads no library."""
    probe = (
        "import sys; from editor.__main__ import main; "
        "sys.argv = ['trapwright', '--version']; main(); print(*sys.modules)"
    )

    said = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True).stdout

    assert said.startswith(f"trapwright {VERSION}\n")
    assert not {"click", "pydantic", "numpy", "numba", "PySide6", "importlib.metadata"} & set(said.split())


@pytest.mark.parametrize("call", [["rules", "DOR-15"], ["--help"], ["schema", "level"]])
def test_light_commands_import_neither_qt_nor_numba(call: list[str]) -> None:
    """What does not draw or play starts at once."""
    probe = f"import sys; from editor.cli import run; run({call!r}); print(*sys.modules, file=sys.stderr)"

    said = subprocess.run([sys.executable, "-c", probe], capture_output=True, text=True, check=True).stderr

    assert not {"numpy", "numba", "networkx", "PySide6"} & set(said.split())


@pytest.mark.parametrize("call", [["nowhere.dungeon", "--bogus"], ["nowhere.dungeon", "another"]])
def test_a_wrong_call_of_the_window_names_the_help_that_there_is(
    call: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """The command that opens a level has no name that could be typed."""
    assert run(call) == 2

    assert "trapwright --help" in capsys.readouterr().err
