"""How far the rows and cols of an export's records lie from those of its cells: the margin called bleed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from schemas.interchange.donjon.grid import DOORS, Grid
from schemas.interchange.donjon.parts import whole_number
from schemas.interchange.report import Report
from schemas.message import Message

MOST = 64
"""No generator draws a wider margin."""


def margin_of(content: dict[str, Any], grid: Grid, report: Report) -> int:
    """The margin under which most door records meet a door in the cells; what the file says if none does."""
    settings = content.get("settings")
    settings = settings if isinstance(settings, dict) else {}
    said = whole_number(settings.get("bleed")) or 0
    rows = whole_number(settings.get("n_rows"))
    measured = (grid.height - rows) // 2 if rows is not None else said
    possible = [margin for margin in dict.fromkeys((said, measured, 0)) if 0 <= margin <= MOST] or [0]
    records = list(_door_places(content))
    margin = max(possible, key=lambda each: sum(_meets(grid, place, each) for place in records))
    if margin != said:
        report.say("guessed", Message("donjon.margin", said=said, found=margin))
    return margin


def _meets(grid: Grid, place: tuple[int, int], margin: int) -> bool:
    return grid.has((place[0] + margin, place[1] + margin), *DOORS)


def _door_places(content: dict[str, Any]) -> Iterator[tuple[int, int]]:
    """The row and col of every door record that has both; checked for nothing else yet."""
    rooms = content.get("rooms")
    for room in rooms if isinstance(rooms, list) else ():
        doors = room.get("doors") if isinstance(room, dict) else None
        for side in doors.values() if isinstance(doors, dict) else ():
            for door in side if isinstance(side, list) else ():
                if isinstance(door, dict):
                    row, col = whole_number(door.get("row")), whole_number(door.get("col"))
                    if row is not None and col is not None:
                        yield row, col
