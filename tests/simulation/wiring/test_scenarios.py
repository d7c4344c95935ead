"""Acceptance scenarios of wiring: what a designer draws, and what comes of it."""

import pytest

from schemas.model import Cell
from simulation.wiring.file import runs_of
from simulation.wiring.grid import HOP_V
from simulation.wiring.links import Link
from tests.simulation.wiring.board import Board, base, cross


@pytest.mark.rule("WIR-06")
def test_a_straight_drag_hops_over_another_connection() -> None:
    """Two connections that cross straight stay apart; the newer one is on top."""
    board = cross()

    assert (len(board.nets), board.hops, board.dots, board.codes) == (2, {(3, 2): "V"}, [], [])
    assert (board.link("P1").mechanism, board.link("P2").mechanism) == (("M1", 0), ("M2", 0))


@pytest.mark.rule("WIR-08")
def test_a_drag_that_ends_on_a_connection_joins_it() -> None:
    """A door is added to a plate's connection by ending the drag on it."""
    board = base(D1=(3, 5))
    board.drag((3, 5), (3, 2))

    assert (len(board.nets), board.dots, board.codes) == (1, [(3, 2)], [])
    assert board.link("P1") == Link(("M1", 0), (("D1", 0, 0),), (("M1", 0),))


@pytest.mark.rule("WIR-07")
def test_a_drag_over_a_bend_joins() -> None:
    """Where the other connection bends, mine joins it and shares the edges that it runs along."""
    board = Board()
    board.drag((0, 2), (4, 2), (4, 6))
    plan = board.drag((8, 2), (2, 2))

    assert (len(plan.new_edges), len(list(board.grid.edges()))) == (4, 12)
    assert (board.dots, board.hops, len(board.nets)) == ([(4, 2)], {}, 1)


@pytest.mark.rule("WIR-12")
def test_my_own_bend_on_a_connection_joins() -> None:
    """A drag that turns on a connection joins it."""
    board = Board()
    board.drag((0, 2), (6, 2))
    board.drag((3, 0), (3, 2), (5, 2))

    assert (board.dots, len(board.nets), len(list(board.grid.edges()))) == ([(3, 2)], 1, 8)


@pytest.mark.rule("WIR-03", "WIR-09")
def test_a_second_activator_on_a_mechanism_is_one_error() -> None:
    """Two plates on one mechanism's net: exactly that mechanism is reported."""
    board = base(P2=(3, 5))
    board.drag((3, 5), (3, 2))

    assert board.codes == ["E-MECH-MANY-ACT M1 P1 P2"]


@pytest.mark.rule("WIR-10")
def test_one_drag_over_doors_connects_them_all() -> None:
    """A connection that passes over doors is attached to each of them."""
    board = Board(P1=(0, 0), D1=(2, 0), D2=(4, 0), D3=(6, 0), M1=(8, 0))
    board.drag((0, 0), (8, 0))

    doors = (("D1", 0, 0), ("D2", 0, 0), ("D3", 0, 0))
    assert (len(board.nets), board.codes) == (1, [])
    assert board.link("P1") == Link(("M1", 0), doors, (("M1", 0),))


@pytest.mark.rule("WIR-04", "WIR-05", "WIR-11")
def test_only_what_lies_behind_a_timer_is_delayed() -> None:
    """Doors before a timer at once, doors and mechanism behind it later."""
    board = Board(P1=(0, 0), M1=(6, 0), D1=(1, 3), D2=(5, 3))
    board.place("T1", (3, 0), delay=2000)
    board.drag((0, 0), (6, 0))
    board.drag((1, 3), (1, 0))
    board.drag((5, 3), (5, 0))

    assert (len(board.nets), board.codes) == (2, [])
    assert board.link("P1").mechanism == ("M1", 2000)
    assert board.link("P1").doors == (("D1", 0, 0), ("D2", 2000, 2000))


