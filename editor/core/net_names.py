"""What connections are called: the name written on them, else after what sets them off or is set off."""

from __future__ import annotations

from collections.abc import Iterable

from editor.core.document import Document
from editor.core.edits.wire_edit import WireEdit
from editor.core.naming import label
from editor.core.refusal import Refusal
from schemas.message import Message
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.change import WireChange, change_to
from simulation.wiring.grid import WireGrid
from simulation.wiring.labels import labels_of
from simulation.wiring.net_table import NetTable
from simulation.wiring.sides import BITS, STRAIGHTS, by_row

MAX_NAME = 60
NAMESAKES = (("activator", "of"), ("timer", "at"), ("mechanism", "to"), ("door", "to"), ("padlock", "to"))
"""After whose object a connection is called that has no name of its own, and how."""


def net_name(document: Document, net: int) -> str | Message:
    """What a net is called in a sentence."""
    return name_among(document.derived.nets, document.level, document.level.wires, net)


def name_among(nets: NetTable, level: Level, grid: WireGrid, net: int) -> str | Message:
    """What a net of other wires in this level is called."""
    names = list(dict.fromkeys(labels_of(grid, nets, net).values()))
    if names:
        return Message("wiring.net.named", name=" / ".join(names))
    for family, how in NAMESAKES:
        keys = nets.attached(net, family)
        if keys:
            return Message(f"wiring.net.{how}", what=label(level, keys[0]))
    return Message("wiring.net.loose")


def plan_name(document: Document, net: int, name: str, near: Iterable[Cell] = ()) -> WireEdit | Refusal:
    """Write one name on a net, or none with an empty one; other names on it go.

    It is written where one stands, else on a straight piece, in one of the cells `near` if there is one.
    """
    if len(name) > MAX_NAME:
        return Refusal(Message("edit.name_too_long", limit=MAX_NAME))
    old = labels_of(document.level.wires, document.derived.nets, net)
    cell = next(iter(old), None) or _place(document, net, near)
    wires = document.level.wires
    changed = {each: wires.cells[each]._replace(label="") for each in old}
    if cell is not None and name:
        changed[cell] = wires.cells[cell]._replace(label=name)
    return WireEdit.plan("label", change_to(wires, changed))


def keeping_names(document: Document, change: WireChange, way: Iterable[Cell]) -> WireChange:
    """The change of wires that are laid elsewhere, names that would go with the old ones on the new."""
    lost = [old.label for _, old, new in change.cells if old and old.label and not (new and new.label)]
    laid = {cell: new for cell, _, new in change.cells if new is not None}
    room = [cell for cell in way if cell in laid and not laid[cell].label and len(laid[cell].groups) == 1]
    for name in lost:
        if room:
            cell = room.pop(len(room) // 2)
            laid[cell] = laid[cell]._replace(label=name)
    cells = ((cell, old, laid.get(cell, new)) for cell, old, new in change.cells)
    return WireChange(tuple(each for each in cells if each[1] != each[2]))


def _place(document: Document, net: int, near: Iterable[Cell]) -> Cell | None:
    """A cell of the net that has no other wire and no object, in the middle of what there is."""
    nodes = document.derived.nets.nodes[net]
    cells = document.level.wires.cells
    alone = sorted((node for node in nodes if len(cells[node[0]].groups) == 1), key=lambda n: by_row(n[0]))
    wanted = frozenset(near)
    ranked = (
        [cell for cell, group in alone if cell in wanted and group in STRAIGHTS and not cells[cell].part],
        [cell for cell, group in alone if group in STRAIGHTS and not cells[cell].part],
        [cell for cell, group in alone if len(BITS[group]) > 1],
        [cell for cell, _ in alone],
        [node[0] for node in nodes if cells[node[0]].groups[0] == node[1]],
    )
    return next((found[len(found) // 2] for found in ranked if found), None)
