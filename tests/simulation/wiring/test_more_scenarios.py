"""Further scenarios of wiring, of the same kind: starts and ends, seams, timers, bridges, loops, objects."""

import pytest

from simulation.wiring.crossing import plan_label
from simulation.wiring.grid import HOP_H, JOINT
from simulation.wiring.links import Link
from tests.simulation.wiring.board import Board, base, cross


@pytest.mark.rule("WIR-08")
def test_a_drag_that_starts_on_a_connection_joins_it() -> None:
    """From the middle of the wire out to a door: the same T as drawn the other way."""
    board = base(D1=(3, 5))
    board.drag((3, 2), (3, 5))

    assert (len(board.nets), board.dots, board.codes) == (1, [(3, 2)], [])
    assert board.link("P1").doors == (("D1", 0, 0),)


@pytest.mark.rule("WIR-12")
def test_two_connections_that_share_an_edge_join() -> None:
    """A drag runs two cells along a foreign wire and leaves it again: one net, a dot at either end."""
    board = Board()
    board.drag((0, 2), (8, 2))
    plan = board.drag((3, 0), (3, 2), (5, 2), (5, 4))

    assert (len(plan.traced_edges), board.dots, len(board.nets)) == (2, [(3, 2), (5, 2)], 1)


@pytest.mark.rule("WIR-07")
def test_a_straight_drag_over_the_end_of_a_connection_joins_it() -> None:
    """The other one ends in the cell that is passed: a T, no hop."""
    board = Board()
    board.drag((3, 5), (3, 2))
    board.drag((0, 2), (6, 2))

    assert (board.dots, board.hops, len(board.nets)) == ([(3, 2)], {}, 1)


@pytest.mark.rule("WIR-10", "WIR-12")
def test_two_connections_that_end_at_one_door_stay_apart() -> None:
    """Both plates drive the door, neither fires the other's mechanism."""
    board = Board(P1=(0, 2), D1=(3, 2), P2=(6, 2), M1=(0, 5))
    board.drag((0, 2), (3, 2))
    board.drag((6, 2), (3, 2))
    board.drag((0, 2), (0, 5))

    assert (len(board.nets), board.codes) == (3, ["I-DOOR-MANY-ACT D1 P1 P2"])
    assert board.link("P2") == Link(None, (("D1", 0, 0),), ())


@pytest.mark.rule("WIR-11")
def test_timers_in_series_add_up() -> None:
    """Two seconds and a half, for a door between them two."""
    board = Board(P1=(0, 0), M1=(9, 0), D1=(4, 3))
    board.place("T1", (3, 0), delay=2000)
    board.place("T2", (6, 0), delay=500)
    board.drag((0, 0), (9, 0))
    board.drag((4, 3), (4, 0))

    assert (len(board.nets), board.codes) == (3, [])
    assert board.link("P1") == Link(("M1", 2500), (("D1", 2000, 2000),), (("M1", 2500),))


@pytest.mark.rule("WIR-12")
def test_a_bypassed_timer_delays_nothing() -> None:
    """A wire round it makes both its ports one net."""
    board = base()
    board.place("T1", (3, 2), delay=2000)
    board.drag((2, 2), (2, 4), (4, 4), (4, 2))

    assert (len(board.nets), board.link("P1").mechanism) == (1, ("M1", 0))
    assert "W-TIMER-BYPASSED T1" in board.codes


@pytest.mark.rule("WIR-06")
def test_a_bridge_over_three_connections_goes_as_one() -> None:
    """Erasing one edge of it takes four, and all three below are straight again."""
    board = Board()
    for y in (1, 2, 3):
        board.drag((0, y), (6, y))
    board.drag((3, 0), (3, 4))
    board.erase((3, 1), (3, 2))

    assert (board.hops, len(board.nets)) == ({}, 3)
    assert [board.grid.mask((3, y)) for y in range(5)] == [0, 10, 10, 10, 0]


def test_an_arm_of_a_joint_goes_alone() -> None:
    """The rest stays joined: a T, then a straight."""
    board = cross()
    board.cross((3, 2), JOINT)
    board.erase((3, 2), (3, 3))
    tee = (board.dots, len(board.nets))
    board.erase((3, 1), (3, 2))

    assert (tee, board.dots, board.grid.mask((3, 2))) == (([(3, 2)], 2), [], 10)


