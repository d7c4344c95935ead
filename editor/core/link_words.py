"""What objects set off and are set off by, in short sentences with delays."""

from __future__ import annotations

from editor.core.document import Document
from editor.core.naming import label
from schemas.clock import seconds
from schemas.message import Message
from schemas.objects import Timer
from simulation.wiring.grid import SINKS
from simulation.wiring.passing import passing


def after(message: Message, delay_ms: int) -> Message:
    """The sentence, and how much later if it is later at all."""
    return Message("wiring.after", what=message, delay=seconds(delay_ms)) if delay_ms else message


def outgoing(document: Document, activator: str) -> list[Message]:
    """What an activator fires and drives."""
    link = document.derived.wiring.links.link(activator)
    fired = link.mechanism[0] if link.mechanism is not None else None
    said = [
        after(
            Message(
                "wiring.out.fires" if key == fired else "wiring.out.reaches", what=label(document.level, key)
            ),
            delay,
        )
        for key, delay in link.mechanisms
    ]
    doors = [
        after(Message("wiring.out.drives", what=label(document.level, key)), delay)
        for key, delay, _ in link.doors
    ]
    return said + doors


def incoming(document: Document, sink: str) -> list[Message]:
    """What sets a mechanism, a door or a padlock off."""
    links, said = document.derived.wiring.links, []
    for activator in links.activators(sink):
        delays = dict(links.link(activator).sinks)
        by = Message("wiring.out.by", what=label(document.level, activator))
        said.append(after(by, delays[sink]))
    return said


def links_said(document: Document, key: str) -> list[Message]:
    """What there is to say of an object's connections; nothing for what wires do not attach to."""
    family = document.derived.nets.families.get(key)
    if family is None:
        return []
    if family == "timer":
        return through(document, key)
    said = (outgoing if family == "activator" else incoming)(document, key)
    return said or [Message("wiring.out.nothing" if family == "activator" else "wiring.out.nobody")]


def through(document: Document, timer: str) -> list[Message]:
    """How much a timer delays, whose signals come to it and what they reach behind it."""
    level, placed = document.level, document.level.objects.get(timer)
    signals = passing(document.derived.wiring.circuits_of(timer), timer)
    said = [Message("wiring.out.delays", delay=seconds(placed.delay_ms if isinstance(placed, Timer) else 0))]
    for code, keys in (("wiring.out.from", signals.sources), ("wiring.out.to", signals.sinks)):
        if keys:
            said.append(Message(code, what=listed([label(level, key) for key in keys])))
    return said


def net_said(document: Document, net: int) -> list[Message]:
    """What comes into a net and what it leads to."""
    nets, level = document.derived.nets, document.level
    comes = [label(level, key) for key in nets.attached(net, "activator")]
    timers = [label(level, key) for key in nets.attached(net, "timer")]
    leads = [label(level, key) for key in nets.attached(net, *SINKS)]
    parts = (("wiring.out.from", comes), ("wiring.out.through", timers), ("wiring.out.to", leads))
    return [Message(code, what=listed(names)) for code, names in parts if names]


def listed(names: list[str | Message]) -> str | Message:
    """Several names with commas."""
    said = names[-1]
    for name in reversed(names[:-1]):
        said = Message("name.comma", first=name, rest=said)
    return said
