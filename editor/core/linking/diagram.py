"""Circuits as a drawing in layers: activators on the left, timers between, what is set off on the right."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from schemas.model import Cell
from simulation.wiring.grid import SINKS
from simulation.wiring.net_table import NetTable


@dataclass(frozen=True, slots=True)
class Node:
    """An object and its place: column and row, from the top left, and the number of its circuit."""

    key: str
    column: int
    row: int
    circuit: int


@dataclass(frozen=True, slots=True)
class Edge:
    """A signal's way from one object to the next over one net; `anchor`: what the net's hue hangs on."""

    source: str
    target: str
    anchor: Cell


@dataclass(frozen=True, slots=True)
class Diagram:
    """Everything that is drawn. Circuits stand below each other."""

    nodes: tuple[Node, ...] = ()
    edges: tuple[Edge, ...] = ()
    columns: int = 0
    rows: int = 0
    circuits: int = 0


def diagram_of(nets: NetTable, shown: Iterable[str]) -> Diagram:
    """The circuits that hold any of the objects `shown`, in their order; one without wire stands alone."""
    circuits: list[_Circuit] = []
    placed: set[str] = set()
    for key in shown:
        if key not in placed:
            circuits.append(_Circuit(nets, key))
            placed.update(circuits[-1].objects)
    last = max((circuit.depth for circuit in circuits), default=0) + 1
    nodes: list[Node] = []
    top = 0
    for number, circuit in enumerate(circuits):
        columns = circuit.columns(last)
        tall = max(map(len, columns.values()))
        for column, keys in columns.items():
            first = top + (tall - len(keys)) // 2
            nodes += (Node(key, column, first + row, number) for row, key in enumerate(keys))
        top += tall
    edges = tuple(edge for circuit in circuits for edge in circuit.edges())
    return Diagram(tuple(nodes), edges, last + 1 if circuits else 0, top, len(circuits))


class _Circuit:
    """All that hangs together by wire, whether a signal runs there or not."""

    def __init__(self, nets: NetTable, start: str) -> None:
        self._nets = nets
        self.objects = _together(nets, start)
        self._numbers = sorted({net for key in self.objects for net in nets.of(key)})
        self._depths = self._reach()
        timers = {key: min(self._depths[net] for net in nets.of(key)) + 1 for key in self._family("timer")}
        self._timers: Mapping[str, int] = timers
        self.depth = max(timers.values(), default=0)

    def columns(self, last: int) -> dict[int, list[str]]:
        """Column → objects from the top; those over the same net stand together."""
        found: dict[int, list[str]] = {0: self._family("activator")}
        for timer, depth in self._timers.items():
            found.setdefault(depth, []).append(timer)
        found[last] = self._family(*SINKS)
        return {column: sorted(keys, key=self._order) for column, keys in found.items() if keys}

    def edges(self) -> Iterator[Edge]:
        """From activators and timers to timers and sinks, net by net."""
        for net in self._numbers:
            into = [key for key in self._on(net, "timer") if self._enters(net, key)]
            out = [key for key in self._on(net, "timer") if self._leaves(net, key)]
            for source in (*self._on(net, "activator"), *out):
                for target in (*into, *self._on(net, *SINKS)):
                    if source != target:
                        yield Edge(source, target, self._nets.anchors[net])

    def _enters(self, net: int, timer: str) -> bool:
        return self._depths[net] < self._timers[timer]

    def _leaves(self, net: int, timer: str) -> bool:
        """Away from the activators; between two nets that have some, both ways."""
        levels = [self._depths[other] for other in self._nets.of(timer)]
        return self._depths[net] >= self._timers[timer] or (len(levels) > 1 and len(set(levels)) == 1)

    def _reach(self) -> dict[int, int]:
        """Through how many timers a signal comes to each net at least; 0 where none comes at all."""
        depths = {net: 0 for net in self._numbers if self._nets.attached(net, "activator")}
        for net in (queue := list(depths)):
            for timer in self._nets.attached(net, "timer"):
                for other in self._nets.of(timer):
                    if other not in depths:
                        depths[other] = depths[net] + 1
                        queue.append(other)
        return {net: depths.get(net, 0) for net in self._numbers}

    def _family(self, *families: str) -> list[str]:
        return [key for key in self.objects if self._nets.families[key] in families]

    def _on(self, net: int, *families: str) -> list[str]:
        return self._nets.attached(net, *families)

    def _order(self, key: str) -> tuple[int, str]:
        return (min(self._nets.of(key), default=-1), key)


def _together(nets: NetTable, start: str) -> list[str]:
    """The objects that hang together with `start`, from net to net, sorted."""
    found = {start: None}
    known: set[int] = set()
    for key in (queue := [start]):
        for net in nets.of(key):
            if net not in known:
                known.add(net)
                new = [other for other in nets.objects[net] if other not in found]
                found.update(dict.fromkeys(new))
                queue += new
    return sorted(found)
