"""What holds whatever a designer draws: invariants of wiring over random histories."""

import pytest
from hypothesis import given, target

from schemas.model import Cell
from simulation.wiring.change import WireChange, after, apply, revert
from simulation.wiring.drag import DragPlan
from simulation.wiring.file import wires_from_file, wires_to_file
from simulation.wiring.grid import HOPS, WireCell
from simulation.wiring.links import Link, links
from simulation.wiring.path import drag_path, visits
from tests.simulation.wiring.board import Board
from tests.simulation.wiring.moves import (
    Move,
    corners,
    histories,
    letters,
    make,
    merged,
    net_of_edges,
    picks,
    played,
    split,
    wrongs,
)


@given(histories)
def test_the_grid_is_always_consistent(history: list[Move]) -> None:
    """Edges have two ends, crossings a state, groups in objects' cells are partitions."""
    board = played(history)

    target(float(len(board.grid)))
    assert wrongs(board.grid, board.objects) == []


@given(histories, picks)
def test_erasing_never_joins(history: list[Move], pick: int) -> None:
    """Each net after erasing lies inside one net of before."""
    board = played(history)
    before = net_of_edges(board)
    make(board, ("erase", (pick,)))
    now = net_of_edges(board)

    assert not merged(before, now)
    assert now.keys() <= before.keys()


@given(histories, corners)
def test_a_drag_never_parts_and_says_what_it_joins(history: list[Move], way: tuple[Cell, ...]) -> None:
    """Each old net lies inside one new net; the plan names exactly the nets that become one."""
    board = played(history)
    before = net_of_edges(board)
    plan = board.drag(*way)
    now = net_of_edges(board)

    assert not split(before, now)
    assert merged(before, now) == set(plan.joins)
    assert plan.joined_at or not plan.joins


@pytest.mark.rule("WIR-02", "WIR-03")
@given(histories, corners)
def test_a_plan_knows_the_links_that_it_makes(history: list[Move], way: tuple[Cell, ...]) -> None:
    """What a drag says of reach, worked out on its cells alone, is what tracing all wires gives."""
    board = played(history)
    old = links(board.grid, board.objects)
    plan = board.drag(*way)
    new = links(board.grid, board.objects)

    changed = {key for key in new.of if sinks(old.link(key)) != sinks(new.link(key))}
    assert changed <= plan.reach.after.keys()
    assert {key: list(found) for key, found in plan.reach.after.items()} == {
        key: sinks(new.link(key)) for key in plan.reach.after
    }


def sinks(link: Link) -> list[str]:
    """All that a link reaches, by id."""
    return sorted([key for key, _ in link.mechanisms] + [key for key, _, _ in link.doors])


@given(histories, letters, picks)
def test_placing_neither_joins_nor_parts(history: list[Move], letter: str, pick: int) -> None:
    """Only a timer parts the wires that it is placed on."""
    board = played(history)
    before = net_of_edges(board)
    make(board, ("place", (letter, pick, True)))
    now = net_of_edges(board)

    assert not merged(before, now)
    assert letter == "T" or not split(before, now)


@given(histories, picks)
def test_lifting_joins_only_at_a_timer(history: list[Move], pick: int) -> None:
    """Taking away anything but a timer never makes two nets one."""
    board = played(history)
    names = sorted({name for name, _ in board.objects.values()})
    before = net_of_edges(board)
    make(board, ("remove", (pick,)))

    assert not merged(before, net_of_edges(board)) or names[pick % len(names)].startswith("T")


@given(histories)
def test_undo_and_redo_restore_every_step(history: list[Move]) -> None:
    """Each step back gives the grid of before, each step on the grid of after."""
    board = Board()
    seen = [board.grid.copy()]
    for move in history:
        steps = len(board._steps)
        make(board, move)
        seen += [board.grid.copy()] * (len(board._steps) - steps)
    back = [board.grid.copy()]
    for _ in seen[1:]:
        board.undo()
        back.append(board.grid.copy())

    assert back == seen[::-1]


@given(histories, corners)
def test_a_change_survives_writing_merging_and_turning(history: list[Move], way: tuple[Cell, ...]) -> None:
    """Changes are values: written and read, made one, reversed."""
    board = played(history)
    start = board.grid.copy()
    first = board.drag(*way).change
    board.erase(*way[:2])
    second = board._steps[-1][0]

    both = first.then(second)
    assert WireChange.from_data(both.to_data()) == both
    assert after(start, both) == board.grid
    revert(board.grid, both)
    assert board.grid == start


@given(histories)
def test_the_file_holds_everything(history: list[Move]) -> None:
    """Writing and reading gives the same wires, without a finding, and the same file again."""
    board = played(history)
    part = wires_to_file(board.grid)
    grid, findings = wires_from_file(part, board.objects)

    assert (grid, findings) == (board.grid, ())
    assert wires_to_file(grid) == part


@given(histories, corners)
def test_a_drag_means_the_same_both_ways(history: list[Move], way: tuple[Cell, ...]) -> None:
    """Drawn backwards it gives the same wires; only where it crosses itself may the other axis hop."""
    board = played(history)
    onward = drag_path(way)
    one = after(board.grid, board.plan(*onward, forced=True).change)
    other = after(board.grid, board.plan(*onward[::-1], forced=True).change)
    twice = {cell for cell, found in visits(onward).items() if len(found) > 1}

    differing = {cell for cell in one.cells if one.at(cell) != other.at(cell)}
    assert differing <= twice
    assert all(same_but_for_axis(one.cells[cell], other.cells[cell]) for cell in differing)


def same_but_for_axis(one: WireCell, other: WireCell) -> bool:
    """Whether two states differ in nothing but which axis of a hop is on top."""
    return one.x4 in HOPS and other.x4 in HOPS and one._replace(x4=0) == other._replace(x4=0)


@given(histories, corners)
def test_a_refused_drag_would_break_a_rule_and_an_allowed_one_does_not(
    history: list[Move], way: tuple[Cell, ...]
) -> None:
    """The Wiring tool refuses exactly what would add to the conflicts that are there."""
    board = played(history)
    old = conflicts(board)
    plan: DragPlan = board.plan(*way)
    apply(board.grid, plan.change)

    assert (plan.refusal is not None) == bool(conflicts(board) - old)


def conflicts(board: Board) -> set[tuple[str, str, str]]:
    """Pairs that may not be: two mechanisms of one activator, two activators of one mechanism."""
    traced = links(board.grid, board.objects)
    fires = {key: [name for name, _ in link.mechanisms] for key, link in traced.of.items()}
    two = {("E-ACT", key, a + b) for key, names in fires.items() for a in names for b in names if a < b}
    shared = {
        ("E-MECH", name, a + b)
        for a, names in fires.items()
        for b in fires
        for name in names
        if a < b and name in fires[b]
    }
    return two | shared
