"""`trapwright playtest`: one play-through without a window: a summary, and every happening as a JSON line."""

from __future__ import annotations

import json
import re
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

import click

from editor.commands.frame import Speaker, Worded, check_apart, check_writable, writing
from schemas.clock import DAY, HOUR, MINUTE, SECOND
from schemas.message import Message
from schemas.problem import SayError
from schemas.replay import MAX_SEED

if TYPE_CHECKING:
    from schemas.scenario import Scenario
    from simulation.level.level import Level
    from simulation.session import Session

UNITS = {"d": DAY, "h": HOUR, "m": MINUTE, "s": SECOND}


@click.command(
    "playtest", cls=Worded, example="trapwright playtest crypt.dungeon --seed 7 --events run.jsonl"
)
@click.argument("level", type=click.Path(path_type=Path))
@click.option("--scenario", metavar="ID")
@click.option("--seed", type=click.IntRange(0, MAX_SEED), default=1, metavar="N")
@click.option("--until", metavar="TIME")
@click.option("--events", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--replay", "replay_file", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def playtest(
    speaker: Speaker,
    level: Path,
    scenario: str | None,
    seed: int,
    until: str | None,
    events: Path | None,
    replay_file: Path | None,
    as_json: bool,
) -> None:
    """Play the level once and say how it went."""
    from simulation.analysis.report_words import report_lines, report_on
    from simulation.level_files import load_level
    from simulation.outcome import outcome
    from simulation.session import Session

    length = duration_in(until) if until is not None else None
    check_apart(level, events, replay_file)
    check_writable(events, replay_file)
    read, findings = load_level(level)
    for finding in findings:
        speaker.remark(finding.message)
    warn_of_errors(speaker, read)
    session = Session.start(read, seed=seed, scenario=chosen_scenario(read, scenario))
    if length is None:
        session.run_to_end()
    else:
        session.run_until(session.scenario.start.time_ms + length)
    if events:
        write_events(session, events)
    if replay_file:
        write_replay(speaker, session, replay_file)
    report = report_on(session)
    if as_json:
        summary = outcome(session) | {"report": asdict(report)}
        click.echo(json.dumps(summary, ensure_ascii=False, indent=1))
    else:
        for message in report_lines(session, report):
            speaker.tell(message)


def warn_of_errors(speaker: Speaker, level: Level) -> None:
    """A level with errors is played all the same, with a remark that says so."""
    from simulation.checks import run_checks
    from simulation.loading import default_catalogue, default_ruleset

    errors = [f for f in run_checks(level, default_catalogue(), default_ruleset()) if f.severity == "error"]
    if errors:
        speaker.remark(Message("command.playtest.errors", count=len(errors), first=errors[0].message))


def chosen_scenario(level: Level, name: str | None) -> Scenario | None:
    """The level's scenario of that id; None without a name: a party comes at once (INV-35)."""
    if name is None:
        return None
    if name not in level.scenarios:
        names = ", ".join(sorted(level.scenarios))
        code = "no_scenario" if names else "no_scenario_at_all"
        raise SayError(Message(f"command.playtest.{code}", name=name, names=names))
    return level.scenarios[name]


def duration_in(text: str) -> int:
    """Milliseconds in a text like 5d, 12h or 1d12h30m. Raises SayError for another text."""
    parts = re.findall(r"(\d{1,6})([dhms])", text)
    if not parts or "".join(number + unit for number, unit in parts) != text:
        raise SayError(Message("command.playtest.bad_time", time=text))
    return sum(int(number) * UNITS[unit] for number, unit in parts)


def write_events(session: Session, path: Path) -> None:
    """Every happening so far as one JSON line in `path`."""
    from simulation.recording import record

    with writing(path), path.open("w", encoding="utf-8", newline="\n") as file:
        for entry in session.log:
            file.write(json.dumps(record(entry), ensure_ascii=False, separators=(",", ":")) + "\n")


def write_replay(speaker: Speaker, session: Session, path: Path) -> None:
    """The play-through as a replay file."""
    from simulation.replaying import recorded, save_replay

    remark = save_replay(path, recorded(session))
    if remark:
        speaker.remark(remark)
