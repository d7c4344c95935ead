"""W-NET-TWO-NAMES: one connection that is called two things."""

from schemas.model import Cell
from simulation.wiring.crossing import plan_label
from simulation.wiring.finding import ConnectionFinding
from simulation.wiring.findings import connection_findings
from tests.simulation.wiring.board import Board, base, cross


def named(board: Board, labels: dict[Cell, str]) -> list[ConnectionFinding]:
    """What is found about names once these are written."""
    for cell, text in labels.items():
        board._do(plan_label(board.grid, cell, text), board.objects)
    findings = connection_findings(board.grid, board.objects)
    return [finding for finding in findings if finding.code == "W-NET-TWO-NAMES"]


def test_two_names_on_one_connection_are_found_with_both_places() -> None:
    """The marker stands at the first."""
    (finding,) = named(base(), {(4, 2): "north", (1, 2): "south"})

    assert (finding.cell, finding.witness, finding.severity) == ((1, 2), ((1, 2), (4, 2)), "warning")
    assert "south" in str(finding.message) and "north" in str(finding.message)


def test_the_same_name_twice_is_one_name() -> None:
    """Long wires may say it in several places."""
    assert named(base(), {(4, 2): "north", (1, 2): "north"}) == []


def test_two_wires_that_cross_have_a_name_each() -> None:
    """They are not joined."""
    assert named(cross(), {(4, 2): "across", (3, 1): "down"}) == []
