"""What a drag says before it is released."""

import pytest

from schemas.message import Message
from simulation.wiring.drag import plan_drag
from simulation.wiring.grid import HOP_V
from tests.simulation.wiring.board import Board, base, cross


@pytest.mark.rule("WIR-02")
def test_a_second_mechanism_is_refused() -> None:
    """The sentence names the plate and what it fires already."""
    plan = base(M2=(3, 5)).plan((3, 5), (3, 2))

    assert plan.refusal == Message("wiring.already_fires", activator="P1", mechanism="M1", second="M2")
    assert str(plan.refusal) == "P1 already fires M1"


@pytest.mark.rule("WIR-03")
def test_a_second_activator_is_refused() -> None:
    """The sentence names the mechanism and what fires it already."""
    plan = base(P2=(3, 5)).plan((3, 5), (3, 2))

    assert plan.refusal == Message("wiring.already_fired_by", mechanism="M1", activator="P1", second="P2")


@pytest.mark.rule("WIR-02")
def test_one_drag_over_two_mechanisms_is_refused() -> None:
    """Neither was connected before: both are named."""
    plan = base(P2=(0, 4), M2=(3, 4), M3=(6, 4)).plan((0, 4), (6, 4))

    assert plan.refusal == Message("wiring.would_fire_two", activator="P2", mechanism="M2", second="M3")


@pytest.mark.rule("WIR-05", "WIR-09")
def test_a_timer_in_between_does_not_hide_a_second_mechanism() -> None:
    """The rules hold through nets and timers."""
    board = base(M2=(3, 6))
    board.place("T1", (3, 4))

    assert board.plan((3, 2), (3, 6)).refusal is not None


@pytest.mark.rule("WIR-10")
@pytest.mark.parametrize(("limit", "allowed"), [(0, True), (2, True), (1, False)])
def test_a_door_takes_as_many_activators_as_the_rules_allow(limit: int, allowed: bool) -> None:
    """One more is refused; without a limit any number goes."""
    board = Board(P1=(0, 0), D1=(3, 0), P2=(6, 0))
    board.drag((0, 0), (3, 0))
    plan = plan_drag(board.grid, board.objects, [(6, 0), (3, 0)], door_limit=limit)

    assert (plan.refusal is None) == allowed


@pytest.mark.rule("WIR-10")
def test_a_wire_at_the_other_half_of_a_wide_door_counts() -> None:
    """The first activator comes in by the left wing, the second by the right one."""
    board = Board(P1=(0, 0), P2=(7, 0))
    board.place("D1", (3, 0), (4, 0))
    board.drag((0, 0), (3, 0))
    plan = plan_drag(board.grid, board.objects, [(7, 0), (4, 0)], door_limit=1)

    assert plan.refusal is not None


def test_a_forced_drag_is_not_refused_but_still_says_what_is_wrong() -> None:
    """With Alt held it may be released; the sentence stays."""
    plan = base(M2=(3, 5)).plan((3, 5), (3, 2), forced=True)

    assert plan.refusal is None
    assert plan.says[0].code == "wiring.already_fires"


@pytest.mark.rule("WIR-01")
def test_an_allowed_drag_says_what_it_connects() -> None:
    """A new connection in words, with what it draws."""
    board = base(P2=(3, 0), M2=(3, 5))
    plan = board.plan((3, 0), (3, 5))

    assert plan.says == (Message("wiring.fires", activator="P2", sink="M2"),)
    assert (plan.arcs, plan.dots, plan.attached) == ((((3, 2), HOP_V),), (), ("M2", "P2"))


def test_a_door_is_driven() -> None:
    """Doors have a sentence of their own."""
    assert base(D1=(3, 5)).plan((3, 5), (3, 2)).says == (Message("wiring.drives", activator="P1", sink="D1"),)


def test_a_drag_along_a_wire_changes_nothing_and_says_so() -> None:
    """No change is no undo step."""
    plan = base().plan((1, 2), (4, 2))

    assert (plan.change.cells, plan.new_edges, len(plan.traced_edges)) == ((), (), 3)
    assert plan.says == (Message("wiring.already_wired"),)


def test_a_drag_that_ends_on_empty_floor_warns() -> None:
    """It is allowed, and said."""
    plan = cross().plan((3, 2), (5, 2), (5, 4))

    assert Message("wiring.ends_loose") in plan.says


@pytest.mark.parametrize("corners", [(), ((1, 1),), ((1, 1), (1, 1))])
def test_a_drag_without_a_way_is_nothing(corners: tuple[tuple[int, int], ...]) -> None:
    """A click draws nothing."""
    plan = base().plan(*corners)

    assert (plan.change.cells, plan.says) == ((), ())
