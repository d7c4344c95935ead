"""The window's title names the level in front."""

from __future__ import annotations

from pathlib import Path

from tests.gui.conftest import Designer


def title(designer: Designer) -> tuple[str, bool]:
    """The title without the place of the star, and whether there is a star."""
    return designer.window.windowTitle().replace("[*]", ""), designer.window.isWindowModified()


def test_the_title_names_the_level_and_says_whether_it_is_saved(designer: Designer, tmp_path: Path) -> None:
    """A star while something is not saved, as on the tab."""
    designer.open_new("rock")
    designer.do("tool.pencil")
    new = title(designer)

    designer.drag((4, 4), (6, 4))
    changed = title(designer)
    designer.document.save(tmp_path / "crypt.dungeon")

    assert [new, changed] == [("New level – Trapwright", False), ("New level – Trapwright", True)]
    assert title(designer) == ("crypt – Trapwright", False)


def test_without_a_level_it_names_the_program(designer: Designer) -> None:
    """Also on the start page while levels are open."""
    designer.open_new("rock")

    designer.do("help.start_page")

    assert title(designer) == ("Trapwright", False)
