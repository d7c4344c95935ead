"""Wires: states told by more than hue (WIRING section 9)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QPainterPath

from editor.app.canvas.art.palette import DUNGEON, WIRE_HUES
from editor.app.canvas.art.wires import STATES, stroke_live, stroke_wire

Paint = Callable[..., NDArray[np.uint8]]


def straight() -> QPainterPath:
    """A wire over four cells."""
    path = QPainterPath()
    path.moveTo(24, 72)
    path.lineTo(216, 72)
    return path


def _net(paint: Paint, state: str) -> NDArray[np.uint8]:
    return paint(
        240, 144, lambda p: stroke_wire(p, straight(), WIRE_HUES[0], DUNGEON, cell_px=48, state=state)
    )


def _live(paint: Paint, start: float = 0.0) -> NDArray[np.uint8]:
    return paint(240, 144, lambda p: stroke_live(p, [(straight(), start)], WIRE_HUES[0], DUNGEON, cell_px=48))


def _thickness(picture: NDArray[np.uint8]) -> int:
    return int((picture[:, 120, 3] > 0).sum())


def test_every_state_looks_different(paint: Paint) -> None:
    """No two states paint the same picture, nor any of them that of a live wire."""
    pictures = {_net(paint, state).tobytes() for state in STATES} | {_live(paint).tobytes()}

    assert len(pictures) == len(STATES) + 1


def test_states_are_told_by_width(paint: Paint) -> None:
    """Faded is thinner than idle, idle than selected and live, and the halo of an error is the widest."""
    faded, idle, selected, error = (
        _thickness(_net(paint, state)) for state in ("faded", "idle", "selected", "error")
    )
    live = _thickness(_live(paint))

    assert faded < idle < min(selected, live) and error > max(selected, live)


def test_dashes_of_a_live_wire_move_with_its_beginning(paint: Paint) -> None:
    """Another place among the dashes is another picture."""
    assert not np.array_equal(_live(paint), _live(paint, start=5.0))
