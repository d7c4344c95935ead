"""Why not? What keeps an activator, mechanism, timer, door or padlock from doing anything at a moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from schemas.message import Message
from schemas.objects import family_of
from simulation.happenings.doors import DoorBreached
from simulation.happenings.rearming import ClockRanOut, RearmNeeded
from simulation.happenings.signals import SignalArrived
from simulation.kernel.attempts import Thwarted
from simulation.kernel.happening import Entry
from simulation.level.level import body_cells
from simulation.naming import name_of
from simulation.world.structures import DoorState
from simulation.world.tripping import activator_part
from simulation.world.walking import occupant
from simulation.world.world import World

RULES = ("TRP-07", "TRP-11", "WIR-12", "BLD-03", "RRM-01", "RRM-11", "DOR-20", "DOR-21")
WAITING = frozenset(
    f"why_not.{word}"
    for word in (
        "stays_on", "lever_on", "lever_off", "nobody_came", "ignores_wild", "not_set_off", "on_its_way",
        "driven_open", "held_open", "has_passed", "padlock_answers_on", "fires_on_switching_on",
        "only_padlock_answers", "thwarted",
    )
)  # fmt: skip
"""What is as it should be."""
LATEST = 3
"""So many thwarted attempts are told, the last first."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason about the object `key`, its rule, and the entry of the log that shows it (-1: none does)."""

    key: str
    message: Message
    rule: str = ""
    entry: int = -1


@dataclass(frozen=True, slots=True)
class Question:
    """Why the object `key` does nothing in `world`; `past` is the log up to that moment."""

    world: World
    past: Sequence[Entry]
    key: str

    def reason(self, code: str, rule: str = "", entry: int = -1, **names: str) -> Reason:
        """A reason about the object; `names` are ids of others."""
        named = {field: name_of(self.world, id) for field, id in names.items()}
        message = Message(f"why_not.{code}", what=name_of(self.world, self.key), **named)
        return Reason(self.key, message, rule, entry)

    def about(self, key: str) -> Question:
        """The same question about another object."""
        return Question(self.world, self.past, key)


Answers: TypeAlias = Iterator[Reason]


def reasons(world: World, log: Sequence[Entry], index: int, key: str) -> tuple[Reason, ...]:
    """What keeps an object from doing anything just after entry `index`, the weightiest first."""
    placed = world.setting.level.objects.get(key)
    answer = _BY_FAMILY.get(family_of(placed.kind)) if placed is not None else None
    if answer is None:
        return ()
    question = Question(world, log[: index + 1], key)
    return tuple(dict.fromkeys((*answer(question), *_thwarted(question))))


def obstacles(found: Sequence[Reason]) -> tuple[Reason, ...]:
    """The reasons that have to be mended; the others say that it waits, or does what it should."""
    return tuple(reason for reason in found if reason.message.code not in WAITING)


def has_wire(world: World, key: str) -> bool:
    """Whether a wire touches the object."""
    level = world.setting.level
    return any(level.wires.mask(cell) for cell in body_cells(level.objects[key]))


def _activator(ask: Question) -> Answers:
    world, part = ask.world, ask.world.parts[ask.key]
    link = world.setting.links.link(ask.key)
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
        yield _worn(ask)
    elif part.kind == "lever":
        yield ask.reason("lever_off", "DOR-17")
    else:
        yield ask.reason("nobody_came", "TRP-10")
    yield from _ignores(ask)
    if link.mechanism is not None:
        yield from _mechanism_itself(ask.about(link.mechanism[0]))


def _dead_ends(ask: Question) -> Answers:
    """WIR-11: timers at which the signal of an activator ends."""
    level = ask.world.setting.level
    for timer in level.of_kind("timer"):
        if _ends(ask.about(timer.id)) == 1 and ask.key in _through(ask.about(timer.id)):
            yield ask.about(timer.id).reason("timer_dead_end", "WIR-11")


