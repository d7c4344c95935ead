"""What a drag may not do: give an activator a second mechanism, or a mechanism a second activator."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from schemas.message import Message
from simulation.wiring.grid import SINKS
from simulation.wiring.joining import Bundles

RULES = ("WIR-02", "WIR-03", "WIR-10")

MOST_SAID = 200
"""Conflicts of one drag that are put into words: with a hundred plates and traps there are a million."""


@dataclass(frozen=True, slots=True)
class Reaches:
    """The sinks that each activator around a drag reaches, before and after it; ids sorted."""

    before: Mapping[str, Sequence[str]]
    after: Mapping[str, Sequence[str]]
    families: Mapping[str, str]

    def gained(self) -> list[tuple[str, str]]:
        """(activator, sink) of every link that is new."""
        known = {activator: frozenset(sinks) for activator, sinks in self.before.items()}
        return [
            (activator, sink)
            for activator, sinks in self.after.items()
            for sink in sinks
            if sink not in known[activator]
        ]


def reaches(after: Bundles, drawn: Sequence[int]) -> Reaches:
    """Compare the reach of the activators on these bundles, and of their rivals, with what it was.

    A rival reaches a sink on them by other wires, be it in another cell of the sink's body.
    """
    circuit = after.through_timers(drawn)
    sinks = after.found(circuit, *SINKS)
    beside = after.through_timers(bundle for sink in sinks for bundle in after.of(sink))
    activators = after.found(dict.fromkeys([*circuit, *beside]), "activator")
    before = Bundles(after.nets)
    return Reaches(
        {key: before.reach(key) for key in activators},
        {key: after.reach(key) for key in activators},
        after.families,
    )


def conflicts(reach: Reaches, door_limit: int = 0) -> list[Message]:
    """One sentence for everything that the drag would give one too many; ids stand for names.

    `door_limit`: the most activators that a door may have (WIR-10), 0 for any number.
    """
    found = dict.fromkeys(islice(_rivals(reach), MOST_SAID))
    return list(dict.fromkeys([*found, *_crowded_doors(reach, door_limit)]))


def _rivals(reach: Reaches) -> Iterator[Message]:
    """What every new link to a mechanism meets: other mechanisms, other activators."""
    reached = {activator: frozenset(sinks) for activator, sinks in reach.after.items()}
    for activator, mechanism in _gained_mechanisms(reach):
        for other in _mechanisms(reach, reach.after[activator]):
            if other != mechanism:
                yield _second_mechanism(reach, activator, mechanism, other)
        for other, sinks in reached.items():
            if other != activator and mechanism in sinks:
                yield _second_activator(reach, mechanism, activator, other)


def _crowded_doors(reach: Reaches, limit: int) -> list[Message]:
    doors = dict.fromkeys(sink for _, sink in reach.gained() if reach.families[sink] != "mechanism")
    counts = {door: sum(door in sinks for sinks in reach.after.values()) for door in doors}
    return [
        Message("wiring.door_full", door=door, count=counts[door], most=limit)
        for door in sorted(doors)
        if limit and counts[door] > limit
    ]


def _second_mechanism(reach: Reaches, activator: str, mechanism: str, other: str) -> Message:
    if other in reach.before[activator]:
        return Message("wiring.already_fires", activator=activator, mechanism=other, second=mechanism)
    first, second = sorted((mechanism, other))
    return Message("wiring.would_fire_two", activator=activator, mechanism=first, second=second)


def _second_activator(reach: Reaches, mechanism: str, activator: str, other: str) -> Message:
    if mechanism in reach.before[other]:
        return Message("wiring.already_fired_by", mechanism=mechanism, activator=other, second=activator)
    first, second = sorted((activator, other))
    return Message("wiring.would_have_two", mechanism=mechanism, activator=first, second=second)


def _gained_mechanisms(reach: Reaches) -> list[tuple[str, str]]:
    return [(key, sink) for key, sink in reach.gained() if reach.families[sink] == "mechanism"]


def _mechanisms(reach: Reaches, sinks: Sequence[str]) -> list[str]:
    return [sink for sink in sinks if reach.families[sink] == "mechanism"]
