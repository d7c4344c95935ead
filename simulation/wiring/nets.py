"""Nets: wires that are joined and work as one, with the objects that they are attached to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from schemas.model import Cell
from simulation.wiring.grid import ObjectCells, WireGrid, terminal_at
from simulation.wiring.net_table import ByFamily, Node
from simulation.wiring.sides import BITS, OPPOSITE, STEP, by_row

RULES = ("WIR-09",)


@dataclass(frozen=True, slots=True)
class Sizes:
    """How many nodes each net has; counted when asked, since it is asked net by net."""

    nodes: tuple[tuple[Node, ...], ...]

    def __getitem__(self, net: int, /) -> int:
        """The nodes of one net."""
        return len(self.nodes[net])


@dataclass(frozen=True, slots=True)
class Nets(ByFamily):
    """All nets of a grid, numbered from 0 by their first node, row by row."""

    net_of: Mapping[Node, int]
    nodes: tuple[tuple[Node, ...], ...]
    """Per net its nodes, in the order in which they were walked; the first is the net's smallest."""
    ends: tuple[tuple[Cell, ...], ...]
    """Per net the cells in which its wire ends without an object, row by row."""
    labels: tuple[tuple[Cell, ...], ...]
    """Per net the cells in which a name is written on its wire, row by row."""
    loops: tuple[int, ...]
    """Per net how many edges could go without a place of it coming off; its wires in one cell are one."""
    objects: tuple[tuple[str, ...], ...]
    """Per net the ids of attached objects, sorted."""
    of_object: Mapping[str, tuple[int, ...]]
    """Per object the nets that it is attached to, sorted; objects without wire are missing."""
    families: Mapping[str, str] = field(repr=False)
    """Per object id its family, all objects that wires attach to, sorted by id."""

    def __len__(self) -> int:
        return len(self.nodes)

    def of(self, object_id: str) -> tuple[int, ...]:
        """The nets of an object."""
        return self.of_object.get(object_id, ())

    @property
    def numbers(self) -> range:
        """0 and up."""
        return range(len(self.nodes))

    @property
    def cores(self) -> tuple[tuple[Node, ...], ...]:
        """Per net nodes among which all lie that a loop passes: all of them."""
        return self.nodes

    @property
    def sizes(self) -> Sizes:
        """Per net how many nodes it has."""
        return Sizes(self.nodes)

    @property
    def firsts(self) -> tuple[Cell, ...]:
        """Per net its first cell."""
        return tuple(nodes[0][0] for nodes in self.nodes)

    @property
    def anchors(self) -> tuple[Cell, ...]:
        """Per net the cell that its colour hangs on: its first."""
        return self.firsts


def nets(grid: WireGrid, objects: ObjectCells) -> Nets:
    """Build all nets from scratch."""
    net_of, members = _flooded(grid)
    attached: list[set[str]] = [set() for _ in members]
    of_object: dict[str, set[int]] = {}
    families: dict[str, str] = {}
    for cell in objects:
        terminal = terminal_at(objects, cell)
        if terminal is None:
            continue
        families[terminal[0]] = terminal[1]
        for group in grid.groups(cell):
            net = net_of[(cell, group)]
            attached[net].add(terminal[0])
            of_object.setdefault(terminal[0], set()).add(net)
    return Nets(
        net_of, members, tuple(_ends(grid, nodes) for nodes in members),
        tuple(_labels(grid, nodes) for nodes in members), tuple(map(_count_loops, members)),
        tuple(tuple(sorted(ids)) for ids in attached), _sorted(of_object),
        {key: families[key] for key in sorted(families)},
    )  # fmt: skip


def _sorted(of_object: Mapping[str, Iterable[int]]) -> dict[str, tuple[int, ...]]:
    return {key: tuple(sorted(of_object[key])) for key in sorted(of_object)}


def _ends(grid: WireGrid, nodes: Iterable[Node]) -> tuple[Cell, ...]:
    """The cells without an object (which would give its wires parts) in which these have one side only."""
    found = [cell for cell, group in nodes if len(BITS[group]) == 1 and not grid.cells[cell].part]
    return tuple(sorted(found, key=by_row))


def _labels(grid: WireGrid, nodes: Iterable[Node]) -> tuple[Cell, ...]:
    """Where names are written; in a cell of two wires a name is its first group's."""
    found = [cell for cell, group in nodes if grid.cells[cell].label and grid.cells[cell].groups[0] == group]
    return tuple(sorted(found, key=by_row))


def _count_loops(nodes: Sequence[Node]) -> int:
    """Edges above those of a tree over the cells."""
    return sum(len(BITS[group]) for _, group in nodes) // 2 - len({cell for cell, _ in nodes}) + 1


def _flooded(grid: WireGrid) -> tuple[dict[Node, int], tuple[tuple[Node, ...], ...]]:
    cells = grid.cells
    net_of: dict[Node, int] = {}
    members: list[tuple[Node, ...]] = []
    for cell in sorted(cells, key=by_row):
        for group in cells[cell].groups:
            if (cell, group) not in net_of:
                members.append(_flood(grid, (cell, group), len(members), net_of))
    return net_of, tuple(members)


def _flood(grid: WireGrid, start: Node, number: int, net_of: dict[Node, int]) -> tuple[Node, ...]:
    """Number all nodes that hang together with `start`; this loop is the cost of a full build."""
    cells = grid.cells
    net_of[start] = number
    reached = [start]
    for (x, y), group in reached:
        for side in BITS[group]:
            dx, dy = STEP[side]
            cell = (x + dx, y + dy)
            wires = cells[cell]
            entry = OPPOSITE[side]
            node = (cell, wires.mask if not wires.part and wires.x4 not in (1, 2) else wires.group(entry))
            if node not in net_of:
                net_of[node] = number
                reached.append(node)
    return tuple(reached)


def nodes_in(grid: WireGrid, cell: Cell) -> list[Node]:
    """The wires in a cell."""
    return [(cell, group) for group in grid.groups(cell)]


def walk(grid: WireGrid, node: Node) -> list[Node]:
    """The nodes at the other ends of a node's edges, in the order N, E, S, W."""
    (x, y), group = node
    found: list[Node] = []
    for side in BITS[group]:
        dx, dy = STEP[side]
        cell = (x + dx, y + dy)
        found.append((cell, grid.cells[cell].group(OPPOSITE[side])))
    return found