@pytest.mark.rule("WIR-04")
def test_a_timer_dropped_on_a_connection_parts_it_and_heals_when_taken_away() -> None:
    """Insert a timer, take it away, undo."""
    board = base()
    seen = []
    board.place("T1", (3, 2), delay=1500)
    seen.append((len(board.nets), board.link("P1").mechanism))
    board.remove("T1")
    seen.append((len(board.nets), board.link("P1").mechanism))
    board.undo()
    seen.append((len(board.nets), board.link("P1").mechanism))

    assert seen == [(2, ("M1", 1500)), (1, ("M1", 0)), (2, ("M1", 1500))]


@pytest.mark.rule("WIR-12")
def test_of_parallel_timers_the_earliest_switches_on() -> None:
    """Two timers side by side: the quicker fires the mechanism, the slower is reported."""
    board = base()
    board.place("T1", (3, 2), delay=2000)
    board.place("T2", (3, 4), delay=500)
    board.drag((2, 2), (2, 4), (4, 4), (4, 2))

    assert (len(board.nets), board.link("P1").mechanism) == (2, ("M1", 500))
    assert board.codes == ["W-TIMER-PARALLEL T1 T2"]


def test_erasing_the_upper_connection_leaves_the_lower_and_undo_brings_the_hop_back() -> None:
    """The hop goes with the wire that made it, and comes back as it was."""
    board = cross()
    before = board.grid.copy()
    board.erase((3, 0), (3, 5))
    assert (board.hops, board.grid.mask((3, 2)), len(board.nets)) == ({}, 10, 1)

    board.undo()
    assert board.grid == before


@pytest.mark.rule("WIR-07", "WIR-09")
def test_a_drag_that_ends_on_a_crossing_joins_all_three() -> None:
    """Everything is one net with all its conflicts, until the crossing is made a hop again."""
    board = cross(D1=(1, 5))
    before = board.grid.copy()
    board.drag((1, 5), (1, 2), (3, 2))
    board.undo()
    assert board.grid == before

    board.redo()
    assert (board.dots, len(board.nets)) == ([(1, 2), (3, 2)], 1)
    assert board.codes == [
        "E-ACT-MANY-MECH P1 M1 M2", "E-ACT-MANY-MECH P2 M1 M2",
        "E-MECH-MANY-ACT M1 P1 P2", "E-MECH-MANY-ACT M2 P1 P2", "I-DOOR-MANY-ACT D1 P1 P2",
    ]  # fmt: skip

    board.cross((3, 2), HOP_V)
    assert (len(board.nets), board.codes) == (2, [])


@pytest.mark.rule("WIR-12")
def test_lying_on_a_connection_along_its_line_joins_without_a_dot() -> None:
    """Only new edges are added; the seam is gone, and a later straight drag hops there."""
    board = Board()
    board.drag((0, 2), (6, 2))
    plan = board.drag((3, 2), (9, 2))
    assert (len(plan.new_edges), list(runs_of(board.grid)), board.dots) == (3, [(0, 2, 9, 2)], [])

    board.drag((6, 0), (6, 4))
    assert board.hops == {(6, 2): "V"}
    assert not board.drag((1, 2), (5, 2)).change


def test_deleting_the_door_behind_a_timer_leaves_a_loose_end() -> None:
    """What is left is reported at the activator and at the loose end, and nowhere else."""
    board = Board(P1=(0, 0), D1=(6, 0))
    board.place("T1", (3, 0), delay=2000)
    board.drag((0, 0), (6, 0))
    assert (board.link("P1").doors, board.codes) == ((("D1", 2000, 2000),), [])

    board.remove("D1")
    assert board.codes == ["W-ACT-NO-TARGET P1", "W-DANGLING"]


@pytest.mark.parametrize("corners", [((3, 0), (3, 5)), ((3, 5), (3, 0)), ((3, 0), (3, 2), (3, 5))])
@pytest.mark.rule("WIR-06")
def test_a_crossing_hops_whichever_way_it_is_drawn(corners: tuple[Cell, ...]) -> None:
    """Neither direction nor a corner fixed on the way changes what a straight drag does."""
    board = base()
    board.drag(*corners)

    assert (board.hops, len(board.nets)) == ({(3, 2): "V"}, 2)
