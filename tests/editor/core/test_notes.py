"""A level's notes: read in the reader's language, written as steps that can be undone."""

import pytest

from editor.core.document import Document
from editor.core.notes import notes_of, plan_note
from tests.simulation.drawing import drawn


def noted(*notes: object) -> Document:
    """A level with these notes."""
    level = drawn("...")
    level.kept["notes"] = list(notes)
    return Document(level)


def test_notes_are_read_in_the_readers_language() -> None:
    """English stands in where a note lacks it; what can't be read is passed over."""
    document = noted("Beware", {"text": {"en": "Watch", "es": "Mira"}}, 7, {"title": "Well", "cell": [2, 0]})

    assert [note.text for note in notes_of(document.level, "es")] == ["Beware", "Mira", ""]
    assert [note.text for note in notes_of(document.level, "en")] == ["Beware", "Watch", ""]
    assert [note.cell for note in notes_of(document.level, "en")] == [None, None, (2, 0)]


def test_writing_changes_one_language_of_one_note() -> None:
    """The others stay as they are."""
    document = noted("Beware", {"text": {"en": "Watch", "es": "Mira"}, "cell": [1, 0]})
    document.do(plan_note(document.level, 1, "Mira bien", "es"))

    assert document.level.kept["notes"] == [
        "Beware", {"text": {"en": "Watch", "es": "Mira bien"}, "cell": [1, 0]},
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("index", "text", "left"), [(1, "New", ["Old", "New"]), (0, " ", None), (5, "", ["Old"])]
)
def test_notes_come_and_go(index: int, text: str, left: list[str] | None) -> None:
    """Undone, all is as before."""
    document = noted("Old")
    document.do(plan_note(document.level, index, text, "en"))
    assert document.level.kept.get("notes") == left

    document.undo()
    assert document.level.kept["notes"] == ["Old"]
