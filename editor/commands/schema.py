"""`trapwright schema`: the JSON Schema of a file format."""

from __future__ import annotations

import json

import click

from editor.commands.frame import Speaker, Worded
from schemas.message import Message
from schemas.problem import SayError


@click.command("schema", cls=Worded, example="trapwright schema level > level.schema.json")
@click.argument("name")
@click.pass_obj
def schema(speaker: Speaker, name: str) -> None:
    """Print the schema called `name`."""
    from schemas.formats import FORMATS, json_schema

    if name not in FORMATS:
        raise SayError(Message("command.schema.unknown", name=name, names=", ".join(FORMATS)))
    click.echo(json.dumps(json_schema(name), ensure_ascii=False, indent=2))
