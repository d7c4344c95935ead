"""`trapwright validate`: what is wrong with levels, in sentences or as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from editor.commands.frame import Speaker, Worded
from schemas.finding import Finding
from schemas.message import Message
from schemas.problem import SayError

if TYPE_CHECKING:
    from simulation.checks.exclusions import Sifted

CLEAN, ERRORS, UNREADABLE = 0, 1, 2


@click.command("validate", cls=Worded, example="trapwright validate crypt.dungeon --json")
@click.argument("levels", type=click.Path(path_type=Path), nargs=-1, required=True)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def validate(speaker: Speaker, levels: tuple[Path, ...], as_json: bool) -> int:
    """Check each level; the worst of them decides the exit code."""
    results = [(path, *judged(path)) for path in levels]
    if as_json:
        click.echo(
            json.dumps([_as_json(speaker, path, found) for path, found, _ in results], ensure_ascii=False)
        )
    for path, found, code in results:
        if code == UNREADABLE:
            _say(speaker.complain, path, found.findings)
        elif not as_json:
            _say(speaker.say, path, found.findings)
            if not found.findings:
                speaker.remark(Message("command.validate.clean", path=str(path)))
    return max(code for _, _, code in results)


def judged(path: Path) -> tuple[Sifted, int]:
    """What is wrong with the level at `path`, what is excluded, and the exit code that this asks for."""
    from editor.core.problems import named, problems_of_file
    from simulation.checks.exclusions import Sifted
    from simulation.level_files import load_level

    try:
        level, findings = load_level(path)
    except SayError as error:
        return Sifted(tuple(_refusal(path, message) for message in error.messages), ()), UNREADABLE
    found = problems_of_file(level, findings)
    broken = any(finding.severity == "error" for finding in found.findings)
    told = tuple(named(level, finding) for finding in found.findings)
    left = tuple((named(level, finding), reason) for finding, reason in found.excluded)
    return Sifted(told, left), ERRORS if broken else CLEAN


def _refusal(file: Path, message: Message) -> Finding:
    """Why there is no level in a file, with the place in it if there is one."""
    place = str(dict(message.args).get("path", ""))
    return Finding("error", "E-FILE", message, "" if place == str(file) else place)


def _as_json(speaker: Speaker, path: Path, found: Sifted) -> dict[str, object]:
    language = speaker.language
    excluded = [finding.as_json(language) | {"reason": reason} for finding, reason in found.excluded]
    findings = [finding.as_json(language) for finding in found.findings]
    return {"level": str(path), "findings": findings, "excluded": excluded}


def _say(say: Callable[[Message], None], path: Path, findings: Sequence[Finding]) -> None:
    for finding in findings:
        severity = Message(f"command.validate.severity.{finding.severity}")
        say(Message("command.validate.finding", path=str(path), severity=severity, text=finding.message))
