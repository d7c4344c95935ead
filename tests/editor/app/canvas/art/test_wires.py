"""Wires: arcs at hops, and states told by more than hue (WIRING section 9)."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtCore import QPointF

from editor.app.canvas.art.palette import DUNGEON, WIRE_HUES
from editor.app.canvas.art.wires import STATES, paint_wires, wire_hue, wire_path

Paint = Callable[..., NDArray[np.uint8]]
STRAIGHT = [(0, 1), (4, 1)]


def _net(paint: Paint, state: str, **more: object) -> NDArray[np.uint8]:
    return paint(
        240,
        144,
        lambda p: paint_wires(p, [STRAIGHT], (), (), WIRE_HUES[0], DUNGEON, cell_px=48, state=state, **more),
    )


def _thickness(picture: NDArray[np.uint8]) -> int:
    return int((picture[:, 120, 3] > 0).sum())


def test_a_straight_wire_is_a_straight_line() -> None:
    """Without hops the path stays in the middle of its cells."""
    box = wire_path([STRAIGHT], (), 48).boundingRect()

    assert (box.top(), box.bottom()) == (72, 72)


@pytest.mark.parametrize(("axis", "rises"), [("h", True), ("v", False)])
def test_a_hop_lifts_only_the_wire_along_its_axis(axis: str, rises: bool) -> None:
    """A horizontal wire arches over a hop marked h and runs on under one marked v."""
    box = wire_path([STRAIGHT], [((2, 1), axis)], 48).boundingRect()

    assert (box.top() < 72) is rises


def test_a_hop_at_the_end_of_a_run_is_no_arc() -> None:
    """A wire that ends in a cell does not hop over anything there."""
    assert wire_path([STRAIGHT], [((4, 1), "h")], 48).boundingRect().height() == 0


def test_a_path_begins_and_ends_in_the_middle_of_its_cells() -> None:
    """Bends included."""
    path = wire_path([[(0, 0), (2, 0), (2, 2)]], (), 10)

    assert (path.pointAtPercent(0), path.pointAtPercent(1)) == (QPointF(5, 5), QPointF(25, 25))


def test_every_state_looks_different(paint: Paint) -> None:
    """No two states paint the same picture."""
    pictures = {_net(paint, state).tobytes() for state in STATES}

    assert len(pictures) == len(STATES)


def test_states_are_told_by_width(paint: Paint) -> None:
    """Faded is thinner than idle, idle than selected and live, and the halo of an error is the widest."""
    faded, idle, selected, live, error = (
        _thickness(_net(paint, state)) for state in ("faded", "idle", "selected", "live", "error")
    )

    assert faded < idle < min(selected, live) and error > max(selected, live)


def test_dashes_of_a_live_wire_move_with_the_phase(paint: Paint) -> None:
    """Another phase is another picture."""
    assert not np.array_equal(_net(paint, "live"), _net(paint, "live", dash_phase=1.0))


def test_an_error_has_a_sign_besides_its_colour(paint: Paint) -> None:
    """The triangle stands in the marked cell."""
    marked = _net(paint, "error", marks=[(2, 1)])[..., 3] > 0
    plain = _net(paint, "error")[..., 3] > 0

    assert (marked & ~plain)[48:96, 96:144].any()


@pytest.mark.parametrize("part", ["ports", "loose"])
def test_ends_are_drawn(paint: Paint, part: str) -> None:
    """A socket where a wire plugs in, a frayed end where it does not."""
    assert not np.array_equal(_net(paint, "idle"), _net(paint, "idle", **{part: [(0, 1)]}))


def test_nets_take_hues_in_turn() -> None:
    """Neighbouring nets differ; after the last hue the first comes again."""
    assert [wire_hue(0), wire_hue(len(WIRE_HUES))] == [WIRE_HUES[0]] * 2
