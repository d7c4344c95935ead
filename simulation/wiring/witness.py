"""Shortest ways along wires from one object to another, cell by cell: the witnesses of findings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from schemas.model import Cell
from simulation.wiring.bodies import Bodies
from simulation.wiring.grid import ObjectCells, WireGrid, terminal_at
from simulation.wiring.net_table import Node
from simulation.wiring.nets import nodes_in, walk
from simulation.wiring.sides import BITS

MOST_NODES = 10_000
"""Nodes that are looked at for a way: in a net so huge that this is too few nothing is shown."""


class Ways:
    """Ways along the wires of a grid. Timers let a way pass, other objects end it."""

    def __init__(self, grid: WireGrid, objects: ObjectCells, bodies: Bodies | None = None) -> None:
        """`bodies`: those of the objects, if they are at hand."""
        self._grid = grid
        self._objects = objects
        self._bodies = bodies or Bodies(objects)

    def cell_of(self, object_id: str) -> Cell:
        """The first body cell of an object."""
        return self._bodies.cells(object_id)[0]

    def between(self, start: str, ends: Iterable[str]) -> list[Cell]:
        """A shortest way from an object to the nearest of others, both ends included; [] without any near."""
        goals = {cell for end in ends for cell in self._bodies.cells(end)}
        came_from: dict[Node, Node | None] = dict.fromkeys(self._nodes(start))
        for node in (queue := list(came_from)):
            if node[0] in goals:
                return way_back(came_from, node)
            for after in self._onward(node):
                if after not in came_from and len(queue) < MOST_NODES:
                    came_from[after] = node
                    queue.append(after)
        return []

    def _nodes(self, object_id: str) -> list[Node]:
        return [node for cell in self._bodies.cells(object_id) for node in nodes_in(self._grid, cell)]

    def _onward(self, node: Node) -> list[Node]:
        terminal = terminal_at(self._objects, node[0])
        through = nodes_in(self._grid, node[0]) if terminal is not None and terminal[1] == "timer" else []
        return walk(self._grid, node) + through

    def joint_near(self, way: Iterable[Cell]) -> Cell | None:
        """The last cell of a way in which three or more arms are joined, None without one."""
        joints = [cell for cell in way if self._is_joint(cell)]
        return joints[-1] if joints else None

    def _is_joint(self, cell: Cell) -> bool:
        return any(len(BITS[group]) > 2 for group in self._grid.groups(cell))


def shared(one: list[Cell], other: list[Cell]) -> list[Cell]:
    """What two ways from the same start have in common at their beginning."""
    common = 0
    for here, there in zip(one, other, strict=False):
        if here != there:
            break
        common += 1
    return one[:common]


def way_back(came_from: Mapping[Node, Node | None], end: Node) -> list[Cell]:
    """The cells from where a search began to `end`, each once; `came_from`: per node the one before it."""
    way: list[Cell] = []
    node: Node | None = end
    while node is not None:
        if not way or way[-1] != node[0]:
            way.append(node[0])
        node = came_from[node]
    return way[::-1]
