"""Numbers in the inspector, as they are read."""

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from editor.app.panels.inspector.controls import SecondsBox


@pytest.mark.parametrize(("value", "shown"), [(1.0, "1"), (1.5, "1.5"), (0.25, "0.25"), (10.0, "10")])
def test_seconds_are_shown_without_noughts(qtbot: QtBot, value: float, shown: str) -> None:
    """One second is `1`, not `1.00`; ten stay ten."""
    box = SecondsBox()
    qtbot.addWidget(box)
    box.setLocale(QLocale("en"))
    box.setDecimals(2)

    assert box.textFromValue(value) == shown


def test_seconds_have_the_readers_decimal_point(qtbot: QtBot) -> None:
    """A comma in Spanish."""
    box = SecondsBox()
    qtbot.addWidget(box)
    box.setLocale(QLocale("es"))
    box.setDecimals(2)

    assert box.textFromValue(1.5) == "1,5"
