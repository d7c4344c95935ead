"""`trapwright render`: a level as a picture, without a window."""

from __future__ import annotations

import os
from pathlib import Path

import click

from editor.commands.display import refusal_from
from editor.commands.frame import Speaker, Worded
from schemas.message import Message
from schemas.problem import SayError


@click.command(
    "render", cls=Worded, example="trapwright render crypt.dungeon -o crypt.png --cell 48 --player"
)
@click.argument("level", type=click.Path(path_type=Path))
@click.option("-o", "--out", type=click.Path(path_type=Path), required=True, metavar="FILE")
@click.option("--cell", type=click.IntRange(2, 256), default=32, metavar="PIXELS")
@click.option("--player", is_flag=True)
@click.option("--layers", metavar="NAMES")
@click.option("--style", type=click.Choice(["dungeon", "plan", "blueprint"]), default="dungeon")
@click.pass_obj
def render(
    speaker: Speaker, level: Path, out: Path, cell: int, player: bool, layers: str | None, style: str
) -> None:
    """Write the picture; Qt paints it without a screen."""
    from editor.core.player_view import player_view
    from simulation.level_files import load_level

    read, findings = load_level(level)
    for finding in findings:
        speaker.remark(finding.message)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    try:
        from PySide6.QtGui import QGuiApplication

        from editor.app.canvas.art.palette import STYLES
        from editor.app.canvas.picture import LAYERS, USUAL_LAYERS, save_picture
        from editor.app.i18n.language import speak
    except ImportError as error:
        raise SayError(refusal_from(str(error))) from error
    chosen = tuple(layers.split(",")) if layers is not None else USUAL_LAYERS
    if not set(chosen) <= {*LAYERS, ""}:
        raise SayError(Message("command.render.no_layer", names=layers or "", layers=",".join(LAYERS)))
    application = QGuiApplication.instance() or QGuiApplication([])
    speak(speaker.language)
    save_picture(out, player_view(read) if player else read, STYLES[style], cell, chosen)
    speaker.remark(Message("command.render.made", path=str(out)))
    del application
