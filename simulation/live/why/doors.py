"""Why a door, or the padlock on it, does nothing."""

from __future__ import annotations

from simulation.happenings.doors import DoorBreached
from simulation.live.why.question import Answers, Question, Reason, has_wire, on_its_way, worn
from simulation.world.structures import DoorState
from simulation.world.walking import occupant

RULES = ("DOR-20", "DOR-21", "DOR-06")


def why_door(ask: Question) -> Answers:
    """What keeps a door from answering, and its leaf as it is."""
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
    yield from on_its_way(ask)
    for activator in _wired_to(ask, door):
        part = ask.world.parts.get(activator)
        if part is None:
            continue
        if not part.built:
            yield ask.about(activator).reason("planned", "BLD-03")
        elif part.on and door.padlock:
            yield ask.reason("padlock_answers_on", "DOR-21", activator=activator)
        elif not part.on and part.needs_rearm:
            yield worn(ask.about(activator))
        elif not part.on:
            yield ask.reason("not_set_off", "DOR-15", activator=activator)


def _wired_to(ask: Question, door: DoorState) -> tuple[str, ...]:
    return ask.world.derived.connections.activators(door.id)


def why_padlock(ask: Question) -> Answers:
    """What keeps a padlock from toggling, or from locking."""
    doors = [door for door in ask.world.doors.values() if door.padlock == ask.key]
    if ask.key in ask.world.sites:
        yield ask.reason("planned", "BLD-03")
    elif not doors:
        yield _no_door(ask)
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


def _no_door(ask: Question) -> Reason:
    """The door of a padlock is only planned, or there is none."""
    cell = ask.world.setting.level.objects[ask.key].cell
    door = ask.world.doors.get(ask.world.setting.ground.doors_at.get(cell, ""))
    if door is not None and not door.built:
        return ask.about(door.id).reason("planned", "BLD-03")
    return ask.reason("padlock_without_door", "DOR-06")


def _last(ask: Question, kind: type) -> int:
    for entry in reversed(ask.past):
        if isinstance(entry.happening, kind) and getattr(entry.happening, "object", "") == ask.key:
            return entry.id
    return -1
