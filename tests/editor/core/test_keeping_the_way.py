"""DOR-29 in the designer's hands: neither built nor painted is anything in the last way, but with Alt."""

import pytest

from editor.core.document import Document
from editor.core.refusal import Refusal
from editor.core.selection import Selection
from editor.core.tools.erase import Erase
from editor.core.tools.fill import Fill
from editor.core.tools.paint import Brush, Paint
from editor.core.tools.pencil import Pencil
from editor.core.tools.place import Place
from editor.core.tools.pointer import Pointer
from editor.core.tools.select import Select
from schemas.message import Message
from tests.simulation.drawing import drawn

ROCK = Paint(value=0)
CUTS = Message("tool.would_paint_way")
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
    gesture = Select().begin(document, Pointer((2, 1)))
    gesture.move(Pointer((2, 0)))

    assert isinstance(gesture.finish(), Refusal)


TOOLS = [Pencil(ROCK), Pencil(ROCK, Brush(3)), Fill(ROCK), Erase()]


@pytest.mark.parametrize("tool", TOOLS)
def test_the_last_way_is_not_painted_over(tool: Pencil | Fill | Erase) -> None:
    """The reason is shown before the release, with the cells that were meant."""
    document = corridor()
    gesture = tool.begin(document, Pointer((1, 0)))
    shown = gesture.preview()

    assert shown.says[0] == CUTS and shown.refusal is not None and (1, 0) in shown.cells
    assert gesture.finish() == Refusal(CUTS)


@pytest.mark.parametrize("tool", TOOLS)
def test_alt_paints_it_all_the_same(tool: Pencil | Fill | Erase) -> None:
    """A designer remodels in any order; the level check finds it."""
    document = corridor()
    document.do(tool.begin(document, Pointer((1, 0), alt=True)).finish())

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
    document.do(Pencil(ROCK).begin(document, Pointer((1, 0), alt=True)).finish())
    gone.append(document.derived.last_way.exists)
    document.undo()
    gone.append(document.derived.last_way.exists)
    document.redo()

    assert [*gone, document.derived.last_way.exists] == [True, False, True, False]
