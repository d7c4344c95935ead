"""What a donjon export says beside its cells: rooms, doors, stairs, ways out and texts, checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from schemas.interchange.donjon.grid import Grid, Spot
from schemas.interchange.donjon.margin import margin_of
from schemas.interchange.donjon.parts import Parts
from schemas.interchange.donjon.texts import texts_of
from schemas.interchange.report import Report
from schemas.json_text import joined

SIDES = ("north", "south", "west", "east")
Box = tuple[int, int, int, int]
"""First row, first col, last row, last col."""


@dataclass(frozen=True, slots=True)
class DoorRecord:
    """One entry of a room's `doors`; `side`: of the room."""

    spot: Spot
    kind: str
    side: str
    description: str
    trap: str
    secret: str


@dataclass(frozen=True, slots=True)
class WayRecord:
    """Stairs (`kind` up or down) or a way out at the map's edge (`kind` egress)."""

    spot: Spot
    kind: str
    direction: str


@dataclass(frozen=True, slots=True)
class RoomRecord:
    """A room; `box` is where its record says it lies, None if it says nothing of use."""

    id: int
    box: Box | None
    summary: str
    contents: str
    traps: tuple[str, ...]
    doors: tuple[DoorRecord, ...]


@dataclass(frozen=True, slots=True)
class Mark:
    """A feature of a corridor in one cell."""

    spot: Spot
    summary: str
    text: str


@dataclass(frozen=True, slots=True)
class Export:
    """All records, their spots counted in `Grid.cells`."""

    name: str
    rooms: tuple[RoomRecord, ...]
    ways: tuple[WayRecord, ...]
    marks: tuple[Mark, ...]
    details: str
    wandering: str


def read_export(content: dict[str, Any], grid: Grid, report: Report) -> Export:
    """The records of a parsed export; what has the wrong type is dropped with a line in the report."""
    parts = Parts(grid, margin_of(content, grid, report), report)
    return Export(
        name=parts.text(parts.table(content, "settings", ""), "name", "settings"),
        rooms=tuple(_rooms(parts, content)),
        ways=(*_ways(parts, content, "stairs"), *_ways(parts, content, "egress")),
        marks=tuple(_marks(parts, content)),
        details="\n".join(texts_of(parts.table(content, "details", ""))),
        wandering="\n".join(texts_of(parts.table(content, "wandering_monsters", ""))),
    )


def _rooms(parts: Parts, content: dict[str, Any]) -> Iterator[RoomRecord]:
    for index, written in enumerate(parts.listed(content, "rooms", "")):
        if written is None:  # the first entry, so that a room's place in the list is its id
            continue
        path = joined("rooms", index)
        if (record := parts.as_table(written, path)) is not None:
            yield _room(parts, record, path, index)


def _room(parts: Parts, record: dict[str, Any], path: str, index: int) -> RoomRecord:
    contents = parts.table(record, "contents", path)
    detail = contents.get("detail")
    trap = detail.get("trap") if isinstance(detail, dict) else None
    number = parts.whole(record, "id", path) if "id" in record else None
    return RoomRecord(
        id=index if number is None else number,
        box=parts.box(record, path),
        summary=parts.text(contents, "summary", joined(path, "contents")),
        contents="\n".join(texts_of(detail)),
        traps=tuple(texts_of(trap)),
        doors=tuple(_doors(parts, record, path)),
    )


def _doors(parts: Parts, record: dict[str, Any], path: str) -> Iterator[DoorRecord]:
    doors, path = parts.table(record, "doors", path), joined(path, "doors")
    for side in SIDES:
        for index, written in enumerate(parts.listed(doors, side, path)):
            place = joined(joined(path, side), index)
            door = parts.as_table(written, place)
            spot = parts.spot(door, place) if door is not None else None
            if door is not None and spot is not None:
                kind, says, trap, secret = (
                    parts.text(door, name, place) for name in ("type", "desc", "trap", "secret")
                )
                yield DoorRecord(spot, kind, side, says, trap, secret)


def _ways(parts: Parts, content: dict[str, Any], name: str) -> Iterator[WayRecord]:
    for index, written in enumerate(parts.listed(content, name, "")):
        path = joined(name, index)
        way = parts.as_table(written, path)
        spot = parts.spot(way, path) if way is not None else None
        if way is not None and spot is not None:
            kind = "egress" if name == "egress" else parts.text(way, "key", path)
            yield WayRecord(spot, kind, parts.text(way, "dir", path))


def _marks(parts: Parts, content: dict[str, Any]) -> Iterator[Mark]:
    features = parts.table(content, "corridor_features", "")
    for key in features:
        path = joined("corridor_features", key)
        feature = parts.as_table(features[key], path)
        if feature is None:
            continue
        summary, text = parts.text(feature, "summary", path), parts.text(feature, "detail", path)
        for index, written in enumerate(parts.listed(feature, "marks", path)):
            place = joined(joined(path, "marks"), index)
            mark = parts.as_table(written, place)
            spot = parts.spot(mark, place) if mark is not None else None
            if spot is not None:
                yield Mark(spot, summary, text or summary)
