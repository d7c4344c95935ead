"""The circuit table as text for spreadsheets: comma-separated for files, tab-separated for the clipboard."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from editor.core.linking.rows import CircuitRow, SinkRow, problems_of
from editor.core.naming import label, with_names
from schemas.finding import Finding
from schemas.message import Message
from schemas.naming import kind_name
from schemas.wording import as_sentence
from simulation.level.level import Level

PLACED = ("id", "kind", "x", "y")
COLUMNS = ("activator", *PLACED, "mechanism", "mechanism_id", "delay", "doors", "length", "problems")
SINK_COLUMNS = ("sink", *PLACED, "activator", "activator_id", "delay", "problems")
Rows: TypeAlias = Sequence[CircuitRow] | Sequence[SinkRow] | Sequence[CircuitRow | SinkRow]
Cells: TypeAlias = Sequence[str | int]
FORMULAS = ("=", "+", "-", "@", "\t", "\r")
"""A spreadsheet would run a text that begins so; a name from somebody else's level shall not be run."""


def table_text(
    level: Level,
    rows: Rows,
    problems: Mapping[str, tuple[Finding, ...]],
    language: str,
    form: Literal["csv", "tsv"] = "csv",
) -> str:
    """Rows of one kind with a line of titles; files have numbers with a point, copies as usual."""
    writer = _Writer(level, language, "." if form == "csv" else Message("linking.point").text(language))
    out = io.StringIO()
    table = csv.writer(out, delimiter="," if form == "csv" else "\t", lineterminator="\n")
    columns = SINK_COLUMNS if rows and isinstance(rows[0], SinkRow) else COLUMNS
    table.writerow([Message(f"linking.column.{column}").text(language) for column in columns])
    for row in rows:
        found = " ".join(said(level, finding, language) for finding in problems_of(row, problems))
        cells = (*writer.cells(row), found)
        table.writerow([_harmless(cell) if isinstance(cell, str) else cell for cell in cells])
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


class _Writer:
    """Writes names and times of one level."""

    def __init__(self, level: Level, language: str, point: str) -> None:
        self._level = level
        self._language = language
        self._point = point

    def cells(self, row: CircuitRow | SinkRow) -> Cells:
        """A row without its problems."""
        if isinstance(row, SinkRow):
            return (*self._placed(row.sink), *self._reached(row.activators))
        doors = "; ".join(self._door(*pair) for pair in row.doors)
        return (*self._placed(row.activator), *self._reached(row.mechanisms), doors, row.length)

    def _placed(self, key: str) -> Cells:
        placed = self._level.objects[key]
        kind = as_sentence(kind_name(placed.kind).text(self._language))
        return (self._name(key), key, kind, *placed.cell)

    def _reached(self, pairs: Sequence[tuple[str, int]]) -> Cells:
        names, ids = (self._name(key) for key, _ in pairs), (key for key, _ in pairs)
        delays = (seconds_text(delay, self._point) for _, delay in pairs)
        return ("; ".join(names), "; ".join(ids), "; ".join(delays))

    def _door(self, door: str, delay_ms: int) -> str:
        return f"{self._name(door)}{f' (+{seconds_text(delay_ms, self._point)} s)' if delay_ms else ''}"

    def _name(self, key: str) -> str:
        return name_of(self._level, key, self._language)


def _harmless(text: str) -> str:
    return f"'{text}" if text.startswith(FORMULAS) else text
