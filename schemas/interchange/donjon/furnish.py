"""Puts everything that an export tells of into the sketch, in an order that never changes."""

from __future__ import annotations

from schemas.interchange.donjon.doors import place_doors
from schemas.interchange.donjon.export import Export
from schemas.interchange.donjon.rooms import place_rooms
from schemas.interchange.donjon.sketch import Sketch
from schemas.interchange.donjon.ways import place_ways
from schemas.message import Message


def furnish(sketch: Sketch, export: Export) -> None:
    """Doors, ways in, rooms, notes."""
    grid = sketch.grid
    sketch.report.say("taken", Message("donjon.taken.cells", width=grid.width, height=grid.height))
    if any(len(row) < grid.width for row in grid.cells):
        sketch.report.say("repaired", Message("donjon.short_rows", width=grid.width))
    place_rooms(sketch, export.rooms)
    place_doors(sketch, (door for room in export.rooms for door in room.doors))
    place_ways(sketch, export.ways)
    noted = sum(
        sketch.note(f"mark {mark.spot[0]} {mark.spot[1]}", sketch.middle(mark.spot), mark.summary, mark.text)
        for mark in export.marks
    )
    if noted:
        sketch.report.say("dropped", Message("donjon.marks_noted", count=noted))
    if sketch.note("details", None, export.name, export.details):
        sketch.report.say("dropped", Message("donjon.details_noted"))
    if sketch.note("wandering monsters", None, "Wandering monsters", export.wandering):
        sketch.report.say("dropped", Message("donjon.wandering_noted"))
