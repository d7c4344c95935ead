"""Links: what each activator fires and drives through nets and timers, and after which delay."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias

from simulation.wiring.circuits import Arrival, Circuits
from simulation.wiring.grid import SINKS, ObjectCells, WireGrid
from simulation.wiring.net_table import NetTable
from simulation.wiring.nets import nets

RULES = ("WIR-10", "WIR-12")

Starts: TypeAlias = tuple[int, ...]
"""The nets that an activator is attached to."""


@dataclass(frozen=True, slots=True)
class Link:
    """What one activator does when it switches on and off. Times are milliseconds after it."""

    mechanism: tuple[str, int] | None = None
    """The mechanism that it fires, and when; None without one, or when its links are in conflict."""
    doors: tuple[tuple[str, int, int], ...] = ()
    """(door, delay on, delay off) by id: the earliest way switches on, the latest switches off."""
    mechanisms: tuple[tuple[str, int], ...] = ()
    """Every mechanism that it reaches, also those whose links are inert, by id."""

    @property
    def sinks(self) -> tuple[tuple[str, int], ...]:
        """What it reaches, and the delay on: mechanisms, then doors."""
        return (*self.mechanisms, *((door, on_ms) for door, on_ms, _ in self.doors))

    @property
    def inert(self) -> tuple[str, ...]:
        """Mechanisms that it reaches and does not fire, since WIR-02 or WIR-03 is broken there."""
        fired = self.mechanism[0] if self.mechanism else None
        return tuple(key for key, _ in self.mechanisms if key != fired)


NOTHING = Link()


@dataclass(frozen=True, slots=True)
class Links:
    """The links of a level."""

    of: Mapping[str, Link]
    """Every activator, by id, with wire or without."""
    reached_by: Mapping[str, tuple[str, ...]] = field(repr=False)
    """Mechanism or door → activators that reach it, sorted."""

    def link(self, activator: str) -> Link:
        """What the activator fires and drives; nothing for one that is unknown."""
        return self.of.get(activator, NOTHING)

    def activators(self, sink: str) -> tuple[str, ...]:
        """The activators that reach a mechanism or a door, also those in conflict, by id."""
        return self.reached_by.get(sink, ())

    def incoming(self, mechanism: str) -> str | None:
        """The one activator that fires the mechanism; None without one, or when its links are in conflict."""
        for activator in self.activators(mechanism):
            fires = self.of[activator].mechanism
            if fires is not None and fires[0] == mechanism:
                return activator
        return None


def links(grid: WireGrid, objects: ObjectCells, delays: Mapping[str, int] | None = None) -> Links:
    """Trace every activator's links. `delays`: timer id → ms."""
    return links_of(Circuits(nets(grid, objects), delays))


def links_of(circuits: Circuits) -> Links:
    """The same for circuits that are known already. Activators on the same nets share one link."""
    nets = circuits.nets
    together: dict[Starts, list[str]] = {}
    for key in nets.of_family("activator"):
        together.setdefault(nets.of(key), []).append(key)
    traced = {starts: _traced(circuits, keys[0]) for starts, keys in together.items()}
    reached = _reached(traced, together)
    live = {starts: _without_conflicts(link, reached) for starts, link in traced.items()}
    return Links({key: live[nets.of(key)] for key in nets.of_family("activator")}, reached)


def _reached(
    traced: Mapping[Starts, Link], together: Mapping[Starts, list[str]]
) -> dict[str, tuple[str, ...]]:
    """Mechanism or door → activators that reach it; one tuple for all that the same ones reach."""
    sources: dict[str, list[Starts]] = {}
    for starts, link in traced.items():
        for sink, _ in link.sinks:
            sources.setdefault(sink, []).append(starts)
    groups = dict.fromkeys(map(tuple, sources.values()))
    known = {group: tuple(sorted(key for starts in group for key in together[starts])) for group in groups}
    return {sink: known[tuple(sources[sink])] for sink in sorted(sources)}


def _traced(circuits: Circuits, activator: str) -> Link:
    arrivals = circuits.arrivals(activator)
    first, last = _at_sinks(circuits.nets, arrivals)
    fires = {key: circuits.nets.families[key] == "mechanism" for key in sorted(first)}
    mechanisms = [(key, first[key]) for key in fires if fires[key]]
    doors = [(key, first[key], last[key]) for key in fires if not fires[key]]
    return Link(None, tuple(doors), tuple(mechanisms))


def _at_sinks(nets: NetTable, arrivals: Mapping[int, Arrival]) -> tuple[dict[str, int], dict[str, int]]:
    first: dict[str, int] = {}
    last: dict[str, int] = {}
    for net, arrival in arrivals.items():
        for sink in nets.attached(net, *SINKS):
            first[sink] = min(first.get(sink, arrival.on_ms), arrival.on_ms)
            last[sink] = max(last.get(sink, arrival.off_ms), arrival.off_ms)
    return first, last


def _without_conflicts(link: Link, reached: Mapping[str, tuple[str, ...]]) -> Link:
    """WIR-12: a mechanism link counts only when it is the one of its activator and of its mechanism."""
    if len(link.mechanisms) == 1 and len(reached[link.mechanisms[0][0]]) == 1:
        return Link(link.mechanisms[0], link.doors, link.mechanisms)
    return link
