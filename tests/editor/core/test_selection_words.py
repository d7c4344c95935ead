"""What a click would select is counted in words."""

import pytest

from editor.core.selection import Selection
from editor.core.tools.selection_words import counted

ONE, TWO = (1, 1), (2, 1)


@pytest.mark.parametrize(
    ("chosen", "said"),
    [
        (Selection(), "Selects nothing"),
        (Selection(cells=frozenset({ONE, TWO})), "Selects · cells: 2"),
        (Selection(frozenset({ONE}), frozenset({"bed"})), "Selects · objects: 1, cells: 1"),
        (
            Selection(frozenset({ONE}), frozenset({"bed"}), frozenset({(ONE, TWO)})),
            "Selects · objects: 1, pieces of connection: 1, cells: 1",
        ),
    ],
)
def test_only_what_there_is_of_is_counted(chosen: Selection, said: str) -> None:
    """Nothing is said of zero pieces."""
    assert counted(chosen).text("en") == said
