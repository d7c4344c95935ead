"""The command line: which commands there are, and how errors leave it: as sentences, never tracebacks."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from editor.commands.frame import OPEN, Worded, speaker_for, usage_message
from schemas.message import Message
from schemas.problem import SayError
from schemas.version import VERSION

# Each is a function in the module of `editor.commands` of the same name, imported when it is needed.
COMMANDS = ("new", "validate", "playtest", "replay", "convert", "render", "links", "rules", "schema")

BAD_INPUT = 2
INTERRUPTED = 130


class CommandTable(Worded, click.Group):
    """The table of commands."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names of the commands, in the order of the table."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, imported now; None where there is none."""
        if cmd_name not in (*COMMANDS, OPEN):
            return None
        command = getattr(import_module(f"editor.commands.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments begin with; what is no command is the level to open."""
        if args[0] in COMMANDS:
            return super().resolve_command(ctx, args)
        return OPEN, self.get_command(ctx, OPEN), args

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The options that all commands share, then the commands."""
        super().format_options(ctx, formatter)
        commands = [(name, self.get_command(ctx, name)) for name in COMMANDS]
        rows = [(name, command.get_short_help_str()) for name, command in commands if command]
        with formatter.section(self.word(ctx, "commands")):
            formatter.write_dl(rows)


@click.group("trapwright", cls=CommandTable, example="trapwright rules DOR-15", invoke_without_command=True)
@click.option("--version", is_flag=True)
@click.pass_context
def command_line(ctx: click.Context, version: bool) -> int:
    """The program itself, before any command; without one it opens the window."""
    if version:
        click.echo(f"trapwright {VERSION}")
    elif ctx.invoked_subcommand is None:
        opened = command_line.get_command(ctx, OPEN)
        return int(ctx.invoke(opened)) if opened else 0
    return 0


def run(args: Sequence[str]) -> int:
    """Run one command line; the exit code. Errors of the reader's making end as sentences on stderr."""
    speaker = speaker_for(args)
    try:
        code = command_line.main(list(args), "trapwright", standalone_mode=False, obj=speaker)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except SayError as error:
        for message in error.messages:
            speaker.complain(message)
    except click.UsageError as error:
        speaker.complain(usage_message(error))
    except BrokenPipeError:
        # Whoever read our output has gone; nothing may be written when the interpreter ends.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        speaker.complain(Message("command.system", reason=str(error)))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    return BAD_INPUT
