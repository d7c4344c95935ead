"""A line of a table of circuits in words: what each cell shows, says and is sorted by."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from editor.app.i18n.language import language
from editor.app.wording import duration, full_name
from editor.core.linking.export import said
from editor.core.linking.rows import CircuitRow, SinkRow, problems_of
from schemas.finding import Finding
from simulation.level.level import Level

Problems = Mapping[str, tuple[Finding, ...]]
Order = tuple[object, ...]
NUMBERS = re.compile(r"(\d+)")
LAST = 1 << 60
"""Sorts what is not there behind what is."""
SEVERITIES = ("", "hint", "warning", "error")


@dataclass(frozen=True, slots=True)
class Line:
    """A row as it is shown; equal lines need not be painted anew."""

    key: str
    """The object whose row it is."""
    row: CircuitRow | SinkRow
    own_name: str
    texts: tuple[str, ...]
    """What each column shows; the last one counts the problems."""
    orders: tuple[Order, ...]
    """What each column is sorted by: numbers by size, also those in names; nothing comes last."""
    pictures: tuple[str, ...]
    """For each column the kind whose picture stands there, "" for none, "!" for a conflict."""
    problems: tuple[str, ...]
    """The sentences about it."""
    worst: str
    """The severity of the worst of them, "" without any."""


@lru_cache(maxsize=8192)
def natural(text: str) -> Order:
    """A text for sorting: "Plate 2" before "Plate 10", nothing at the end."""
    parts = NUMBERS.split(text.casefold())
    numbers = (int(part) for part in parts[1::2])
    words = ((part, next(numbers, -1)) for part in parts[::2])
    return (not text, *words)


class Names:
    """The names of a level's objects, each worked out once."""

    def __init__(self, level: Level) -> None:
        self._level = level
        self._known: dict[str, str] = {}

    def of(self, key: str) -> str:
        """What an object is called; "" for none."""
        if key and key not in self._known:
            self._known[key] = full_name(self._level, key)
        return self._known.get(key, "")

    def listed(self, keys: Sequence[tuple[str, int]], timed: bool) -> str:
        """Several of them in a row, sorted, with their delays if `timed`."""
        return ", ".join(sorted((self._timed(*pair, timed) for pair in keys), key=natural))

    def _timed(self, key: str, delay_ms: int, timed: bool) -> str:
        return f"{self.of(key)} +{duration(delay_ms)}" if timed and delay_ms else self.of(key)


def circuit_lines(level: Level, rows: Sequence[CircuitRow], problems: Problems) -> Iterator[Line]:
    """Activator, mechanism, delay, doors, wire, problems."""
    names = Names(level)
    for row in rows:
        if row.activator in level.objects:
            cells = (
                (names.of(row.activator), None),
                (names.listed(row.mechanisms, timed=False), None),
                _delay(row.delay_ms),
                (names.listed(row.doors, timed=True), None),
                (str(row.length) if row.length else "", (row.length,)),
            )
            mechanism = "!" if row.inert else _kind(level, row.mechanism)
            yield _line(level, row.activator, row, cells, ("", mechanism, "", "", ""), problems)


def sink_lines(level: Level, rows: Sequence[SinkRow], problems: Problems) -> Iterator[Line]:
    """Mechanism or door, activators, delay, problems."""
    names = Names(level)
    for row in rows:
        if row.sink in level.objects:
            one = row.activators[0] if len(row.activators) == 1 else ("", None)
            cells = (
                (names.of(row.sink), None),
                (names.listed(row.activators, timed=len(row.activators) > 1), None),
                _delay(one[1]),
            )
            conflict = row.fires and len(row.activators) > 1
            pictures = ("", "!" if conflict else _kind(level, one[0]), "")
            yield _line(level, row.sink, row, cells, pictures, problems)


Cell = tuple[str, Order | None]


def _delay(delay_ms: int | None) -> Cell:
    return ("", (LAST,)) if delay_ms is None else (duration(delay_ms), (delay_ms,))


def _kind(level: Level, key: str) -> str:
    return level.objects[key].kind if key in level.objects else ""


def _line(
    level: Level,
    key: str,
    row: CircuitRow | SinkRow,
    cells: Sequence[Cell],
    pictures: Sequence[str],
    problems: Problems,
) -> Line:
    found = problems_of(row, problems)
    worst = max((finding.severity for finding in found), key=SEVERITIES.index, default="")
    counted = (-SEVERITIES.index(worst), -len(found))
    return Line(
        key,
        row,
        level.objects[key].name,
        (*(text for text, _ in cells), str(len(found)) if found else ""),
        (*(natural(text) if order is None else order for text, order in cells), counted),
        (_kind(level, key), *pictures[1:], ""),
        tuple(said(level, finding, language()) for finding in found),
        worst,
    )
