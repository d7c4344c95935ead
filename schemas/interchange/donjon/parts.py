"""Takes values out of the records of an export; what has the wrong type is reported and left out."""

from __future__ import annotations

from typing import Any

from schemas.interchange.donjon.grid import Grid, Spot
from schemas.interchange.report import Report
from schemas.json_text import joined, quoted
from schemas.message import Message

MAX_RECORDS = 10_000
"""Of one list: ten times as many as there are ids for rooms."""


class Parts:
    """Reads for one export. `margin`: what the file's rows and cols lack to be those of its cells."""

    def __init__(self, grid: Grid, margin: int, report: Report) -> None:
        self._grid = grid
        self._margin = margin
        self._report = report

    def table(self, record: dict[str, Any], name: str, path: str) -> dict[str, Any]:
        """An object in a record; empty when it is absent or something else."""
        value = record.get(name)
        if value is None or value in ("", []):  # a generator in Perl writes empty tables in many ways
            return {}
        return self.as_table(value, joined(path, name)) or {}

    def as_table(self, value: Any, path: str) -> dict[str, Any] | None:
        """The value if it is an object."""
        if isinstance(value, dict):
            return value
        self._drop(Message("donjon.not_an_object", path=path, value=quoted(value)))
        return None

    def listed(self, record: dict[str, Any], name: str, path: str) -> list[Any]:
        """A list in a record; empty when it is absent or something else."""
        value = record.get(name)
        if value is None or value in ("", {}):
            return []
        if isinstance(value, list):
            if len(value) > MAX_RECORDS:
                self._drop(Message("donjon.too_many", path=joined(path, name), most=MAX_RECORDS))
            return value[:MAX_RECORDS]
        self._drop(Message("donjon.not_a_list", path=joined(path, name), value=quoted(value)))
        return []

    def text(self, record: dict[str, Any], name: str, path: str) -> str:
        """A text in a record, on one line; empty when it is absent or something else."""
        value = record.get(name)
        if isinstance(value, str):
            return " ".join(value.split())
        if value is not None:
            self._drop(Message("donjon.no_text", path=joined(path, name), value=quoted(value)))
        return ""

    def whole(self, record: dict[str, Any], name: str, path: str) -> int | None:
        """A whole number in a record, which may be written as text; None with a line for anything else."""
        number = whole_number(record.get(name))
        if number is None:
            value = quoted(record.get(name))
            self._drop(Message("donjon.no_whole_number", path=joined(path, name), value=value))
        return number

    def spot(self, record: dict[str, Any], path: str) -> Spot | None:
        """The cell that a record stands in; None with a line if that is none of the map."""
        row, col = self.whole(record, "row", path), self.whole(record, "col", path)
        if row is None or col is None:
            return None
        spot = row + self._margin, col + self._margin
        if self._grid.contains(spot):
            return spot
        self._drop(Message("donjon.off_map", path=path, row=row, col=col))
        return None

    def box(self, record: dict[str, Any], path: str) -> tuple[int, int, int, int] | None:
        """The cells from `north` and `west` to `south` and `east`, if they lie on the map."""
        sides = [whole_number(record.get(name)) for name in ("north", "west", "south", "east")]
        if any(side is None for side in sides):
            return None
        top, left, bottom, right = (side + self._margin for side in sides if side is not None)
        inside = self._grid.contains((top, left)) and self._grid.contains((bottom, right))
        return (top, left, bottom, right) if inside and top <= bottom and left <= right else None

    def _drop(self, message: Message) -> None:
        self._report.say("dropped", message)


def whole_number(value: Any) -> int | None:
    """The number in a value such as 51 or "51"; None for anything else."""
    if type(value) is int:
        return value
    is_number = isinstance(value, str) and len(value) < 8 and value.isascii() and value.isdigit()
    return int(value) if is_number else None
