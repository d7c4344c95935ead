"""The state of a four-way cell, turned by hand: which wire hops, or whether the two join."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.change import WireChange, after, change_to
from simulation.wiring.grid import HOP_H, HOP_V, HOPS, JOINT, WireGrid, wire_cell
from simulation.wiring.joining import Bundles
from simulation.wiring.judging import conflicts, reaches
from simulation.wiring.net_table import NetTable, Node
from simulation.wiring.nets import walk
from simulation.wiring.sides import ALL, HORIZONTAL, VERTICAL


@dataclass(frozen=True, slots=True)
class Turn:
    """A hop made a joint, or a joint a hop, worked out."""

    change: WireChange
    nets: tuple[int, ...] = ()
    """The two nets that it makes one, or the one net that it parts; () when it does neither."""
    conflicts: tuple[Message, ...] = ()
    """What it would give one too many, in sentences; ids stand for names."""
    gains: tuple[tuple[str, str], ...] = ()
    """(activator, sink) of every link that it makes."""

    @property
    def joins(self) -> bool:
        """Whether two nets become one."""
        return len(self.nets) == 2


def plan_crossing(grid: WireGrid, cell: Cell, x4: int) -> WireChange:
    """Make the crossing HOP_H, HOP_V or JOINT; no change where no four-way crossing without object is."""
    wires = grid.at(cell)
    if wires is None or wires.mask != ALL or wires.part or x4 not in (*HOPS, JOINT):
        return WireChange()
    return change_to(grid, {cell: wire_cell(wires.mask, x4, (), wires.label)})


def plan_flip(grid: WireGrid, cell: Cell) -> WireChange:
    """Put the other wire of a hop on top."""
    wires = grid.at(cell)
    if wires is None or wires.x4 not in HOPS:
        return WireChange()
    return plan_crossing(grid, cell, HOP_V if wires.x4 == HOP_H else HOP_H)


def plan_turn(grid: WireGrid, nets: NetTable, cell: Cell, door_limit: int = 0) -> Turn:
    """Join the wires that cross in a cell, or part those that are joined there; nothing on other cells."""
    wires = grid.at(cell)
    if wires is None or wires.mask != ALL or wires.part:
        return Turn(WireChange())
    if wires.x4 in HOPS:
        return _joint(nets, cell, plan_crossing(grid, cell, JOINT), door_limit)
    change = plan_crossing(grid, cell, HOP_H)
    parted = (cell, HORIZONTAL) not in _reached(after(grid, change), (cell, VERTICAL))
    return Turn(change, (nets.net_of[(cell, ALL)],) if parted else ())


def _joint(nets: NetTable, cell: Cell, change: WireChange, door_limit: int) -> Turn:
    one, other = sorted(nets.net_of[(cell, axis)] for axis in (VERTICAL, HORIZONTAL))
    if one == other:
        return Turn(change)
    bundles = Bundles(nets)
    bundles.join(one, other)
    reach = reaches(bundles, [bundles.top(one)])
    return Turn(change, (one, other), tuple(conflicts(reach, door_limit)), tuple(reach.gained()))


def _reached(grid: WireGrid, start: Node) -> Container[Node]:
    """Every node that hangs together with one."""
    reached: dict[Node, None] = {start: None}
    for node in (queue := [start]):
        for other in walk(grid, node):
            if other not in reached:
                reached[other] = None
                queue.append(other)
    return reached.keys()


def plan_label(grid: WireGrid, cell: Cell, label: str) -> WireChange:
    """Write a name on the wire in a cell, or take it away with an empty one."""
    wires = grid.at(cell)
    return change_to(grid, {cell: wires._replace(label=label)}) if wires is not None else WireChange()
