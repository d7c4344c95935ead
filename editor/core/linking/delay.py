"""Delaying: timers on the way to a sink set, put in or taken out, so that one link alone has other times."""

from __future__ import annotations

from collections.abc import Iterator

from editor.core.edits.draft import Draft
from editor.core.edits.remove_objects import RemoveObjects
from editor.core.edits.set_property import SetProperty
from editor.core.linking.link import plan_link, put_timer
from editor.core.linking.plan import LinkPlan, best_of, refused
from editor.core.linking.table import table_at
from editor.core.linking.unlink import plan_unlink
from editor.core.naming import label
from editor.core.refusal import Refusal
from schemas.message import Message
from schemas.model import Cell
from schemas.ruleset.ruleset import Ruleset
from simulation.level.level import Level
from simulation.wiring.sides import BITS
from simulation.wiring.witness import Ways

RULES = ("WIR-04", "WIR-11")
MOST_PLACES = 24


def plan_delay(level: Level, ruleset: Ruleset, activator: str, sink: str, delay_ms: int) -> LinkPlan:
    """Let the activator's signal come to the sink after `delay_ms`.

    Timers on the way are set; superfluous ones are taken out; a new one is put in where none will do; and
    where the sink shares its wire with others, it gets a wire of its own.
    """
    pair = (activator, sink)
    entry = table_at(level, {activator}).get(pair)
    if entry is None:
        return refused("linking.not_linked", level, activator=activator, sink=sink)
    if entry.on_ms == delay_ms:
        return LinkPlan()
    name = Message("linking.step.delay", activator=label(level, activator), sink=label(level, sink))
    drafts = _drafts(level, ruleset, activator, sink, delay_ms - entry.on_ms)
    found = best_of(level, {pair: delay_ms}, drafts, name)
    if found is not None and found.refusal is None:
        return found
    own = best_of(level, {pair: delay_ms}, _on_its_own(level, ruleset, activator, sink, delay_ms), name)
    if own is not None and own.refusal is None:
        return own
    return found or own or refused("linking.no_place_for_timer", level, activator=activator, sink=sink)


def _drafts(level: Level, ruleset: Ruleset, activator: str, sink: str, more: int) -> Iterator[Draft]:
    way = Ways(level.wires, level.object_cells()).between(sink, [activator])
    delays, objects = level.timer_delays(), level.object_cells()
    timers = [objects[cell][0] for cell in way if objects.get(cell, ("", ""))[1] == "timer"]
    yield from _without_timers(level, timers, delays, more)
    for timer in timers:
        yield from _changed(level, [], timer, delays[timer] + more)
    if more > 0:
        for cell in _places(level, way)[:MOST_PLACES]:
            draft = Draft(level)
            if put_timer(draft, ruleset, cell, more):
                yield draft


def _without_timers(level: Level, timers: list[str], delays: dict[str, int], more: int) -> Iterator[Draft]:
    """Timers taken out from the sink on, the last of them set to what is left over."""
    left, gone = -more, list[str]()
    for timer in timers:
        if left < delays[timer]:
            break
        left -= delays[timer]
        gone.append(timer)
        if left == 0:
            yield from _changed(level, gone)
    rest = [timer for timer in timers if timer not in gone]
    if gone and rest and left:
        yield from _changed(level, gone, rest[0], delays[rest[0]] - left)


def _changed(level: Level, gone: list[str], timer: str = "", delay_ms: int = 0) -> Iterator[Draft]:
    """Some timers taken out and one set; nothing where it can't be set so."""
    draft = Draft(level)
    draft.do(RemoveObjects.plan(draft.level, gone))
    now = SetProperty.plan(draft.level, [timer] if timer else [], "delay_ms", delay_ms)
    if not isinstance(now, Refusal):
        draft.do(now)
        yield draft


def _places(level: Level, way: list[Cell]) -> list[Cell]:
    """Cells of the way in which a timer parts one wire in two, from the sink on."""
    objects = level.object_cells()
    return [cell for cell in way if cell not in objects and len(BITS[level.wires.mask(cell)]) == 2]


def _on_its_own(level: Level, ruleset: Ruleset, activator: str, sink: str, delay_ms: int) -> Iterator[Draft]:
    """The sink parted from what it hangs on and connected anew."""
    parted = plan_unlink(level, activator, sink)
    if parted.edit is not None and parted.refusal is None:
        draft = Draft(level)
        draft.do(parted.edit)
        linked = plan_link(draft.level, ruleset, activator, sink, delay_ms)
        if linked.edit is not None:
            draft.do(linked.edit)
            yield draft
