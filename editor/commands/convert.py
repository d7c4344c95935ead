"""`trapwright convert`: a map of another program as a level, and a report of what became of it."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import click

from editor.commands.frame import Speaker, Worded, check_apart, check_writable, writing
from schemas.message import Message

if TYPE_CHECKING:
    from schemas.interchange.report import ReportLine


@click.command(
    "convert", cls=Worded, example="trapwright convert crypt.json crypt.dungeon --report crypt.txt"
)
@click.argument("source", metavar="IN", type=click.Path(path_type=Path))
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--report", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--scale", type=click.IntRange(1, 3), default=1, metavar="N")
@click.pass_obj
def convert(speaker: Speaker, source: Path, out: Path, report: Path | None, scale: int) -> None:
    """Read IN, write the level to OUT; a file that is there already is replaced."""
    from editor.core.importing import import_map
    from simulation.level_files import save_level

    check_apart(source, out, report)
    check_writable(report)
    level, lines = import_map(source, scale)
    if remark := save_level(out, level):
        speaker.remark(remark)
    if report is not None:
        write_report(speaker, lines, report)
    for fate, count in Counter(line.fate for line in lines).items():
        speaker.remark(Message("command.convert.count", fate=Message(f"report.fate.{fate}"), count=count))
    speaker.remark(Message("command.convert.made", path=str(out), width=level.width, height=level.height))


def write_report(speaker: Speaker, lines: tuple[ReportLine, ...], path: Path) -> None:
    """The report as JSON if the file's name ends so, else a sentence a line."""
    if path.suffix.lower() == ".json":
        text = json.dumps([line.as_json(speaker.language) for line in lines], ensure_ascii=False, indent=1)
    else:
        text = "\n".join(speaker.text(line.sentence) for line in lines)
    with writing(path):
        path.write_text(text + "\n", encoding="utf-8", newline="\n")
