"""What a click on a wire takes."""

import pytest

from schemas.model import Cell
from simulation.wiring.change import apply
from simulation.wiring.crossing import plan_flip
from simulation.wiring.section import net_edges, section, wire_under
from simulation.wiring.sides import E, Edge, N, S, W
from tests.simulation.wiring.board import Board, base, cross


def row(start: int, end: int, y: int) -> list[Edge]:
    """The edges along a row."""
    return [((x, y), (x + 1, y)) for x in range(start, end)]


def branched() -> Board:
    """The base with a branch from (3, 2) down to a door and another over a bend to nothing."""
    board = base(D1=(3, 5))
    board.drag((3, 5), (3, 2))
    return board


@pytest.mark.parametrize(
    ("cell", "edges"),
    [
        ((1, 2), row(0, 3, 2)),
        ((5, 2), row(3, 6, 2)),
        ((3, 4), [((3, y), (3, y + 1)) for y in range(2, 5)]),
        ((0, 2), row(0, 3, 2)),
    ],
)
def test_a_section_ends_at_joints_and_objects(cell: Cell, edges: list[Edge]) -> None:
    """From either side, or from its end."""
    board = branched()
    node = wire_under(board.grid, cell)

    assert node is not None
    assert section(board.grid, board.objects, node) == edges


def test_a_section_runs_on_under_a_hop() -> None:
    """Hops and bends are inside it."""
    board = cross()

    assert section(board.grid, board.objects, ((1, 2), E | W)) == row(0, 6, 2)


def test_a_click_on_a_crossing_takes_the_upper_wire() -> None:
    """The newer one, or the other after a flip; nothing where no wire is."""
    board = cross()
    assert wire_under(board.grid, (3, 2)) == ((3, 2), N | S)

    apply(board.grid, plan_flip(board.grid, (3, 2)))
    assert wire_under(board.grid, (3, 2)) == ((3, 2), E | W)
    assert wire_under(board.grid, (9, 9)) is None


def test_a_loop_without_joints_is_one_section() -> None:
    """It ends where it began."""
    board = Board()
    board.drag((0, 0), (2, 0), (2, 2), (0, 2), (0, 0))

    assert len(section(board.grid, {}, ((1, 0), E | W))) == 8


def test_a_net_has_the_edges_of_all_its_sections() -> None:
    """Nine: six along, three down."""
    board = branched()

    assert len(net_edges(board.nets.nodes[0])) == 9
