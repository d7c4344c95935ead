"""Unlinking: the least wire taken away that parts an activator from one sink and leaves all else."""

from __future__ import annotations

from collections.abc import Iterator

from editor.core.edits.draft import Draft
from editor.core.edits.routing import Router
from editor.core.edits.wire_edit import WireEdit
from editor.core.linking.link import lay
from editor.core.linking.plan import LinkPlan, best_of, refused
from editor.core.linking.table import table_at
from editor.core.naming import label
from schemas.message import Message
from schemas.model import Cell
from simulation.level.level import Level, body_cells
from simulation.wiring.arm import arm
from simulation.wiring.erase import plan_erase
from simulation.wiring.grid import ObjectCells, WireGrid
from simulation.wiring.sides import BITS, OPPOSITE, Edge, neighbour, side_towards
from simulation.wiring.witness import Ways

MOST_CUTS = 3
"""So many sections are cut at most to part two objects."""
MOST_WAYS = 60

Cut = tuple[Edge, ...]


def plan_unlink(level: Level, activator: str, sink: str) -> LinkPlan:
    """Part the activator from a sink that its signal reaches.

    Whole sections of wire are cut, as little of it as will do. Where a wire runs on through the sink or the
    activator, it is led round it instead.
    """
    if (activator, sink) not in table_at(level, {activator}):
        return refused("linking.not_linked", level, activator=activator, sink=sink)
    name = Message("linking.step.unlink", activator=label(level, activator), sink=label(level, sink))
    found = best_of(level, {(activator, sink): None}, _drafts(level, activator, sink), name)
    return found or refused("linking.no_cut", level, activator=activator, sink=sink)


def _drafts(level: Level, activator: str, sink: str) -> Iterator[Draft]:
    at_sink = set(body_cells(level.objects[sink]))

    def order(cut: Cut) -> tuple[bool, int, Cut]:
        """What ends at the sink is private to it, if anything is; then the least wire."""
        return (not any(at_sink.intersection(edge) for edge in cut), len(cut), cut)

    for cut in sorted(_cuts(level, activator, sink), key=order):
        draft = Draft(level)
        _erase(draft, cut)
        yield draft
    for key in (sink, activator):
        round_it = _led_round(level, key)
        if round_it is not None:
            yield round_it


def _cuts(level: Level, activator: str, sink: str) -> set[Cut]:
    """Sets of sections that part the two: on each way between them, one after another, a section goes."""
    objects, found = level.object_cells(), set[Cut]()
    pending: list[tuple[WireGrid, Cut, int]] = [(level.wires, (), 0)]
    for tries, (grid, cut, depth) in enumerate(pending):
        way = Ways(grid, objects).between(activator, [sink])
        if not way:
            found.add(cut)
        elif depth < MOST_CUTS and tries < MOST_WAYS:
            for part in _sections(grid, objects, way):
                erased = plan_erase(grid, objects, part)
                left = WireGrid(grid.cells.items())
                for cell, _, now in erased.cells:
                    left.put(cell, now)
                pending.append((left, tuple(sorted({*cut, *part})), depth + 1))
    return found


def _sections(grid: WireGrid, objects: ObjectCells, way: list[Cell]) -> list[Cut]:
    """The sections of wire that a way runs along."""
    found: dict[Cut, None] = {}
    for here, there in zip(way, way[1:], strict=False):
        side = side_towards(here, there)
        both = (*arm(grid, objects, here, side).edges, *arm(grid, objects, there, OPPOSITE[side]).edges)
        found[tuple(sorted(set(both)))] = None
    return list(found)


def _erase(draft: Draft, edges: Cut) -> None:
    level = draft.level
    draft.do(WireEdit.plan("erase", plan_erase(level.wires, level.object_cells(), edges)))


def _led_round(level: Level, key: str) -> Draft | None:
    """Every wire that runs through an object led round it; None where none does or there is no way."""
    draft, loose = Draft(level), list[list[Cell]]()
    for cell in body_cells(level.objects[key]):
        for group in level.wires.groups(cell):
            if len(BITS[group]) > 1:
                stubs = [neighbour(cell, side) for side in BITS[group]]
                _erase(draft, tuple((cell, stub) for stub in stubs))
                loose.append(stubs)
    for stubs in loose:
        for start, end in zip(stubs, stubs[1:], strict=False):
            now = draft.level
            way = Router(now.wires, now.object_cells(), (now.width, now.height)).way(start, end)
            if way is None:
                return None
            lay(draft, way)
    return draft if loose else None
