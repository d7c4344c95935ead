"""One line of the circuit table in words: what each cell shows, says and is sorted by."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache

from editor.app.i18n.language import language
from editor.app.wording import duration, full_name
from editor.core.linking.export import said
from editor.core.linking.rows import CircuitRow, problems_of
from schemas.finding import Finding
from simulation.level.level import Level

NUMBERS = re.compile(r"(\d+)")
LAST = 1 << 60
"""Sorts what is not there behind what is."""


class Column(IntEnum):
    """The columns, from left to right."""

    ACTIVATOR = 0
    MECHANISM = 1
    DELAY = 2
    DOORS = 3
    LENGTH = 4
    PROBLEMS = 5


@dataclass(frozen=True, slots=True)
class Line:
    """A row as it is shown; equal lines need not be painted anew."""

    row: CircuitRow
    kind: str
    mechanism_kind: str
    own_name: str
    texts: tuple[str, ...]
    """What each column shows."""
    problems: tuple[str, ...]
    """The sentences about it."""
    worst: str
    """The severity of the worst of them, "" without any."""

    @property
    def key(self) -> str:
        """The activator."""
        return self.row.activator

    def order(self, column: Column) -> tuple[object, ...]:
        """What a column is sorted by: numbers by size, also those in names; without anything last."""
        if column == Column.DELAY:
            delay = self.row.delay_ms
            return (LAST if delay is None else delay,)
        if column == Column.LENGTH:
            return (self.row.length,)
        if column == Column.PROBLEMS:
            return (-SEVERITIES.index(self.worst), -len(self.problems))
        return natural(self.texts[column])


SEVERITIES = ("", "hint", "warning", "error")


@lru_cache(maxsize=8192)
def natural(text: str) -> tuple[object, ...]:
    """A text for sorting: "Plate 2" before "Plate 10", nothing at the end."""
    parts = NUMBERS.split(text.casefold())
    numbers = (int(part) for part in parts[1::2])
    words = ((part, next(numbers, -1)) for part in parts[::2])
    return (not text, *words)


def lines_of(
    level: Level, rows: Iterable[CircuitRow], problems: Mapping[str, tuple[Finding, ...]]
) -> list[Line]:
    """The rows in words; those whose activator has just gone are left out."""
    names: dict[str, str] = {}

    def name(key: str) -> str:
        if key not in names:
            names[key] = full_name(level, key)
        return names[key]

    return [
        _line(level, row, problems_of(row, problems), [name(key) for key in _named(row)])
        for row in rows
        if row.activator in level.objects
    ]


def _named(row: CircuitRow) -> list[str]:
    return [row.activator, *(key for key, _ in row.mechanisms), *(key for key, _ in row.doors)]


def _line(level: Level, row: CircuitRow, found: tuple[Finding, ...], names: list[str]) -> Line:
    fired = names[1 : 1 + len(row.mechanisms)]
    doors = names[1 + len(row.mechanisms) :]
    placed = level.objects[row.activator]
    mechanism = level.objects.get(row.mechanism)
    pairs = zip(doors, row.doors, strict=True)
    driven = [_door(name, delay) for name, (_, delay) in pairs]
    texts = (
        names[0],
        ", ".join(fired),
        "" if row.delay_ms is None else duration(row.delay_ms),
        ", ".join(sorted(driven, key=natural)),
        str(row.length) if row.length else "",
        str(len(found)) if found else "",
    )
    worst = max((finding.severity for finding in found), key=SEVERITIES.index, default="")
    sentences = tuple(said(level, finding, language()) for finding in found)
    return Line(row, placed.kind, mechanism.kind if mechanism else "", placed.name, texts, sentences, worst)


def _door(name: str, delay_ms: int) -> str:
    return f"{name} +{duration(delay_ms)}" if delay_ms else name
