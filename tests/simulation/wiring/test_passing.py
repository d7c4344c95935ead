"""What passes through a timer."""

import pytest

from simulation.wiring.circuits import Circuits
from simulation.wiring.nets import nets
from simulation.wiring.passing import Passing, passing
from tests.simulation.wiring.board import Board


def through(board: Board, timer: str, **delays: int) -> Passing:
    """What passes through a timer of the board."""
    return passing(Circuits(nets(board.grid, board.objects), delays), timer)


def chain() -> Board:
    """An activator, two timers, a mechanism in a row, and a door before the first timer."""
    board = Board(P1=(0, 0), T1=(4, 0), T2=(8, 0), M1=(12, 0), D1=(2, 4))
    for start, end in (((0, 0), (4, 0)), ((4, 0), (8, 0)), ((8, 0), (12, 0)), ((2, 4), (2, 0))):
        board.drag(start, end)
    return board


@pytest.mark.rule("WIR-05")
@pytest.mark.parametrize(("timer", "before", "after"), [("T1", 0, 1500), ("T2", 500, 1000)])
def test_a_timer_knows_what_comes_and_what_it_fires(timer: str, before: int, after: int) -> None:
    """The times add up along the chain; a door that hangs before the timer is none of its business."""
    found = through(chain(), timer, T1=500, T2=1000)

    assert found == Passing({"P1": before}, {"M1": after})


@pytest.mark.rule("WIR-05")
def test_nothing_passes_through_a_timer_without_an_activator() -> None:
    """It hangs beside the mechanism, and no signal runs."""
    board = Board(T1=(0, 0), M1=(4, 0))
    board.drag((0, 0), (4, 0))

    assert through(board, "T1") == Passing({}, {})
