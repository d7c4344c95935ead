"""Following a circuit with a key: from an activator through timers to all that it sets off, and back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from editor.core.document import Document
from editor.core.link_words import after
from editor.core.naming import label
from schemas.clock import seconds
from schemas.message import Message
from schemas.objects import Timer
from simulation.wiring.grid import SINKS
from simulation.wiring.sides import by_row, side_towards


@dataclass(frozen=True, slots=True)
class Step:
    """Where one comes to, and how it hangs together with the activator."""

    object_id: str
    says: Message


class Follower:
    """Walks the objects of one activator's circuit, round and round; selecting another takes up its own."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self._origin = ""

    def step(self, way: int) -> Step | None:
        """The next (1) or last (-1) object from what is selected; None in a level without activators."""
        document, here = self._document, self._selected()
        chain = chain_of(document, self._origin) if self._origin in document.level.objects else []
        if here not in [step.object_id for step in chain]:
            self._origin = self._origin_of(here)
            chain = chain_of(document, self._origin) if self._origin else []
        if not chain:
            return None
        ids = [step.object_id for step in chain]
        place = (ids.index(here) + way) % len(chain) if here in ids else 0
        said = Message("wiring.step.place", what=chain[place].says, place=place + 1, count=len(chain))
        return Step(ids[place], said)

    def _selected(self) -> str:
        """The object selected, else one on the wire that is."""
        chosen, nets = self._document.selection, self._document.derived.nets
        if chosen.objects:
            return min(chosen.objects)
        for one, other in sorted(chosen.edges):
            wires = self._document.level.wires.at(one)
            group = wires.group(side_towards(one, other)) if wires is not None else 0
            if group:
                return next(iter(nets.objects[nets.net_of[(one, group)]]), "")
        return ""

    def _origin_of(self, here: str) -> str:
        """The activator whose circuit to walk: it itself, the first that reaches it, or the level's first."""
        wiring, objects = self._document.derived.wiring, self._document.level.objects
        families = wiring.nets.families
        if families.get(here) == "activator":
            return here
        reaching = list(wiring.links.activators(here))
        if families.get(here) == "timer":
            circuits = wiring.circuits_of(here)
            around = frozenset(circuits.nets.of(here))
            near = circuits.nets.of_family("activator")
            reaching = [key for key in near if around & circuits.arrivals(key).keys()]
        activators = reaching[:1] or wiring.nets.of_family("activator")
        return min(activators, key=lambda key: by_row(objects[key].cell), default="")


def chain_of(document: Document, activator: str) -> list[Step]:
    """The activator, then all that its signal comes to: per net what it sets off, then on through timers."""
    level = document.level
    link = document.derived.wiring.links.link(activator)
    count = len(link.mechanisms) + len(link.doors)
    name = label(level, activator)
    first = (
        Message("wiring.step.from", what=name, count=count)
        if count
        else Message("wiring.step.idle", what=name)
    )
    seen: dict[str, Step] = {activator: Step(activator, first)}
    for step in _along(document, activator):
        seen.setdefault(step.object_id, step)
    return list(seen.values())


def _along(document: Document, activator: str) -> Iterator[Step]:
    level, circuits = document.level, document.derived.wiring.circuits_of(activator)
    arrivals, link = circuits.arrivals(activator), document.derived.wiring.links.link(activator)
    fired = link.mechanism[0] if link.mechanism is not None else None
    waiting = [net for net in reversed(circuits.nets.of(activator)) if net in arrivals]
    met = set(waiting)
    while waiting:
        net = waiting.pop()
        for sink in circuits.nets.attached(net, *SINKS):
            mechanism = circuits.nets.families[sink] == "mechanism"
            verb = "fires" if sink == fired else "reaches" if mechanism else "drives"
            said = Message(f"wiring.step.{verb}", activator=label(level, activator), what=label(level, sink))
            yield Step(sink, after(said, arrivals[net].on_ms))
        for timer in circuits.nets.attached(net, "timer"):
            yield Step(timer, _through(document, activator, timer))
            onward = [other for other in circuits.nets.of(timer) if other in arrivals and other not in met]
            met.update(onward)
            waiting += reversed(onward)


def _through(document: Document, activator: str, timer: str) -> Message:
    level, placed = document.level, document.level.objects[timer]
    delay = seconds(placed.delay_ms if isinstance(placed, Timer) else 0)
    return Message(
        "wiring.step.through", activator=label(level, activator), what=label(level, timer), delay=delay
    )
