"""Too many connections: WIR-02 and WIR-03 broken, or a door with several activators."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from schemas.message import Message
from simulation.wiring.circuits import Circuits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.witness import Ways, shared

MOST_ALIKE = 100
"""Findings of one kind that are told of objects in one circuit: a file may have ten thousand on a wire."""


def conflict_findings(
    _grid: WireGrid, _objects: ObjectCells, circuits: Circuits, ways: Ways
) -> Iterator[ConnectionFinding]:
    """Activators with several mechanisms, mechanisms and doors with several activators, by id."""
    links, nets = circuits.links, circuits.nets
    crowded = (key for key, link in links.of.items() if len(link.mechanisms) > 1)
    for activator in some_alike(circuits, crowded):
        yield _many_mechanisms(activator, [key for key, _ in links.of[activator].mechanisms], ways)
    for families in (("mechanism",), ("door", "padlock")):
        shared_ones = (key for key in nets.of_family(*families) if len(links.activators(key)) > 1)
        for sink in some_alike(circuits, shared_ones):
            yield _shared_sink(sink, circuits, ways)


def some_alike(circuits: Circuits, ids: Iterable[str]) -> Iterator[str]:
    """Of objects in one circuit the first few alone."""
    counts: Counter[frozenset[int]] = Counter()
    for key in ids:
        circuit = circuits.around(key)
        counts[circuit] += 1
        if counts[circuit] <= MOST_ALIKE:
            yield key


def _shared_sink(sink: str, circuits: Circuits, ways: Ways) -> ConnectionFinding:
    activators, limit = circuits.links.activators(sink), circuits.limits.activators_per_door
    if circuits.nets.families[sink] == "mechanism":
        return _many_activators("E-MECH-MANY-ACT", "wiring.mechanism_many", sink, activators, ways)
    if limit and len(activators) > limit:
        return _many_activators("E-DOOR-MANY-ACT", "wiring.door_too_many", sink, activators, ways)
    return _many_activators("I-DOOR-MANY-ACT", "wiring.door_many", sink, activators, ways)


_TWO = {"wiring.mechanism_many": "wiring.mechanism_two", "wiring.door_many": "wiring.door_two"}


def _many_mechanisms(activator: str, mechanisms: Sequence[str], ways: Ways) -> ConnectionFinding:
    first, second = (ways.between(activator, [key]) for key in mechanisms[:2])
    common = shared(first, second)
    cell = ways.joint_near(common) or (common or [ways.cell_of(activator)])[-1]
    words = "wiring.activator_two" if len(mechanisms) == 2 else "wiring.activator_many"
    one, other = mechanisms[:2]
    message = Message(words, activator=activator, mechanism=one, second=other, count=len(mechanisms))
    witness = (*first, *second[len(common) :])
    return ConnectionFinding("E-ACT-MANY-MECH", (activator, *mechanisms), cell, witness, message)


def _many_activators(
    code: str, words: str, sink: str, activators: Sequence[str], ways: Ways
) -> ConnectionFinding:
    way = ways.between(activators[0], [activators[1]])
    if not way:  # they come to it by wires that are not joined
        first, second = (ways.between(sink, [key]) for key in activators[:2])
        way = [*first[::-1], *second[1:]]
    cell = (ways.joint_near(way) if code != "I-DOOR-MANY-ACT" else None) or ways.cell_of(sink)
    words = _TWO.get(words, words) if len(activators) == 2 else words
    message = Message(words, sink=sink, activator=activators[0], second=activators[1], count=len(activators))
    return ConnectionFinding(code, (sink, *activators), cell, tuple(way), message)
