"""The way of a signal through one net: branches that lead away from where it comes in."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass

from schemas.model import Cell
from simulation.wiring.grid import WireGrid
from simulation.wiring.net_table import Node
from simulation.wiring.nets import walk


@dataclass(frozen=True, slots=True)
class Branch:
    """A stretch of wire in the direction of flow; it begins `start` cells from the entrance."""

    start: int
    cells: tuple[Cell, ...]


def branches(grid: WireGrid, nodes: Sequence[Node], entrances: Container[Cell]) -> tuple[Branch, ...]:
    """The branches of the net with these nodes, from the entrances on; every piece of its wire is in one.

    Without an entrance on the net the flow begins at its first node.
    """
    roots = [node for node in nodes if node[0] in entrances] or list(nodes[:1])
    distance, children, closing = _spread(grid, roots)
    found: list[Branch] = []
    starts = [(root, child) for root in roots for child in children.get(root, ())]
    for parent, child in starts:
        way = [parent[0], child[0]]
        node = child
        while len(children.get(node, ())) == 1:
            node = children[node][0]
            way.append(node[0])
        found.append(Branch(distance[parent], tuple(way)))
        starts.extend((node, each) for each in children.get(node, ()))
    found.extend(Branch(distance[near], (near[0], far[0])) for near, far in closing)
    return tuple(found)


def _spread(
    grid: WireGrid, roots: Sequence[Node]
) -> tuple[dict[Node, int], Mapping[Node, list[Node]], list[tuple[Node, Node]]]:
    """How far each node is, which nodes follow it, and the edges that close a loop, the nearer end first."""
    distance = dict.fromkeys(roots, 0)
    parent: dict[Node, Node] = {}
    children: dict[Node, list[Node]] = {}
    queue = list(roots)
    for node in queue:
        for after in walk(grid, node):
            if after not in distance:
                distance[after] = distance[node] + 1
                parent[after] = node
                children.setdefault(node, []).append(after)
                queue.append(after)
    closing = [
        (node, after)
        for node in queue
        for after in walk(grid, node)
        if parent.get(after) != node
        and parent.get(node) != after
        and (distance[node], node) < (distance[after], after)
    ]
    return distance, children, closing
