"""What passes through a timer: whose signals come to it, and what they reach behind it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from simulation.wiring.circuits import Arrival, Circuits
from simulation.wiring.grid import SINKS

RULES = ("WIR-05",)


@dataclass(frozen=True, slots=True)
class Passing:
    """The signals through one timer. Times are milliseconds, the earliest where there are several."""

    sources: Mapping[str, int]
    """Activator → how long after it switched on its signal comes to the timer."""
    sinks: Mapping[str, int]
    """Mechanism, door or padlock → how long after coming to the timer a signal is there."""


def passing(circuits: Circuits, timer: str) -> Passing:
    """Trace the signals of every activator that reaches the timer."""
    sources: dict[str, int] = {}
    sinks: dict[str, int] = {}
    around = circuits.nets.of(timer)
    for activator in circuits.nets.of_family("activator"):
        arrivals = circuits.arrivals(activator)
        entries = [net for net in around if net in arrivals]
        if not entries:
            continue
        own = circuits.nets.of(activator)
        entry = min(entries, key=lambda net: (arrivals[net].on_ms, net not in own, net))
        came = arrivals[entry].on_ms
        sources[activator] = came
        for net in _behind(circuits, timer, entry, arrivals):
            for sink in circuits.nets.attached(net, *SINKS):
                after = arrivals[net].on_ms - came
                sinks[sink] = min(sinks.get(sink, after), after)
    return Passing(sources, {sink: sinks[sink] for sink in sorted(sinks)})


def _behind(circuits: Circuits, timer: str, entry: int, arrivals: Mapping[int, Arrival]) -> list[int]:
    """The nets that a signal from `entry` comes to through the timer, never back to where it came from."""
    nets = [net for net in circuits.nets.of(timer) if net != entry and net in arrivals]
    known = {entry, *nets}
    for net in nets:
        for node in circuits.graph[net]:
            for other in circuits.graph[node] if circuits.timer(node) != timer else ():
                if other not in known and arrivals[other].on_ms >= arrivals[net].on_ms:
                    known.add(other)
                    nets.append(other)
    return nets
