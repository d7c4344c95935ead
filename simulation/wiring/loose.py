"""Too few connections: objects that nothing is connected to, wire that leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.wiring.circuits import Circuits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid, terminal_at
from simulation.wiring.links import Links
from simulation.wiring.sides import BITS
from simulation.wiring.witness import Ways

RULES = ("TRP-07",)


def unconnected(links: Links, mechanisms: list[str], ways: Ways) -> Iterator[ConnectionFinding]:
    """Activators that reach nothing and mechanisms that nothing reaches: they do nothing."""
    for activator, link in links.of.items():
        if not link.mechanisms and not link.doors:
            message = Message("wiring.no_target", activator=activator)
            yield ConnectionFinding("W-ACT-NO-TARGET", (activator,), ways.cell_of(activator), (), message)
    for mechanism in mechanisms:
        if not links.activators(mechanism):
            message = Message("wiring.no_activator", mechanism=mechanism)
            yield ConnectionFinding("W-MECH-NO-ACT", (mechanism,), ways.cell_of(mechanism), (), message)


def dangling(grid: WireGrid, objects: ObjectCells) -> Iterator[ConnectionFinding]:
    """Wire ends in cells without an object, row by row."""
    for cell in grid.sorted_cells():
        if len(BITS[grid.mask(cell)]) == 1 and terminal_at(objects, cell) is None:
            message = Message("wiring.dangling", x=cell[0], y=cell[1])
            yield ConnectionFinding("W-DANGLING", (), cell, (cell,), message)


def dead(circuits: Circuits) -> Iterator[ConnectionFinding]:
    """Circuits without activator and mechanism.

    One with an activator or a mechanism alone is reported at that object, not a second time here.
    """
    nets = circuits.nets
    for members, timers in circuits.components():
        if not members or any(nets.attached(net, "activator", "mechanism") for net in members):
            continue
        largest = max(members, key=lambda net: (len(nets.nodes[net]), -net))
        cells = tuple(cell for cell, _ in nets.nodes[largest])
        ids = {key for net in members for key in nets.objects[net]} | set(timers)
        yield ConnectionFinding("W-NET-DEAD", tuple(sorted(ids)), cells[0], cells, Message("wiring.dead"))
