"""Names on wires: a net with two different ones is called one thing here and another there."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.circuits import Circuits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.net_table import NetTable
from simulation.wiring.witness import Ways


def two_names(
    grid: WireGrid, _objects: ObjectCells, circuits: Circuits, _ways: Ways
) -> Iterator[ConnectionFinding]:
    """Each net with different names once, at the first; its witness are the cells of all its names."""
    nets = circuits.nets
    for net in nets.numbers:
        named = labels_of(grid, nets, net)
        texts = list(dict.fromkeys(named.values()))
        if len(texts) > 1:
            message = Message("wiring.two_names", first=texts[0], other=texts[1], count=len(texts))
            yield ConnectionFinding("W-NET-TWO-NAMES", (), next(iter(named)), tuple(named), message)


def labels_of(grid: WireGrid, nets: NetTable, net: int) -> dict[Cell, str]:
    """The names on the wires of a net, row by row; in a cell of two wires a name is its first group's."""
    return {cell: grid.cells[cell].label for cell in nets.labels[net]}
