"""What comes late: a trap or door long after its activator, a door that opens after its trap has fired."""

from __future__ import annotations

from collections.abc import Iterator

from schemas.message import Message
from simulation.wiring.circuits import Circuits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.links import Link
from simulation.wiring.witness import Ways


def slow(
    _grid: WireGrid, _objects: ObjectCells, circuits: Circuits, ways: Ways
) -> Iterator[ConnectionFinding]:
    """Each activator with something that it sets off late, at what is late; one finding for the two."""
    limit = circuits.limits.slow_ms
    for activator, link in circuits.links.of.items():
        fires = link.mechanism[1] if link.mechanism is not None else None
        for sink, after in _delays(link):
            if limit and after > limit:
                message = Message("wiring.slow", sink=sink, activator=activator, after=_span(after))
            elif fires is not None and after > fires and link.mechanism is not None:
                args = {"activator": activator, "mechanism": link.mechanism[0]}
                message = Message("wiring.door_late", args, sink=sink, after=_span(after - fires))
            else:
                continue
            way = tuple(ways.between(activator, [sink]))
            yield ConnectionFinding("W-SLOW", (sink, activator), ways.cell_of(sink), way, message)


def _delays(link: Link) -> list[tuple[str, int]]:
    """What the activator sets off, and after how many milliseconds."""
    return [*link.mechanisms, *((door, after) for door, after, _ in link.doors)]


def _span(ms: int) -> Message:
    """A time in seconds."""
    whole, rest = divmod(ms, 1_000)
    tenths = f"{whole}.{rest // 100}" if rest >= 100 else str(whole)
    return Message("wiring.seconds", count=tenths)
