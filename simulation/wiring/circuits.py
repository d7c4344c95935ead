"""The graph of nets, timers and objects: what reaches what, through how many timers and with what delay.

A networkx graph with integer nodes: nets first, by number, then objects, by id. Cells never enter it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from simulation.wiring.nets import Nets

if TYPE_CHECKING:
    import networkx as nx

RULES = ("WIR-04", "WIR-05")

_PER_MS = 1 << 20
"""Lengths of ways are delay × this + timers on the way: the fewer timers decide between equal delays."""


@dataclass(frozen=True, slots=True)
class Arrival:
    """When a signal comes to a net: milliseconds after switching on, and after switching off."""

    on_ms: int
    off_ms: int


class Circuits:
    """What conducts: nets, and the timers between them. Objects of other families end a way."""

    def __init__(self, nets: Nets, delays: Mapping[str, int] | None = None) -> None:
        """`delays`: timer id → ms; a timer that is missing there delays by nothing."""
        import networkx as nx  # late: its import costs 0.2 s

        self.nets = nets
        self._timers = [key for key in nets.of_family("timer") if nets.of(key)]
        self._delay = [(delays or {}).get(key, 0) for key in self._timers]
        self.graph: nx.Graph[int] = nx.Graph()
        self.graph.add_nodes_from(range(len(nets) + len(self._timers)))
        for node, timer in enumerate(self._timers, len(nets)):
            self.graph.add_edges_from((net, node) for net in nets.of(timer))

    def delay(self, node: int) -> int:
        """Milliseconds that a node of the graph adds: a timer's delay, nothing for a net."""
        return self._delay[node - len(self.nets)] if node >= len(self.nets) else 0

    def timer_nodes(self) -> range:
        """The nodes of the graph that are timers, by id."""
        return range(len(self.nets), len(self.nets) + len(self._timers))

    def timer(self, node: int) -> str:
        """The timer that a node stands for."""
        return self._timers[node - len(self.nets)]

    def components(self) -> list[tuple[list[int], list[str]]]:
        """The circuits: nets that hang together through timers, and those timers; by first net."""
        import networkx as nx

        nets = len(self.nets)
        parts = sorted(sorted(part) for part in nx.connected_components(self.graph))
        return [
            ([node for node in part if node < nets], [self._timers[n - nets] for n in part if n >= nets])
            for part in parts
        ]

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
            return self.delay(node) * _PER_MS + 1 if node >= len(self.nets) else 0

        lengths = nx.multi_source_dijkstra_path_length(self.graph, starts, weight=entering)
        return {node: int(length) for node, length in lengths.items() if node < len(self.nets)}
