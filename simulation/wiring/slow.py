"""What comes late: a trap or door long after its activator, a door that opens after its trap has fired."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from schemas.clock import seconds
from schemas.message import Message
from simulation.wiring.circuits import Circuits
from simulation.wiring.conflicts import MOST_ALIKE
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.links import Link
from simulation.wiring.witness import Ways


def slow(
    _grid: WireGrid, _objects: ObjectCells, circuits: Circuits, ways: Ways
) -> Iterator[ConnectionFinding]:
    """Each activator with something that it sets off late, at what is late; one finding for the two."""
    limit = circuits.limits.slow_ms
    late: dict[tuple[int, ...], list[tuple[str, int]]] = {}
    told: Counter[frozenset[int]] = Counter()
    for activator, link in circuits.links.of.items():
        starts = circuits.nets.of(activator)
        if starts not in late:
            late[starts] = list(islice(_late(link, limit), MOST_ALIKE))
        circuit = circuits.around(activator) if late[starts] else frozenset()
        for sink, after in late[starts][: MOST_ALIKE - told[circuit]]:
            told[circuit] += 1
            way = tuple(ways.between(activator, [sink]))
            message = _words(activator, link, sink, after, limit)
            yield ConnectionFinding("W-SLOW", (sink, activator), ways.cell_of(sink), way, message)


def _late(link: Link, limit: int) -> Iterator[tuple[str, int]]:
    """What comes late for everybody, or for who was caught in the trap."""
    for sink, after in link.sinks:
        if (limit and after > limit) or (link.mechanism is not None and after > link.mechanism[1]):
            yield sink, after


def _words(activator: str, link: Link, sink: str, after: int, limit: int) -> Message:
    if link.mechanism is None or (limit and after > limit):
        return Message("wiring.slow", sink=sink, activator=activator, after=seconds(after))
    mechanism, fires = link.mechanism
    args = {"activator": activator, "mechanism": mechanism}
    return Message("wiring.door_late", args, sink=sink, after=seconds(after - fires))
