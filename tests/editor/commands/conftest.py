"""Commands run in the process of the tests: Qt has one application there, the one with widgets."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication


@pytest.fixture(autouse=True)
def application(qapp: QApplication) -> QApplication:
    """The application that tests of windows find, when they come later."""
    return qapp
