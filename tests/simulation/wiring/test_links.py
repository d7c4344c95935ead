"""What activators fire and drive, and when."""

import pytest

from simulation.wiring.links import links
from tests.simulation.wiring.board import Board, base, cross


@pytest.mark.rule("TRP-07")
@pytest.mark.parametrize("name", ["P1", "P9"])
def test_an_activator_without_wire_does_nothing(name: str) -> None:
    """Nor does one that does not exist."""
    link = Board(P1=(0, 0), M1=(4, 0)).link(name)

    assert (link.mechanism, link.doors) == (None, ())


@pytest.mark.rule("WIR-01", "WIR-02", "WIR-03")
def test_a_connection_fires_the_mechanism() -> None:
    """From the activator to the mechanism and back."""
    board = base()
    found = links(board.grid, board.objects)

    assert found.link("P1").mechanism == ("M1", 0)
    assert (found.incoming("M1"), found.activators("M1")) == ("P1", ("P1",))


@pytest.mark.rule("WIR-12")
def test_mechanism_links_in_conflict_are_inert_and_doors_still_work() -> None:
    """Two activators on one mechanism: neither fires it, both drive the door."""
    board = base(P2=(3, 5), D1=(5, 5))
    board.drag((3, 5), (3, 2))
    board.drag((5, 5), (5, 2))
    found = links(board.grid, board.objects)

    assert (found.incoming("M1"), found.link("P1").inert, found.link("P2").inert) == (None, ("M1",), ("M1",))
    assert [found.link(key).doors for key in ("P1", "P2")] == [(("D1", 0, 0),)] * 2


@pytest.mark.rule("WIR-12")
def test_an_activator_with_two_mechanisms_fires_neither() -> None:
    """A third that one of them belongs to loses it as well."""
    board = Board(P1=(0, 0), M1=(3, 0), M2=(6, 0))
    board.drag((0, 0), (6, 0))

    assert (board.link("P1").mechanism, board.link("P1").inert) == (None, ("M1", "M2"))


@pytest.mark.rule("WIR-11")
def test_delays_of_timers_in_series_add_up() -> None:
    """1.5 s and 0.25 s."""
    board = Board(P1=(0, 0), M1=(8, 0))
    board.place("T1", (2, 0), delay=1500)
    board.place("T2", (5, 0), delay=250)
    board.drag((0, 0), (8, 0))

    assert board.link("P1").mechanism == ("M1", 1750)


@pytest.mark.rule("WIR-12")
def test_a_door_behind_parallel_timers_opens_early_and_closes_late() -> None:
    """The earliest way switches on, the latest off."""
    board = Board(P1=(0, 2), D1=(6, 2))
    board.drag((0, 2), (6, 2))
    board.place("T1", (3, 2), delay=2000)
    board.place("T2", (3, 4), delay=500)
    board.drag((2, 2), (2, 4), (4, 4), (4, 2))

    assert board.link("P1").doors == (("D1", 500, 2000),)


def ring() -> Board:
    """P1 on the left edge of a ring of timers of 1, 2 and 4 seconds; doors on its other two nets."""
    board = Board(P1=(0, 0), D1=(8, 0), D2=(8, 4))
    board.place("T1", (4, 0), delay=1000)
    board.place("T2", (8, 2), delay=2000)
    board.place("T3", (4, 4), delay=4000)
    board.drag((0, 2), (0, 0), (8, 0), (8, 4), (0, 4), (0, 2))
    return board


@pytest.mark.rule("WIR-11")
def test_nothing_echoes_in_a_ring_of_timers() -> None:
    """Each net gets one time on and one off; the signal never runs back to nets that it reached before."""
    board = ring()

    assert board.link("P1").doors == (("D1", 1000, 1000), ("D2", 3000, 4000))
    assert board.codes == ["W-TIMER-RING T1 T2 T3"]


@pytest.mark.rule("WIR-11")
def test_nets_that_a_signal_reaches_at_the_same_time_do_not_feed_each_other() -> None:
    """Two equal timers from P1, a third between what they feed: neither door waits for the other."""
    board = ring()
    board.remove("T2")
    board.remove("T3")
    board.place("T2", (8, 2), delay=500)
    board.place("T3", (4, 4), delay=1000)

    assert board.link("P1").doors == (("D1", 1000, 1000), ("D2", 1000, 1000))


@pytest.mark.rule("WIR-12")
def test_a_timer_conducts_both_ways() -> None:
    """Activators on both sides of it: the delay differs for each."""
    board = Board(P1=(0, 0), D1=(2, 0), P2=(6, 0))
    board.place("T1", (4, 0), delay=300)
    board.drag((0, 0), (6, 0))

    assert (board.link("P1").doors, board.link("P2").doors) == ((("D1", 0, 0),), (("D1", 300, 300),))


def test_a_bypassed_timer_delays_nothing() -> None:
    """Both its sides are one net."""
    board = base()
    board.place("T1", (3, 2), delay=900)
    board.drag((2, 2), (2, 4), (4, 4), (4, 2))

    assert (board.link("P1").mechanism, board.codes) == (("M1", 0), ["W-TIMER-BYPASSED T1"])


def test_timers_without_delay_still_conduct() -> None:
    """Also two of them in parallel."""
    board = Board(P1=(0, 2), D1=(6, 2))
    board.drag((0, 2), (6, 2))
    board.place("T1", (3, 2))
    board.place("T2", (3, 4))
    board.drag((2, 2), (2, 4), (4, 4), (4, 2))

    assert board.link("P1").doors == (("D1", 0, 0),)


def test_a_signal_does_not_pass_through_other_objects() -> None:
    """Wires that end at one door from two sides are not joined by it."""
    board = cross(D1=(8, 8))
    board.drag((6, 2), (8, 2), (8, 8))
    board.drag((3, 5), (3, 8), (8, 8))

    assert (board.link("P1").mechanism, board.link("P2").mechanism) == (("M1", 0), ("M2", 0))
