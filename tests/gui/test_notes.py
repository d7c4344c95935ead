"""The notes of a level, read and written in the window."""

from PySide6.QtTest import QTest

from tests.gui.conftest import Designer


def test_a_note_is_written_read_and_taken_back(designer: Designer) -> None:
    """Leaving the box keeps it; undo takes it away again."""
    designer.open_new("rock")
    panel = designer.window.docks.show("notes")
    designer.window.notes.add()
    QTest.keyClicks(designer.window.notes._text, "Mind the darts")
    designer.window.notes.keep()

    assert panel is designer.window.notes
    assert designer.window.notes._list.item(0).text() == "Mind the darts"
    designer.do("edit.undo")
    assert "Mind the darts" not in designer.window.notes._list.item(0).text()
