"""Copy and paste: text that people can read; a copy differs by place and ids alone."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.core.clipboard import from_text, to_text
from editor.core.document import Document
from editor.core.edits.paste import plan_paste, plan_turn
from editor.core.facing import new_object
from editor.core.fragment import Fragment, cut_out
from editor.core.selection import Selection, everything, within
from editor.core.tools.paste import Paste
from editor.core.tools.pointer import Pointer
from schemas.objects import AnyPlaced
from schemas.problem import SayError
from simulation.level.level import LAYERS, Level
from simulation.wiring.grid import WireCell
from tests.editor.core.planners import PLANNERS, region
from tests.editor.core.sketches import a_level, furnish, same_ids, wire


def ids_by_place(fragment: Fragment) -> Fragment:
    """The fragment with ids by kind and cell, so that two copies can be compared."""
    names = {o.id: f"{o.kind}-{o.cell[0]}-{o.cell[1]}-{o.name}" for o in fragment.objects}
    renamed = [
        o.model_copy(
            update={"id": names[o.id]} | ({"bed": names.get(o.bed, o.bed)} if hasattr(o, "bed") else {})
        )
        for o in fragment.objects
    ]
    return replace(fragment, objects=tuple(sorted(renamed, key=lambda o: o.id)), origin=(0, 0))


def random_document(data: st.DataObject) -> Document:
    """The small level after some random edits."""
    document = Document(a_level())
    for kind in data.draw(
        st.lists(st.sampled_from(sorted(PLANNERS, key=lambda kind: kind.kind)), max_size=6)
    ):
        plan = PLANNERS[kind](document, data.draw)
        if hasattr(plan, "apply"):
            document.do(plan)
    return document


@given(st.data())
def test_a_copy_differs_only_by_place_and_ids(data: st.DataObject) -> None:
    """A whole level through the clipboard's text onto a larger blank one, and cut out again there."""
    with same_ids():
        level = random_document(data).level
    copied = cut_out(level, everything(level))
    other = Document(Level.blank(level.width + 9, level.height + 7))
    other.do(plan_paste(other.level, from_text(to_text(copied)), (3, 4)))

    again = cut_out(other.level, within(other.level, cells(3, 4, level), terrain=True))

    assert ids_by_place(again) == ids_by_place(copied)


def cells(left: int, top: int, level: Level) -> list[tuple[int, int]]:
    """The cells of a box as large as the level."""
    return [(left + x, top + y) for y in range(level.height) for x in range(level.width)]


@pytest.mark.parametrize("mirror", [False, True])
def test_four_turns_and_two_mirrors_are_none(mirror: bool) -> None:
    """Facings and wires come round as well."""
    level = a_level()
    fragment = cut_out(level, everything(level))
    turned = fragment
    for _ in range(2 if mirror else 4):
        turned = turned.mirrored() if mirror else turned.turned()

    assert turned == fragment


def test_a_turned_copy_turns_facings_and_hops() -> None:
    """The launcher that faced west faces north; the hop that ran down lies across."""
    level = a_level()
    fragment = cut_out(level, everything(level))
    turned = fragment.turned()
    darts = next(o for o in turned.objects if o.id == "darts")

    assert (darts.facing, darts.cell) == ("n", (level.height - 1 - 2, 8))
    assert (fragment.wires[(3, 2)].x4, turned.wires[(level.height - 1 - 2, 3)].x4) == (2, 1)


def test_turning_a_selection_keeps_ids_and_state() -> None:
    """The same objects, a quarter round their middle; one undo brings them back."""
    document = Document(a_level())
    chosen = within(document.level, [(x, y) for x in range(1, 7) for y in range(2, 7)], terrain=True)
    document.do(plan_turn(document.level, chosen))

    assert document.level.objects.keys() == a_level().objects.keys()
    assert document.history.position == 1


def test_paste_names_anew_and_keeps_beds() -> None:
    """The copied goblin sleeps in the copied bed."""
    document = Document(a_level())
    chosen = replace(everything(document.level), cells=frozenset(), edges=frozenset())
    fragment = cut_out(document.level, chosen)
    other = Document(Level.blank(20, 20))
    other.do(plan_paste(other.level, fragment, (2, 2)))
    (goblin,) = other.level.of_kind("goblin")

    assert goblin.id != "gob" and goblin.bed in other.level.objects


def test_pasted_wires_cross_what_they_cross() -> None:
    """A straight piece over a straight wire hops; nothing is joined."""
    document = Document(a_level())
    piece = cut_out(document.level, within(document.level, [(3, 3), (3, 4)]))
    piece = replace(piece, wires={(0, 0): piece.wires[(0, 0)], (0, 1): piece.wires[(0, 1)]})
    document.do(plan_paste(document.level, piece, (7, 2)))

    assert document.level.wires.mask((7, 2)) == 14


