"""Loops of wire with no object in them: a part of them could go and nothing would change."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.circuits import Circuits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import HOPS, ObjectCells, WireGrid, terminal_at
from simulation.wiring.net_table import NetTable, Node
from simulation.wiring.nets import walk
from simulation.wiring.sides import ALL
from simulation.wiring.witness import Ways

MOST = 100
"""Loops of one net that are looked at: a mesh has thousands."""
MOST_LOOPS = 100
"""Nets with more are passed over: they are meshes."""
MOST_NODES = 1_000
"""Nets of more are passed over: they are no designer's work, and going over them would hold up every edit."""

Joined = dict[Node, list[Node]]
"""Per place of a net those next to it. Where a net crosses itself both of its wires are one place."""


def loops(
    grid: WireGrid, objects: ObjectCells, circuits: Circuits, _ways: Ways
) -> Iterator[ConnectionFinding]:
    """Each loop once, net by net; its marker in the middle of its shortest section."""
    for net in circuits.nets.numbers:
        if 0 < circuits.nets.loops[net] <= MOST_LOOPS and circuits.nets.sizes[net] <= MOST_NODES:
            places = _places(grid, objects, circuits.nets, net)
            yield from (_finding(loop, places) for loop in islice(_loops(_pruned(places)), MOST))


def _places(grid: WireGrid, objects: ObjectCells, nets: NetTable, net: int) -> Joined:
    """The net outside objects' cells."""

    def place(node: Node) -> Node:
        wires = grid.at(node[0])
        if wires is None or wires.x4 not in HOPS or wires.part:
            return node
        other = nets.net_of.get((node[0], ALL & ~node[1]))
        return (node[0], ALL) if other == net else node

    found: Joined = {}
    core = nets.cores[net]
    twins = ((cell, ALL & ~group) for cell, group in core if place((cell, group)) != (cell, group))
    for node in dict.fromkeys([*core, *twins]):
        if terminal_at(objects, node[0]) is None:
            beside = (place(each) for each in walk(grid, node) if terminal_at(objects, each[0]) is None)
            found.setdefault(place(node), []).extend(beside)
    return {place: sorted(beside, key=_order) for place, beside in found.items()}


def _order(place: Node) -> tuple[int, int, int]:
    """Sorting key: row, column, sides."""
    (x, y), sides = place
    return y, x, sides


def _pruned(places: Joined) -> Joined:
    """What is left when every loose end is taken off, again and again: loops and what is between them."""
    left = {place: [other for other in beside if other in places] for place, beside in places.items()}
    waiting = [place for place, beside in left.items() if len(beside) < 2]
    while waiting:
        place = waiting.pop()
        for other in left.pop(place, []):
            beside = left.get(other)
            if beside is not None and place in beside:
                beside.remove(place)
                if len(beside) == 1:
                    waiting.append(other)
    return left


def _loops(places: Joined) -> Iterator[list[Node]]:
    """A loop for every edge that a tree over the places leaves out."""
    parent: dict[Node, Node | None] = {}
    for root in sorted(places, key=_order):
        if root in parent:
            continue
        parent[root] = None
        closing: dict[tuple[Node, Node], None] = {}
        for place in (queue := [root]):
            for other in places[place]:
                if other not in parent:
                    parent[other] = place
                    queue.append(other)
                elif parent[place] != other and parent[other] != place and (other, place) not in closing:
                    closing[(place, other)] = None
        for one, other in closing:
            yield _closed(parent, one, other)


def _closed(parent: Mapping[Node, Node | None], one: Node, other: Node) -> list[Node]:
    first, second = _up(parent, one), _up(parent, other)
    while len(first) > 1 and len(second) > 1 and first[-2] == second[-2]:
        first.pop()
        second.pop()
    return [*first, *second[-2::-1]]


def _up(parent: Mapping[Node, Node | None], place: Node) -> list[Node]:
    found = [place]
    while (above := parent[found[-1]]) is not None:
        found.append(above)
    return found


def _finding(loop: list[Node], places: Joined) -> ConnectionFinding:
    """The loop, written from the start of its shortest section on; `wire` is how many edges that has."""
    start, length = _where_shortest(loop, places)
    cells = [cell for cell, _ in (*loop[start:], *loop[:start])]
    marker = cells[(length // 2) % len(cells)]
    message = Message("wiring.loop", x=marker[0], y=marker[1], count=len(cells), wire=length)
    return ConnectionFinding("W-LOOP", (), marker, tuple(cells), message)


def _where_shortest(loop: Sequence[Node], places: Joined) -> tuple[int, int]:
    """Where it begins in the loop and how many edges it has; the whole loop when nothing leads off it."""
    corners = [index for index, place in enumerate(loop) if len(places[place]) > 2]
    if not corners:
        return 0, len(loop)
    sections = [
        (after - before, before)
        for before, after in zip(corners, [*corners[1:], corners[0] + len(loop)], strict=True)
    ]
    length, start = min(sections)
    return start, length


def shortest_section(cells: Sequence[Cell], length: int) -> list[Cell]:
    """The cells of a loop's shortest section, ends included, from its witness and its `wire`."""
    return [cells[index % len(cells)] for index in range(length + 1)]
