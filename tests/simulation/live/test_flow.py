"""The branches of a net lead away from where the signal comes in, and leave no piece of wire out."""

from hypothesis import given
from hypothesis import strategies as st

from simulation.live.flow import Branch, branches
from tests.simulation.wiring.board import Board, cross


def flow(board, net, *entrances):
    """The branches of a net, signals coming in at these cells."""
    return branches(board.grid, board.nets.nodes[net], set(entrances))


def test_a_straight_wire_is_one_branch_from_its_activator():
    """Whichever end that is."""
    board = Board(P1=(0, 0), M1=(3, 0))
    board.drag((3, 0), (0, 0))
    assert flow(board, 0, (0, 0)) == (Branch(0, ((0, 0), (1, 0), (2, 0), (3, 0))),)


def test_behind_a_joint_every_arm_is_a_branch_that_counts_on():
    """Two cells from the activator."""
    board = Board(P1=(0, 0))
    board.drag((0, 0), (4, 0))
    board.drag((2, 0), (2, 2))
    starts = [(branch.start, branch.cells[0], branch.cells[-1]) for branch in flow(board, 0, (0, 0))]
    assert starts == [(0, (0, 0), (2, 0)), (2, (2, 0), (4, 0)), (2, (2, 0), (2, 2))]


def test_a_wire_that_hops_over_another_keeps_to_itself():
    """No branch turns off at the crossing."""
    board = cross()
    assert {cell for net in (0, 1) for branch in flow(board, net) for cell in branch.cells if cell == (3, 2)}
    assert [len(flow(board, net)) for net in (0, 1)] == [1, 1]


def test_two_entrances_meet_in_the_middle():
    """Each cell is reached from the nearer."""
    board = Board(P1=(0, 0), P2=(4, 0))
    board.drag((0, 0), (4, 0))
    met = flow(board, 0, (0, 0), (4, 0))
    assert {branch.cells[0] for branch in met if branch.start == 0} == {(0, 0), (4, 0)}
    assert max(branch.start + len(branch.cells) - 1 for branch in met) == 2


@given(st.lists(st.tuples(st.integers(0, 5), st.integers(0, 5)), min_size=2, max_size=6, unique=True))
def test_every_piece_of_wire_is_in_one_branch(corners):
    """Loops too: no edge is missing and none is there twice."""
    board = Board()
    board.drag(*corners)
    for net, nodes in enumerate(board.nets.nodes):
        pieces = [
            frozenset(step)
            for b in flow(board, net, nodes[0][0])
            for step in zip(b.cells, b.cells[1:], strict=False)
        ]
        assert len(pieces) == len(set(pieces))
        ends = {cell for cell, _ in nodes}
        assert set(pieces) <= {frozenset(e) for e in board.grid.edges()} and set().union(*pieces) == ends