def _conflict(ask: Question) -> Answers:
    """WIR-12: links in conflict are inert."""
    links = ask.world.setting.links
    inert = links.link(ask.key).inert
    if len(inert) > 1:
        yield ask.reason("many_mechanisms", "WIR-02", first=inert[0], second=inert[1])
    for mechanism in inert:
        rivals = [other for other in links.activators(mechanism) if other != ask.key]
        if rivals:
            yield ask.reason("rival_activator", "WIR-03", mechanism=mechanism, other=rivals[0])


def _ignores(ask: Question) -> Answers:
    """OWN-03: an alarm's activator does not answer the wild."""
    link = ask.world.setting.links.link(ask.key).mechanism
    if link is not None and link[0] in ask.world.parts:
        mechanism = ask.world.catalogue.object_kind(ask.world.parts[link[0]].kind).mechanism
        if mechanism is not None and mechanism.ignores_wild:
            yield ask.reason("ignores_wild", "OWN-03", mechanism=link[0])


def _mechanism(ask: Question) -> Answers:
    world, links = ask.world, ask.world.setting.links
    yield from _mechanism_itself(ask)
    if not world.parts[ask.key].built:
        return
    activators = links.activators(ask.key)
    if not activators:
        yield ask.reason("no_activator" if has_wire(world, ask.key) else "no_wire", "TRP-07")
        return
    incoming = links.incoming(ask.key)
    if incoming is None:
        for activator in activators:
            yield from _conflict(ask.about(activator))
        return
    yield from _on_its_way(ask)
    yield from _waits_for(ask, incoming)


def _mechanism_itself(ask: Question) -> Answers:
    part = ask.world.parts[ask.key]
    if not part.built:
        yield ask.reason("planned", "BLD-03")
    elif part.needs_rearm:
        yield _worn(ask)


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
        yield _worn(other)
    else:
        yield ask.reason("not_set_off", "TRP-01", activator=activator)


def _worn(ask: Question) -> Reason:
    """RRM-01, RRM-11: used, run out, or as the level has it."""
    for entry in reversed(ask.past):
        if isinstance(entry.happening, RearmNeeded) and entry.happening.object == ask.key:
            cause = ask.past[entry.cause].happening if entry.cause is not None else None
            if isinstance(cause, ClockRanOut):
                return ask.reason("clock_ran_out", "RRM-11", entry.id)
            return ask.reason("was_used", "RRM-01", entry.id)
    return ask.reason("needs_rearm", "RRM-09")


