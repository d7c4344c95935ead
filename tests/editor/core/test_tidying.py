"""Tidy wires: less of everything, and never another link."""

import pytest
from hypothesis import given, target
from hypothesis import strategies as st

from editor.core.document import Document
from editor.core.edits import PlaceObjects, WireEdit
from editor.core.edits.plan_tidy import Tidying, connections, plan_tidy
from editor.core.edits.tidying import Shape
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from simulation.level.level import Level
from simulation.wiring.change import apply
from simulation.wiring.crossing import plan_label
from simulation.wiring.grid import HOPS
from simulation.wiring.sides import BITS, E, N, S, W
from tests.editor.core.planners import PLANNERS
from tests.editor.core.sketches import a_level, furnish, same_ids, wire
from tests.simulation.wiring.moves import wrongs

ALL = Selection()
BENDS = (N | E, E | S, S | W, N | W)


def two_levers() -> Level:
    """Two levers, each with a trap five cells to the right."""
    return furnish(
        Level.blank(12, 9),
        new_object("lever", (1, 2), "p"),
        new_object("dart_launcher", (8, 2), "m"),
        new_object("lever", (1, 6), "q"),
        new_object("dart_launcher", (8, 6), "n"),
    )


def tidy(level: Level, selection: Selection = ALL) -> Tidying | Refusal:
    """Tidy the level; what was planned."""
    document = Document(level)
    plan = plan_tidy(level, document.derived.nets, selection)
    document.do(plan.edit if isinstance(plan, Tidying) else None)
    return plan


def amount(level: Level) -> Shape:
    """Edges, bends and hops of all wires."""
    cells = level.wires.cells.values()
    bends = sum(1 for wires in cells if not wires.part for group in wires.groups if group in BENDS)
    hops = sum(1 for wires in cells if wires.x4 in HOPS and not wires.part)
    return Shape(sum(len(BITS[wires.mask]) for wires in cells) // 2, bends, hops)


def test_a_detour_is_straightened() -> None:
    """Eight cells and five bends less; the lever fires the same trap."""
    level = wire(two_levers(), (1, 2), (1, 0), (4, 0), (4, 4), (6, 4), (6, 2), (8, 2))

    plan = tidy(level)

    assert isinstance(plan, Tidying) and plan.saved == Shape(8, 5, 0)
    assert set(level.wires.cells) == {(x, 2) for x in range(1, 9)}


def test_a_needless_crossing_goes() -> None:
    """A wire that crosses another one there and back does so no more."""
    level = wire(two_levers(), (1, 2), (8, 2))
    wire(level, (1, 6), (3, 6), (3, 0), (6, 0), (6, 6), (8, 6))

    plan = tidy(level)

    assert isinstance(plan, Tidying) and plan.saved.hops == 2


def test_a_name_goes_with_its_wire() -> None:
    """It stands on the straight wire afterwards."""
    level = wire(two_levers(), (1, 2), (1, 0), (8, 0), (8, 2))
    apply(level.wires, plan_label(level.wires, (4, 0), "north"))

    tidy(level)

    assert list(level.wires.labels().values()) == ["north"]


def test_only_the_selected_connection_is_tidied() -> None:
    """Of two that wind about, that of the selected lever."""
    level = wire(two_levers(), (1, 2), (1, 1), (8, 1), (8, 2))
    wire(level, (1, 6), (1, 8), (8, 8), (8, 6))

    tidy(level, Selection(objects=frozenset({"p"})))

    assert level.wires.mask((4, 2)) and level.wires.mask((4, 8))


def test_a_loop_is_no_section_to_shorten() -> None:
    """A wire that comes back to its own joint stays; it is drawn on purpose, or the check remarks it."""
    level = wire(two_levers(), (1, 2), (8, 2))
    wire(level, (4, 2), (4, 0), (6, 0), (6, 4), (4, 4), (4, 2))
    before = connections(level, level.wires)

    tidy(level)

    assert connections(level, level.wires) == before


def test_what_is_tidy_is_left_alone() -> None:
    """It is said so, and no step is made."""
    plan = tidy(wire(two_levers(), (1, 2), (8, 2)))

    assert isinstance(plan, Refusal) and plan.message.code == "edit.tidy_already"


@given(st.data())
def test_tidying_never_relinks_and_never_adds(data: st.DataObject) -> None:
    """Whatever is drawn: the same links, delays and attachments; less wire or none; once is enough."""
    document = Document(a_level())
    with same_ids():
        for kind in data.draw(st.lists(st.sampled_from([PlaceObjects, WireEdit]), max_size=10)):
            plan = PLANNERS[kind](document, data.draw)
            document.do(None if isinstance(plan, Refusal) else plan)
    level = document.level
    before, was = connections(level, level.wires), amount(level)

    plan = tidy(level)

    now = amount(level)
    target(float((was - now).cost))
    assert connections(level, level.wires) == before
    assert wrongs(level.wires, level.object_cells()) == []
    assert now == was or now.better_than(was)
    assert isinstance(plan, Refusal) or isinstance(tidy(level), Refusal)


@pytest.mark.parametrize("shape", [Shape(1, 0, 0), Shape(0, 1, 0), Shape(0, 0, 1)])
def test_a_way_that_is_worse_in_anything_is_not_better(shape: Shape) -> None:
    """Nor is one that is the same."""
    assert not (Shape(5, 5, 5) + shape).better_than(Shape(5, 5, 5))
    assert Shape(5, 5, 5).better_than(Shape(5, 5, 5) + shape)
