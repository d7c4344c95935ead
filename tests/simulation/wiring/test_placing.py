"""Objects put on wires and lifted off them."""

import pytest

from simulation.wiring.grid import CROSSED, HOP_V, JOINT, wire_cell
from simulation.wiring.sides import E, N, S, W
from tests.simulation.wiring.board import Board, base, cross


def test_an_object_on_a_crossing_hangs_on_both_nets_and_gives_the_hop_back() -> None:
    """Also after saving and loading: the axis lies in the cell."""
    board = cross()
    board.place("D1", (3, 2))
    assert (len(board.nets), board.nets.of("D1"), board.hops) == (2, (0, 1), {})

    board.remove("D1")
    assert board.grid.at((3, 2)) == wire_cell(15, HOP_V)


def test_wires_that_cross_at_an_object_never_join_without_it() -> None:
    """Also when no axis was said, as where a wire is led round and back into the object's cell."""
    board = cross(D1=(4, 4))
    board.place("D2", (3, 2))
    board.grid.put((3, 2), wire_cell(15, 0, CROSSED))
    board.remove("D2")

    assert (board.hops, len(board.nets)) == ({(3, 2): "H"}, 2)


@pytest.mark.rule("WIR-12")
def test_wires_that_end_at_one_object_are_pulled_out_when_it_goes() -> None:
    """They stay two nets, one cell short of where they would meet."""
    board = Board(P1=(0, 0), D1=(3, 0), P2=(6, 0))
    board.drag((0, 0), (3, 0))
    board.drag((6, 0), (3, 0))
    board.remove("D1")

    assert (board.grid.at((3, 0)), len(board.nets)) == (None, 2)
    loose = ["W-DANGLING", "W-DANGLING", "W-NEAR-MISS"]
    assert board.codes == ["W-ACT-NO-TARGET P1", "W-ACT-NO-TARGET P2", *loose]


def test_a_wire_through_an_object_stays_when_it_goes() -> None:
    """Only the end beside it is pulled out."""
    board = base(D1=(3, 2))
    board.drag((3, 5), (3, 2))
    board.remove("D1")

    assert (board.grid.mask((3, 2)), board.grid.mask((3, 3)), len(board.nets)) == (E | W, S, 2)


def test_ends_pulled_out_beside_a_hop_take_the_whole_hop() -> None:
    """Else the stub would end on the other wire and join it."""
    board = Board(D1=(3, 0))
    board.drag((3, 0), (3, 4))
    board.drag((0, 0), (3, 0))
    board.drag((0, 1), (6, 1))
    board.remove("D1")

    assert (board.grid.mask((3, 1)), board.grid.mask((3, 2)), board.dots) == (E | W, S, [])


def test_a_joint_under_an_object_stays_one() -> None:
    """Placing and lifting leave it as it was."""
    board = cross()
    board.cross((3, 2), JOINT)
    board.place("D1", (3, 2))
    board.remove("D1")

    assert (board.dots, board.grid.at((3, 2))) == ([(3, 2)], wire_cell(15, JOINT))


@pytest.mark.rule("WIR-12")
def test_a_timer_on_a_crossing_fans_out() -> None:
    """One port an arm; without it the hop is back."""
    board = cross()
    board.place("T1", (3, 2), delay=500)
    assert (len(board.nets), board.link("P2").inert) == (4, ("M1", "M2"))

    board.remove("T1")
    assert (board.hops, len(board.nets)) == ({(3, 2): "V"}, 2)


def test_a_bed_on_a_wire_touches_nothing() -> None:
    """Only what can be wired attaches."""
    board = base()
    board.place("B1", (3, 2))

    assert (board.grid.at((3, 2)), board.nets.of("B1")) == (wire_cell(E | W), ())


def test_both_cells_of_a_long_object_attach() -> None:
    """A wire to either cell reaches it."""
    board = Board(P1=(0, 0), P2=(0, 1))
    board.place("D1", (4, 0), (4, 1))
    board.drag((0, 0), (4, 0))
    board.drag((0, 1), (4, 1))

    assert (board.codes, board.grid.at((4, 1))) == (["I-DOOR-MANY-ACT D1 P1 P2"], wire_cell(W, 0, (W,)))


def test_another_object_in_its_place_keeps_the_wire_ends() -> None:
    """Replacing an object without lifting it leaves every connection."""
    board = Board(D1=(3, 0))
    board.drag((3, 0), (3, 4))
    board.drag((0, 0), (3, 0))
    board.place("M1", (3, 0))

    assert board.grid.at((3, 0)) == wire_cell(S | W, 0, (S, W))


def test_labels_go_with_their_wire() -> None:
    """A name stands on its cell until the last wire there is erased."""
    from simulation.wiring.change import apply
    from simulation.wiring.crossing import plan_label

    board = base()
    apply(board.grid, plan_label(board.grid, (3, 2), "north gate"))
    assert board.grid.labels() == {(3, 2): "north gate"}

    board.erase((0, 2), (6, 2))
    assert (board.grid.labels(), board.grid.mask((3, 2)) & N) == ({}, 0)
