"""Wires that follow: a move that is not refused changes no link, whatever is wired to whatever."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document import Document
from editor.core.edits import PlaceObjects, WireEdit
from editor.core.edits.group import EditGroup
from editor.core.edits.paste import plan_move, plan_turn
from editor.core.edits.routing import Router
from editor.core.facing import new_object
from editor.core.fragment import with_inner_nets
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from editor.core.tools.select import Select
from simulation.level.level import Level
from simulation.wiring.change import apply
from simulation.wiring.crossing import plan_label
from simulation.wiring.grid import HOPS, WireGrid
from simulation.wiring.links import Links, links
from simulation.wiring.sides import E, N, S, W
from tests.editor.core.planners import PLANNERS
from tests.editor.core.sketches import a_level, drag, furnish, same_ids, wire
from tests.simulation.wiring.moves import wrongs

STEPS = st.integers(-4, 4)


def linked(level: Level) -> Links:
    """What fires and drives what, and when."""
    return links(level.wires, level.object_cells(), level.timer_delays())


@given(st.data())
def test_a_move_makes_and_breaks_no_link(data: st.DataObject) -> None:
    """Random objects and wires; some of them moved."""
    document = Document(a_level())
    with same_ids():
        for kind in data.draw(st.lists(st.sampled_from([PlaceObjects, WireEdit]), max_size=8)):
            plan = PLANNERS[kind](document, data.draw)
            document.do(None if isinstance(plan, Refusal) else plan)
    level, wired = document.level, document.derived.nets
    hung = [key for key in wired.families if wired.of(key)]
    some = st.sets(st.sampled_from(hung or ["none"]), min_size=1, max_size=3)
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


def room(*objects: tuple[str, str, tuple[int, int]]) -> Level:
    """A bare map with objects: (id, kind, cell)."""
    made = (new_object(kind, cell, key, "n") for key, kind, cell in objects)
    return furnish(Level.blank(14, 10), *made)


def plate_door_trap() -> Level:
    """A wire from a lever through a door to a trap, in one line."""
    level = room(("plate", "lever", (1, 2)), ("door", "door", (5, 2)), ("trap", "dart_launcher", (9, 2)))
    return wire(level, (1, 2), (9, 2))


def moved(level: Level, key: str, dx: int, dy: int) -> Level:
    """The level after one object was moved with its wires."""
    document = Document(level)
    plan = plan_move(level, Selection(objects=frozenset({key})), dx, dy, follow=True)
    assert isinstance(plan, EditGroup), plan
    document.do(plan)
    assert document.history.position == 1
    return level


def test_what_was_one_wire_at_a_door_is_one_again() -> None:
    """The plate's private run ends at the door that its wire runs on through to the trap."""
    level = plate_door_trap()

    moved(level, "plate", 1, 4)

    assert linked(level).link("plate").mechanism == ("trap", 0)
    assert len(level.wires.cells[(5, 2)].part) == 1


def test_a_wire_through_an_object_stays_and_gets_a_branch() -> None:
    """The door leaves the wire that runs through it and hangs on it by a branch from the old cell."""
    level = plate_door_trap()

    moved(level, "door", 0, 3)

    assert (level.wires.mask((5, 2)), level.wires.mask((5, 4))) == (E | S | W, N | S)
    assert linked(level).link("plate").doors == (("door", 0, 0),)


def test_an_object_moved_along_its_wire_needs_no_branch() -> None:
    """It lies on the same wire two cells further on."""
    level = plate_door_trap()
    cells = len(level.wires.cells)

    moved(level, "door", 2, 0)

    assert (len(level.wires.cells), level.wires.cells[(7, 2)].part) == (cells, (E | W,))


def test_an_object_lifted_off_a_crossing_stays_on_both_wires() -> None:
    """The hop is back; each wire has a branch beside it."""
    level = room(("p", "lever", (1, 4)), ("q", "lever", (5, 1)), ("door", "door", (5, 4)))
    wire(wire(level, (1, 4), (9, 4)), (5, 1), (5, 8))

    moved(level, "door", 2, 2)

    assert level.wires.cells[(5, 4)].x4 in HOPS
    assert linked(level).activators("door") == ("p", "q")


def test_where_a_move_would_connect_it_is_refused_and_alt_leaves_the_wires() -> None:
    """A wired plate on a foreign wire: no link is made by moving."""
    level = room(("p", "pressure_plate", (1, 1)), ("m", "dart_launcher", (6, 1)), ("q", "lever", (1, 5)))
    wire(wire(level, (1, 1), (6, 1)), (1, 5), (9, 5))
    chosen = Selection(objects=frozenset({"p"}))

    refused = plan_move(level, chosen, 3, 4, follow=True)
    left = plan_move(level, chosen, 3, 4)

    assert isinstance(refused, Refusal) and refused.message.code == "edit.would_rewire"
    assert isinstance(left, EditGroup)


def test_an_object_without_wires_may_be_dropped_on_a_wire() -> None:
    """A timer is inserted that way."""
    level = room(("p", "lever", (1, 2)), ("m", "dart_launcher", (8, 2)), ("t", "timer", (4, 6)))
    wire(level, (1, 2), (8, 2))

    moved(level, "t", 0, -4)

    assert linked(level).link("p").mechanism == ("m", 1000)


def test_a_turned_double_door_keeps_its_wire() -> None:
    """A quarter turn changes its cells; the run is laid anew to it."""
    level = room(("p", "lever", (1, 2)), ("d", "double_door", (7, 4)))
    wire(level, (1, 2), (7, 2), (7, 4))

    plan = plan_turn(level, Selection(objects=frozenset({"d"})), follow=True)
    assert isinstance(plan, EditGroup)
    plan.apply(level)

    assert linked(level).activators("d") == ("p",)


def test_the_wires_between_moved_objects_keep_their_shape() -> None:
    """Also when the same wire leads on to a third object, which stays."""
    level = room(("p", "lever", (1, 2)), ("d", "door", (5, 2)), ("m", "dart_launcher", (9, 2)))
    wire(level, (1, 2), (1, 1), (5, 1), (5, 2), (9, 2))
    chosen = Selection(objects=frozenset({"p", "d"}))

    plan = plan_move(level, chosen, 0, 4, follow=True)
    assert isinstance(plan, EditGroup)
    plan.apply(level)

    assert level.wires.mask((3, 5)) == E | W and not level.wires.mask((3, 1))
    assert linked(level).link("p").mechanism == ("m", 0)


def test_a_name_on_a_wire_follows_with_it() -> None:
    """It stands on the run wherever that is laid."""
    level = plate_door_trap()
    apply(level.wires, plan_label(level.wires, (3, 2), "north gate"))

    moved(level, "plate", 0, 5)

    assert list(level.wires.labels().values()) == ["north gate"]


def test_the_ghost_of_a_refused_move_is_red_where_it_would_come_to_stand() -> None:
    """The object is shown there with the reason and what Alt does; its present place is not marked."""
    level = room(("p", "lever", (1, 1)), ("m", "dart_launcher", (6, 1)), ("q", "lever", (1, 7)))
    level.terrain = np.full_like(level.terrain, 2)
    document = Document(wire(wire(level, (1, 1), (6, 1)), (1, 7), (9, 7)))
    document.select(Selection(objects=frozenset({"p"})))

    shown = drag(document, Select(), (1, 1), (5, 4), (8, 7)).preview()

    assert shown.refusal and "Alt" in str(shown.refusal.message)
    assert ([placed.cell for placed in shown.objects], shown.refusal.objects) == ([(8, 7)], ())
    assert (8, 7) in shown.refusal.cells
