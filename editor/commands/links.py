"""`trapwright links`: what sets off what in a level, as a table; of two levels, what differs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from editor.commands.frame import Speaker, Worded, check_apart, check_writable, writing
from schemas.message import Message

if TYPE_CHECKING:
    from editor.core.linking.diff import LinkChange
    from editor.core.linking.table import Entry
    from simulation.level.level import Level

SAME, DIFFERENT = 0, 1


@click.command("links", cls=Worded, example="trapwright links crypt.dungeon -o links.csv")
@click.argument("level", type=click.Path(path_type=Path))
@click.argument("other", type=click.Path(path_type=Path), required=False)
@click.option("-o", "--out", type=click.Path(path_type=Path), metavar="FILE")
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def links(speaker: Speaker, level: Path, other: Path | None, out: Path | None, as_json: bool) -> int:
    """Write the table of LEVEL, or how the links of OTHER differ from it; 1 when they do."""
    check_apart(level, out)
    check_apart(other, out)
    check_writable(out)
    before = _read(speaker, level)
    if other is None:
        _write(out, _entries(before) if as_json else _table(speaker, before))
        return SAME
    text, code = _compared(speaker, before, _read(speaker, other), as_json)
    _write(out, text)
    return code


def _read(speaker: Speaker, path: Path) -> Level:
    from simulation.level_files import load_level

    level, findings = load_level(path)
    for finding in findings:
        speaker.remark(finding.message)
    return level


def _table(speaker: Speaker, level: Level) -> str:
    from editor.core.linking.export import table_text
    from editor.core.linking.rows import circuit_rows, problems_by_object
    from simulation.checks import run_checks
    from simulation.loading import default_catalogue, default_ruleset
    from simulation.wiring.circuits import Circuits
    from simulation.wiring.links import links_of
    from simulation.wiring.nets import nets

    known = nets(level.wires, level.object_cells())
    rows = circuit_rows(links_of(Circuits(known, level.timer_delays())), known)
    found = problems_by_object(run_checks(level, default_catalogue(), default_ruleset()))
    return table_text(level, rows, found, speaker.language)


def _entries(level: Level) -> str:
    from editor.core.linking.table import link_table

    table = link_table(level).items()
    return _json([{"activator": pair[0], "sink": pair[1]} | _times(entry) for pair, entry in table])


def _compared(speaker: Speaker, before: Level, after: Level, as_json: bool) -> tuple[str, int]:
    from editor.core.linking.diff import link_diff
    from schemas.wording import as_sentence

    diff = link_diff(before, after)
    code = DIFFERENT if diff else SAME
    if as_json:
        return _json([_change(change) for change in diff.changes]), code
    if not diff:
        speaker.remark(Message("command.links.same"))
    said = (as_sentence(speaker.text(each)) for each in diff.sentences(before, after))
    return "".join(f"{sentence}\n" for sentence in said), code


def _change(change: LinkChange) -> dict[str, object]:
    return {
        "activator": change.activator,
        "sink": change.sink,
        "before": None if change.before is None else _times(change.before),
        "after": None if change.after is None else _times(change.after),
    }


def _times(entry: Entry) -> dict[str, object]:
    return {"does": "fires" if entry.fires else "drives", "on_ms": entry.on_ms, "off_ms": entry.off_ms}


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False) + "\n"


def _write(out: Path | None, text: str) -> None:
    if out is None:
        click.echo(text, nl=False)
        return
    with writing(out):
        out.write_text(text, encoding="utf-8", newline="\n")