@pytest.mark.rule("WIR-06")
def test_a_drag_over_itself_hops_and_stays_one_net() -> None:
    """The later pass is on top; erasing the loop leaves a straight."""
    board = Board()
    board.drag((0, 2), (6, 2), (6, 5), (3, 5), (3, 0))

    assert (board.hops, board.dots, len(board.nets)) == ({(3, 2): "V"}, [], 1)
    board.erase((3, 1), (3, 2))
    assert (board.hops, board.grid.mask((3, 2)), len(board.nets)) == ({}, 10, 2)


def test_a_drag_that_ends_on_itself_closes_a_loop() -> None:
    """Joined with a dot, one net."""
    board = Board()
    board.drag((0, 2), (6, 2), (6, 5), (3, 5), (3, 2))

    assert (board.hops, board.dots, len(board.nets)) == ({}, [(3, 2)], 1)


def test_an_object_on_a_crossing_hangs_on_both_and_lifted_gives_the_hop_back() -> None:
    """A door set down on the hop is driven by both, which stay two nets; taken away, all is as before."""
    board = cross()
    before = board.grid.copy()
    board.place("D1", (3, 2))
    assert (len(board.nets), board.codes) == (2, ["I-DOOR-MANY-ACT D1 P1 P2"])

    board.remove("D1")
    assert (board.grid, board.hops) == (before, {(3, 2): "V"})


def test_lifting_an_object_never_fuses_what_ended_there() -> None:
    """Two wires end at a door side by side: both are pulled out one cell and left loose."""
    board = Board(P1=(0, 2), D1=(3, 2), P2=(6, 2))
    board.drag((0, 2), (3, 2))
    board.drag((6, 2), (3, 2))
    board.remove("D1")

    assert (len(board.nets), board.grid.mask((3, 2))) == (2, 0)
    assert (board.grid.mask((2, 2)), board.grid.mask((4, 2))) == (8, 2)


def test_a_timer_on_a_joint_has_one_port_an_arm() -> None:
    """A T becomes three nets through the timer, all delayed alike; taken away it is the T again."""
    board = base(D1=(3, 5))
    board.drag((3, 5), (3, 2))
    board.place("T1", (3, 2), delay=700)
    parted = (len(board.nets), board.link("P1").mechanism, board.link("P1").doors)
    board.remove("T1")

    assert parted == (3, ("M1", 700), (("D1", 700, 700),))
    assert (len(board.nets), board.dots) == (1, [(3, 2)])


@pytest.mark.rule("WIR-11", "WIR-12")
def test_nothing_echoes_in_a_ring_of_timers() -> None:
    """The mechanism fires by the shorter way round; the ring is remarked."""
    board = Board(P1=(0, 2), M1=(8, 2))
    board.place("T1", (4, 2), delay=300)
    board.place("T2", (4, 5), delay=900)
    board.place("T3", (4, 7), delay=2000)
    board.drag((0, 2), (8, 2))
    board.drag((2, 2), (2, 5), (6, 5), (6, 2))
    board.drag((2, 5), (2, 7), (6, 7), (6, 5))

    assert board.link("P1").mechanism == ("M1", 300)
    assert any(code.startswith(("W-TIMER-RING", "W-TIMER-PARALLEL")) for code in board.codes)


def test_flipping_a_hop_changes_no_connection() -> None:
    """The other wire on top, the same links; joined and parted again, too."""
    board = cross()
    links = (board.link("P1"), board.link("P2"))
    board.cross((3, 2), HOP_H)
    flipped = (board.hops, board.link("P1"), board.link("P2"))
    board.cross((3, 2), JOINT)
    board.cross((3, 2), HOP_H)

    assert flipped == ({(3, 2): "H"}, *links)
    assert (board.link("P1"), board.link("P2")) == links


def test_undoing_a_join_brings_back_both_names() -> None:
    """Names are written on the wires: joined, a net has two, parted, each has its own."""
    board = Board()
    for y, name in ((2, "North"), (5, "South")):
        board.drag((0, y), (6, y))
        board._do(plan_label(board.grid, (1, y), name), board.objects)
    before = board.grid.copy()
    board.drag((4, 2), (4, 5))
    joined = "W-NET-TWO-NAMES" in board.codes
    board.undo()

    assert joined and board.grid == before and len(board.nets) == 2
