"""Linking: a new wire, found by itself, from what an activator is connected to already to one more sink."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from pydantic import ValidationError

from editor.core.edits.draft import Draft
from editor.core.edits.place_objects import PlaceObjects
from editor.core.edits.routing import BEND, Router, drawn
from editor.core.edits.wire_edit import WireEdit
from editor.core.facing import new_object
from editor.core.linking.plan import LinkPlan, best_of, refused
from editor.core.linking.table import circuits_at, table_at
from editor.core.naming import label
from editor.core.refusal import Refusal
from schemas.ids import new_id
from schemas.message import Message
from schemas.model import Cell
from schemas.objects import family_of
from schemas.ruleset.ruleset import Ruleset
from simulation.level.level import Level, body_cells
from simulation.level.placement import PlacementRules
from simulation.loading import default_catalogue
from simulation.wiring.change import change_to
from simulation.wiring.circuits import Circuits
from simulation.wiring.nets import nets
from simulation.wiring.path import turns
from simulation.wiring.sides import ALL, by_row

RULES = ("WIR-02", "WIR-03", "WIR-10")


def plan_link(level: Level, ruleset: Ruleset, activator: str, sink: str, delay_ms: int = 0) -> LinkPlan:
    """Connect the activator to a mechanism or a door, which its signal reaches after `delay_ms`.

    The wire crosses others only straight, and branches off what the activator is connected to where that
    is nearer. With a delay it starts behind a timer that fits, or gets a timer of its own.
    """
    no = why_not(level, ruleset, activator, sink)
    if no is not None:
        return no
    name = Message("linking.step.link", activator=label(level, activator), sink=label(level, sink))
    drafts = _drafts(level, ruleset, activator, sink, delay_ms)
    found = best_of(level, {(activator, sink): delay_ms}, drafts, name)
    return found or refused("linking.no_way", level, activator=activator, sink=sink)


def why_not(level: Level, ruleset: Ruleset, activator: str, sink: str) -> LinkPlan | None:
    """Why the rules forbid the link, or why there is nothing to do; None where they don't."""
    families = [
        family_of(level.objects[key].kind) if key in level.objects else "" for key in (activator, sink)
    ]
    if families[0] != "activator" or families[1] not in ("mechanism", "door"):
        return refused("linking.no_such_link", level)
    table = table_at(level, {activator})
    if (activator, sink) in table:
        return refused("linking.already", level, activator=activator, sink=sink)
    if families[1] == "mechanism":
        return _taken(level, activator, sink)
    limit, others = ruleset.wiring.activators_per_door, fired_by(level, sink)
    if limit and len(others) >= limit:
        message = Message("wiring.door_full", door=label(level, sink), count=len(others) + 1, most=limit)
        return LinkPlan(refusal=Refusal(message, (), (sink, *others)))
    return None


def _taken(level: Level, activator: str, mechanism: str) -> LinkPlan | None:
    for (_, sink), entry in table_at(level, {activator}).items():
        if entry.fires:
            return refused(
                "wiring.already_fires", level, activator=activator, mechanism=sink, second=mechanism
            )
    for other in fired_by(level, mechanism):
        return refused(
            "wiring.already_fired_by", level, mechanism=mechanism, activator=other, second=activator
        )
    return None


def fired_by(level: Level, sink: str) -> list[str]:
    """The activators that reach a sink, by id."""
    near, objects = circuits_at(level, body_cells(level.objects[sink])), level.object_cells()
    found = {objects[cell] for cell in near.cells if cell in objects}
    activators = {key for key, family in found if family == "activator"}
    return sorted(key for key, reached in table_at(level, activators) if reached == sink)


def _drafts(level: Level, ruleset: Ruleset, activator: str, sink: str, delay_ms: int) -> Iterator[Draft]:
    """Drafts with the wire laid, the shortest first; with a delay, also those with a new timer on it."""
    ends = body_cells(level.objects[sink])
    now = starts_at(level, activator, delay_ms)
    yield from (_laid(level, way) for way in _ways(level, now, ends))
    if delay_ms:
        for way in _ways(level, starts_at(level, activator, 0), ends):
            yield from _timed(level, ruleset, way, delay_ms)


def starts_at(level: Level, activator: str, delay_ms: int) -> list[list[Cell]]:
    """Where a wire may begin for the signal to come into it after `delay_ms`.

    First the cells of wires, then those of the activator itself or of timers: there it is a net of its own.
    """
    body, objects = body_cells(level.objects[activator]), level.object_cells()
    delays = level.timer_delays()
    near = circuits_at(level, body)
    known = nets(near, {cell: found for cell, found in objects.items() if cell in near.cells})
    arrivals = Circuits(known, delays).arrivals(activator)
    on_time = [net for net, at in arrivals.items() if at.on_ms == at.off_ms == delay_ms]
    wires = {cell for net in on_time for cell, _ in known.nodes[net] if cell not in objects}
    timers: set[Cell] = set()
    for timer in known.of_family("timer"):
        first = min((arrivals[net].on_ms for net in known.of(timer) if net in arrivals), default=-1)
        if first >= 0 and first + delays[timer] == delay_ms:
            timers.add(level.objects[timer].cell)
    own = [*(body if not delay_ms else ()), *sorted(timers, key=by_row)]
    return [sorted((cell for cell in wires if level.wires.mask(cell) != ALL), key=by_row), own]


def _ways(level: Level, starts: Sequence[Sequence[Cell]], ends: Sequence[Cell]) -> Iterator[list[Cell]]:
    """The best way from any start; then, for who can't use it, the best ones from each group of starts."""
    router = Router(level.wires, level.object_cells(), (level.width, level.height))
    for group in (tuple(chain(*starts)), *starts):
        found = (router.way_from(group, end) for end in ends if group)
        yield from sorted((way for way in found if way is not None and len(way) > 1), key=_cost)


def _cost(way: Sequence[Cell]) -> int:
    return len(way) + BEND * len(turns(way))


def _laid(level: Level, way: Sequence[Cell]) -> Draft:
    draft = Draft(level)
    lay(draft, way)
    return draft


def lay(draft: Draft, way: Sequence[Cell]) -> None:
    """Draw a wire along a way, as the Wiring tool would. Raises RefusedError for more than a level holds."""
    level = draft.level
    laid = drawn(level.wires, level.object_cells(), list(way))
    draft.do(WireEdit.plan_more(level, "draw", change_to(level.wires, laid)))


def _timed(level: Level, ruleset: Ruleset, way: Sequence[Cell], delay_ms: int) -> Iterator[Draft]:
    """The wire laid with a new timer on it, as near to the middle as one can stand."""
    middle = (len(way) - 1) / 2
    free = [number for number in range(1, len(way) - 1) if not level.wires.mask(way[number])]
    for number in sorted(free, key=lambda at: abs(at - middle))[:6]:
        draft = _laid(level, way)
        if put_timer(draft, ruleset, way[number], delay_ms):
            yield draft


def put_timer(draft: Draft, ruleset: Ruleset, cell: Cell, delay_ms: int) -> bool:
    """Put a new timer on the wire in a cell; says whether it may stand there."""
    level = draft.level
    try:
        timer = new_object("timer", cell, new_id(level.objects), ruleset=ruleset, delay_ms=delay_ms)
    except ValidationError:
        return False  # longer than any timer goes
    placed = PlaceObjects.plan(level, [timer], PlacementRules(level, default_catalogue(), ruleset))
    if isinstance(placed, Refusal):
        return False
    draft.do(placed)
    return True
