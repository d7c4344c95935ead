"""Where mechanisms act: around, in a straight line, in a burst that no wall lets through."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from simulation.geometry.areas import Facing, around, burst, straight_line
from simulation.geometry.cells import cells_of
from simulation.geometry.sight import sees
from tests.simulation.geometry.pictures import Map, all_cells, find, maps, text, walls


@pytest.mark.rule("TRP-08")
def test_blades_reach_their_own_and_the_cells_around() -> None:
    """Clipped at the map's edge, without the wall."""
    assert around(walls("..#\n...\n..."), (1, 0)) == [(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)]


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize(
    ("facing", "length", "cells"),
    [
        ("e", 5, [(2, 1), (3, 1)]),
        ("e", 1, [(2, 1)]),
        ("n", 5, [(1, 0)]),
        ("s", 5, []),
        ("w", 3, [(0, 1)]),
    ],
)
def test_a_flame_runs_straight_until_a_wall(facing: Facing, length: int, cells: list[object]) -> None:
    """From the cell before the mechanism at (1, 1), nearest first."""
    assert straight_line(walls(".....\n....#\n.#..."), (1, 1), facing, length) == cells


@pytest.mark.rule("TRP-08")
@pytest.mark.parametrize(
    ("picture", "filled"),
    [
        ("......\n..#...\n..*...\n......", "xx.xx.\nxx.xx.\nxxxxx.\nxxxxx."),
        (".....\n#####\n..*..", ".....\n.....\nxxxxx"),
        (".....\n##.##\n..*..", ".xxx.\n..x..\nxxxxx"),
        ("*#.\n#..\n...", "x..\n...\n..."),
    ],
)
def test_a_cloud_does_not_pass_walls(picture: str, filled: str) -> None:
    """Radius 2 around *: through the gap, not through the wall, not past a closed corner."""
    blocked = walls(picture)

    seen = burst(blocked, find(picture, "*"), 2)
    shown = text(np.array([(x, y) in seen for x, y in all_cells(blocked)]).reshape(blocked.shape))

    assert shown == filled


def test_a_burst_from_inside_a_wall_fills_the_cells_before_it() -> None:
    """A mechanism hangs on a wall face and acts into the room."""
    assert burst(walls("###\n..."), (1, 0), 1) == [(1, 0), (0, 1), (1, 1), (2, 1)]


@given(maps(), st.data(), st.integers(0, 4))
def test_a_burst_keeps_to_open_cells_in_a_clear_line(blocked: Map, data: st.DataObject, radius: int) -> None:
    """Every cell but the centre is open, near enough and in sight of it."""
    centre = data.draw(st.sampled_from(all_cells(blocked)))

    for x, y in burst(blocked, centre, radius):
        assert (x, y) == centre or not blocked[y, x]
        assert max(abs(x - centre[0]), abs(y - centre[1])) <= radius and sees(blocked, centre, (x, y))


def test_the_cells_of_a_mask_come_row_by_row() -> None:
    """As (x, y)."""
    assert cells_of(np.array([[False, False, True], [True, False, False]])) == [(2, 0), (0, 1)]
