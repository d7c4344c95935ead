"""Wires that follow: a move that is not refused changes no link, whatever is wired to whatever."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document import Document
from editor.core.edits import PlaceObjects, WireEdit
from editor.core.edits.group import EditGroup
from editor.core.edits.paste import plan_move
from editor.core.edits.routing import Router
from editor.core.fragment import with_inner_nets
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from schemas.objects import Timer
from simulation.level.level import Level
from simulation.wiring.grid import WireGrid
from simulation.wiring.links import Links, links
from tests.editor.core.planners import PLANNERS
from tests.editor.core.sketches import a_level, same_ids, wire
from tests.simulation.wiring.moves import wrongs

STEPS = st.integers(-4, 4)


def linked(level: Level) -> Links:
    """What fires and drives what, and when."""
    delays = {timer.id: timer.delay_ms for timer in level.of_kind("timer") if isinstance(timer, Timer)}
    return links(level.wires, level.object_cells(), delays)


@given(st.data())
def test_a_move_makes_and_breaks_no_link(data: st.DataObject) -> None:
    """Random objects and wires; some of them moved."""
    document = Document(a_level())
    with same_ids():
        for kind in data.draw(st.lists(st.sampled_from([PlaceObjects, WireEdit]), max_size=8)):
            plan = PLANNERS[kind](document, data.draw)
            document.do(None if isinstance(plan, Refusal) else plan)
    level, wired = document.level, document.derived.nets
    some = st.sets(st.sampled_from(sorted(wired.of_object) or ["none"]), min_size=1, max_size=3)
    chosen = Selection(objects=frozenset(data.draw(some)))
    before = linked(level)

    plan = plan_move(level, with_inner_nets(wired, chosen), data.draw(STEPS), data.draw(STEPS), follow=True)
    document.do(plan if isinstance(plan, EditGroup) else None)

    assert linked(level) == before
    assert wrongs(level.wires, level.object_cells()) == []


@pytest.mark.parametrize(
    ("wall", "way"),
    [
        ([(2, 0), (2, 2)], [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1)]),
        ([(2, 1), (2, 2)], [(0, 1), (0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (4, 1)]),
    ],
    ids=["crosses a straight wire", "goes round the end of one"],
)
def test_a_way_joins_nothing(wall: list[tuple[int, int]], way: list[tuple[int, int]]) -> None:
    """Across in the open, never over an end or a bend."""
    level = wire(Level.blank(5, 3), *wall)

    assert Router(level.wires, {}, (5, 3)).way((0, 1), (4, 1)) == way


def test_where_there_is_no_way_there_is_none() -> None:
    """An object wall to wall."""
    wall = {(2, y): ("d", "door") for y in range(3)}

    assert Router(WireGrid(), wall, (5, 3)).way((0, 1), (4, 1)) is None
