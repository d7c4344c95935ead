"""What all commands share: the reader's language, `--quiet`, help with an example, worded errors."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

import click

from schemas.message import Message
from schemas.problem import SayError
from schemas.system_reason import system_reason
from schemas.wording import DEFAULT_LANGUAGE, LANGUAGES, as_sentence

OPEN = "open_level"
"""The command that opens the window: it is called without a name."""
_LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@dataclass(frozen=True)
class Speaker:
    """Says messages in the reader's language; results always, remarks unless `--quiet`."""

    language: str = DEFAULT_LANGUAGE
    quiet: bool = False
    asked: bool = False
    """Whether the language was asked for with `--lang`, and not the locale's."""

    def text(self, message: Message) -> str:
        """The message in the reader's language."""
        return message.text(self.language)

    def say(self, message: Message) -> None:
        """A result, to standard output."""
        click.echo(self.text(message))

    def tell(self, message: Message) -> None:
        """A result that begins with a name, as a sentence."""
        click.echo(as_sentence(self.text(message)))

    def remark(self, message: Message) -> None:
        """What is nice to know, to standard error; `--quiet` leaves it out."""
        if not self.quiet:
            click.echo(self.text(message), err=True)

    def complain(self, message: Message) -> None:
        """What went wrong, to standard error."""
        click.echo(self.text(message), err=True)


def speaker_for(args: Sequence[str]) -> Speaker:
    """The speaker that `--lang` and `--quiet` ask for wherever they stand, else the locale's."""
    given = args[: args.index("--")] if "--" in args else args
    languages = [after for before, after in zip(given, given[1:], strict=False) if before == "--lang"]
    languages += [arg.removeprefix("--lang=") for arg in given if arg.startswith("--lang=")]
    language = languages[-1] if languages else _language_of_locale()
    known = language if language in LANGUAGES else DEFAULT_LANGUAGE
    return Speaker(known, quiet="--quiet" in given, asked=bool(languages))


def _language_of_locale() -> str:
    set_ones = (value for name in _LOCALE_VARIABLES if (value := os.environ.get(name)))
    return next(set_ones, DEFAULT_LANGUAGE)[:2]


class Worded(click.Command):
    """A command whose help is in the word catalogue: `command.<name>.about`, `command.<name>.<parameter>`.

    `example` is shown below the help as it would be typed. The function behind it gets the
    speaker with `click.pass_obj` and returns the exit code, or None for 0.
    """

    def __init__(self, *args: object, example: str = "", **named: object) -> None:
        super().__init__(*args, **named)  # type: ignore[arg-type]  # click's own signature, passed on
        self.example = example
        self.params += [
            click.Option(["--lang"], type=click.Choice(LANGUAGES), expose_value=False),
            click.Option(["--quiet"], is_flag=True, expose_value=False),
        ]

    def word(self, ctx: click.Context, name: str) -> str:
        """One of the command's texts in the language of the reader."""
        shared = name in ("lang", "quiet", "help")
        code = f"command.{'shared' if shared else self.name}.{name}"
        return Message(code).text(_speaker(ctx).language)

    def get_short_help_str(self, limit: int = 45) -> str:
        """The first sentence of the help, for the list of commands."""
        return self.word(click.get_current_context(), "about")

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """How the command is called, in one line."""
        heading = Message("command.shared.usage").text(_speaker(ctx).language)
        formatter.write_usage(_called(ctx), " ".join(self.collect_usage_pieces(ctx)), f"{heading}: ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What the command does."""
        formatter.write_paragraph()
        formatter.write_text(self.word(ctx, "about"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Each argument and option with its help."""
        rows = [(_signature(param, ctx), self.word(ctx, word_name(param))) for param in self.get_params(ctx)]
        with formatter.section(Message("command.shared.options").text(_speaker(ctx).language)):
            formatter.write_dl(rows)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """An example, as it would be typed."""
        with formatter.section(Message("command.shared.example").text(_speaker(ctx).language)):
            formatter.write_text(self.example)


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Within, an error of the system says that `path` can't be read."""
    try:
        yield
    except OSError as error:
        raise SayError(Message("command.unreadable", path=str(path), reason=system_reason(error))) from error


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Within, an error of the system says that `path` can't be written."""
    try:
        yield
    except OSError as error:
        raise SayError(Message("command.unwritable", path=str(path), reason=system_reason(error))) from error


def check_writable(*paths: Path | None) -> None:
    """Raises SayError for a file that can't be written, before anything is worked out or written."""
    for path in paths:
        if path is None:
            continue
        with writing(path):
            if path.is_dir():
                raise OSError(errno.EISDIR, os.strerror(errno.EISDIR))
            if not path.parent.is_dir():
                raise OSError(errno.ENOENT, os.strerror(errno.ENOENT))
            if not os.access(path if path.exists() else path.parent, os.W_OK):
                raise OSError(errno.EACCES, os.strerror(errno.EACCES))


def check_apart(*paths: Path | None) -> None:
    """Raises SayError when two of the files are one, so that what is read is never written over."""
    from editor.core.same_file import same_file

    given = [path for path in paths if path is not None]
    for one, other in combinations(given, 2):
        if same_file(one, other):
            raise SayError(Message("command.same_file", path=str(other)))


def usage_message(error: click.UsageError) -> Message:
    """What is wrong with how a command was called, as one sentence."""
    help_call = f"{_called(error.ctx) if error.ctx else 'trapwright'} --help"
    reason = error.message.rstrip(".")
    param: click.Parameter | None = getattr(error, "param", None)
    name = param.human_readable_name if param else ""
    kind = param.type if param else None
    match error:
        case click.NoSuchOption():
            return Message("command.usage.no_option", option=error.option_name, help=help_call)
        case click.MissingParameter():
            return Message("command.usage.missing", name=name, help=help_call)
        case click.BadParameter() if isinstance(kind, click.IntRange):
            bounds = {"low": str(kind.min), "high": str(kind.max)}
            return Message("command.usage.not_in_range", name=name, help=help_call, **bounds)
        case click.BadParameter() if isinstance(kind, click.Choice):
            choices = ", ".join(map(str, kind.choices))
            return Message("command.usage.not_a_choice", name=name, choices=choices, help=help_call)
        case click.BadParameter() if name:
            return Message("command.usage.bad_value", name=name, reason=reason, help=help_call)
        case _:
            return Message("command.usage.wrong", reason=reason, help=help_call)


def word_name(param: click.Parameter) -> str:
    """The last part of the code of a parameter's help: `json` for `--json`, `level` for LEVEL."""
    if isinstance(param, click.Argument):
        return param.name or ""
    return max(param.opts, key=len).lstrip("-").replace("-", "_")


def _called(ctx: click.Context) -> str:
    """What a reader types to call a command."""
    return ctx.command_path.removesuffix(f" {OPEN}")


def _signature(param: click.Parameter, ctx: click.Context) -> str:
    if isinstance(param, click.Argument):
        return param.make_metavar(ctx)
    record = param.get_help_record(ctx)
    return record[0] if record else ""


def _speaker(ctx: click.Context) -> Speaker:
    return ctx.obj if isinstance(ctx.obj, Speaker) else Speaker()
