"""Quick fixes of wires that lead nowhere: delete, erase or extend a loose end, bridge a gap, cut a loop."""

from __future__ import annotations

from editor.core.document import Document, Plan
from editor.core.edits.wire_edit import WireEdit
from editor.core.naming import with_names
from editor.core.refusal import Refusal
from schemas.finding import Finding
from schemas.model import Cell
from simulation.wiring.change import after
from simulation.wiring.crossing import plan_label
from simulation.wiring.drag import plan_drag
from simulation.wiring.erase import plan_erase, without_edges
from simulation.wiring.grid import terminal_at
from simulation.wiring.labels import labels_of
from simulation.wiring.loops import shortest_section
from simulation.wiring.nets import nets
from simulation.wiring.path import edges_along
from simulation.wiring.section import net_edges, section, wire_under
from simulation.wiring.sides import BITS, OPPOSITE, SIDES, Edge, neighbour


def delete_net(document: Document, finding: Finding) -> Plan:
    """Erase the whole connection at the marker."""
    node, nets = wire_under(document.level.wires, finding.cells[0]), document.derived.nets
    return _erased(document, net_edges(nets.nodes[nets.net_of[node]])) if node is not None else None


def erase_end(document: Document, finding: Finding) -> Plan:
    """Erase from the loose end to the next joint or object."""
    grid, objects = document.level.wires, document.derived.object_cells
    node = wire_under(grid, finding.cells[0])
    if node is None or not _is_end(document, finding.cells[0]):
        return None
    return _erased(document, section(grid, objects, node))


def erase_ends(document: Document, finding: Finding) -> Plan:
    """Erase all loose ends in a cell and beside it, each to the next joint or object."""
    grid, objects = document.level.wires, document.derived.object_cells
    middle = finding.cells[0]
    ends = [
        cell for cell in (middle, *(neighbour(middle, side) for side in SIDES)) if _is_end(document, cell)
    ]
    nodes = [node for cell in ends if (node := wire_under(grid, cell)) is not None]
    edges = [edge for node in nodes for edge in section(grid, objects, node)]
    return _erased(document, list(dict.fromkeys(edges))) if edges else None


def extend(document: Document, finding: Finding) -> Plan:
    """Draw the loose end straight on to the next wire or object; None when nothing lies ahead."""
    cell, level = finding.cells[0], document.level
    if not _is_end(document, cell):
        return None
    side = OPPOSITE[level.wires.mask(cell)]
    there = neighbour(cell, side)
    while level.contains(there):
        if level.wires.mask(there) or terminal_at(document.derived.object_cells, there) is not None:
            return _drawn(document, [cell, there])
        there = neighbour(there, side)
    return None


def bridge_gap(document: Document, finding: Finding) -> Plan:
    """Draw what is missing."""
    start, end = finding.witness[0], finding.witness[-1]
    return _drawn(document, [start, end]) if _is_end(document, start) else None


def delete_loop(document: Document, finding: Finding) -> Plan:
    """Delete the shortest section of the loop, where nothing comes apart by it."""
    cells = shortest_section(finding.witness, int(str(dict(finding.message.args)["wire"])))
    grid, edges = document.level.wires, edges_along(cells)
    if not all(grid.has(edge) for edge in edges):
        return None
    change = without_edges(grid, edges)
    left, objects = after(grid, change), document.derived.object_cells
    lost = 1 if not any(left.mask(cell) for cell in finding.witness) else 0
    return (
        WireEdit.plan("erase", change)
        if len(nets(left, objects)) + lost == len(nets(grid, objects))
        else None
    )


def keep_first(document: Document, finding: Finding) -> Plan:
    """Keep the first name, erase all others."""
    return _named(document, finding, "first")


def keep_other(document: Document, finding: Finding) -> Plan:
    """Keep the second name, erase all others."""
    return _named(document, finding, "other")


def _named(document: Document, finding: Finding, which: str) -> Plan:
    grid, table = document.level.wires, document.derived.nets
    wires = grid.at(finding.cells[0])
    if wires is None:
        return None
    kept = str(dict(finding.message.args)[which])
    named = labels_of(grid, table, table.net_of[(finding.cells[0], wires.groups[0])])
    changes = [plan_label(grid, cell, "") for cell, text in named.items() if text != kept]
    if kept not in named.values() or not changes:
        return None
    first, *more = changes
    for change in more:
        first = first.then(change)
    return WireEdit.plan("label", first)


def _is_end(document: Document, cell: Cell) -> bool:
    ends = len(BITS[document.level.wires.mask(cell)]) == 1
    return ends and terminal_at(document.derived.object_cells, cell) is None


def _drawn(document: Document, corners: list[Cell]) -> Plan:
    """A wire over these corners as the tool would draw it, or why not."""
    level, derived = document.level, document.derived
    limit = derived.ruleset.wiring.activators_per_door
    drag = plan_drag(level.wires, derived.object_cells, corners, False, derived.nets, limit)
    if drag.refusal is not None:
        return Refusal(with_names(level, drag.refusal), tuple(drag.path))
    return WireEdit.plan_more(level, "draw", drag.change)


def _erased(document: Document, edges: list[Edge]) -> Plan:
    level = document.level
    return WireEdit.plan("erase", plan_erase(level.wires, document.derived.object_cells, edges))
