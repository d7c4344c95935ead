"""W-NEAR-MISS and W-SLOW: wires that stop short of something, and what comes late."""

import pytest

from schemas.model import Cell
from simulation.wiring.circuits import Circuits, Limits
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.findings import findings_of
from simulation.wiring.witness import Ways
from tests.simulation.wiring.board import Board

USUAL = Limits(slow_ms=30_000)


def found(board: Board, code: str, limits: Limits = USUAL) -> list[ConnectionFinding]:
    """The findings of one code."""
    circuits = Circuits(board.nets, board.delays, limits)
    findings = findings_of(board.grid, board.objects, circuits, Ways(board.grid, board.objects))
    return [finding for finding in findings if finding.code == code]


def loose(*ends: tuple[Cell, Cell], **objects: Cell) -> Board:
    """Straight wires and objects."""
    board = Board(**objects)
    for start, end in ends:
        board.drag(start, end)
    return board


@pytest.mark.parametrize("cell", [(4, 0), (3, 1)])
def test_an_end_beside_an_object_misses_it(cell: Cell) -> None:
    """Straight on or to the side; the witness is the step that lacks."""
    (finding,) = found(loose(((0, 0), (3, 0)), M1=cell), "W-NEAR-MISS")

    assert (finding.objects, finding.cell, finding.witness) == (("M1",), (3, 0), ((3, 0), cell))


def test_an_end_beside_what_it_is_connected_to_misses_nothing() -> None:
    """The trap two cells wide has its wire already."""
    board = loose(((0, 0), (3, 0)))
    board.place("M1", (4, 0), (2, 0))

    assert found(board, "W-NEAR-MISS") == []


@pytest.mark.parametrize(
    ("start", "missed"), [(4, [(3, 0), (4, 0)]), (5, [(3, 0), (4, 0), (5, 0)]), (6, None)]
)
def test_two_ends_face_to_face_miss_each_other(start: int, missed: list[Cell] | None) -> None:
    """With at most one cell between them; told once, in the gap."""
    gaps = found(loose(((0, 0), (3, 0)), ((start, 0), (9, 0))), "W-NEAR-MISS")

    assert [list(gap.witness) for gap in gaps] == ([missed] if missed else [])


def test_ends_side_by_side_or_of_one_wire_miss_nothing() -> None:
    """They do not look at each other, or hang together already."""
    board = loose(((0, 0), (3, 0)), ((0, 1), (3, 1)))
    board.drag((6, 4), (6, 8), (9, 8), (9, 4), (8, 4))
    board.drag((6, 4), (7, 4))

    assert found(board, "W-NEAR-MISS") == []


def test_a_level_may_want_to_hear_of_touching_ends_alone() -> None:
    """The number is a rule's."""
    board = loose(((0, 0), (3, 0)), ((5, 0), (9, 0)))

    assert found(board, "W-NEAR-MISS", Limits(near_miss_cells=0)) == []


def timed(delay: int, door_first: bool) -> Board:
    """P, a timer, M; a door before or behind the timer."""
    board = Board(P1=(0, 0), M1=(6, 0), D1=(2, 3) if door_first else (4, 3))
    board.place("T1", (3, 0), delay=delay)
    board.drag((0, 0), (6, 0))
    board.drag(board_door(board), (board_door(board)[0], 0))
    return board


def board_door(board: Board) -> Cell:
    """Where the door stands."""
    return next(cell for cell, (key, _) in board.objects.items() if key == "D1")


@pytest.mark.parametrize(("delay", "late"), [(30_000, []), (30_001, ["M1"])])
def test_a_trap_that_answers_late_is_worth_a_hint(delay: int, late: list[str]) -> None:
    """Half a minute unless the level's rules say otherwise; the door before the timer is quick."""
    assert [finding.objects[0] for finding in found(timed(delay, door_first=True), "W-SLOW")] == late


def test_a_door_that_opens_after_its_trap_fired_is_worth_a_hint() -> None:
    """However short the time."""
    board = Board(P1=(0, 0), M1=(2, 0), D1=(6, 0))
    board.place("T1", (4, 0), delay=500)
    board.drag((0, 0), (6, 0))
    (finding,) = found(board, "W-SLOW")

    assert (finding.objects, finding.cell) == (("D1", "P1"), (6, 0))
    assert str(finding.message) == "D1 answers P1 0.5 s later than M1 fires."
