"""Rooms become areas over the very cells that carry their id, with what is in them as notes."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable

from schemas.interchange.donjon.export import RoomRecord
from schemas.interchange.donjon.grid import Spot
from schemas.interchange.donjon.sketch import MAX_NAME, Sketch
from schemas.message import Message
from schemas.objects import Area

EMPTY = ("", "Empty")
MAX_RECTS = 10_000
Rect = tuple[int, int, int, int]
Run = tuple[int, int]
"""First column and length."""


def place_rooms(sketch: Sketch, records: Iterable[RoomRecord]) -> None:
    """Put an area for each room that has cells, recorded or not, by id."""
    cells = _cells_by_room(sketch)
    rooms: dict[int, RoomRecord] = {}
    for record in records:
        if record.id in rooms:
            sketch.report.say("dropped", Message("donjon.room_twice", room=record.id))
        rooms.setdefault(record.id, record)
    placed = noted = 0
    for number in sorted(rooms.keys() | cells.keys()):
        room = rooms.get(number) or _unrecorded(sketch, number)
        spots, rects = cells.get(number, []), _rects(cells.get(number, []))
        if not spots and room.box:
            top, left, bottom, right = room.box
            spots, rects = [(top, left)], [(left, top, right - left + 1, bottom - top + 1)]
            sketch.report.say("guessed", Message("donjon.room_boxed", room=number), sketch.middle(spots[0]))
        if not spots:
            sketch.report.say("dropped", Message("donjon.room_nowhere", room=number))
            continue
        placed += 1
        noted += _place(sketch, room, spots, rects)
    if placed:
        sketch.report.say("taken", Message("donjon.taken.room", count=placed))
    if noted:
        sketch.report.say("dropped", Message("donjon.contents_noted", count=noted))


def _place(sketch: Sketch, room: RoomRecord, spots: list[Spot], rects: list[Rect]) -> bool:
    """Put a room's area, labelled where the export labels it; says whether its contents became a note."""
    label = next((spot for spot in spots if sketch.grid.label_at(spot)), spots[0])
    cell = sketch.middle(label)
    name = str(room.id) if room.summary in EMPTY else f"{room.id}: {room.summary}"
    if len(rects) > MAX_RECTS:
        sketch.report.say("repaired", Message("donjon.room_scattered", room=room.id), cell)
    scaled = tuple(_scaled(rect, sketch.scale) for rect in rects[:MAX_RECTS])
    key = sketch.new_id(f"room {room.id}")
    sketch.add(Area(id=key, cell=cell, name=name[:MAX_NAME], kind="room", rects=scaled))
    for trap in room.traps:
        sketch.report.say("dropped", Message("donjon.room_trap", room=room.id, trap=trap), cell)
    return sketch.note(f"room {room.id}", cell, name, room.contents)


def _cells_by_room(sketch: Sketch) -> dict[int, list[Spot]]:
    cells: dict[int, list[Spot]] = defaultdict(list)
    for spot in sketch.grid.marked("room"):
        number = sketch.grid.room_at(spot)
        if number:
            cells[number].append(spot)
    return cells


def _unrecorded(sketch: Sketch, number: int) -> RoomRecord:
    sketch.report.say("guessed", Message("donjon.room_unrecorded", room=number))
    return RoomRecord(number, None, "", "", (), ())


def _rects(spots: list[Spot]) -> list[Rect]:
    """Cells, sorted by row, as few rectangles: runs along rows, joined where they lie under one another."""
    rows: dict[int, list[int]] = defaultdict(list)
    for row, col in spots:
        rows[row].append(col)
    rects: list[Rect] = []
    above: dict[Run, int] = {}
    for row, cols in rows.items():
        if row - 1 not in rows:
            above = {}
        now: dict[Run, int] = {}
        for run in _runs(cols):
            now[run] = above.get(run, len(rects))
            if now[run] == len(rects):
                rects.append((run[0], row, run[1], 0))
            x, y, width, height = rects[now[run]]
            rects[now[run]] = (x, y, width, height + 1)
        above = now
    return rects


def _runs(cols: list[int]) -> list[Run]:
    """Stretches (first, length) of sorted columns."""
    runs: list[Run] = []
    for col in cols:
        if runs and col == runs[-1][0] + runs[-1][1]:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1)
        else:
            runs.append((col, 1))
    return runs


def _scaled(rect: Rect, scale: int) -> Rect:
    x, y, width, height = rect
    return x * scale, y * scale, width * scale, height * scale
