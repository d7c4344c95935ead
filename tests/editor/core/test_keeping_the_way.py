"""DOR-29 in the designer's hands: building in the last way is refused, painting over it is said before."""

import pytest

from editor.core.document import Document
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from editor.core.tools.erase import Erase
from editor.core.tools.fill import Fill
from editor.core.tools.move import Move
from editor.core.tools.paint import Brush, Paint
from editor.core.tools.pencil import Pencil
from editor.core.tools.place import Place
from editor.core.tools.pointer import Pointer
from schemas.message import Message
from tests.simulation.drawing import drawn

ROCK = Paint(value=0)
CUTS = Message("tool.cuts_way")
pytestmark = pytest.mark.rule("DOR-29")


def corridor() -> Document:
    """One way from the portal to the sanctum; an altar stands in a niche beside it."""
    return Document(drawn("P...s\n##A##\n#####", A="altar"))


def test_an_altar_is_not_built_in_the_last_way() -> None:
    """The reason is shown before the click; where there is another way it may stand."""
    here = Pointer((2, 0))
    refused = Place("altar").hover(corridor(), here)

    assert refused.refusal is not None and refused.says == (Message("tool.would_cut_way"),)
    assert Place("bed").hover(corridor(), here).refusal is None
    assert Place("altar").hover(Document(drawn("P...s\n.###.\n.....")), here).refusal is None


def test_alt_builds_it_all_the_same() -> None:
    """For the level check to find."""
    document = corridor()
    document.do(Place("altar").begin(document, Pointer((2, 0), alt=True)).finish())

    assert not document.derived.last_way.exists


def test_an_altar_is_not_moved_into_the_last_way() -> None:
    """It stays where it was."""
    document = corridor()
    document.select(Selection(objects=frozenset("A")))
    gesture = Move().begin(document, Pointer((2, 1)))
    gesture.move(Pointer((2, 0)))

    assert isinstance(gesture.finish(), Refusal)


@pytest.mark.parametrize("tool", [Pencil(ROCK), Pencil(ROCK, Brush(3)), Fill(ROCK), Erase()])
def test_painting_over_the_last_way_is_said_before_the_release(tool: Pencil | Fill | Erase) -> None:
    """It is done all the same: a designer remodels in any order."""
    document = corridor()
    gesture = tool.begin(document, Pointer((1, 0)))

    assert gesture.preview().says[0] == CUTS
    document.do(gesture.finish())
    assert not document.derived.last_way.exists


@pytest.mark.parametrize(
    ("document", "paint"),
    [
        (Document(drawn("P...s\n.###.\n.....")), ROCK),
        (corridor(), Paint(value=5)),
        (corridor(), Paint("light", 0)),
        (Document(drawn("P.#.s")), ROCK),
    ],
)
def test_where_nothing_is_cut_nothing_is_said(document: Document, paint: Paint) -> None:
    """Another way, rubble, another layer, no way to begin with."""
    assert CUTS not in Pencil(paint).hover(document, Pointer((1, 0))).says


def test_undo_and_redo_keep_the_answer_right() -> None:
    """After each step the way is what the level says."""
    document = corridor()
    gone = [document.derived.last_way.exists]
    document.do(Pencil(ROCK).begin(document, Pointer((1, 0))).finish())
    gone.append(document.derived.last_way.exists)
    document.undo()
    gone.append(document.derived.last_way.exists)
    document.redo()

    assert [*gone, document.derived.last_way.exists] == [True, False, True, False]
