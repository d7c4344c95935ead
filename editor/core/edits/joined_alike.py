"""The proof that a change of wires keeps every connection: the same objects on the same nets, none joined.

Links are traced over nets and timers alone, so levels whose nets hold the same objects, with the same
delays, have the same links. Only nets with a changed cell or a moved object are looked at: the others are
the same cells as before.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Container, Iterable, Iterator

from schemas.model import Cell
from schemas.objects import Timer
from simulation.level.level import Level, body_cells
from simulation.wiring.grid import ObjectCells, terminal_at
from simulation.wiring.net_table import Node
from simulation.wiring.nets import nodes_in, walk
from simulation.wiring.sides import BITS, E, Edge, S, edge_of

Attached = tuple[tuple[str, int], ...]
"""The objects on one net by id, a timer with its delay in milliseconds."""


def joined_alike(
    before: Level, after: Level, cells: Iterable[Cell], moved: Iterable[str] = (), taken: Container[Edge] = ()
) -> bool:
    """Whether both levels connect the same objects, and no wire that stayed is now part of another net.

    `cells`: where wires differ. `moved`: objects that differ in anything that wires care for. `taken`: edges
    that were taken up; what lies there now is another wire.
    """
    ids = list(moved)
    seeds = sorted({*cells, *_bodies(before, ids), *_bodies(after, ids)})
    old, new = _Touched(before, seeds), _Touched(after, seeds)
    return _alike(old.attached(), new.attached()) and not _merged(old, new, taken)


def _bodies(level: Level, ids: Iterable[str]) -> list[Cell]:
    return [cell for key in ids if key in level.objects for cell in body_cells(level.objects[key])]


class _Touched:
    """The nets of a level that come into some cells."""

    def __init__(self, level: Level, seeds: Iterable[Cell]) -> None:
        self._level = level
        self._objects: ObjectCells = level.object_cells()
        self.net_of: dict[Node, int] = {}
        self.nets: list[list[Node]] = []
        for cell in seeds:
            for node in nodes_in(level.wires, cell):
                if node not in self.net_of:
                    self._flood(node)

    def _flood(self, start: Node) -> None:
        self.net_of[start] = len(self.nets)
        reached, waiting = [start], deque([start])
        while waiting:
            for node in walk(self._level.wires, waiting.popleft()):
                if node not in self.net_of:
                    self.net_of[node] = len(self.nets)
                    reached.append(node)
                    waiting.append(node)
        self.nets.append(reached)

    def edges(self) -> Iterator[tuple[Edge, int]]:
        """Every edge of these nets, and its net."""
        for (cell, group), net in self.net_of.items():
            for side in BITS[group & (E | S)]:
                yield edge_of(cell, side), net

    def attached(self) -> list[Attached]:
        """What hangs on each net with objects."""
        return [objects for net in self.nets if (objects := self._on(net))]

    def _on(self, net: list[Node]) -> Attached:
        ids = {found[0] for cell, _ in net if (found := terminal_at(self._objects, cell)) is not None}
        return tuple((key, self._delay(key)) for key in sorted(ids))

    def _delay(self, key: str) -> int:
        placed = self._level.objects[key]
        return placed.delay_ms if isinstance(placed, Timer) else 0


def _alike(before: list[Attached], after: list[Attached]) -> bool:
    """Whether the nets have the same objects; a loose wire of a single object may have gone, none come."""
    lost, new = Counter(before) - Counter(after), Counter(after) - Counter(before)
    return not new and all(len(objects) == 1 for objects in lost)


def _merged(old: _Touched, new: _Touched, taken: Container[Edge]) -> bool:
    """Whether edges that stayed, of two nets before, lie in one net now."""
    held: dict[int, int] = {}
    now = dict(new.edges())
    kept = ((edge, net) for edge, net in old.edges() if edge not in taken and edge in now)
    return any(held.setdefault(now[edge], net) != net for edge, net in kept)


def laid_apart(before: Level, after: Level, piece: Level) -> bool:
    """Whether `piece`, laid on `before`, works in `after` as it does alone, and nothing else changed."""
    cells = sorted({*piece.wires.cells, *_bodies(piece, piece.objects)})
    old, new, own = _Touched(before, cells), _Touched(after, cells), _Touched(piece, cells)
    return _alike([*old.attached(), *own.attached()], new.attached()) and not _merged(old, new, ())
