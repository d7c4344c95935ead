"""Where a drag may still end, told without planning a drag to every object."""

import pytest
from hypothesis import given

from schemas.model import Cell
from simulation.wiring.targets import Targets, circuit_at
from tests.simulation.wiring.board import Board, base
from tests.simulation.wiring.moves import Move, along, histories, played


def lit(board: Board, *corners: Cell) -> dict[str, bool]:
    """Every object and whether this drag may end on it."""
    plan, nets = board.plan(*corners), board.nets
    circuit = plan.circuit or circuit_at(board.grid, board.objects, nets, corners[0])
    targets = Targets(nets, plan, circuit)
    return {key: targets.allows(key) for key in targets.families}


@pytest.mark.rule("WIR-02", "WIR-03", "WIR-10")
def test_from_a_plate_that_fires_something_only_doors_and_timers_are_open() -> None:
    """A free mechanism would be its second, a foreign plate's one as well; a door never is one too many."""
    board = base(P2=(0, 6), M2=(6, 6), M3=(3, 8), D1=(9, 4), T1=(9, 6))
    board.drag((0, 6), (6, 6))

    assert lit(board, (0, 2), (0, 3)) == {
        "P1": True, "M1": True, "P2": True, "M2": False, "M3": False, "D1": True, "T1": True,
    }  # fmt: skip


@pytest.mark.rule("WIR-03")
def test_a_timer_counts_with_all_that_hangs_behind_it() -> None:
    """Behind the timer a mechanism is fired already: a plate that fires another may not go there."""
    board = base(P2=(0, 6), M2=(6, 6))
    board.place("T1", (3, 6), delay=500)
    board.drag((0, 6), (6, 6))

    assert not lit(board, (0, 2), (0, 3))["T1"]


@given(histories, along, along, along)
def test_what_is_lit_is_what_would_not_be_refused(history: list[Move], y: int, start: int, end: int) -> None:
    """Each object beside an empty end of a drag: refused there exactly when it was not lit."""
    board = played(history)
    before = board.plan((start, y), (end, y))
    if before.refusal is not None or (end, y) in board.objects or (end, y) in board.grid.cells:
        return
    shown = lit(board, (start, y), (end, y))
    for cell in ((end + 1, y), (end - 1, y), (end, y + 1), (end, y - 1)):
        found = board.objects.get(cell, ("", "other"))
        after = board.plan((start, y), (end, y), cell)
        if found[1] != "other" and len(after.path) > len(before.path):
            assert shown[found[0]] == (after.refusal is None)
