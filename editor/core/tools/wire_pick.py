"""Wires under the pointer: the section, net or circuit that a click takes, and what to light."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

from editor.core.document import Document
from editor.core.tools.pointer import Pointer
from editor.core.tools.preview import Preview
from schemas.clock import seconds
from schemas.message import Message
from schemas.model import Cell
from simulation.wiring.grid import SINKS, terminal_at
from simulation.wiring.joining import Bundles
from simulation.wiring.section import net_edges, section, wire_under
from simulation.wiring.sides import Edge

Scope = Literal["section", "net", "circuit"]
SCOPES: tuple[Scope, ...] = ("section", "net", "circuit")


def wires_at(document: Document, cell: Cell, scope: Scope) -> frozenset[Edge]:
    """The edges of the upper wire in a cell, as far as the scope goes; none without wire."""
    level, derived = document.level, document.derived
    upper = wire_under(level.wires, cell)
    if upper is None:
        return frozenset()
    if scope == "section":
        return frozenset(section(level.wires, derived.object_cells, upper))
    nets = [derived.nets.net_of[upper]]
    if scope == "circuit":
        nets = Bundles(derived.nets).through_timers(nets)
    return frozenset(edge for net in nets for edge in net_edges(derived.nets.nodes[net]))


def net_at(document: Document, cell: Cell) -> int | None:
    """The net of the upper wire in a cell."""
    upper = wire_under(document.level.wires, cell)
    return None if upper is None else document.derived.nets.net_of[upper]


def lighting(document: Document, pointer: Pointer, preview: Preview) -> Preview:
    """The preview with the nets under the pointer lit; with Ctrl the circuit, and the delay at each sink."""
    nets = _nets_under(document, pointer.cell)
    if not nets:
        return preview
    table = document.derived.nets
    if not pointer.ctrl:
        objects = frozenset(key for net in nets for key in table.objects[net])
        return replace(preview, lit=frozenset(nets), glow=objects)
    nets = Bundles(table).through_timers(nets)
    keys = sorted({key for net in nets for key in table.objects[net]})
    return replace(preview, lit=frozenset(nets), glow=frozenset(keys), notes=_delays(document, keys))


def _nets_under(document: Document, cell: Cell) -> list[int]:
    """All nets of an object, else that of the upper wire."""
    derived = document.derived
    found = terminal_at(derived.object_cells, cell)
    if found is not None:
        return list(derived.nets.of(found[0]))
    net = net_at(document, cell)
    return [] if net is None else [net]


def _delays(document: Document, keys: list[str]) -> tuple[tuple[Cell, Message], ...]:
    """At each sink, how long after the quickest activator its signal comes."""
    links, families = document.derived.wiring.links, document.derived.nets.families
    soonest: dict[str, int] = {}
    for key in keys:
        if families[key] == "activator":
            for sink, delay in links.link(key).sinks:
                soonest[sink] = min(delay, soonest.get(sink, delay))
    objects = document.level.objects
    return tuple(
        (objects[key].cell, Message("wiring.note", delay=seconds(soonest[key])))
        for key in keys
        if families[key] in SINKS and key in soonest and key in objects
    )
