"""Wires taken hold of: an end led elsewhere, a straight piece pushed sideways."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.document import Document
from editor.core.edits.edit import Edit
from editor.core.facing import new_object
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from editor.core.tools.select import Select
from editor.core.tools.wire import Wire
from schemas.model import Cell
from simulation.level.level import Level
from simulation.wiring.file import runs_of
from simulation.wiring.links import Links
from simulation.wiring.sides import Edge
from tests.editor.core.sketches import done, drag, furnish, wire


def document() -> Document:
    """A plate fires darts; a gate hangs on the same wire by a branch; a web trap and a lever are free."""
    level = furnish(
        Level.blank(16, 12),
        new_object("pressure_plate", (1, 2), "plate"),
        new_object("dart_launcher", (10, 2), "darts"),
        new_object("portcullis", (5, 6), "gate", "n"),
        new_object("web_trap", (10, 8), "web"),
        new_object("lever", (1, 9), "lever"),
    )
    return Document(wire(wire(level, (1, 2), (10, 2)), (5, 6), (5, 2)))


def links(document: Document) -> Links:
    """What is connected."""
    return document.derived.wiring.links


def test_the_end_at_an_object_is_led_to_another() -> None:
    """The darts lose the wire, the web trap has it: one step, and undo brings all back."""
    level = document()
    before = level.level.wires.copy()
    done(level, Wire(), (10, 2), (9, 5), (10, 8), ctrl=True)
    after = links(level).link("plate")
    level.undo()

    assert (after.mechanism, after.doors) == (("web", 0), (("gate", 0, 0),))
    assert level.level.wires == before and not level.history.done


def test_a_wire_whose_end_is_in_the_hand_is_called_by_its_own_name() -> None:
    """Not by that of the lever's, which has the number that was its own before."""
    level = furnish(
        Level.blank(16, 8),
        new_object("pressure_plate", (1, 3), "plate"),
        new_object("portcullis", (5, 0), "gate", "n"),
        new_object("lever", (7, 1), "lever"),
    )
    for corners in (((1, 3), (10, 3)), ((5, 0), (5, 3)), ((7, 1), (9, 1))):
        wire(level, *corners)
    held = drag(Document(level), Wire(), (5, 0), (3, 1), ctrl=True).preview()

    assert held.says[0].text("en") == "joins the connection of pressure plate at 1, 3"


def test_from_the_middle_of_a_wire_the_nearer_end_is_taken() -> None:
    """Near the gate it is the gate's end, and its joint is left alone."""
    level = document()
    done(level, Wire(), (5, 5), (8, 6), (8, 9), ctrl=True)

    assert links(level).link("plate").doors == ()
    assert level.level.wires.mask((8, 9)) and not level.level.wires.mask((5, 6))


def test_a_loose_end_is_led_on_to_something() -> None:
    """A wire that ended in the open drives the gate now."""
    level = Document(wire(document().level, (1, 9), (3, 9)))
    done(level, Wire(), (3, 9), (4, 8), (5, 6), ctrl=True)

    assert links(level).link("lever").doors == (("gate", 0, 0),)


@pytest.mark.rule("WIR-03")
def test_an_end_is_refused_where_a_drag_would_be() -> None:
    """The lever's wire may not go to the darts, which the plate fires already."""
    level = document()
    wire(level.level, (1, 9), (10, 9), (10, 8))
    level = Document(level.level)
    refused = done(level, Wire(), (10, 8), (10, 5), (10, 2), ctrl=True)

    assert isinstance(refused, Refusal) and refused.message.code == "wiring.already_fired_by"


@pytest.mark.parametrize("way", [((10, 2),), ((10, 2), (9, 4), (10, 2)), ((10, 2), (7, 2), (5, 2))])
def test_an_end_let_go_where_it_was_or_at_its_anchor_stays(way: tuple[Cell, ...]) -> None:
    """No step."""
    level = document()

    assert done(level, Wire(), *way, ctrl=True) is None
    assert links(level).link("plate").mechanism == ("darts", 0)