def test_a_piece_cut_beside_a_hop_joins_nothing() -> None:
    """The upper wire leaves the piece in the hop's cell: no stub of it is copied, the lower wire is."""
    level = a_level()
    piece = cut_out(level, Selection(cells=frozenset({(2, 2), (3, 2), (4, 2), (3, 3)})))

    assert piece.wires[(1, 0)] == WireCell(10)


def test_what_an_object_kept_apart_stays_apart() -> None:
    """Two plugs of a launcher that is not copied are pulled out of its cell."""
    level = furnish(Level.blank(5, 5), new_object("dart_launcher", (2, 2), "darts"))
    wire(wire(level, (2, 0), (2, 2)), (0, 2), (2, 2))
    whole = frozenset((x, y) for x in range(5) for y in range(5))

    assert (2, 2) not in cut_out(level, Selection(cells=whole)).wires


def test_half_of_a_double_door_in_the_piece_leaves_its_other_half_alone() -> None:
    """Wires that end at the half outside are none of the piece's; cutting once went on for ever."""
    level = furnish(Level.blank(7, 7), new_object("double_door", (3, 3), "door", "n"))
    for corners in (((6, 3), (3, 3)), ((3, 0), (3, 3)), ((0, 3), (3, 3))):
        wire(level, *corners)
    piece = cut_out(level, Selection(cells=frozenset({(4, 3), (5, 3), (6, 3)})))

    assert {cell: wires.mask for cell, wires in piece.wires.items()} == {(0, 0): 2, (1, 0): 10, (2, 0): 8}


def test_what_falls_off_the_map_refuses_or_is_left_out() -> None:
    """Objects refuse the whole, terrain and wires are cut."""
    level = a_level()
    bare = Fragment(2, 1, {(0, 0): (2,) * len(LAYERS), (1, 0): (2,) * len(LAYERS)})
    with_object = Fragment(1, 1, {}, (level.objects["lever"].model_copy(update={"cell": (0, 0)}),))
    document = Document(Level.blank(3, 3))

    assert hasattr(plan_paste(document.level, with_object, (5, 5)), "message")
    assert document.do(plan_paste(document.level, bare, (2, 2)))


def test_the_ghost_turns_and_says_what_will_be_flagged() -> None:
    """A lever over rock: pasted all the same, and the preview says so."""
    lever = cut_out(a_level(), within(a_level(), [(2, 6)]))
    gesture = Paste(lever).begin(Document(Level.blank(9, 9)), Pointer((4, 4)))
    gesture.key("r")

    assert gesture.preview().says[0].code == "tool.paste_flags"


@pytest.mark.parametrize(
    "text",
    ["", "hello", "[]", "{}", '{"trapwright": 1}', '{"trapwright": 1, "size": [1, 1], "layers": []}',
     "[" * 5000,
     '{"trapwright": 1, "size": [1, 1], "layers": ["terrain", "elevation", "light", "cover", "zones"], '
     '"cells": [], "objects": [], "wires": [[0, 0, 2, 0, [], ""]]}'],
)  # fmt: skip
def test_foreign_text_is_refused_in_words(text: str) -> None:
    """Anything but a piece of a level."""
    with pytest.raises(SayError):
        from_text(text)


def test_copied_text_has_one_thing_a_line() -> None:
    """Stable and readable: the same piece gives the same text."""
    level = furnish(Level.blank(3, 3), a_level().objects["lever"].model_copy(update={"cell": (1, 1)}))
    text = to_text(cut_out(level, within(level, [(1, 1)])))

    assert '\n{"id": "lever", "cell": [0, 0], "kind": "lever"}\n' in text


@given(st.data())
def test_a_piece_differs_only_by_place_and_ids(data: st.DataObject) -> None:
    """Any rectangle of a level through the clipboard's text: the same objects and wires, shifted."""
    with same_ids():
        document = random_document(data)
    piece = cut_out(document.level, region(document, data.draw))
    other = Document(Level.blank(document.level.width + 9, document.level.height + 9))
    other.do(plan_paste(other.level, from_text(to_text(piece)), (5, 6)))

    expected = ids_by_place(piece.at((5, 6)))
    pasted = ids_by_place(Fragment(1, 1, objects=tuple(other.level.objects.values())))
    assert [without_outer_home(each) for each in pasted.objects] == [
        without_outer_home(each) for each in expected.objects
    ]
    assert other.level.wires.cells == piece.at((5, 6)).wires


def without_outer_home(placed: AnyPlaced) -> AnyPlaced:
    """A creature without the bed that was not copied; in another level nobody sleeps in it."""
    outside = getattr(placed, "bed", "") and "-" not in getattr(placed, "bed", "")
    return placed.model_copy(update={"bed": ""}) if outside else placed
