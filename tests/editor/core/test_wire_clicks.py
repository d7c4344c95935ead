"""The Wiring tool by clicks: begun with one, led on with others, ended on something."""

import pytest

from editor.core.document import Document
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.tools.pointer import Pointer
from editor.core.tools.wire import Wire
from editor.core.tools.wire_drag import WireDrag
from schemas.model import Cell
from simulation.level.level import Level
from tests.editor.core.sketches import a_level, furnish, wire


def level() -> Level:
    """A plate and a launcher, not yet wired, and a wire of nobody's below."""
    made = furnish(
        Level.blank(16, 10),
        new_object("pressure_plate", (1, 1), "plate"),
        new_object("dart_launcher", (9, 6), "darts"),
    )
    return wire(made, (1, 8), (14, 8))


def begun(document: Document, start: Cell) -> WireDrag:
    """A click on a cell: press and release in it."""
    gesture = Wire().begin(document, Pointer(start))
    assert isinstance(gesture, WireDrag) and not gesture.release(Pointer(start))
    return gesture


def click(gesture: WireDrag, cell: Cell, **modifiers: bool) -> bool:
    """A further click; whether it ends the drag."""
    gesture.move(Pointer(cell, **modifiers))
    return gesture.press(Pointer(cell, **modifiers)) and gesture.release(Pointer(cell, **modifiers))


def test_clicks_fix_corners_and_one_on_an_object_ends() -> None:
    """Plate, two corners, launcher: one wire over all of them."""
    gesture = begun(Document(level()), (1, 1))
    ended = [click(gesture, cell) for cell in ((5, 1), (5, 6), (9, 6))]

    assert ended == [False, False, True]
    assert gesture.corners() == [(1, 1), (5, 1), (5, 6), (9, 6)]


@pytest.mark.parametrize("last", [(3, 8), (5, 4)])
def test_a_click_on_a_wire_or_a_second_one_in_the_cell_ends(last: Cell) -> None:
    """On the wire below, or twice in the open."""
    gesture = begun(Document(level()), (1, 1))
    click(gesture, (5, 4))

    assert click(gesture, last)


def test_enter_ends_by_clicks_and_fixes_while_the_button_is_held() -> None:
    """The same key, told apart by the button."""
    document = Document(level())
    held = Wire().begin(document, Pointer((1, 1)))
    clicked = begun(document, (1, 1))
    for gesture in (held, clicked):
        gesture.move(Pointer((5, 1)))
        gesture.key("enter")

    assert (held.settled, clicked.settled) == (False, True)


def test_a_drag_that_came_back_to_its_start_is_over() -> None:
    """Whoever leaves and returns has thought better of it: no click drag begins, nothing is drawn."""
    gesture = Wire().begin(Document(level()), Pointer((1, 1)))
    gesture.move(Pointer((4, 1)))

    assert gesture.release(Pointer((1, 1)))
    assert gesture.finish() is None


@pytest.mark.rule("WIR-02")
def test_a_click_that_is_refused_keeps_the_drag() -> None:
    """The reason is told; with Alt the same click draws the wire."""
    made = furnish(a_level(), new_object("web_trap", (9, 4), "web"))
    gesture = begun(Document(made), (2, 2))
    refused = click(gesture, (9, 4))
    reason = gesture.plan()

    assert not refused and isinstance(reason, Refusal) and reason.message.code == "wiring.already_fires"
    assert click(gesture, (9, 4), alt=True)


@pytest.mark.rule("WIR-02")
def test_a_designer_may_prefer_to_have_conflicts_flagged() -> None:
    """The tool draws them without Alt and still says what is wrong."""
    document = Document(furnish(a_level(), new_object("web_trap", (9, 4), "web")))
    gesture = Wire(flags=True).begin(document, Pointer((2, 2)))
    gesture.move(Pointer((2, 4)))
    gesture.move(Pointer((9, 4)))
    preview = gesture.preview()

    assert preview.refusal is None and preview.says[0].code == "wiring.already_fires"
    assert not isinstance(gesture.finish(), Refusal)


def test_going_straight_back_takes_the_leg_back() -> None:
    """Back over the fixed corner, the wire is as short as if it had never gone there; fixed, it stays so."""
    gesture = begun(Document(Level.blank(12, 12)), (0, 0))
    click(gesture, (6, 0))
    gesture.move(Pointer((3, 0)))
    back = gesture.drag().path
    click(gesture, (3, 0))
    gesture.move(Pointer((3, 2)))

    assert back == ((0, 0), (1, 0), (2, 0), (3, 0))
    assert gesture.drag().path[-3:] == ((3, 0), (3, 1), (3, 2)) and len(gesture.drag().path) == 6
