"""Stairs and ways out at the map's edge become portals: where parties come in and leave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from schemas.interchange.donjon.export import WayRecord
from schemas.interchange.donjon.grid import OPPOSITE, STAIRS, STEP, Spot
from schemas.interchange.donjon.sketch import FLOOR, Sketch
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import Facing, Portal

Form = Literal["edge", "stairs_up", "stairs_down", "gate"]
FORMS: dict[str, Form] = {"up": "stairs_up", "down": "stairs_down"}
MOST_MISSING = 8
"""Cells: twice the margin that the generator draws, whose outermost cells it leaves blank."""
FACINGS: dict[str, Facing] = {"north": "n", "south": "s", "west": "w", "east": "e"}


def place_ways(sketch: Sketch, records: Iterable[WayRecord]) -> None:
    """Put a portal for every stair and way out; say so if there is none."""
    placed: dict[Cell, Form] = {}
    known = list(records)
    stairs = {record.spot for record in known if record.kind != "egress"}
    for spot in sketch.grid.marked("stair_up", "stair_down"):
        if spot not in stairs:
            known.append(WayRecord(spot, sketch.grid.stair_at(spot), ""))
            sketch.report.say("guessed", Message("donjon.stairs_unrecorded"), sketch.middle(spot))
    for record in known:
        portal = _egress(sketch, record) if record.kind == "egress" else _stairs(sketch, record)
        if portal is not None and portal.cell not in placed:
            placed[portal.cell] = portal.form
            sketch.add(portal)
    for form, count in sorted(Counter(placed.values()).items()):
        sketch.report.say("taken", Message(f"donjon.taken.{form}", count=count))
    if not placed:
        sketch.report.say("dropped", Message("donjon.no_way_in"))


def _stairs(sketch: Sketch, record: WayRecord) -> Portal | None:
    """A portal inside that faces away from the corridor that comes to it."""
    cell = sketch.middle(record.spot)
    if not sketch.grid.is_open(record.spot):
        sketch.report.say("dropped", Message("donjon.way_in_rock"), cell)
        return None
    kind = record.kind
    if kind not in STAIRS:
        kind = sketch.grid.stair_at(record.spot) or "up"
        sketch.report.say("guessed", Message("donjon.stairs_unknown", kind=record.kind[:40]), cell)
    return _portal(sketch, cell, FORMS[kind], OPPOSITE[_toward(sketch, record)])


def _egress(sketch: Sketch, record: WayRecord) -> Portal | None:
    """A portal at the end of the open cells outwards: at the map's edge, or a gate where they end before."""
    grid, spot = sketch.grid, record.spot
    if not grid.is_open(spot):
        sketch.report.say("dropped", Message("donjon.way_in_rock"), sketch.middle(spot))
        return None
    outward = record.direction
    if outward not in STEP:
        outward = _nearest_edge(sketch, spot)
        sketch.report.say("guessed", Message("donjon.egress_direction"), sketch.middle(spot))
    while grid.is_open(ahead := grid.stepped(spot, outward)):
        spot = ahead
    missing = _missing(sketch, spot, outward)
    if missing is None:
        sketch.report.say("guessed", Message("donjon.egress_inside"), sketch.middle(record.spot))
        return _portal(sketch, sketch.middle(record.spot), "gate", outward)
    end = _outermost(sketch, spot, outward)
    if missing:
        sketch.report.say("repaired", Message("donjon.egress_dug", count=len(missing)), end)
    for each in missing:
        sketch.fill(each, FLOOR)
    return _portal(sketch, end, "edge", outward)


def _missing(sketch: Sketch, spot: Spot, outward: str) -> list[Spot] | None:
    """The blank cells between the end of a way out and the map's edge; None if it does not lead there."""
    grid = sketch.grid
    missing: list[Spot] = []
    while grid.contains(spot := grid.stepped(spot, outward)):
        if grid.value(spot) or len(missing) == MOST_MISSING:
            return None
        missing.append(spot)
    return missing


def _outermost(sketch: Sketch, spot: Spot, outward: str) -> Cell:
    """The cell of a spot's square that lies at the map's edge, in the middle of the way."""
    x, y = sketch.middle(spot)
    return {
        "north": (x, 0), "south": (x, sketch.height - 1), "west": (0, y), "east": (sketch.width - 1, y),
    }[outward]  # fmt: skip


def _portal(sketch: Sketch, cell: Cell, form: Form, facing: str) -> Portal:
    key = sketch.new_id(f"portal {form} {cell[0]} {cell[1]}")
    return Portal(id=key, cell=cell, kind="portal", facing=FACINGS[facing], form=form)


def _toward(sketch: Sketch, record: WayRecord) -> str:
    """The side from which a corridor comes to stairs: what the record says if that side is open."""
    grid, said = sketch.grid, record.direction
    sides = (said, *STEP) if said in STEP else tuple(STEP)
    return next((side for side in sides if grid.is_open(grid.stepped(record.spot, side))), sides[0])


def _nearest_edge(sketch: Sketch, spot: Spot) -> str:
    row, col = spot
    grid = sketch.grid
    away = {"north": row, "south": grid.height - 1 - row, "west": col, "east": grid.width - 1 - col}
    return min(away, key=lambda side: away[side])