def shifted(level: Document, start: Cell, end: Cell, *edges: Edge) -> Document:
    """Select edges, then drag one from a cell to another."""
    level.select(Selection(edges=frozenset(edges)))
    gesture = drag(level, Select(), start, end)
    plan = gesture.finish()
    if isinstance(plan, Edit):
        level.do(plan)
        gesture.done()
    return level


def bent() -> Document:
    """A wire of three legs between two levers, crossed by none."""
    level = furnish(
        Level.blank(14, 12),
        new_object("lever", (1, 1), "one"),
        new_object("portcullis", (10, 7), "gate", "n"),
    )
    return Document(wire(level, (1, 1), (5, 1), (5, 7), (10, 7)))


def test_a_piece_between_bends_is_pushed_sideways() -> None:
    """The upright in the middle: its neighbours grow and shrink; it stays selected."""
    level = shifted(bent(), (5, 4), (8, 4), ((5, 4), (5, 5)))

    assert sorted(runs_of(level.level.wires)) == [(1, 1, 8, 1), (8, 1, 8, 7), (8, 7, 10, 7)]
    assert ((8, 4), (8, 5)) in level.selection.edges


def test_a_piece_at_an_object_gets_a_new_leg() -> None:
    """The first leg leaves the lever upwards now."""
    level = shifted(bent(), (3, 1), (3, 0), ((3, 1), (4, 1)))

    assert sorted(runs_of(level.level.wires)) == [(1, 0, 1, 1), (1, 0, 5, 0), (5, 0, 5, 7), (5, 7, 10, 7)]
    assert links(level).link("one").doors == (("gate", 0, 0),)


def test_it_never_bends_on_another_wire() -> None:
    """A wire beside its goal: it keeps one cell off."""
    level = bent()
    wire(level.level, (8, 0), (8, 3))
    level = shifted(Document(level.level), (5, 4), (8, 4), ((5, 4), (5, 5)))

    assert (7, 1, 7, 7) in list(runs_of(level.level.wires))


def test_where_there_is_no_room_it_is_refused() -> None:
    """Wires in all three columns."""
    level = bent()
    for x in (7, 8, 9):
        wire(level.level, (x, 2), (x, 5))
    level = Document(level.level)
    level.select(Selection(edges=frozenset({((5, 4), (5, 5))})))
    plan = drag(level, Select(), (5, 4), (8, 4)).finish()

    assert isinstance(plan, Refusal) and plan.message.code == "edit.wire_cannot_shift"


cells = st.tuples(st.integers(0, 7), st.integers(0, 7))


@given(st.lists(st.tuples(cells, cells, cells), min_size=1, max_size=6), st.integers(0, 400), cells)
def test_no_shift_makes_or_breaks_a_link(wires: list[tuple[Cell, Cell, Cell]], pick: int, end: Cell) -> None:
    """Whatever is drawn and wherever it is pushed: the same objects hang together, and nothing else does."""
    level = furnish(
        Level.blank(8, 8),
        new_object("lever", (0, 0), "a"), new_object("portcullis", (7, 7), "b", "n"),
        new_object("lever", (0, 5), "c"), new_object("portcullis", (5, 2), "d", "n"),
        new_object("timer", (3, 3), "t"),
    )  # fmt: skip
    for corners in wires:
        wire(level, *corners)
    edges = list(level.wires.edges())
    if not edges:
        return
    held = edges[pick % len(edges)]
    before = attachments(Document(level))
    after = attachments(shifted(Document(level), held[pick % 2], end, held))

    assert after == before


def attachments(document: Document) -> list[tuple[str, ...]]:
    """The objects on each net that has two or more, and how many nets have fewer."""
    nets = document.derived.nets
    found = [tuple(nets.objects[net]) for net in nets.numbers]
    return sorted(found)
