"""The word catalogue: `words/<topic>.toml` holds a table per code `topic.name` with `en` and `es`."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

LANGUAGES = ("en", "es")
DEFAULT_LANGUAGE = "en"

Words = Mapping[str, str]


def template(code: str, language: str) -> str:
    """The text of `code` with its `{places}`; the code itself where the catalogue has no such word."""
    words = topic(code.partition(".")[0]).get(code)
    if words is None:
        return code
    return words.get(language) or words.get(DEFAULT_LANGUAGE, code)


def has_words(code: str) -> bool:
    """Whether the catalogue has this very word."""
    return code in topic(code.partition(".")[0])


@cache
def topic(name: str) -> Mapping[str, Words]:
    """Every code of one topic file with its words by language; empty when there is no such topic."""
    source = files("schemas") / "words" / f"{name}.toml"
    if not source.is_file():
        return MappingProxyType({})
    return MappingProxyType(dict(_flattened(tomllib.loads(source.read_text("utf-8")), "")))


def topics() -> tuple[str, ...]:
    """The names of all topics, sorted."""
    names = (entry.name for entry in (files("schemas") / "words").iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in names if name.endswith(".toml")))


def _flattened(table: Mapping[str, Any], prefix: str) -> Iterator[tuple[str, Words]]:
    words = {key: value for key, value in table.items() if isinstance(value, str)}
    if words:
        yield prefix, MappingProxyType(words)
    for key, value in table.items():
        if isinstance(value, dict):
            yield from _flattened(value, f"{prefix}.{key}" if prefix else key)


def as_sentence(text: str) -> str:
    """The text with its first letter capital, also after an indent: names begin small."""
    indent = len(text) - len(text.lstrip())
    return text[: indent + 1].upper() + text[indent + 1 :]
