"""The grid as a value: copied, compared, pickled; changes that only fit where they were planned."""

import pickle

import pytest

from simulation.wiring.change import WireChange, apply
from simulation.wiring.crossing import plan_crossing, plan_flip
from simulation.wiring.grid import HOP_H, JOINT, WireGrid
from tests.simulation.wiring.board import base, cross


def test_a_copy_is_independent_and_equal() -> None:
    """Changing one leaves the other."""
    board = cross()
    copied = board.grid.copy()
    assert copied == board.grid

    board.erase((0, 2), (1, 2))
    assert copied != board.grid


def test_a_grid_survives_pickling() -> None:
    """Keyframes and worker processes hold grids."""
    grid = cross().grid

    assert pickle.loads(pickle.dumps(grid)) == grid


def test_a_change_planned_on_other_wires_is_refused_whole() -> None:
    """Nothing is half done."""
    board = base()
    change = board.plan((3, 0), (3, 5)).change
    board.drag((3, 5), (3, 4))
    before = board.grid.copy()

    with pytest.raises(ValueError, match="planned on"):
        apply(board.grid, change)
    assert board.grid == before


def test_a_hop_is_flipped_and_joined_by_hand() -> None:
    """Flip puts the other wire on top, a joint draws a dot."""
    board = cross()
    apply(board.grid, plan_flip(board.grid, (3, 2)))
    assert board.hops == {(3, 2): "H"}

    board.cross((3, 2), JOINT)
    assert (board.dots, len(board.nets)) == ([(3, 2)], 1)


@pytest.mark.parametrize("cell", [(1, 2), (0, 2), (9, 9)])
def test_only_a_crossing_has_a_state(cell: tuple[int, int]) -> None:
    """Elsewhere there is nothing to flip or to set."""
    board = cross()

    assert not plan_flip(board.grid, cell) and not plan_crossing(board.grid, cell, HOP_H)


def test_an_empty_change_is_false() -> None:
    """So that no undo step comes of it."""
    assert not WireChange()
    assert len(WireGrid()) == 0