def _on_its_way(ask: Question) -> Answers:
    """WIR-04: a signal is in a timer."""
    for number in sorted(ask.world.queue.pending):
        pending = ask.world.queue.pending[number]
        signal = pending.happening
        if isinstance(signal, SignalArrived) and signal.object == ask.key:
            named = ask.reason("on_its_way", "WIR-04", activator=signal.activator).message
            tenths = -(-(pending.time - ask.world.now) // 100)
            seconds = f"{tenths // 10}.{tenths % 10}"
            message = Message(named.code, dict(named.args), seconds=seconds)
            yield Reason(ask.key, message, "WIR-04", pending.cause)


def _door(ask: Question) -> Answers:
    door = ask.world.doors.get(ask.key)
    if door is None:
        yield ask.reason("no_door_there")
        return
    if door.breached:
        yield ask.reason("breached", "DOR-28", _last(ask, DoorBreached))
    if door.padlock:
        yield ask.about(door.padlock).reason("only_padlock_answers", "DOR-20", door=ask.key)
    if not _wired_to(ask, door):
        yield ask.reason("door_unwired" if not has_wire(ask.world, ask.key) else "no_activator", "DOR-15")
    yield from _leaf(ask, door)
    yield from _drivers(ask, door)


def _leaf(ask: Question, door: DoorState) -> Answers:
    """What keeps the leaf as it is."""
    if door.held_open:
        yield ask.reason(
            "held_shut" if door.driven_by else "held_open", "DOR-16" if door.driven_by else "DOR-14"
        )
    elif door.driven_by and not door.padlock:
        yield ask.reason("driven_open", "DOR-15", activator=min(door.driven_by))
    bodies = sorted(body for cell in door.cells if (body := occupant(ask.world, cell)))
    if door.open and bodies:
        yield ask.reason("body_in_doorway", "DOR-13", creature=bodies[0])


def _drivers(ask: Question, door: DoorState) -> Answers:
    """What has not come from each activator; a padlock only answers switching on."""
    yield from _on_its_way(ask)
    for activator in _wired_to(ask, door):
        part = ask.world.parts.get(activator)
        if part is None:
            continue
        if not part.built:
            yield ask.about(activator).reason("planned", "BLD-03")
        elif part.on and door.padlock:
            yield ask.reason("padlock_answers_on", "DOR-21", activator=activator)
        elif not part.on and part.needs_rearm:
            yield _worn(ask.about(activator))
        elif not part.on:
            yield ask.reason("not_set_off", "DOR-15", activator=activator)


def _wired_to(ask: Question, door: DoorState) -> tuple[str, ...]:
    return ask.world.setting.links.activators(door.id)


def _padlock(ask: Question) -> Answers:
    doors = [door for door in ask.world.doors.values() if door.padlock == ask.key]
    if ask.key in ask.world.sites:
        yield ask.reason("planned", "BLD-03")
    elif not doors:
        yield ask.reason("padlock_without_door", "DOR-06")
    for door in doors:
        on_door = ask.about(door.id)
        if not _wired_to(on_door, door):
            yield on_door.reason(
                "door_unwired" if not has_wire(ask.world, door.id) else "no_activator", "DOR-20"
            )
        if door.armed and door.open:
            yield ask.reason("bites_once_closed", "DOR-06", door=door.id)
        if door.breached:
            yield on_door.reason("breached", "DOR-28", _last(on_door, DoorBreached))
        yield from _drivers(on_door, door)


def _timer(ask: Question) -> Answers:
    """WIR-11: what a timer needs is an activator on one side and something that answers on the other."""
    links, ends = ask.world.setting.links, _ends(ask)
    if ends < 2:
        yield ask.reason("timer_dead_end" if ends else "no_wire", "WIR-11")
        return
    reaching = _through(ask)
    if not reaching:
        yield ask.reason("timer_without_activator", "WIR-11")
    for activator in reaching:
        part = ask.world.parts.get(activator)
        if part is None:
            continue
        link = links.link(activator)
        if not link.mechanisms and not link.doors:
            yield ask.about(activator).reason("reaches_nothing", "TRP-07")
        elif not part.on:
            yield from (_worn(ask.about(activator)),) if part.needs_rearm else ()
            yield ask.reason("not_set_off", "WIR-04", activator=activator)
        else:
            yield ask.reason("has_passed", "WIR-04", activator=activator)


def _ends(ask: Question) -> int:
    """How many wires end at a timer."""
    level = ask.world.setting.level
    wires = level.wires.at(level.objects[ask.key].cell)
    return len(wires.groups) if wires is not None else 0


def _through(ask: Question) -> list[str]:
    """The activators whose signals come to a timer."""
    from simulation.wiring.circuits import Circuits
    from simulation.wiring.nets import nets

    level = ask.world.setting.level
    circuits = Circuits(nets(level.wires, level.object_cells()))
    own = set(circuits.nets.of(ask.key))
    activators = circuits.nets.of_family("activator")
    return [key for key in activators if own & circuits.arrivals(key).keys()]


def _thwarted(ask: Question) -> Answers:
    """What the log says came to nothing, the last first."""
    told = 0
    for entry in reversed(ask.past):
        what = entry.happening
        if isinstance(what, Thwarted) and what.actor == ask.key:
            told += 1
            yield Reason(ask.key, Message("why_not.thwarted", reason=what.reason), what.by, entry.id)
        if told == LATEST:
            return


def _last(ask: Question, kind: type) -> int:
    for entry in reversed(ask.past):
        if isinstance(entry.happening, kind) and getattr(entry.happening, "object", "") == ask.key:
            return entry.id
    return -1


_BY_FAMILY: dict[str, Callable[[Question], Answers]] = {
    "activator": _activator,
    "mechanism": _mechanism,
    "timer": _timer,
    "door": _door,
    "padlock": _padlock,
}
