"""Doors of every kind, each once though both rooms beside it list it, with padlocks and notes on traps."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Literal

from schemas.interchange.donjon.export import DoorRecord
from schemas.interchange.donjon.grid import DOORS, Spot
from schemas.interchange.donjon.sketch import FLOOR, MASONRY, MAX_NAME, Sketch
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import Door, DoorKind, Padlock

KINDS: dict[str, DoorKind] = {
    "arch": "archway", "door": "door", "locked": "door", "trapped": "door", "secret": "secret_door",
    "portcullis": "portcullis",
}  # fmt: skip
LOCKED = re.compile(r"\bLocked\b")
TRAPPED = re.compile(r"\bTrapped\b")
PLAIN = "Archway"
"""A description that says no more than the kind does."""
Axis = Literal["n", "e"]
"""The way through a door: n from north to south, e from east to west."""


def place_doors(sketch: Sketch, records: Iterable[DoorRecord]) -> None:
    """Put every door of the records and of the cells, from the top row down."""
    merged = _merged(sketch, records)
    for spot in sketch.grid.marked(*DOORS):
        if spot not in merged:
            kind = sketch.grid.door_at(spot)
            merged[spot] = DoorRecord(spot, kind, "", "", "", "")
            sketch.report.say("guessed", Message("donjon.door_unrecorded"), sketch.middle(spot))
    placed = Counter(record.kind for _, record in sorted(merged.items()) if _place(sketch, record))
    for kind in DOORS:
        if placed[kind]:
            sketch.report.say("taken", Message(f"donjon.taken.{kind}", count=placed[kind]))


def _merged(sketch: Sketch, records: Iterable[DoorRecord]) -> dict[Spot, DoorRecord]:
    """The records by spot; what the second of two says more is added to the first."""
    merged: dict[Spot, DoorRecord] = {}
    for record in records:
        known = merged.get(record.spot)
        if known is None:
            merged[record.spot] = _agreed(sketch, record)
        elif not (known.trap and known.secret):
            trap, secret = known.trap or record.trap, known.secret or record.secret
            merged[record.spot] = DoorRecord(
                known.spot, known.kind, known.side, known.description, trap, secret
            )
    return merged


def _agreed(sketch: Sketch, record: DoorRecord) -> DoorRecord:
    """The record with a kind that we know and the ground under it open."""
    cell, kind = sketch.middle(record.spot), record.kind
    if kind not in KINDS:
        kind = sketch.grid.door_at(record.spot) or "door"
        sketch.report.say("guessed", Message("donjon.door_unknown", kind=record.kind[:40], taken=kind), cell)
    if not sketch.grid.is_open(record.spot):
        sketch.report.say("repaired", Message("donjon.door_in_rock"), cell)
    return DoorRecord(
        record.spot, kind, record.side, record.description[:MAX_NAME], record.trap, record.secret
    )


def _place(sketch: Sketch, record: DoorRecord) -> bool:
    """Put a door where it finds a frame; says whether it did."""
    axis = _axis(sketch, record)
    cell = _framed(sketch, record.spot, axis)
    if cell is None:
        sketch.report.say("dropped", Message("donjon.door_unframed"), sketch.middle(record.spot))
        return False
    name = "" if record.description == PLAIN else record.description
    key = f"{record.spot[0]} {record.spot[1]}"
    sketch.add(
        Door(id=sketch.new_id(f"door {key}"), cell=cell, name=name, facing=axis, kind=KINDS[record.kind])
    )
    _lock(sketch, record, cell, key)
    _warn_of_trap(sketch, record, cell)
    texts = [text for text in (record.trap, record.secret) if text]
    sketch.note(f"door {key}", cell, record.description, "\n".join(texts))
    return True


def _lock(sketch: Sketch, record: DoorRecord, cell: Cell, key: str) -> None:
    says_so = LOCKED.search(record.description) is not None and KINDS[record.kind] != "archway"
    if record.kind == "locked" or says_so:
        sketch.add(Padlock(id=sketch.new_id(f"padlock {key}"), cell=cell, kind="padlock"))
    if record.kind != "locked" and says_so:
        sketch.report.say("guessed", Message("donjon.locked_by_name", name=record.description), cell)


def _warn_of_trap(sketch: Sketch, record: DoorRecord, cell: Cell) -> None:
    if record.trap:
        sketch.report.say("dropped", Message("donjon.door_trap", trap=record.trap), cell)
    elif record.kind == "trapped" or TRAPPED.search(record.description):
        sketch.report.say("dropped", Message("donjon.door_trap_untold"), cell)


def _axis(sketch: Sketch, record: DoorRecord) -> Axis:
    """The way through: between walls if the cells tell, else as the room's side says."""
    grid, spot = sketch.grid, record.spot
    beside = [grid.is_open(grid.stepped(spot, side)) for side in ("west", "east")]
    before = [grid.is_open(grid.stepped(spot, side)) for side in ("north", "south")]
    if any(beside) != any(before):
        return "e" if any(beside) else "n"
    if all(beside) != all(before):
        return "e" if all(beside) else "n"
    return "e" if record.side in ("west", "east") else "n"


def _framed(sketch: Sketch, spot: Spot, axis: Axis) -> Cell | None:
    """Narrow the way through a spot's square to one cell; the cell of it that has a wall on both sides.

    None where there are no walls: then the ground is left open.
    """
    middle = sketch.scale // 2
    for lane in dict.fromkeys((middle, *range(sketch.scale))):
        cell = _lane_cell(sketch, spot, axis, lane, middle)
        beside = [_lane_cell(sketch, spot, axis, each, middle) for each in (lane - 1, lane + 1)]
        outside = [each for each in beside if not sketch.covers(spot, each)]
        if not any(map(sketch.is_open, outside)):
            _narrow(sketch, spot, axis, lane)
            return cell
    sketch.fill(spot, FLOOR)
    return None


def _narrow(sketch: Sketch, spot: Spot, axis: Axis, lane: int) -> None:
    """Wall up all of a spot's square but one lane."""
    sketch.fill(spot, MASONRY if sketch.scale > 1 else FLOOR)
    for step in range(sketch.scale):
        sketch.put(_lane_cell(sketch, spot, axis, lane, step), FLOOR)


def _lane_cell(sketch: Sketch, spot: Spot, axis: Axis, lane: int, step: int) -> Cell:
    """The cell `step` cells along a lane of a spot's square; lanes lie side by side in the door's frame."""
    left, top = sketch.corner(spot)
    return (left + lane, top + step) if axis == "n" else (left + step, top + lane)
