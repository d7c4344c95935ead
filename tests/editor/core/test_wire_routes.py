"""A: the Wiring tool finds the way, and what it finds is a drag like any other."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document import Document
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.tools.pointer import Pointer
from editor.core.tools.wire import Wire
from editor.core.tools.wire_drag import WireDrag
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.change import after
from simulation.wiring.grid import WireGrid
from tests.editor.core.sketches import furnish, wire

SIDE = 9
cells = st.tuples(st.integers(0, SIDE - 1), st.integers(0, SIDE - 1))


def routed(document: Document, *corners: Cell) -> WireDrag:
    """A drag with A on from the first cell to the last, corners fixed between."""
    gesture = Wire().begin(document, Pointer(corners[0]))
    assert isinstance(gesture, WireDrag)
    gesture.key("a")
    for cell in corners[1:]:
        gesture.key("corner")
        gesture.move(Pointer(cell))
    return gesture


def a_field(*wires: tuple[Cell, ...]) -> Level:
    """A bare map with a bed in its middle, a lever left and a launcher right of it, and these wires."""
    level = furnish(
        Level.blank(SIDE, SIDE),
        new_object("lever", (1, 4), "lever"),
        new_object("portcullis", (4, 4), "gate", "n"),
        new_object("dart_launcher", (7, 4), "darts"),
    )
    for corners in wires:
        wire(level, *corners)
    return level


def test_it_goes_round_objects_with_few_bends() -> None:
    """The gate in between stays untouched."""
    drag = routed(Document(a_field()), (1, 4), (7, 4)).drag()

    assert drag.attached == ("darts", "lever")
    assert len(drag.path) == 9


@pytest.mark.rule("WIR-06")
def test_it_crosses_other_wires_only_straight() -> None:
    """Through a fence of two wires it hops twice and joins nothing."""
    drag = routed(Document(a_field(((3, 0), (3, 8)), ((5, 0), (5, 8)))), (1, 4), (7, 4)).drag()

    assert (len(drag.arcs), drag.dots, drag.joins) == (2, (), ())


def test_without_a_way_it_says_so() -> None:
    """Levers on all four sides of the launcher."""
    level = a_field()
    around = ((7, 3), (7, 5), (6, 4), (8, 4))
    furnish(level, *(new_object("lever", cell, f"lever{index}") for index, cell in enumerate(around)))
    plan = routed(Document(level), (1, 1), (7, 4)).plan()

    assert isinstance(plan, Refusal) and plan.message.code == "edit.no_way_for_wire"


def test_corners_stay_and_the_last_leg_is_found() -> None:
    """A fixed corner is passed; the way after it does not run back over the wire before it."""
    path = routed(Document(a_field()), (0, 0), (0, 6), (7, 4)).drag().path

    assert (0, 6) in path and len(path) == len(set(path))


@given(st.lists(st.tuples(cells, cells), max_size=6), cells, cells)
def test_from_either_end_it_gives_the_same_wires(
    wires: list[tuple[Cell, Cell]], start: Cell, end: Cell
) -> None:
    """Invariant: drawn from there to here a found way leaves the same state."""
    document = Document(a_field(*wires))

    assert state(document, start, end) == state(document, end, start)


def state(document: Document, start: Cell, end: Cell) -> WireGrid | None:
    """The wires after a found way; None without one."""
    gesture = routed(document, start, end)
    drag = gesture.drag()
    return after(document.level.wires, drag.change) if len(drag.path) > 1 else None
