"""What of the wiring lies under the pointer: an object that can fire or change, or else a wire. No Qt."""

from __future__ import annotations

from editor.app.playtest.breakpoints import can_break
from editor.core.document import Document
from editor.core.tools.select import TOP_FIRST
from schemas.model import Cell
from schemas.objects import family_of
from simulation.wiring.net_table import Node
from simulation.wiring.section import wire_under


def object_at(document: Document, cell: Cell) -> str | None:
    """The uppermost activator, mechanism, timer, padlock or door in a cell."""
    there = [placed for placed in document.derived.occupancy.at(cell) if can_break(placed.kind)]
    there.sort(key=lambda placed: (TOP_FIRST.index(family_of(placed.kind)), placed.id))
    return there[0].id if there else None


def wire_at(document: Document, cell: Cell) -> Node | None:
    """The upper wire in a cell, as a node of its net."""
    return wire_under(document.level.wires, cell)
