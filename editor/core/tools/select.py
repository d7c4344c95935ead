"""Selecting: a click takes the uppermost thing and on repeat the next below, a drag off it a rectangle.

Wires: a click takes a section, a double click the net, a triple one or Ctrl with a double one the circuit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from editor.core.change import Region
from editor.core.document import Document, Plan
from editor.core.link_words import links_said, net_said
from editor.core.naming import label
from editor.core.net_names import net_name
from editor.core.rects import spanned
from editor.core.selection import Mode, Selection, within
from editor.core.tools.move import Moving
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.selection_words import counted
from editor.core.tools.tool import Gesture, Tool
from editor.core.tools.wire_pick import SCOPES, lighting, net_at, wires_at
from editor.core.tools.wire_shift import WireShift, straight_at
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import Area, family_of
from simulation.wiring.sides import BITS, Edge, edge_of

TOP_FIRST = ("creature", "padlock", "activator", "timer", "mechanism", "door", "furnishing", "portal", "area")


class Selecting(Gesture):
    """Shift adds, Ctrl takes away; Alt: terrain as well in a rectangle, the cell alone in a click."""

    def __init__(self, document: Document, pointer: Pointer) -> None:
        self._document = document
        self._start = pointer.cell
        self._pointer = pointer
        self._dragged = False

    def move(self, pointer: Pointer) -> None:
        """The other corner follows."""
        self._pointer = pointer
        self._dragged = self._dragged or pointer.cell != self._start

    def plan(self) -> Plan:
        """Selecting is no edit."""
        return None

    def selection(self) -> Selection:
        """What would be selected."""
        pointer, old = self._pointer, self._document.selection
        mode: Mode = "add" if pointer.shift else "subtract" if pointer.ctrl else "replace"
        if self._dragged:
            cells = Region(*spanned(self._start, pointer.cell)).cells()
            return old.combined(within(self._document.level, cells, terrain=pointer.alt), mode)
        if pointer.clicks > 1 and (edges := self._wires(pointer)):
            return old.combined(Selection(edges=edges), "add" if pointer.shift else "replace")
        if pointer.alt:
            return old.combined(Selection(cells=frozenset({self._start})), mode)
        return old.combined(next_at(self._document, self._start, old), mode)

    def preview(self) -> Preview:
        """The rubber band and what would be selected."""
        band = Region(*spanned(self._start, self._pointer.cell)) if self._dragged else None
        chosen = self.selection()
        shown = replace(Preview().saying(*self._words(chosen)), band=band, selection=chosen)
        return shown if self._dragged else lighting(self._document, self._pointer, shown)

    def finish(self) -> Plan:
        """Select."""
        self._document.select(self.selection())
        return None

    def _wires(self, pointer: Pointer) -> frozenset[Edge]:
        """What several clicks take where no object lies over the wires."""
        if self._document.derived.occupancy.at(self._start):
            return frozenset()
        circuit = pointer.clicks > 2 or pointer.ctrl
        return wires_at(self._document, self._start, "circuit" if circuit else "net")

    def _words(self, chosen: Selection) -> list[Message]:
        document = self._document
        if self._dragged:
            return [counted(chosen)]
        if len(chosen.objects) == 1:
            key = min(chosen.objects)
            return [Message("tool.selects", what=label(document.level, key)), *links_said(document, key)]
        net = net_at(document, self._start)
        if chosen.edges and net is not None and not document.derived.occupancy.at(self._start):
            what = Message("tool.selects_wire", what=net_name(document, net), count=len(chosen.edges))
            return [what, *net_said(document, net), Message("tool.select_more_wire")]
        return [counted(chosen)]


@dataclass(slots=True)
class Select(Tool):
    """Selects; a drag moves an object and what is selected, a straight piece of selected wire sideways."""

    id: ClassVar[str] = "select"

    def begin(self, document: Document, pointer: Pointer) -> Gesture:
        """Start to select, or to move when the press is on something selected or on an object."""
        if not (pointer.shift or pointer.ctrl) and _on_selected(document, pointer.cell):
            return Moving(document, pointer, clicked=Selecting(document, pointer))
        if not (pointer.shift or pointer.ctrl) and document.derived.occupancy.at(pointer.cell):
            top = next_at(document, pointer.cell, Selection())
            return Moving(document, pointer, clicked=Selecting(document, pointer), grabbed=top)
        edges = document.selection.edges
        if edges and pointer.clicks == 1 and not (pointer.shift or pointer.ctrl or pointer.alt):
            cells = document.derived.object_cells
            straight = straight_at(document.level.wires, cells, pointer.cell, edges)
            if straight is not None:
                return WireShift(document, pointer, straight, clicked=Selecting(document, pointer))
        return Selecting(document, pointer)


def next_at(document: Document, cell: Cell, now: Selection) -> Selection:
    """The uppermost thing in the cell; when just one of them is selected, the next below, round and round."""
    things = stack_at(document, cell)
    first = next(things, Selection())
    found = now == first or (_may_be_in(document, cell, now) and now in things)
    return next(things, first) if found else first


def stack_at(document: Document, cell: Cell) -> Iterator[Selection]:
    """Everything in a cell that can be selected alone, the uppermost first: objects, a section of
    wire, its net and its circuit, then areas. Each is worked out when it is asked for."""
    bodies = document.derived.occupancy.at(cell)
    for placed in sorted(bodies, key=lambda each: (TOP_FIRST.index(family_of(each.kind)), each.id)):
        yield Selection(objects=frozenset({placed.id}))
    seen: list[frozenset[Edge]] = []
    for scope in SCOPES:
        edges = wires_at(document, cell, scope)
        if edges and edges not in seen:
            seen.append(edges)
            yield Selection(edges=edges)
    for area in document.level.of_family("area"):
        if isinstance(area, Area) and any(cell in Region(*rect) for rect in area.rects):
            yield Selection(objects=frozenset({area.id}))


def _may_be_in(document: Document, cell: Cell, now: Selection) -> bool:
    """Whether what is selected may be one of the things in the cell: large nets are not gathered in vain."""
    mask, bodies = document.level.wires.mask(cell), document.derived.occupancy.at(cell)
    there = {placed.id for placed in bodies} | {area.id for area in document.level.of_family("area")}
    return bool(now.objects & there) or any(edge_of(cell, side) in now.edges for side in BITS[mask])


def _on_selected(document: Document, cell: Cell) -> bool:
    chosen = document.selection
    bodies = {placed.id for placed in document.derived.occupancy.at(cell)}
    return cell in chosen.cells or bool(bodies & chosen.objects)
