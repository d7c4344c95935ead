"""`trapwright validate`: what is wrong with levels, in sentences or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from editor.commands.frame import Speaker, Worded
from schemas.finding import Finding
from schemas.message import Message
from schemas.problem import SayError

if TYPE_CHECKING:
    from simulation.level.level import Level

CLEAN, ERRORS, UNREADABLE = 0, 1, 2


@click.command("validate", cls=Worded, example="trapwright validate crypt.dungeon --json")
@click.argument("levels", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def validate(speaker: Speaker, levels: tuple[Path, ...], as_json: bool) -> int:
    """Check each level; the worst of them decides the exit code."""
    results = [(path, *findings_of(path)) for path in levels]
    if as_json:
        click.echo(
            json.dumps([_as_json(speaker, path, found) for path, found, _ in results], ensure_ascii=False)
        )
    for path, found, code in results:
        if code == UNREADABLE:
            _say(speaker.complain, path, found)
        elif not as_json:
            _say(speaker.say, path, found)
            if not found:
                speaker.remark(Message("command.validate.clean", path=str(path)))
    return max(code for _, _, code in results)


def findings_of(path: Path) -> tuple[tuple[Finding, ...], int]:
    """What is wrong with the level at `path`, and the exit code that this asks for."""
    from simulation.level_files import load_level

    try:
        level, findings = load_level(path)
    except SayError as error:
        return tuple(_refusal(path, message) for message in error.messages), UNREADABLE
    findings = (*findings, *_checked(level))
    broken = any(finding.severity == "error" for finding in findings)
    return findings, ERRORS if broken else CLEAN


def _refusal(file: Path, message: Message) -> Finding:
    """Why there is no level in a file, with the place in it if there is one."""
    place = str(dict(message.args).get("path", ""))
    return Finding("error", "level.file", message, "" if place == str(file) else place)


def _checked(level: Level) -> list[Finding]:
    """What the level checks find, with the names of objects instead of their ids."""
    from editor.core.naming import with_names
    from simulation.checks import run_checks
    from simulation.loading import default_catalogue, default_ruleset

    found = run_checks(level, default_catalogue(), default_ruleset())
    return [replace(finding, message=with_names(level, finding.message)) for finding in found]


def _as_json(speaker: Speaker, path: Path, findings: Sequence[Finding]) -> dict[str, object]:
    return {"level": str(path), "findings": [finding.as_json(speaker.language) for finding in findings]}


def _say(say: Callable[[Message], None], path: Path, findings: Sequence[Finding]) -> None:
    for finding in findings:
        severity = Message(f"command.validate.severity.{finding.severity}")
        say(Message("command.validate.finding", path=str(path), severity=severity, text=finding.message))
