"""Selecting: a click takes the uppermost thing and on repeat the next below, a drag takes a rectangle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from editor.core.change import Region
from editor.core.document import Document, Plan
from editor.core.naming import label
from editor.core.rects import spanned
from editor.core.selection import Mode, Selection, within
from editor.core.tools.move import Moving
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from editor.core.tools.selection_words import counted
from editor.core.tools.tool import Gesture, Tool
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import Area, family_of
from simulation.wiring.section import net_edges, section, wire_under

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
        if pointer.alt:
            return old.combined(Selection(cells=frozenset({self._start})), mode)
        return old.combined(next_at(self._document, self._start, old), mode)

    def preview(self) -> Preview:
        """The rubber band and what would be selected."""
        band = Region(*spanned(self._start, self._pointer.cell)) if self._dragged else None
        chosen = self.selection()
        return replace(Preview().saying(self._words(chosen)), band=band, selection=chosen)

    def finish(self) -> Plan:
        """Select."""
        self._document.select(self.selection())
        return None

    def _words(self, chosen: Selection) -> Message:
        if len(chosen.objects) == 1 and not self._dragged:
            return Message("tool.selects", what=label(self._document.level, min(chosen.objects)))
        return counted(chosen)


@dataclass(slots=True)
class Select(Tool):
    """Selects; dragging what is selected moves it."""

    id: ClassVar[str] = "select"

    def begin(self, document: Document, pointer: Pointer) -> Gesture:
        """Start to select, or to move when the press is on something selected."""
        if not (pointer.shift or pointer.ctrl) and _on_selected(document, pointer.cell):
            return Moving(document, pointer, clicked=Selecting(document, pointer))
        return Selecting(document, pointer)


def next_at(document: Document, cell: Cell, now: Selection) -> Selection:
    """The uppermost thing in the cell; when just one of them is selected, the next below, round and round."""
    things = stack_at(document, cell)
    if not things:
        return Selection()
    at = things.index(now) + 1 if now in things else 0
    return things[at % len(things)]


def stack_at(document: Document, cell: Cell) -> list[Selection]:
    """Everything in a cell that can be selected alone, the uppermost first: objects, a section of
    wire and its net, then areas."""
    level = document.level
    bodies = sorted(
        document.derived.occupancy.at(cell), key=lambda each: (TOP_FIRST.index(family_of(each.kind)), each.id)
    )
    areas = [
        area.id
        for area in level.of_family("area")
        if isinstance(area, Area) and any(cell in Region(*rect) for rect in area.rects)
    ]
    return [
        *(Selection(objects=frozenset({placed.id})) for placed in bodies),
        *_wires_at(document, cell),
        *(Selection(objects=frozenset({key})) for key in areas),
    ]


def _wires_at(document: Document, cell: Cell) -> list[Selection]:
    """The upper wire's section between joints and objects, then the whole net."""
    level, derived = document.level, document.derived
    upper = wire_under(level.wires, cell)
    if upper is None:
        return []
    piece = frozenset(section(level.wires, derived.object_cells, upper))
    net = frozenset(net_edges(derived.nets.nodes[derived.nets.net_of[upper]]))
    return [Selection(edges=piece), *([Selection(edges=net)] if net != piece else [])]


def _on_selected(document: Document, cell: Cell) -> bool:
    chosen = document.selection
    bodies = {placed.id for placed in document.derived.occupancy.at(cell)}
    return cell in chosen.cells or bool(bodies & chosen.objects)
