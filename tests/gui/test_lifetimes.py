"""What is closed is let go of."""

from __future__ import annotations

import gc
import weakref

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from tests.gui.conftest import Designer


def collect() -> None:
    """Delete what waits for it."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()


def test_a_closed_level_takes_its_view_with_it(designer: Designer) -> None:
    """Neither the view nor the canvas outlives the document."""
    designer.open_new("crossroads", 48, 32)
    view = designer.window.tabs.view
    assert view is not None
    left = [weakref.ref(view), weakref.ref(view.canvas)]
    document = view.document
    del view

    designer.desk.workspace.close(document)
    del document
    collect()

    assert [ref() for ref in left] == [None, None]


def test_a_window_that_was_built_anew_leaves_nothing_behind(designer: Designer) -> None:
    """The old window goes; undo in the new one is heard by one view only."""
    designer.open_new("rock")
    old = weakref.ref(designer.window)

    designer.desk.rebuild()
    collect()

    assert old() is None
    assert len(designer.document.core._watchers) == 1


def test_a_level_that_was_played_goes_when_it_is_closed(designer: Designer) -> None:
    """A play-test keeps no view."""
    designer.open_new("cellar", 48, 32)
    designer.do("play.start")
    designer.do("play.stop")
    view = designer.window.tabs.view
    assert view is not None
    left = weakref.ref(view)
    document = view.document
    del view

    designer.desk.workspace.close(document)
    del document
    collect()

    assert left() is None
