"""The graph of nets, timers and objects: what reaches what, through how many timers and with what delay.

A networkx graph with integer nodes: nets first, by number, then objects, by id. Cells never enter it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from simulation.wiring.net_table import NetTable, first_free

if TYPE_CHECKING:
    import networkx as nx

    from schemas.ruleset.wiring import WiringRules
    from simulation.wiring.links import Links

RULES = ("WIR-04", "WIR-05")

_PER_MS = 1 << 20
"""Lengths of ways are delay × this + timers on the way: the fewer timers decide between equal delays."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """When a signal comes to a net: milliseconds after switching on, and after switching off."""

    on_ms: int
    off_ms: int


@dataclass(frozen=True, slots=True)
class Limits:
    """The numbers of the ruleset that findings about connections ask for."""

    activators_per_door: int = 0
    """The most activators that a door may have (WIR-10), 0 for any number."""
    slow_ms: int = 0
    """Milliseconds to a sink that are worth a word when more, 0 for any time."""
    near_miss_cells: int = 1
    """Cells without wire, at most, between two loose ends that were meant to meet."""

    @classmethod
    def of(cls, rules: WiringRules) -> Limits:
        """Those of a ruleset."""
        return cls(rules.activators_per_door, rules.slow_ms, rules.near_miss_cells)


class Circuits:
    """What conducts: nets, and the timers between them. Objects of other families end a way."""

    def __init__(
        self, nets: NetTable, delays: Mapping[str, int] | None = None, limits: Limits | None = None
    ) -> None:
        """`delays`: timer id → ms; a timer that is missing there delays by nothing."""
        import networkx as nx  # late: its import costs 0.2 s

        self.nets = nets
        self.limits = limits or Limits()
        self._first = first_free(nets)
        self._timers = [key for key in nets.of_family("timer") if nets.of(key)]
        self._delay = [(delays or {}).get(key, 0) for key in self._timers]
        self.graph: nx.Graph[int] = nx.Graph()
        self.graph.add_nodes_from((*nets.numbers, *self.timer_nodes()))
        for node, timer in enumerate(self._timers, self._first):
            self.graph.add_edges_from((net, node) for net in nets.of(timer))

    def delay(self, node: int) -> int:
        """Milliseconds that a node of the graph adds: a timer's delay, nothing for a net."""
        return self._delay[node - self._first] if node >= self._first else 0

    def timer_nodes(self) -> range:
        """The nodes of the graph that are timers, by id."""
        return range(self._first, self._first + len(self._timers))

    def timer(self, node: int) -> str:
        """The timer that a node stands for."""
        return self._timers[node - self._first]

    @cached_property
    def links(self) -> Links:
        """What each activator fires and drives."""
        from simulation.wiring.links import links_of  # links are traced on circuits: the two need each other

        return links_of(self)

    def components(self) -> list[tuple[list[int], list[str]]]:
        """The circuits: nets that hang together through timers, and those timers; by first net."""
        import networkx as nx

        first = self._first
        parts = sorted(sorted(part) for part in nx.connected_components(self.graph))
        return [
            ([node for node in part if node < first], [self.timer(node) for node in part if node >= first])
            for part in parts
        ]

    def around(self, object_id: str) -> frozenset[int]:
        """The circuits that an object is attached to, by their place in `components`."""
        return frozenset(self._circuit_of[net] for net in self.nets.of(object_id))

    @cached_property
    def _circuit_of(self) -> dict[int, int]:
        return {net: number for number, (nets, _) in enumerate(self.components()) for net in nets}

    def arrivals(self, activator: str) -> dict[int, Arrival]:
        """Every net that the activator reaches, by number, and when its signal comes there.

        Switching on takes the earliest way. A signal only runs onward from a net to nets that it reaches
        later, so nothing echoes in a ring; of these ways the latest switches off.
        """
        lengths = self._lengths(self.nets.of(activator))
        off: dict[int, int] = {}
        for net in sorted(lengths, key=lambda node: (lengths[node], node)):
            earlier = (
                off[source] + self.delay(timer)
                for timer in self.graph[net]
                for source in self.graph[timer]
                if source in off and lengths[source] < lengths[net]
            )
            off[net] = 0 if lengths[net] == 0 else max(earlier)
        return {net: Arrival(lengths[net] // _PER_MS, off[net]) for net in sorted(off)}

    def _lengths(self, sources: Iterable[int]) -> dict[int, int]:
        import networkx as nx

        starts = list(sources)
        if not starts:
            return {}

        def entering(_: int, node: int, __: Mapping[str, object]) -> int:
            return self.delay(node) * _PER_MS + 1 if node >= self._first else 0

        lengths = nx.multi_source_dijkstra_path_length(self.graph, starts, weight=entering)
        return {node: int(length) for node, length in lengths.items() if node < self._first}
