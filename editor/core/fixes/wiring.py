"""Quick fixes of connections: cut one, delete a dead one, erase a loose end."""

from __future__ import annotations

from editor.core.document import Document, Plan
from editor.core.edits.wire_edit import WireEdit
from schemas.finding import Finding
from simulation.level.level import body_cells
from simulation.wiring.erase import plan_erase
from simulation.wiring.net_table import Node
from simulation.wiring.section import net_edges, section, wire_under
from simulation.wiring.sides import BITS, Edge, neighbour


def cut_here(document: Document, finding: Finding) -> Plan:
    """Cut what leads to the last object named, along the connection that shows the fault."""
    key = finding.objects[-1]
    shown = frozenset(finding.cells)
    plugs = [node for node in _plugs(document, key) if any(cell in shown for cell in _beyond(node))]
    grid, objects = document.level.wires, document.derived.object_cells
    return _erased(document, [edge for node in plugs[:1] for edge in section(grid, objects, node)])


def delete_net(document: Document, finding: Finding) -> Plan:
    """Erase the whole connection at the marker."""
    node, nets = wire_under(document.level.wires, finding.cells[0]), document.derived.nets
    return _erased(document, net_edges(nets.nodes[nets.net_of[node]])) if node is not None else None


def erase_end(document: Document, finding: Finding) -> Plan:
    """Erase from the loose end to the next joint or object."""
    grid, objects = document.level.wires, document.derived.object_cells
    node = wire_under(grid, finding.cells[0])
    return _erased(document, section(grid, objects, node)) if node is not None else None


def _plugs(document: Document, key: str) -> list[Node]:
    """The wires in the cells of an object."""
    cells = [(cell, document.level.wires.at(cell)) for cell in body_cells(document.level.objects[key])]
    return [(cell, group) for cell, wires in cells if wires is not None for group in wires.groups]


def _beyond(node: Node) -> list[tuple[int, int]]:
    return [neighbour(node[0], side) for side in BITS[node[1]]]


def _erased(document: Document, edges: list[Edge]) -> Plan:
    level = document.level
    return WireEdit.plan("erase", plan_erase(level.wires, document.derived.object_cells, edges))
