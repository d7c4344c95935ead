"""Names on wires: a net with two different ones is called one thing here and another there."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.circuits import Circuits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.loops import MOST_NODES
from simulation.wiring.net_table import Node
from simulation.wiring.sides import by_row
from simulation.wiring.witness import Ways


def two_names(
    grid: WireGrid, _objects: ObjectCells, circuits: Circuits, _ways: Ways
) -> Iterator[ConnectionFinding]:
    """Each net with different names once, at the first; its witness are the cells of all its names."""
    nets = circuits.nets
    for net in nets.numbers:
        named = labels_of(grid, nets.nodes[net]) if 1 < nets.sizes[net] <= MOST_NODES else {}
        texts = list(dict.fromkeys(named.values()))
        if len(texts) > 1:
            message = Message("wiring.two_names", first=texts[0], other=texts[1], count=len(texts))
            yield ConnectionFinding("W-NET-TWO-NAMES", (), next(iter(named)), tuple(named), message)


def labels_of(grid: WireGrid, nodes: Iterable[Node]) -> dict[Cell, str]:
    """The names on the wires of a net, row by row; in a cell of two wires a name is its first group's."""
    found: dict[Cell, str] = {}
    for cell, group in nodes:
        wires = grid.at(cell)
        if wires is not None and wires.label and wires.groups[0] == group:
            found[cell] = wires.label
    return {cell: found[cell] for cell in sorted(found, key=by_row)}
