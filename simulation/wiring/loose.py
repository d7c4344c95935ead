"""Too few connections: objects that nothing is connected to, wire that leads nowhere."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.wiring.circuits import Circuits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.net_table import cells_shown
from simulation.wiring.section import longest_section
from simulation.wiring.witness import Ways

RULES = ("TRP-07",)


def unconnected(
    _grid: WireGrid, _objects: ObjectCells, circuits: Circuits, ways: Ways
) -> Iterator[ConnectionFinding]:
    """Activators that reach nothing and mechanisms that nothing reaches: they do nothing."""
    links = circuits.links
    for activator, link in links.of.items():
        if not link.mechanisms and not link.doors:
            message = Message("wiring.no_target", activator=activator)
            yield ConnectionFinding("W-ACT-NO-TARGET", (activator,), ways.cell_of(activator), (), message)
    for mechanism in circuits.nets.of_family("mechanism"):
        if not links.activators(mechanism):
            message = Message("wiring.no_activator", mechanism=mechanism)
            yield ConnectionFinding("W-MECH-NO-ACT", (mechanism,), ways.cell_of(mechanism), (), message)


def dangling(
    _grid: WireGrid, _objects: ObjectCells, circuits: Circuits, _ways: Ways
) -> Iterator[ConnectionFinding]:
    """Wire ends in cells without an object, net by net."""
    for net in circuits.nets.numbers:
        for cell in circuits.nets.ends[net]:
            message = Message("wiring.dangling", x=cell[0], y=cell[1])
            yield ConnectionFinding("W-DANGLING", (), cell, (cell,), message)


def dead(
    grid: WireGrid, objects: ObjectCells, circuits: Circuits, _ways: Ways
) -> Iterator[ConnectionFinding]:
    """Circuits without activator and mechanism.

    One with an activator or a mechanism alone is reported at that object, not a second time here.
    """
    nets = circuits.nets
    for members, timers in circuits.components():
        if not members or any(nets.attached(net, "activator", "mechanism") for net in members):
            continue
        largest = max(members, key=lambda net: (nets.sizes[net], -net))
        cells = cells_shown(nets, largest)
        ids = {key for net in members for key in nets.objects[net]} | set(timers)
        marker = cells[0]
        if len(cells) > 1:  # a net of a hundred thousand cells is shown by one
            longest = longest_section(grid, objects, nets.nodes[largest])
            marker = longest[len(longest) // 2][0]
        message = Message("wiring.dead", x=marker[0], y=marker[1])
        yield ConnectionFinding("W-NET-DEAD", tuple(sorted(ids)), marker, cells, message)
