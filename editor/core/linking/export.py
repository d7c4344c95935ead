"""The circuit table as text for spreadsheets: comma-separated for files, tab-separated for the clipboard."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Literal

from editor.core.linking.rows import CircuitRow, problems_of
from editor.core.naming import label, with_names
from schemas.finding import Finding
from schemas.message import Message
from schemas.naming import kind_name
from schemas.wording import as_sentence
from simulation.level.level import Level

COLUMNS = (
    "activator", "id", "kind", "x", "y", "mechanism", "mechanism_id", "delay", "doors", "length", "problems",
)  # fmt: skip
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would run a text that begins so; a name from somebody else's level shall not be run."""


def table_text(
    level: Level,
    rows: Iterable[CircuitRow],
    problems: Mapping[str, tuple[Finding, ...]],
    language: str,
    form: Literal["csv", "tsv"] = "csv",
) -> str:
    """The table with a line of titles. Numbers of a file are written with a point, copied ones as usual."""
    out = io.StringIO()
    point = "." if form == "csv" else Message("linking.point").text(language)
    writer = csv.writer(out, delimiter="," if form == "csv" else "\t", lineterminator="\n")
    writer.writerow([Message(f"linking.column.{column}").text(language) for column in COLUMNS])
    for row in rows:
        writer.writerow(_line(level, row, problems_of(row, problems), language, point))
    return out.getvalue()


def name_of(level: Level, key: str, language: str) -> str:
    """What an object is called, with a capital; "" for none."""
    named = label(level, key) if key else ""
    return as_sentence(named if isinstance(named, str) else named.text(language))


def seconds_text(ms: int, point: str = ".") -> str:
    """Seconds without needless zeros: 1500 is "1.5"."""
    whole, part = divmod(ms, 1000)
    return f"{whole}{point}{part:03}".rstrip("0").rstrip(point)


def said(level: Level, finding: Finding, language: str) -> str:
    """A finding as a sentence."""
    return as_sentence(with_names(level, finding.message).text(language))


def _line(
    level: Level, row: CircuitRow, found: Sequence[Finding], language: str, point: str
) -> list[str | int]:
    placed = level.objects[row.activator]
    fired = [name_of(level, key, language) for key, _ in row.mechanisms]
    doors = [_door(level, door, delay, language, point) for door, delay in row.doors]
    texts = (
        name_of(level, placed.id, language), placed.id, as_sentence(kind_name(placed.kind).text(language)),
        placed.cell[0], placed.cell[1], "; ".join(fired), "; ".join(key for key, _ in row.mechanisms),
        "; ".join(seconds_text(delay, point) for _, delay in row.mechanisms), "; ".join(doors), row.length,
        " ".join(said(level, finding, language) for finding in found),
    )  # fmt: skip
    return [_harmless(text) if isinstance(text, str) else text for text in texts]


def _door(level: Level, door: str, delay_ms: int, language: str, point: str) -> str:
    name = name_of(level, door, language)
    return f"{name} (+{seconds_text(delay_ms, point)} s)" if delay_ms else name


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULAS) else text
