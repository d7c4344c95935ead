"""The decision table of a drag, row by row."""

from collections.abc import Sequence

import pytest

from simulation.wiring.decide import decide
from simulation.wiring.grid import CROSSED, HOP_H, HOP_V, JOINT, WireCell, wire_cell
from simulation.wiring.path import drag_path, l_corners
from simulation.wiring.sides import E, N, S, W

V, H, ALL = N | S, E | W, 15


@pytest.mark.rule("WIR-06", "WIR-07", "WIR-08", "WIR-12")
@pytest.mark.parametrize(
    ("before", "visits", "after"),
    [
        pytest.param(None, [H], wire_cell(H), id="an empty cell takes the wire"),
        pytest.param(None, [E], wire_cell(E), id="or its end"),
        pytest.param(wire_cell(V), [V], wire_cell(V), id="tracing changes nothing"),
        pytest.param(wire_cell(V), [N], wire_cell(V), id="nor does ending along a wire"),
        pytest.param(wire_cell(V), [H], wire_cell(ALL, HOP_H), id="straight over straight hops"),
        pytest.param(wire_cell(H), [V], wire_cell(ALL, HOP_V), id="the newer on top"),
        pytest.param(wire_cell(V), [H, V], wire_cell(ALL, HOP_H), id="a trace is not newer"),
        pytest.param(None, [V, H], wire_cell(ALL, HOP_H), id="crossing itself hops, the later pass on top"),
        pytest.param(None, [N | E, S | W], wire_cell(ALL, JOINT), id="meeting itself in bends joins"),
        pytest.param(wire_cell(ALL, HOP_V), [H], wire_cell(ALL, HOP_V), id="a hop can be traced straight"),
        pytest.param(wire_cell(ALL, HOP_V), [N | E], wire_cell(ALL, JOINT), id="bending on a hop joins"),
        pytest.param(wire_cell(ALL, HOP_H), [E], wire_cell(ALL, JOINT), id="ending on a hop joins"),
        pytest.param(wire_cell(ALL, JOINT), [H], wire_cell(ALL, JOINT), id="a joint stays one"),
        pytest.param(wire_cell(V), [E], wire_cell(V | E), id="ending on a wire is a T"),
        pytest.param(wire_cell(N), [H], wire_cell(H | N), id="passing a wire's end is a T"),
        pytest.param(wire_cell(N), [S], wire_cell(V), id="a seam dissolves"),
        pytest.param(wire_cell(N | E), [H], wire_cell(H | N), id="a bend joins"),
        pytest.param(wire_cell(V | E), [H], wire_cell(ALL, JOINT), id="completing a T joins"),
        pytest.param(wire_cell(V), [E, W], wire_cell(ALL, JOINT), id="two ends on a wire join"),
    ],
)
def test_a_drag_in_a_cell_without_object(
    before: WireCell | None, visits: Sequence[int], after: WireCell | None
) -> None:
    """What is drawn, hops or joins."""
    assert decide(before, visits, None) == after


@pytest.mark.rule("WIR-12")
@pytest.mark.parametrize(
    ("before", "visits", "after"),
    [
        pytest.param(None, [H], wire_cell(H, 0, (H,)), id="passing through stays one wire"),
        pytest.param(wire_cell(N, 0, (N,)), [S], wire_cell(V, 0, (N, S)), id="ends stay apart"),
        pytest.param(wire_cell(V, 0, (N, S)), [V], wire_cell(V, 0, (V,)), id="until a wire passes"),
        pytest.param(wire_cell(V, 0, (V,)), [H], wire_cell(ALL, HOP_H, CROSSED), id="a crossing stays apart"),
        pytest.param(wire_cell(ALL, HOP_H, CROSSED), [N | E], wire_cell(ALL, 0, (ALL,)), id="a bend unites"),
        pytest.param(wire_cell(N | H, 0, (N, H)), [S], wire_cell(ALL, 0, (N, S, H)), id="three wires"),
        pytest.param(wire_cell(ALL, 0, (N, S, H)), [V], wire_cell(ALL, HOP_V, CROSSED), id="two ends traced"),
    ],
)
def test_a_drag_in_an_objects_cell(
    before: WireCell | None, visits: Sequence[int], after: WireCell | None
) -> None:
    """Wires attach to the object, and only to each other where one passes."""
    assert decide(before, visits, "door") == after


def test_every_wire_at_a_timer_has_its_own_port() -> None:
    """Also one that was drawn straight through."""
    assert decide(wire_cell(N, 0, (N,)), [H], "timer") == wire_cell(H | N, 0, (N, E, W))


@pytest.mark.parametrize(
    ("corners", "path"),
    [
        ([(0, 0), (2, 0)], [(0, 0), (1, 0), (2, 0)]),
        ([(0, 0), (1, 1)], [(0, 0), (1, 0), (1, 1)]),
        ([(0, 0), (2, 0), (1, 0)], [(0, 0), (1, 0)]),
        ([(0, 0), (1, 0), (0, 0)], [(0, 0)]),
        ([(0, 0), (0, 0)], [(0, 0)]),
        ([], []),
    ],
)
def test_the_way_of_a_drag(corners: list[tuple[int, int]], path: list[tuple[int, int]]) -> None:
    """Corners out of line are joined by an L; going straight back takes back."""
    assert drag_path(corners) == path


def test_an_l_may_turn_either_way() -> None:
    """The knee lies under or beside the start."""
    assert l_corners((0, 0), (2, 1)) == [(0, 0), (2, 0), (2, 1)]
    assert l_corners((0, 0), (2, 1), horizontal_first=False) == [(0, 0), (0, 1), (2, 1)]
