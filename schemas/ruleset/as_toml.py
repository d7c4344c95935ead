"""A ruleset as a commented TOML file and back; `python -m schemas.ruleset.as_toml` prints the default."""

import re
import tomllib
from collections.abc import Iterator, Mapping
from itertools import groupby
from typing import Any

from schemas.ruleset.ruleset import Ruleset
from schemas.ruleset.walk import Param, iter_params
from schemas.wording import DEFAULT_LANGUAGE, template

HEAD = """# The rulebook's numbers with their defaults: rule ids, unit, range, and what each is for.
# Made from schemas/ruleset, the only place where a default is written; a copy of this file, cut down to
# the lines that differ, is a ruleset of one's own. "open": the source leaves it silent, the value is ours.
"""
ROW = re.compile(r"(.+?)\.\d+\.")


def as_toml(ruleset: Ruleset, language: str = DEFAULT_LANGUAGE) -> str:
    """The whole ruleset, a table a chapter, each value below a comment that explains it."""
    lines = [HEAD]
    for chapter, params in groupby(iter_params(ruleset), lambda param: param.path.partition(".")[0]):
        lines += [f"# {template(f'ruleset.{chapter}', language)}", f"[{chapter}]"]
        for table, of_table in groupby(params, _table_of):
            of_one = list(of_table)
            lines += _rows(table, of_one, language) if table else _values(of_one, language)
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def from_toml(text: str) -> Ruleset:
    """`Ruleset()` with the values of `text`. Raises `SayError` for what does not fit, and
    `tomllib.TOMLDecodeError` where it is no TOML.
    """
    return Ruleset().with_overrides(dict(_flat(tomllib.loads(text), "")))


def _table_of(param: Param) -> str:
    """The path of the table whose row the parameter stands in, "" for one that stands alone."""
    found = ROW.match(param.path)
    return found[1] if found else ""


def _values(params: list[Param], language: str) -> Iterator[str]:
    for param in params:
        yield _comment(param, language)
        yield f"{param.path.partition('.')[2]} = {_written(param.value)}"


def _rows(table: str, params: list[Param], language: str) -> Iterator[str]:
    first = f"{table}.0."
    for param in params:
        if param.path.startswith(first):
            yield f"{_comment(param, language)} ({param.path.removeprefix(first)})"
    yield f"{table.partition('.')[2]} = ["
    for row, of_row in groupby(params, lambda param: param.path.rpartition(".")[0]):
        pairs = (f"{param.path.removeprefix(row)[1:]} = {_written(param.value)}" for param in of_row)
        yield f"    {{ {', '.join(pairs)} }},"
    yield "]"


def _comment(param: Param, language: str) -> str:
    allowed = " | ".join(param.choices) or f"{param.unit}, {param.low} to {param.high}"
    opened = " open" if param.ours else ""
    return f"# {', '.join(param.rules)}{opened} · {allowed} · {param.help.text(language)}"


def _written(value: int | bool | str) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    return f'"{value}"' if isinstance(value, str) else f"{value:_}"


def _flat(table: Mapping[str, Any] | list[Any], prefix: str) -> Iterator[tuple[str, object]]:
    pairs = table.items() if isinstance(table, Mapping) else ((str(at), row) for at, row in enumerate(table))
    for key, value in pairs:
        if isinstance(value, (dict, list)):
            yield from _flat(value, f"{prefix}{key}.")
        else:
            yield f"{prefix}{key}", value


if __name__ == "__main__":
    print(as_toml(Ruleset()), end="")
