"""The Wiring tool: corners, keys, words before the release, refusals."""

import pytest

from editor.core.document import Document
from editor.core.edits import wire_edit
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.tools.crossing import plan_over
from editor.core.tools.pointer import Pointer
from editor.core.tools.wire import Wire
from editor.core.tools.wire_drag import WireDrag
from simulation.level.level import Level
from tests.editor.core.sketches import a_level, done, drag, furnish


def begun(*cells: tuple[int, int], **modifiers: bool) -> WireDrag:
    """A drag on an empty map."""
    gesture = drag(Document(Level.blank(12, 12)), Wire(), *cells, **modifiers)
    assert isinstance(gesture, WireDrag)
    return gesture


@pytest.mark.parametrize(
    ("cells", "modifiers", "expected"),
    [
        ([(0, 0), (1, 0), (3, 2)], {}, [(0, 0), (3, 0), (3, 2)]),
        ([(0, 0), (0, 1), (3, 2)], {}, [(0, 0), (0, 2), (3, 2)]),
        ([(0, 0), (1, 0), (0, 0), (0, 1), (3, 2)], {}, [(0, 0), (0, 2), (3, 2)]),
        ([(0, 0), (1, 0), (3, 2)], {"shift": True}, [(0, 0), (3, 0)]),
        ([(0, 0), (30, 0)], {}, [(0, 0), (11, 0)]),
    ],
)
def test_the_first_move_chooses_the_leg(
    cells: list[tuple[int, int]], modifiers: dict[str, bool], expected: list[tuple[int, int]]
) -> None:
    """Across or down first; back on the corner one may choose again; Shift is straight; the map bounds it."""
    assert begun(*cells, **modifiers).corners() == expected


def test_space_flips_the_bend() -> None:
    """The other leg first."""
    gesture = begun((0, 0), (1, 0), (3, 2))
    gesture.key("space")

    assert gesture.corners() == [(0, 0), (0, 2), (3, 2)]


def test_enter_fixes_a_corner_and_backspace_frees_it() -> None:
    """Three legs, then the last corner taken back."""
    gesture = begun((0, 0), (3, 0))
    gesture.key("enter")
    gesture.move(Pointer((3, 4)))
    gesture.key("enter")
    gesture.move(Pointer((6, 4)))
    fixed = gesture.corners()
    gesture.key("backspace")

    assert fixed == [(0, 0), (3, 0), (3, 4), (6, 4)]
    assert gesture.corners()[:2] == [(0, 0), (3, 0)]


@pytest.mark.rule("WIR-01")
def test_a_drag_says_what_it_will_fire() -> None:
    """Names, not ids, before the release."""
    level = furnish(
        Level.blank(9, 5),
        new_object("pressure_plate", (1, 1), "p", name="Plate 7"),
        new_object("dart_launcher", (6, 1), "m", name="Darts"),
    )
    preview = drag(Document(level), Wire(), (1, 1), (6, 1)).preview()

    assert preview.says[0].text() == "Plate 7 fires Darts"


@pytest.mark.rule("WIR-02")
def test_a_second_mechanism_is_refused_unless_forced() -> None:
    """The plate fires a launcher already; Alt draws the wire all the same."""
    document = Document(a_level())
    furnish(document.level, new_object("web_trap", (9, 4), "web"))

    refused = done(document, Wire(), (2, 2), (2, 4), (9, 4))

    assert isinstance(refused, Refusal) and refused.message.code == "wiring.already_fires"
    assert not isinstance(done(document, Wire(), (2, 2), (2, 4), (9, 4), alt=True), Refusal)


def test_drawing_where_wire_lies_is_no_step() -> None:
    """Already wired: nothing to undo."""
    document = Document(a_level())

    assert done(document, Wire(), (2, 2), (4, 2)) is None


def test_keys_flip_a_crossing() -> None:
    """F puts the other wire on top, and back."""
    document = Document(a_level())
    top = [document.level.wires.cells[(3, 2)].x4]
    for _ in range(2):
        document.do(plan_over(document, (3, 2)))
        top.append(document.level.wires.cells[(3, 2)].x4)

    assert top == [2, 1, 2]


def test_a_level_holds_no_more_wire_than_a_file_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for five cells a wire of five is laid, and one of six is refused with the number."""
    monkeypatch.setattr(wire_edit, "MOST_WIRED_CELLS", 5)

    assert not isinstance(begun((1, 1), (5, 1)).plan(), Refusal)
    refused = begun((1, 1), (6, 1)).plan()
    assert isinstance(refused, Refusal) and "at most 5" in refused.message.text()
