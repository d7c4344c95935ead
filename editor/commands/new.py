"""`trapwright new`: a new level file made from a template."""

from __future__ import annotations

import re
from pathlib import Path

import click

from editor.commands.frame import Speaker, Worded
from schemas.message import Message
from schemas.problem import SayError

DEFAULT_TEMPLATE = "blank"
SUFFIX = ".dungeon"


@click.command("new", cls=Worded, example="trapwright new crypt.dungeon --size 64x48")
@click.argument("out", type=click.Path(path_type=Path))
@click.option("--template", default=DEFAULT_TEMPLATE, metavar="NAME")
@click.option("--size", metavar="WxH")
@click.pass_obj
def new(speaker: Speaker, out: Path, template: str, size: str | None) -> None:
    """Write a new level to `out`, given an ending if it has none; a file that is there is left alone."""
    from editor.core.templates import DEFAULT_SIZE, new_level
    from simulation.level_files import save_level

    if not out.suffix:
        out = out.with_name(out.name + SUFFIX)
        speaker.remark(Message("command.new.ending", path=str(out)))
    level = new_level(template, *(size_in(size) if size else DEFAULT_SIZE))
    if out.exists():
        raise SayError(Message("command.new.exists", path=str(out)))
    remark = save_level(out, level)
    if remark:
        speaker.remark(remark)
    speaker.remark(Message("command.new.made", path=str(out), width=level.width, height=level.height))


def size_in(text: str) -> tuple[int, int]:
    """Columns and rows in a text like 64x48. Raises SayError for another text."""
    found = re.fullmatch(r"(\d{1,6})[xX×](\d{1,6})", text)
    if not found:
        raise SayError(Message("command.new.bad_size", size=text))
    return int(found[1]), int(found[2])
