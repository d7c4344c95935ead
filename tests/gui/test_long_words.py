"""A language whose words are 40 % longer still fits."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from editor.app.docks import MODES
from tests.gui.conftest import Designer

LONGER = 0.4


class LongWords(QTranslator):
    """Every text of ours with a tail."""

    def isEmpty(self) -> bool:  # noqa: N802  # Qt's name
        """It has something to say."""
        return False

    def translate(self, context: str, text: str, note: str | None = None, n: int = -1) -> str:
        """The text, longer."""
        return text + "~" * round(len(text) * LONGER) if text and "{" not in text else text


@pytest.fixture
def long_words(qapp: QCoreApplication) -> Iterator[None]:
    """Speak at length."""
    translator = LongWords()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def clipped(root: QWidget) -> list[str]:
    """Labels and buttons in sight that need more room than they have."""
    found = [w for kind in (QLabel, QAbstractButton) for w in root.findChildren(kind) if w.isVisible()]
    return [
        f"{type(w).__name__} {w.text()!r}"
        for w in found
        if w.text() and not getattr(w, "wordWrap", bool)() and w.sizeHint().width() > w.width() + 1
    ]


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_clipped(designer: Designer, long_words: None, mode: str) -> None:
    """In both modes everything that is written can be read."""
    designer.desk.rebuild()
    assert designer.window.book["file.save"].text().endswith("~")
    designer.window.resize(1440, 900)
    designer.open_new("crossroads", 48, 32)
    designer.window.docks.change("play" if mode == "play" else "edit")
    QCoreApplication.processEvents()

    assert clipped(designer.window) == []


def test_settings_of_paint_tools_are_not_clipped(designer: Designer, long_words: None) -> None:
    """The palette is narrow, and below it are the settings of the tool in use."""
    designer.desk.rebuild()
    designer.window.resize(1440, 900)
    designer.open_new("crossroads", 48, 32)
    designer.do("tool.pencil")
    QCoreApplication.processEvents()

    assert clipped(designer.window.palette_panel) == []
