"""What is painted anew: what was seen stays until something better is ready."""

from __future__ import annotations

import pytest

import editor.app.canvas.backdrop
from editor.app.canvas.widget import Canvas
from tests.gui.conftest import Designer


def settled(canvas: Canvas) -> Canvas:
    """Once everything is painted."""
    canvas.grab()
    while canvas.backdrop.waiting:
        canvas.grab()
    return canvas


def test_a_repainted_map_does_not_flash(designer: Designer, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without time for more than one tile the others show what they showed, not the plan below."""
    designer.open_new("crossroads", 48, 32)
    view = designer.window.tabs.view
    assert view is not None
    canvas = settled(view.canvas)
    before = canvas.grab().toImage()
    monkeypatch.setattr(editor.app.canvas.backdrop, "BUDGET_S", 0)

    canvas.refresh()
    shown = canvas.grab().toImage()

    assert canvas.backdrop.waiting and shown == before
