"""W-LOOP: loops of wire with no object in them, and the stretch of them that may go."""

import pytest

from schemas.model import Cell
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.findings import connection_findings
from tests.simulation.wiring.board import Board, base


def found(board: Board) -> list[ConnectionFinding]:
    """The loops."""
    findings = connection_findings(board.grid, board.objects, board.delays)
    return [finding for finding in findings if finding.code == "W-LOOP"]


def around(**objects: Cell) -> Board:
    """The base with a detour from (2, 2) over row 5 to (4, 2)."""
    board = base(**objects)
    board.drag((2, 2), (2, 5), (4, 5), (4, 2))
    return board


def test_a_detour_is_a_loop_and_its_shortest_stretch_is_marked() -> None:
    """The straight way between the joints is two edges long, the detour eight."""
    (loop,) = found(around())

    assert (loop.cell, loop.severity, len(loop.witness)) == ((3, 2), "hint", 10)
    assert loop.witness[:3] in (((2, 2), (3, 2), (4, 2)), ((4, 2), (3, 2), (2, 2)))


@pytest.mark.parametrize("objects", [{"D1": (3, 2)}, {"T1": (3, 5)}, {"P2": (2, 4)}])
def test_a_loop_with_an_object_in_it_is_none(objects: dict[str, Cell]) -> None:
    """A door, a timer or an activator in it may need both ways."""
    assert found(around(**objects)) == []


def test_a_bed_that_lies_over_a_loop_is_no_object_of_it() -> None:
    """Wires do not touch it."""
    assert len(found(around(B1=(3, 5)))) == 1


def test_a_wire_that_crosses_itself_straight_is_a_loop() -> None:
    """Although it hops: what lies between could go."""
    board = Board(P1=(0, 2), M1=(3, 0))
    board.drag((0, 2), (5, 2), (5, 4), (3, 4), (3, 0))
    (loop,) = found(board)

    assert board.hops == {(3, 2): "V"} and len(loop.witness) == 8


def test_two_wires_that_cross_are_no_loop() -> None:
    """Nor is a tree with many arms."""
    board = base(P2=(3, 0), M2=(3, 5), D1=(1, 5))
    board.drag((3, 0), (3, 5))
    board.drag((1, 5), (1, 2))

    assert found(board) == []


def test_a_ring_of_wire_alone_is_one_loop() -> None:
    """It has no joints at all."""
    board = Board()
    board.drag((0, 0), (2, 0), (2, 2), (0, 2), (0, 0))

    assert [len(loop.witness) for loop in found(board)] == [8]


def test_every_mesh_is_told_once() -> None:
    """Three windows in a row are three loops."""
    board = Board()
    board.drag((0, 0), (6, 0), (6, 2), (0, 2), (0, 0))
    board.drag((2, 0), (2, 2))
    board.drag((4, 0), (4, 2))

    assert len(found(board)) == 3
