"""Tidy wires as an edit: proven to keep every link, delay and attachment, or refused."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from editor.core.edits.group import EditGroup
from editor.core.edits.tidying import Shape, tidied
from editor.core.edits.wire_edit import WireEdit
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from schemas.message import Message
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.change import after
from simulation.wiring.circuits import Circuits
from simulation.wiring.grid import WireGrid
from simulation.wiring.links import Links, links_of
from simulation.wiring.net_table import NetTable
from simulation.wiring.nets import nets

Connections = tuple[Links, list[tuple[str, ...]]]


@dataclass(frozen=True, slots=True)
class Tidying:
    """The edit and what it saves."""

    edit: EditGroup
    saved: Shape


def plan_tidy(level: Level, table: NetTable, selection: Selection) -> Tidying | Refusal:
    """Tidy the nets of the selection, all nets of the level when nothing with wires is selected.

    `table`: the nets of the level. Refused when nothing can be better, and, should it ever come to that,
    when a link, a delay or what hangs on a net would change.
    """
    cells = _cells(level, table, selection)
    objects = level.object_cells()
    change, saved = tidied(level.wires, objects, (level.width, level.height), cells)
    if not change:
        return Refusal(Message("edit.tidy_already"))
    if connections(level, after(level.wires, change)) != connections(level, level.wires):
        return Refusal(Message("edit.tidy_would_change"))
    name = Message("edit.tidy")
    return Tidying(EditGroup.of(name, [WireEdit.plan("draw", change)]), saved)


def connections(level: Level, grid: WireGrid) -> Connections:
    """All that is connected: links with their delays, and the objects on each net, alike for equal ones."""
    found = nets(grid, level.object_cells())
    return links_of(Circuits(found, level.timer_delays())), sorted(tuple(ids) for ids in found.objects)


def _cells(level: Level, table: NetTable, selection: Selection) -> Iterable[Cell]:
    chosen = {net for key in selection.objects for net in table.of(key)}
    for cell, other in selection.edges:
        wires = level.wires.at(cell)
        side = 2 if other[0] > cell[0] else 4
        if wires is not None and wires.mask & side:
            chosen.add(table.net_of[(cell, wires.group(side))])
    if not chosen and not selection:
        return level.wires.cells
    return {cell for net in sorted(chosen) for cell, _ in table.nodes[net]}
