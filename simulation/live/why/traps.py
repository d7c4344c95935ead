"""Why an activator, or a mechanism, does nothing."""

from __future__ import annotations

from simulation.live.why.question import Answers, Question, has_wire, on_its_way, worn
from simulation.live.why.timers import around, wires_at
from simulation.world.tripping import activator_part

RULES = ("TRP-07", "TRP-11", "WIR-12", "BLD-03", "OWN-03")


def why_activator(ask: Question) -> Answers:
    """What keeps an activator from going off, or its circuit from answering."""
    world, part = ask.world, ask.world.parts[ask.key]
    link = world.link(ask.key)
    if not part.built:
        yield ask.reason("planned", "BLD-03")
        return
    if not link.mechanisms and not link.doors:
        yield from _dead_ends(ask)
        yield ask.reason("reaches_nothing" if has_wire(world, ask.key) else "no_wire", "TRP-07")
    yield from _conflict(ask)
    kind = activator_part(world, ask.key)
    if part.on:
        rearmed = kind is not None and kind.needs_rearm
        yield ask.reason("stays_on" if rearmed else "lever_on", "DOR-18" if rearmed else "DOR-17")
    elif part.needs_rearm:
        yield worn(ask)
    elif part.kind == "lever":
        yield ask.reason("lever_off", "DOR-17")
    else:
        yield ask.reason("nobody_came", "TRP-10")
    yield from _ignores(ask)
    if link.mechanism is not None:
        yield from mechanism_itself(ask.about(link.mechanism[0]))
    for door, _, _ in link.doors:
        if door in world.doors and not world.doors[door].built:
            yield ask.about(door).reason("planned", "BLD-03")


def _dead_ends(ask: Question) -> Answers:
    """WIR-11: timers at which the signal of an activator ends."""
    for timer in around(ask, "timer") if has_wire(ask.world, ask.key) else ():
        if timer in ask.world.sites:
            yield ask.about(timer).reason("planned", "BLD-03")
        elif wires_at(ask.about(timer)) == 1:
            yield ask.about(timer).reason("timer_dead_end", "WIR-11")


def _conflict(ask: Question) -> Answers:
    """WIR-12: links in conflict are inert."""
    world = ask.world
    inert = world.link(ask.key).inert
    if len(inert) > 1:
        yield ask.reason("many_mechanisms", "WIR-02", first=inert[0], second=inert[1])
    for mechanism in inert:
        rivals = [other for other in world.derived.connections.activators(mechanism) if other != ask.key]
        if rivals:
            yield ask.reason("rival_activator", "WIR-03", mechanism=mechanism, other=rivals[0])


def _ignores(ask: Question) -> Answers:
    """OWN-03: an alarm's activator does not answer the wild."""
    link = ask.world.link(ask.key).mechanism
    if link is not None and link[0] in ask.world.parts:
        mechanism = ask.world.catalogue.object_kind(ask.world.parts[link[0]].kind).mechanism
        if mechanism is not None and mechanism.ignores_wild:
            yield ask.reason("ignores_wild", "OWN-03", mechanism=link[0])


def why_mechanism(ask: Question) -> Answers:
    """What keeps a mechanism from acting: itself, its activator or the wire between."""
    world = ask.world
    yield from mechanism_itself(ask)
    if not world.parts[ask.key].built:
        return
    activators = world.derived.connections.activators(ask.key)
    if not activators:
        yield ask.reason("no_activator" if has_wire(world, ask.key) else "no_wire", "TRP-07")
        return
    incoming = world.incoming(ask.key)
    if not incoming:
        for activator in activators:
            yield from _conflict(ask.about(activator))
        return
    yield from on_its_way(ask)
    yield from _waits_for(ask, incoming)


def mechanism_itself(ask: Question) -> Answers:
    """What of the mechanism alone keeps it from acting."""
    part = ask.world.parts[ask.key]
    if not part.built:
        yield ask.reason("planned", "BLD-03")
    elif part.needs_rearm:
        yield worn(ask)


def _waits_for(ask: Question, activator: str) -> Answers:
    """What the activator of a mechanism lacks; one that is on fires it only when it switches on again."""
    part = ask.world.parts.get(activator)
    if part is None:
        return
    other = ask.about(activator)
    if not part.built:
        yield other.reason("planned", "BLD-03")
    elif part.on:
        yield ask.reason("fires_on_switching_on", "TRP-11", activator=activator)
    elif part.needs_rearm:
        yield worn(other)
    else:
        yield ask.reason("not_set_off", "TRP-01", activator=activator)
