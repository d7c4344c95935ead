"""`trapwright [LEVEL]`: the editor's window, after a look whether one can be shown."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import click

from editor.commands.display import WindowProbe
from editor.commands.frame import Speaker, Worded
from schemas.message import Message
from schemas.problem import SayError


@click.command("open_level", cls=Worded, example="trapwright crypt.dungeon")
@click.argument("level", required=False, type=click.Path(path_type=Path))
@click.pass_obj
def open_level(speaker: Speaker, level: Path | None) -> int:
    """Open the window, with a level if one is named."""
    if level is not None and not level.exists():
        raise SayError(Message("command.open_level.nothing", name=str(level)))
    probe = WindowProbe.started()
    # While the child tries, what the window needs of the layers below is read already.
    import_module("simulation.level_files")

    refusal = probe.refusal()
    if refusal is not None:
        raise SayError(refusal)
    from editor.app.application import start

    return start(level, speaker.language if speaker.asked else "")
