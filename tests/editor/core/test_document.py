"""The document: one way in, one telling out, and a saved mark."""

from pathlib import Path

import pytest

from editor.core.change import Change, Region
from editor.core.document import Document
from editor.core.edits import PaintCells, PlaceObjects, SetProperty
from editor.core.facing import new_object
from editor.core.fingerprint import fingerprint
from editor.core.history import History
from editor.core.refusal import Refusal, RefusedError
from schemas.message import Message
from schemas.problem import SayError
from simulation.level.level import Level
from tests.editor.core.sketches import a_level

STEP = Message("edit.paste")


def painted(document: Document, *cells: tuple[int, int], value: int = 2) -> PaintCells:
    """The edit that paints these cells."""
    return PaintCells.plan(document.level, "terrain", cells, value)


@pytest.fixture
def document() -> Document:
    """A blank map of 8 × 6 cells."""
    return Document(Level.blank(8, 6))


def test_subscribers_hear_what_changed(document: Document) -> None:
    """A stroke tells its layer and its bounds."""
    heard: list[Change] = []
    document.subscribe(heard.append)

    document.do(painted(document, (1, 2), (3, 4)))

    assert heard == [Change(layers=frozenset({"terrain"}), region=Region(1, 2, 3, 3))]


def test_a_step_is_told_once(document: Document) -> None:
    """Two edits of one step reach the views as one change and undo as one."""
    heard: list[Change] = []
    document.subscribe(heard.append)

    with document.step(STEP) as do:
        do(painted(document, (1, 1)))
        do(painted(document, (2, 2)))

    assert len(heard) == document.history.position == 1


def test_an_edit_without_effect_is_dropped(document: Document) -> None:
    """Painting rock on rock is no step and tells nobody."""
    assert not document.do(painted(document, (1, 1), value=0))
    assert document.history.position == 0


def test_a_refusal_inside_a_step_takes_the_step_back(document: Document) -> None:
    """The first edit is gone when the second can't be."""
    before = fingerprint(document.level)
    with pytest.raises(RefusedError), document.step(STEP) as do:
        do(painted(document, (1, 1)))
        do(Refusal(Message("placement.off_map")))

    assert fingerprint(document.level) == before


def test_no_undo_while_a_step_is_open(document: Document) -> None:
    """Undo waits for the step to end."""
    document.do(painted(document, (1, 1)))
    with document.step(STEP) as do:
        do(painted(document, (2, 2)))
        assert not document.undo()

    assert document.history.position == 2


def test_a_document_is_dirty_until_the_saved_state_is_back(document: Document) -> None:
    """Undo back to the saved step makes it clean again."""
    document.history.mark_saved()
    document.do(painted(document, (1, 1)))
    assert document.dirty
    document.undo()
    assert not document.dirty


def test_a_saved_state_that_was_left_for_another_way_stays_dirty(document: Document) -> None:
    """Saved, undone, done otherwise: no undo leads back to the file."""
    document.do(painted(document, (1, 1)))
    document.history.mark_saved()
    document.undo()
    document.do(painted(document, (5, 5)))

    document.undo()
    document.redo()

    assert document.dirty


def test_typing_on_is_one_step() -> None:
    """Changes of one property merge when asked to; the first value comes back at once."""
    document = Document(a_level())
    for name in ("A", "An", "Ann"):
        document.do(SetProperty.plan(document.level, ["gob"], "name", name), merge=True)

    document.undo()

    assert document.level.objects["gob"].name == ""


def test_saved_levels_open_as_they_were(tmp_path: Path) -> None:
    """What is saved is what is opened."""
    document = Document(a_level())
    document.save(tmp_path / "a.dungeon")

    again = Document.open(tmp_path / "a.dungeon")

    assert (fingerprint(again.level), again.findings) == (fingerprint(document.level), ())


def test_a_level_that_has_no_file_asks_for_one(document: Document) -> None:
    """Saving without a path says so."""
    with pytest.raises(SayError):
        document.save()


def test_old_steps_are_forgotten_beyond_the_bytes_allowed() -> None:
    """The newest steps stay, however heavy."""
    document = Document(Level.blank(8, 6), history=History(max_bytes=1, min_steps=3))
    for x in range(8):
        document.do(painted(document, (x, 1)))

    assert (len(document.history.done), document.history.position) == (3, 8)


def test_the_selection_forgets_what_is_gone() -> None:
    """Undoing a placement takes the object out of the selection."""
    document = Document(Level.blank(8, 6))
    document.do(PlaceObjects.plan(document.level, [new_object("torch", (1, 1), "t")]))
    document.select(document.selection.__class__(objects=frozenset({"t"})))

    document.undo()

    assert not document.selection
