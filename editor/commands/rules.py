"""`trapwright rules`: each rule's title, its home in the code, its tests, whether it holds."""

from __future__ import annotations

import json

import click

from editor.commands.frame import Speaker, Worded
from schemas.message import Message
from schemas.problem import SayError


@click.command("rules", cls=Worded, example="trapwright rules DOR-15 --json")
@click.argument("rule", required=False)
@click.option("--json", "as_json", is_flag=True)
@click.pass_obj
def rules(speaker: Speaker, rule: str | None, as_json: bool) -> None:
    """Print one rule, one chapter or all."""
    from editor.core.rulebook.entries import rulebook

    asked = (rule or "").upper()
    chosen = [entry for entry in rulebook(speaker.language) if asked in ("", entry.id, entry.id[:3])]
    if not chosen:
        raise SayError(Message("command.rules.unknown", rule=str(rule)))
    if as_json:
        click.echo(json.dumps([entry.as_json() for entry in chosen], ensure_ascii=False, indent=1))
        return
    for entry in chosen:
        click.echo(f"{entry.id} {'✓' if entry.holds else '·'} {entry.title}")
        if rule:
            for place in (entry.home, *entry.tests):
                click.echo(f"       {place}") if place else None
