"""The prose of an export: whatever is nested in a record, as lines."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from schemas.json_text import shortened

RULE = "--"
"""Stands between a monster and its treasure; only a line to look at."""
MOST_LINES = 500


def texts_of(value: Any) -> Iterator[str]:
    """The texts in a value, depth first, each on one line after the name of the field that holds it."""
    return islice(_lines(value, ""), MOST_LINES)


def _lines(value: Any, name: str) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _lines(item, shortened(f"{name}: {key}" if name else _words(key)))
    elif isinstance(value, list):
        for item in value:
            yield from _lines(item, name)
    elif value not in (None, "", RULE):
        line = " ".join(str(value).split())
        yield f"{name}: {line}" if name else line


def _words(key: str) -> str:
    return key.replace("_", " ").capitalize()
